//! `cargo xtask bench` with programs that only pretend to check: right and wrong counts, time that
//! runs out, other tools, the files of a run.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder for one test, empty at first.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder for tests can be written");
    folder
}

/// A program that is a shell script.
fn script(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, format!("#!/bin/sh\n{text}\n")).expect("a script can be written");
    let executable = fs::Permissions::from_mode(0o755);
    fs::set_permissions(&path, executable).expect("a script can be made executable");
    path.display().to_string()
}

/// A checker that always reports the same.
fn checker(folder: &Path, name: &str, complete: u64, limits: &str) -> String {
    let verdict = if limits.is_empty() { "verified" } else { "incomplete" };
    let report = format!(
        r#"{{"verdict": "{verdict}", "limits_hit": [{limits}], "seconds": 0.5,
            "peak_memory_bytes": 3000000, "explored": {{"executions": {complete}, "complete": {complete},
            "blocked": 0, "bounded": 0, "redundant": 0, "steps": 1000, "states": null,
            "revisited": null}}}}"#
    );
    script(folder, name, &format!("cat <<'END'\n{report}\nEND"))
}

/// Runs the command on one row, which has 19,605 executions.
fn bench(folder: &Path, mazurka: &str, more: &[&str]) -> Output {
    let run = folder.join("run").display().to_string();
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command.args(["bench", "pop/fib_bench", "N=4", "--algorithms", "pop", "--mazurka", mazurka]);
    command.args(["--out", &run]).args(more).output().expect("xtask runs")
}

/// A file of the run.
fn written(folder: &Path, file: &str) -> String {
    let path = folder.join("run").join(file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The line of the table for the row that is run.
fn line(text: &str) -> &str {
    text.lines().find(|line| line.starts_with("| fib-bench(4) ")).expect("the row is there")
}

#[test]
fn right_counts_succeed_and_stand_beside_the_published_figures() {
    let folder = folder("right");
    let mazurka = checker(&folder, "right", 19_605, "");
    let output = bench(&folder, &mazurka, &["--no-tools", "--repeat", "2"]);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let table = written(&folder, "pop.md");
    let expected = "| fib-bench(4) | 19,605 | 0.500 | 3.0 | 500000 |  |  |  | *1.08* |";
    assert!(line(&table).starts_with(expected), "{}", line(&table));
    assert!(String::from_utf8_lossy(&output.stdout).contains(line(&table)));
    assert!(table.contains("| fib-bench(4) | 0.500 | ≤ 0.15 | 3.00 | ≤ 16 | **no** |"), "{table}");
    let raw = written(&folder, "raw.json");
    assert!(raw.contains("\"outcome\": \"right\"") && raw.contains("--algorithm pop"), "{raw}");
    for fact in ["processor", "clang", "rustc", "commit", "measured"] {
        assert!(written(&folder, "README.md").contains(&format!("| {fact} | ")), "{fact}");
    }
}

#[test]
fn a_wrong_count_fails_and_is_marked() {
    let folder = folder("wrong");
    let mazurka = checker(&folder, "wrong", 19_604, "");
    let output = bench(&folder, &mazurka, &["--no-tools"]);
    assert_eq!(output.status.code(), Some(1));
    let table = written(&folder, "pop.md");
    assert!(line(&table).contains("**wrong** 0.500"), "{}", line(&table));
    assert!(table.contains("19604+0 instead of 19605+0"), "{table}");
}

#[test]
fn what_fails_fails_the_run() {
    let folder = folder("failed");
    let mazurka = script(&folder, "failed", "echo 'no clang' >&2; exit 2");
    let output = bench(&folder, &mazurka, &["--no-tools"]);
    assert_eq!(output.status.code(), Some(1));
    let table = written(&folder, "pop.md");
    assert!(line(&table).contains("**failed**") && table.contains("no clang"), "{table}");
}

#[test]
fn what_does_not_finish_is_shown_but_does_not_fail() {
    let folder = folder("unfinished");
    let mazurka = checker(&folder, "unfinished", 7, "\"timeout\"");
    let output = bench(&folder, &mazurka, &["--no-tools", "--timeout", "1s"]);
    assert_eq!(output.status.code(), Some(0));
    let table = written(&folder, "pop.md");
    assert!(line(&table).contains("| not in "), "{}", line(&table));
    assert!(table.contains("after 7 executions"), "{table}");
}

#[test]
fn a_later_run_adds_to_the_folder_and_replaces_rows() {
    let folder = folder("twice");
    let wrong = checker(&folder, "wrong", 1, "");
    assert_eq!(bench(&folder, &wrong, &["--no-tools"]).status.code(), Some(1));
    let right = checker(&folder, "right", 19_605, "");
    assert_eq!(bench(&folder, &right, &["--no-tools"]).status.code(), Some(0));
    let both = ["--no-tools", "--algorithms", "optimal"];
    assert_eq!(bench(&folder, &right, &both).status.code(), Some(0));
    let raw = written(&folder, "raw.json");
    assert_eq!(raw.matches("\"outcome\": \"right\"").count(), 2, "{raw}");
    assert!(!raw.contains("\"outcome\": \"wrong\""), "{raw}");
}

#[test]
fn other_tools_are_run_and_the_ratio_is_shown() {
    let folder = folder("tools");
    let mazurka = checker(&folder, "right", 19_605, "");
    let genmc = "echo \"$@\" > genmc.log; echo 'Number of complete executions explored: 19605'\n\
        echo 'No errors were detected.'; echo 'Total wall-clock time: 5.00s'";
    let genmc = script(
        &folder,
        "genmc",
        &genmc.replace("genmc.log", &format!("{}/genmc.log", folder.display())),
    );
    let nidhugg = script(&folder, "nidhugg", "echo 'unknown function' >&2; exit 1");
    let output = bench(&folder, &mazurka, &["--genmc", &genmc, "--nidhugg", &nidhugg]);
    assert_eq!(output.status.code(), Some(0), "other tools do not fail the run");
    let arguments = fs::read_to_string(folder.join("genmc.log")).expect("GenMC was run");
    assert_eq!(arguments, "--sc -- -DN=4 bench/programs/pop/fib_bench.c\n");
    let table = written(&folder, "pop.md");
    let (_, tools) = table.split_once("## Beside other tools").expect("a table of tools");
    let cells: Vec<&str> = line(tools).split('|').map(str::trim).collect();
    // The processor time of our script, after its seconds, is short, but not always the same.
    assert_eq!((cells[2], &cells[4..8]), ("0.500", &["**failed**", "", "", ""][..]));
    assert_eq!(cells[8..10], ["19,605", "5.00"]);
    assert!(line(tools).ends_with("| 10.0 × |"), "{}", line(tools));
    assert!(table.contains("- fib-bench(4): `nidhugg` **failed**: unknown function.\n"), "{table}");
}

#[test]
fn wrong_arguments_are_explained() {
    for (arguments, message) in [
        (&["bench", "popp"][..], "popp: no such table"),
        (&["bench", "pop/fib_bench", "N=77"], "pop/fib_bench N=77: no such row"),
        (&["bench", "pop", "--algorithms", "event"], "nothing is selected"),
        (&["growth", "no-such-folder"], "no-such-folder/raw.json"),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_xtask")).args(arguments).output();
        let output = output.expect("xtask runs");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(errors.contains(message), "{errors}");
    }
}
