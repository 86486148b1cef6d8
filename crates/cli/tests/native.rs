//! The programs in `tests/programs/*/values` compute with one thread, and those in `exceptions` and `cxx20` end in the same
//! way under every schedule: what Mazurka says about them is
//! what happens when they run for real.

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use support::repository;

/// What the head of a program says to the compiler.
fn compiler_arguments(source: &Path) -> Vec<String> {
    let text = fs::read_to_string(source).expect("the program can be read");
    let head = text.lines().next().and_then(|line| line.strip_prefix("// mazurka:"));
    let arguments = head.and_then(|head| head.split_once("-- ")).map_or("", |(_, after)| after);
    arguments.split_whitespace().map(str::to_string).collect()
}

/// Compiles a program of a folder with clang and runs it; tells whether it ends with status 0.
fn runs_well(folder: &str, source: &Path) -> bool {
    let stem = source.file_stem().map(|stem| stem.to_string_lossy()).unwrap_or_default();
    let program: PathBuf =
        std::env::temp_dir().join(format!("mazurka-{}-native-{folder}-{stem}", std::process::id()));
    let cxx = source.extension().is_some_and(|extension| extension == "cpp");
    let compiled = Command::new(if cxx { "clang++" } else { "clang" })
        .args(compiler_arguments(source))
        .args(["-w", "-pthread", "-o"])
        .args([&program, source])
        .arg("-lm")
        .output()
        .expect("clang runs");
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let output = Command::new(&program).output();
    let _ = fs::remove_file(&program);
    output.expect("the program runs").status.success()
}

/// The programs of a folder that belong to one of these topics.
fn programs(folder: &str, topics: &[&str]) -> Vec<PathBuf> {
    let folder = repository().join("tests/programs").join(folder);
    let entries = |topic: &&str| fs::read_dir(folder.join(topic)).expect("the folder is there");
    let entries = topics.iter().flat_map(entries);
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.sort();
    files
}

#[test]
fn programs_that_pass_end_well_for_real() {
    for file in programs("pass", &["values", "exceptions", "cxx20"]) {
        assert!(runs_well("pass", &file), "{} fails for real", file.display());
    }
}

#[test]
fn programs_that_fail_do_so_for_real() {
    for file in programs("fail", &["values"]) {
        assert!(!runs_well("fail", &file), "{} ends well for real", file.display());
    }
}
