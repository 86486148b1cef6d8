//! Limits, interruption and progress, without a clock where that is possible.

#![cfg(feature = "tiny")]

use mazurka::{Checker, Error, Input, Limit, ProgressState, Property, Verdict};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Three threads that write one variable five times each: more executions than anybody waits for.
fn many() -> Input {
    let writes = ["x := 1"; 5].join("; ");
    Input::tiny("many", format!("shared x=0\np: {writes}\nq: {writes}\nr: {writes}\n"))
}

#[test]
fn a_limit_makes_a_report_incomplete() {
    let limited = |checker: Checker| {
        let report = checker.check(&many()).expect("the program can be checked");
        assert_eq!(report.verdict, Verdict::Incomplete);
        (report.explored.executions, report.limits_hit)
    };
    assert_eq!(limited(Checker::new().max_executions(7)), (7, vec![Limit::MaxExecutions]));
    let (_, hit) = limited(Checker::new().timeout(Duration::ZERO));
    assert_eq!(hit, [Limit::Timeout]);
    let (_, hit) = limited(Checker::new().interrupt(Arc::new(AtomicBool::new(true))));
    assert_eq!(hit, [Limit::Interrupted]);
}

#[test]
fn progress_can_be_read_from_outside() {
    let state = Arc::new(ProgressState::default());
    let checker = Checker::new().max_executions(100).progress(state.clone());
    checker.check(&many()).expect("the program can be checked");
    assert!(state.is_finished());
    assert_eq!((state.read().executions, state.read().violations), (100, 0));
}

#[test]
fn settings_that_do_not_fit_together_are_refused() {
    let races = Checker::new()
        .algorithm(mazurka::Algorithm::Stateful)
        .properties([Property::DataRaces])
        .check(&many());
    assert!(matches!(races, Err(Error::RacesNeedEveryExecution)));
    let capture = Checker::new().state_capture(mazurka::Capture::Full).check(&many());
    assert!(matches!(capture, Err(Error::CaptureWithoutStates)));
    assert!(matches!(Input::file("a.txt"), Err(Error::UnknownLanguage(_))));
    assert!(matches!(Checker::new().check(&Input::tiny("x", "p: :=")), Err(Error::Refused(_))));
}
