//! Trace files: what is reported can be run again, and shown again.

mod support;

use serde_json::Value;
use std::fs;
use support::{mazurka, programs, scratch, stderr, stdout, with_options};

/// Programs that are checked at the same time.
const WORKERS: usize = 2;

/// Checks a program, replays what is found, and tells how many violations that were, and what is wrong.
fn check_and_replay(program: &str, options: &[String], trace: &str) -> (usize, Vec<String>) {
    let args = with_options(program, options, &["--trace", trace, "--format", "json"]);
    let checked = mazurka(&args);
    let before: Value = serde_json::from_slice(&checked.stdout).unwrap_or_default();
    let after = mazurka(&["replay", trace, "--format", "json"]);
    let report: Value = serde_json::from_slice(&after.stdout).unwrap_or_default();
    let mut failures = Vec::new();
    if after.status.code() != Some(1) || before["violations"] != report["violations"] {
        failures.push(format!("{program}: {}", stderr(&after).trim()));
    }
    let found = before["violations"].as_array().map_or(&[][..], Vec::as_slice);
    // Where messages of a handler are not ordered, an execution is shown as it was.
    let reordered = before["algorithm"] != "event";
    if reordered && found.iter().any(|violation| violation["fewest_switches"] != true) {
        failures.push(format!("{program}: not the fewest context switches"));
    }
    (found.len(), failures)
}

#[test]
fn every_reported_execution_ends_in_the_same_violation_when_it_is_run_again() {
    let folder = scratch("replay_all");
    let programs = programs("fail");
    let work = &|worker: usize| {
        let trace = folder.join(format!("{worker}.trace")).display().to_string();
        let mine = programs.iter().skip(worker).step_by(WORKERS);
        let results = mine.map(|(program, options)| check_and_replay(program, options, &trace));
        results.fold((0, Vec::new()), |(count, all), (n, failures)| {
            (count + n, [all, failures].concat())
        })
    };
    let results: Vec<(usize, Vec<String>)> = std::thread::scope(|scope| {
        let start = |worker| scope.spawn(move || work(worker));
        let workers: Vec<_> = (0..WORKERS).map(start).collect();
        workers.into_iter().map(|worker| worker.join().expect("a worker does not panic")).collect()
    });
    let replayed: usize = results.iter().map(|(count, _)| count).sum();
    let failures: Vec<String> = results.into_iter().flat_map(|(_, failures)| failures).collect();
    println!("{replayed} violations were replayed");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(replayed > 80, "only {replayed} violations");
}

#[test]
fn a_changed_program_diverges_at_a_step() {
    let folder = scratch("replay_changed");
    let (program, trace) = (folder.join("a.tiny"), folder.join("a.trace"));
    let (file, trace) = (program.display().to_string(), trace.display().to_string());
    let text = "shared x=0 y=0\np: x := 1; y := 2\nq: a := x; assert a == 0\n".to_string();
    let write = |text: String| fs::write(&program, text).expect("the folder can be written");
    write(text.clone());
    assert_eq!(mazurka(&["check", &file, "--trace", &trace]).status.code(), Some(1));
    assert_eq!(mazurka(&["replay", &trace]).status.code(), Some(1));
    // A comment changes the text, but not what it does.
    write(text.clone() + "# nothing\n");
    let unconfirmed = mazurka(&["replay", &trace]);
    assert_eq!(unconfirmed.status.code(), Some(2), "a changed file has to be named");
    assert!(stderr(&unconfirmed).contains("hint: name the program"), "{}", stderr(&unconfirmed));
    let same = mazurka(&["replay", &trace, &file]);
    assert_eq!(same.status.code(), Some(1), "{}", stderr(&same));
    assert!(stderr(&same).contains("has changed since"), "{}", stderr(&same));
    write(text.replace("x := 1", "x := 7"));
    let other = mazurka(&["replay", &trace, &file]);
    assert_eq!(other.status.code(), Some(2));
    let message = stderr(&other);
    assert!(message.contains("diverged at step 1: expected p store x := 1"), "{message}");
    assert!(message.contains("found p store x := 7"), "{message}");
    write(text.replace("assert a == 0", "assert a == 1"));
    let fine = mazurka(&["replay", &trace, &file]);
    assert_eq!(fine.status.code(), Some(2));
    assert!(stderr(&fine).contains("found no violation"), "{}", stderr(&fine));
    write("shared x=0\nq: a := x; assert a == 0\n".into());
    let gone = mazurka(&["replay", &trace, &file]);
    assert_eq!(gone.status.code(), Some(2), "{}", stderr(&gone));
    assert!(stderr(&gone).contains("diverged at step 1"), "{}", stderr(&gone));
}

#[test]
fn a_saved_report_is_shown_without_the_program() {
    let folder = scratch("report_saved");
    let (program, trace) = (folder.join("a.tiny"), folder.join("a.trace"));
    let (file, trace) = (program.display().to_string(), trace.display().to_string());
    fs::write(&program, "shared x=0\np: a := x; assert a == 1\n")
        .expect("the folder can be written");
    let checked = mazurka(&["check", &file, "--trace", &trace]);
    fs::remove_file(&program).expect("it was just written");
    let again = mazurka(&["report", &trace]);
    assert_eq!((again.status.code(), stdout(&again)), (Some(1), stdout(&checked)));
    let replay = mazurka(&["replay", &trace]);
    assert_eq!(replay.status.code(), Some(2), "the program is not there");
}

#[test]
fn what_is_no_trace_file_is_refused() {
    let folder = scratch("report_refused");
    let file = folder.join("x.trace");
    let name = file.display().to_string();
    let cases = [
        ("no json", "not a trace file"),
        ("{}", "not a trace file"),
        ("{\"format\": \"mazurka-trace\", \"version\": 99}", "version 99"),
        ("{\"format\": \"mazurka-trace\", \"version\": 1}", "broken"),
    ];
    for (text, expected) in cases {
        fs::write(&file, text).expect("the folder can be written");
        for command in ["replay", "report"] {
            let output = mazurka(&[command, &name]);
            assert_eq!(output.status.code(), Some(2), "{text}");
            assert!(stderr(&output).contains(expected), "{text}: {}", stderr(&output));
        }
    }
}
