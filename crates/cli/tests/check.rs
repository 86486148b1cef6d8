//! The command line as users and scripts meet it: exit status, JSON, messages.

use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Output};

fn example(name: &str) -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    root.join(name).display().to_string()
}

fn mazurka(args: &[&str]) -> Output {
    match Command::new(env!("CARGO_BIN_EXE_mazurka")).args(args).output() {
        Ok(output) => output,
        Err(error) => panic!("cannot run mazurka: {error}"),
    }
}

/// The exit status and the JSON report of checking an example.
fn check(name: &str, options: &[&str]) -> (Option<i32>, Value) {
    let file = example(name);
    let output = mazurka(&[&["check", &file, "--format", "json"], options].concat());
    let report = serde_json::from_slice(&output.stdout).unwrap_or_else(|error| {
        panic!("{error}: {}", String::from_utf8_lossy(&output.stdout));
    });
    (output.status.code(), report)
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_violation_is_shown_with_its_interleaving() {
    let (status, report) = check("lost_update.tiny", &[]);
    assert_eq!(status, Some(1));
    assert_eq!(report["schema"], 1);
    assert_eq!(report["verdict"], "violation");
    assert_eq!(report["violations"][0]["kind"], "assertion");
    let trace = report["violations"][0]["trace"].as_array().map_or(0, Vec::len);
    assert_eq!(trace, 7, "two loads, two stores, two counts and the load that is checked");
}

#[test]
fn all_violations_are_explored_on_request() {
    let (status, report) = check("lost_update.tiny", &["--keep-going"]);
    assert_eq!(status, Some(1));
    // Each thread can be the one that comes last and fails.
    assert_eq!(report["violations"].as_array().map(Vec::len), Some(2));
    let (_, all) = check("lost_update.tiny", &["--keep-going", "--algorithm", "naive"]);
    assert!(report["explored"]["executions"].as_u64() < all["explored"]["executions"].as_u64());
}

#[test]
fn what_is_verified_is_verified_by_every_algorithm() {
    for algorithm in ["auto", "pop", "optimal", "source", "dpor", "naive"] {
        let (status, report) = check("locked_counter.tiny", &["--algorithm", algorithm]);
        assert_eq!((status, &report["verdict"]), (Some(0), &Value::from("verified")));
        let explored = &report["explored"];
        let sum: u64 = ["complete", "blocked", "bounded", "redundant"]
            .iter()
            .filter_map(|kind| explored[kind].as_u64())
            .sum();
        assert_eq!(explored["executions"].as_u64(), Some(sum));
        if algorithm != "auto" {
            assert_eq!(report["algorithm"], algorithm);
        }
    }
}

#[test]
fn a_deadlock_names_who_waits() {
    let (status, report) = check("abba.tiny", &[]);
    assert_eq!(status, Some(1));
    assert_eq!(report["violations"][0]["kind"], "deadlock");
    let message = report["violations"][0]["message"].as_str().unwrap_or_default();
    assert!(message.contains("lock a") && message.contains("lock b"), "{message}");
}

#[test]
fn a_limit_makes_the_verdict_incomplete() {
    let (status, report) = check("locked_counter.tiny", &["--max-executions", "1"]);
    assert_eq!((status, &report["verdict"]), (Some(3), &Value::from("incomplete")));
    assert_eq!(report["limits_hit"][0], "max-executions");
    let (status, report) = check("locked_counter.tiny", &["--max-steps", "3"]);
    assert_eq!((status, &report["verdict"]), (Some(3), &Value::from("incomplete")));
    assert_eq!(report["explored"]["bounded"], report["explored"]["executions"]);
    let (status, report) = check("locked_counter.tiny", &["--timeout", "0s"]);
    assert_eq!((status, &report["limits_hit"][0]), (Some(3), &Value::from("timeout")));
    // The limit is not hit if there is nothing left to explore.
    let (status, _) = check("locked_counter.tiny", &["--max-executions", "4"]);
    assert_eq!(status, Some(0));
}

#[test]
fn unusable_input_has_status_2_and_a_hint() {
    let missing = mazurka(&["check", "no such file.tiny"]);
    assert_eq!(missing.status.code(), Some(2));
    assert!(stderr(&missing).contains("no such file.tiny"));
    let other = mazurka(&["check", "program.txt"]);
    assert_eq!(other.status.code(), Some(2));
    assert!(stderr(&other).contains("hint:"));
    let option = mazurka(&["check", "a.tiny", "--algorithm", "magic"]);
    assert_eq!(option.status.code(), Some(2));
    assert!(stderr(&option).contains("optimal"), "the known algorithms are named");
}
