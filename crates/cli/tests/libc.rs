//! The programs in `tests/libc` print what functions of the C library return: the same for real and here.

mod support;

use serde_json::Value;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use support::{repository, scratch, stderr};

/// The options in the first line of a program, in pairs.
fn options(program: &Path) -> Vec<(String, String)> {
    let text = fs::read_to_string(program).expect("it can be read");
    let line = text.lines().next().unwrap_or_default();
    let words: Vec<&str> =
        line.strip_prefix("// mazurka:").unwrap_or_default().split_whitespace().collect();
    let pair = |pair: &[&str]| (pair[0].to_string(), pair[1].to_string());
    words.chunks_exact(2).map(pair).collect()
}

/// What a program prints when it runs for real.
fn native(program: &Path, options: &[(String, String)]) -> String {
    let folder = scratch("libc");
    let binary = folder.join(program.file_stem().expect("it has a name"));
    let mut clang = Command::new("clang");
    clang.args(["-w", "-pthread", "-o"]).args([&binary, program]).arg("-lstdc++");
    let clang = clang.output().expect("clang runs");
    assert!(clang.status.success(), "{}", stderr(&clang));
    let mut command = Command::new(&binary);
    command.env_clear().stdin(Stdio::null()).current_dir(&folder);
    for (option, value) in options {
        match option.as_str() {
            "--arg" => command.arg(value),
            "--env" => command.envs(value.split_once('=')),
            "--stdin" => command.stdin(File::open(program.with_file_name(value)).expect("input")),
            "--file" => {
                let (name, from) = value.split_once('=').expect("a name and a file");
                fs::copy(program.with_file_name(from), folder.join(name)).expect("it is there");
                &mut command
            }
            _ => panic!("{option}"),
        };
    }
    String::from_utf8(command.output().expect("it runs").stdout).expect("a text")
}

/// What a program prints here.
fn here(program: &Path, options: &[(String, String)]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mazurka"));
    command.args(["check", "--format", "json"]).arg(program);
    for (option, value) in options {
        let beside = |file: &str| program.with_file_name(file).display().to_string();
        let value = match (option.as_str(), value.split_once('=')) {
            ("--stdin", _) => beside(value),
            ("--file", Some((name, from))) => format!("{name}={}", beside(from)),
            _ => value.clone(),
        };
        command.arg(format!("{option}={value}"));
    }
    let output = command.output().expect("it runs");
    let report: Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|_| panic!("{}: {}", program.display(), stderr(&output)));
    let violation = &report["violations"][0];
    assert_eq!(violation["message"], "the error location is reached", "{violation:#}");
    let printed = violation["output"].as_array().expect("something is printed");
    printed.iter().map(|line| line["text"].as_str().expect("a text")).collect()
}

#[test]
fn functions_return_what_they_return_for_real() {
    let folder = repository().join("tests/libc");
    let files = fs::read_dir(folder).expect("it is there");
    let mut programs: Vec<PathBuf> = files.filter_map(|file| Some(file.ok()?.path())).collect();
    programs.retain(|file| file.extension().is_some_and(|end| end == "c" || end == "cpp"));
    programs.sort();
    assert!(programs.len() >= 9, "{programs:?}");
    for program in programs {
        let options = options(&program);
        let (native, here) = (native(&program, &options), here(&program, &options));
        let mut lines = native.lines().zip(here.lines()).enumerate();
        if let Some((line, (a, b))) = lines.find(|(_, (a, b))| a != b) {
            panic!("{}: line {}:\nfor real: {a}\nhere:     {b}", program.display(), line + 1);
        }
        assert_eq!(native.len(), here.len(), "{}", program.display());
    }
}
