//! Explorations that are saved, left at any moment and gone on with count what others count.

#![cfg(feature = "tiny")]

use mazurka::{Checker, Error, Input, Limit, Report, Verdict};
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

/// A file of its own for each test.
fn file(name: &str) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&file);
    file
}

/// Three threads that write one variable three times each: 9! / 3!^3 = 1,680 classes.
fn writes() -> Input {
    let writes = ["x := 1"; 3].join("; ");
    Input::tiny("writes", format!("shared x=0\np: {writes}\nq: {writes}\nr: {writes}\n"))
}

fn check(checker: &Checker, input: &Input) -> Report {
    checker.check(input).expect("it can be checked")
}

#[test]
fn many_small_steps_make_up_the_whole() {
    for jobs in [1, 2, 3] {
        let file = file(&format!("steps{jobs}"));
        let checker = Checker::new().jobs(jobs).checkpoint(&file).max_executions(70);
        let mut report = check(&checker, &writes());
        let mut rounds = 1;
        while report.verdict == Verdict::Incomplete {
            assert_eq!(report.limits_hit, [Limit::MaxExecutions]);
            report = check(&checker.clone().resume(&file), &writes());
            rounds += 1;
        }
        let explored = report.explored;
        assert_eq!((report.verdict, explored.executions), (Verdict::Verified, 1680), "{jobs}");
        assert_eq!(explored.complete, 1680);
        assert!((15..=24).contains(&rounds), "{rounds} rounds of 70 executions");
        // There is nothing left, and that is known.
        let again = check(&Checker::new().resume(&file), &writes());
        assert_eq!((again.verdict, again.explored.executions), (Verdict::Verified, 1680));
    }
}

#[test]
fn checkpoints_while_it_runs_change_nothing() {
    for jobs in [1, 3] {
        let file = file(&format!("often{jobs}"));
        let checker = Checker::new().jobs(jobs).checkpoint(&file);
        let report = check(&checker.checkpoint_period(Duration::from_micros(50)), &writes());
        assert_eq!((report.verdict, report.explored.executions), (Verdict::Verified, 1680));
    }
}

/// A process may end at any moment: every checkpoint that was ever in the file can be gone on with.
#[test]
fn every_checkpoint_can_be_gone_on_with() {
    let file = file("every");
    let mut checker = Checker::new().checkpoint(&file).max_executions(97);
    let mut saved = Vec::new();
    while check(&checker, &writes()).verdict == Verdict::Incomplete {
        saved.push(fs::read(&file).expect("a checkpoint"));
        checker = checker.resume(&file);
    }
    assert!(saved.len() > 10, "{}", saved.len());
    for text in saved {
        fs::write(&file, text).expect("it can be written");
        let report = check(&Checker::new().jobs(2).resume(&file), &writes());
        assert_eq!((report.verdict, report.explored.executions), (Verdict::Verified, 1680));
    }
}

#[test]
fn violations_are_kept() {
    let file = file("violations");
    let text = "shared x=0\np: x := 1; x := 2\nq: a := x; assert a != 1\nr: x := 3; b := x; assert b != 2\n";
    let input = Input::tiny("fails", text);
    let all = check(&Checker::new().keep_going(true), &input);
    let checker = Checker::new().keep_going(true).checkpoint(&file).max_executions(3);
    let mut report = check(&checker, &input);
    while !report.limits_hit.is_empty() {
        report = check(&checker.clone().resume(&file), &input);
    }
    let messages = |report: &Report| {
        let mut all: Vec<String> = report.violations.iter().map(|v| v.message.clone()).collect();
        all.sort();
        all
    };
    assert_eq!(messages(&report), messages(&all));
    assert_eq!(report.explored.executions, all.explored.executions);
}

#[test]
fn another_exploration_is_refused() {
    let file = file("refused");
    let checker = Checker::new().checkpoint(&file).max_executions(5);
    check(&checker, &writes());
    let refused = |checker: Checker, input: &Input, why: &str| {
        let error = checker.resume(&file).check(input).map(|report| report.verdict);
        let text = error.as_ref().map_or_else(ToString::to_string, |_| String::new());
        assert!(matches!(error, Err(Error::Checkpoint(_))) && text.contains(why), "{error:?}");
    };
    let other = Input::tiny("writes", "shared x=0\np: x := 1\nq: x := 2\n");
    refused(Checker::new(), &other, "the program has changed");
    refused(Checker::new().keep_going(true), &writes(), "--keep-going was false");
    refused(Checker::new().max_steps(7), &writes(), "--max-steps was 1000000");
    fs::write(&file, "{}").expect("it can be written");
    refused(Checker::new(), &writes(), "this is no checkpoint");
    let optimal = Checker::new().algorithm(mazurka::Algorithm::Optimal).checkpoint(&file);
    assert!(matches!(optimal.check(&writes()), Err(Error::CheckpointNeedsPop)));
    let nowhere = Checker::new().checkpoint("/nowhere/at/all").check(&writes());
    assert!(matches!(nowhere, Err(Error::Checkpoint(_))));
}
