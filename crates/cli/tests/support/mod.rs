//! What several tests of the command line share.

#![allow(dead_code, reason = "each test uses a part of it")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Examples with the name of what is behind them.
pub(crate) const BUGS: &[(&str, &str)] = &[
    ("lost_update.c", "lost update"),
    ("abba.c", "lock order"),
    ("aba_stack.c", "ABA"),
    ("missed_wakeup.c", "missed wake-up"),
    ("late_reader.c", "premature reclamation"),
    ("spin_livelock.c", "livelock"),
    ("ui_race.c", "message race"),
];

/// The root of the repository, from which the command is run so that paths in reports are short.
pub(crate) fn repository() -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.canonicalize().unwrap_or_else(|error| panic!("{}: {error}", root.display()))
}

/// Runs the command in the root of the repository, as if not on a terminal.
pub(crate) fn mazurka(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mazurka"));
    command.args(args).current_dir(repository()).env_remove("COLUMNS").env_remove("NO_COLOR");
    command.output().unwrap_or_else(|error| panic!("cannot run mazurka: {error}"))
}

/// What the command wrote to standard output.
pub(crate) fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// What the command wrote to standard error.
pub(crate) fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A folder for the files of one test, empty.
pub(crate) fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    folder
}

/// Checks the text of a C program; gives the report in JSON.
pub(crate) fn check_text(name: &str, text: &str, options: &[&str]) -> serde_json::Value {
    let file = scratch(name).join("program.c");
    fs::write(&file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let mut command = Command::new(env!("CARGO_BIN_EXE_mazurka"));
    let own = options.iter().position(|word| *word == "--").unwrap_or(options.len());
    command
        .args(["check", "--format", "json"])
        .args(&options[..own])
        .arg(&file)
        .args(&options[own..]);
    let output = command.output().unwrap_or_else(|error| panic!("cannot run mazurka: {error}"));
    let text = stdout(&output);
    serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text}{}", stderr(&output)))
}

/// The programs in a folder of `tests/programs`, with the words that their first lines give.
pub(crate) fn programs(folder: &str) -> Vec<(String, Vec<String>)> {
    let mut found = Vec::new();
    collect(&repository().join("tests/programs").join(folder), &mut found);
    found.sort();
    let case = |path: &PathBuf| {
        let text = fs::read_to_string(path).unwrap_or_default();
        let first = text.lines().next().unwrap_or_default();
        let words = first.strip_prefix("// mazurka:").unwrap_or_default();
        let words = words.split_whitespace().map(str::to_owned).collect();
        let short = path.strip_prefix(repository()).unwrap_or(path);
        (short.display().to_string(), words)
    };
    found.iter().map(case).collect()
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        let extension = path.extension().and_then(|e| e.to_str()).unwrap_or_default();
        if path.is_dir() {
            collect(&path, found);
        } else if matches!(extension, "c" | "cc" | "cpp" | "tiny") {
            found.push(path);
        }
    }
}

/// The arguments that check a program and save what is found.
pub(crate) fn with_options<'a>(
    program: &'a str,
    own: &'a [String],
    more: &[&'a str],
) -> Vec<&'a str> {
    let at = own.iter().position(|word| word == "--").unwrap_or(own.len());
    let words = |words: &'a [String]| words.iter().map(String::as_str);
    let mut all = vec!["check", program];
    all.extend(words(&own[..at]));
    all.extend(more);
    all.extend(words(&own[at..]));
    all
}
