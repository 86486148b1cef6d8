//! Data races in programs that post messages: handlers order what their messages do.

mod support;

use serde_json::Value;
use support::{mazurka, programs, scratch, stderr, with_options};

/// The report of checking a program for everything, which must be one; what it shows must be the same
/// when it is run again.
fn check_all(program: &str, options: &[String]) -> Value {
    let trace = scratch("event_races").join("a.trace").display().to_string();
    let more = ["--check", "all", "--format", "json", "--trace", &trace];
    let output = mazurka(&with_options(program, options, &more));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
    let status = if report["verdict"] == "verified" { 0 } else { 1 };
    assert_eq!(output.status.code(), Some(status), "{program}: {}", stderr(&output));
    assert_ne!(report["algorithm"], "event", "{program}");
    if status == 1 {
        let again = mazurka(&["replay", &trace, "--format", "json"]);
        let replayed: Value = serde_json::from_slice(&again.stdout).unwrap_or_default();
        assert_eq!(replayed["violations"], report["violations"], "{program}: {}", stderr(&again));
    }
    report
}

#[test]
fn messages_of_one_handler_are_no_data_race() {
    for (example, verdict) in
        [("event_loop", "verified"), ("two_phase_commit", "verified"), ("ui_race", "violation")]
    {
        let report = check_all(&format!("examples/{example}.c"), &[]);
        assert_eq!(report["verdict"], verdict, "{example}");
        let kinds = report["violations"].as_array().cloned().unwrap_or_default();
        assert!(kinds.iter().all(|found| found["kind"] != "data-race"), "{example}: {report}");
    }
    for (folder, verdict) in [("pass/events", "verified"), ("fail/events", "violation")] {
        for (program, options) in programs(folder) {
            let options: Vec<String> =
                options.into_iter().filter(|word| word != "--check" && word != "all").collect();
            assert_eq!(check_all(&program, &options)["verdict"], verdict, "{program}");
        }
    }
}

#[test]
fn an_algorithm_that_leaves_out_orders_of_messages_is_refused() {
    let options = ["--check", "data-races", "--algorithm", "event"];
    let output = mazurka(&[&["check", "examples/event_loop.c"], &options[..]].concat());
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("hint: leave --algorithm out"), "{}", stderr(&output));
    // Without messages there is no such order.
    let output = mazurka(&[&["check", "examples/locked_counter.c"], &options[..]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
}
