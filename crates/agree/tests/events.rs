//! Event-driven programs on which the published algorithm or plausible variants of it go wrong.
//!
//! The numbers of classes come from an independent prototype or an argument; the enumeration here must give
//! them again. Handlers do not order their messages.

use mazurka_agree::{check, truth_with};
use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{End, Execution, Handlers, Limits};
use mazurka_tiny::{Tiny, TinyRun};
use std::ops::ControlFlow;

/// Explores under many policies; tells how many executions were beyond one for each class.
fn repeated(text: &str, classes: Option<usize>) -> u64 {
    let program = Tiny::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let truth = match truth_with(&program, 2_000_000, &Handlers::unordered()) {
        Ok(Some(truth)) => truth,
        other => panic!("{other:?}\n{text}"),
    };
    if let Some(classes) = classes {
        assert_eq!(truth.classes.len(), classes, "{text}");
    }
    let random = (0..40).map(Policy::random);
    let policies = [Policy::Lowest, Policy::Highest].into_iter().chain(random);
    let explored = |policy: Policy| {
        let shown = format!("{policy:?}");
        match check(&program, &truth, Algorithm::Event, policy) {
            Ok(cost) => cost.redundant,
            Err(why) => panic!("{shown}: {why}\n{text}"),
        }
    };
    policies.map(explored).sum()
}

fn exactly_once(text: &str, classes: usize) {
    assert_eq!(repeated(text, Some(classes)), 0, "{text}");
}

#[test]
fn messages_are_ordered_only_by_conflicts() {
    exactly_once("shared x y\nhandler h\nt: post p; post q\np@h: x := 1\nq@h: y := 1", 1);
    exactly_once("shared x\nhandler h\nt: post p; post q\np@h: a := x\nq@h: b := x", 1);
    exactly_once("handler h\nt: post p; post q\np@h: skip\nq@h: skip", 1);
}

/// Parking a sequence on the branch that is being explored loses it.
#[test]
fn nothing_is_parked() {
    exactly_once("shared x\nhandler h\nt: post p; post q\np@h: x := 1\nq@h: x := 2", 2);
    let four = "shared x\nhandler h\nt: post a; post b; post c; post d
        a@h: x := 1\nb@h: x := 2\nc@h: x := 3\nd@h: x := 4";
    exactly_once(four, 24);
}

/// A wakeup sequence that ended on the current path does not cover what this execution itself gives.
#[test]
fn only_unexplored_leaves_end_an_insertion() {
    let text = "shared x\nhandler h k\nt: post A; post B
        A@k: post C; a := x\nB@k: skip\nC@h: x := 1";
    exactly_once(text, 2);
}

#[test]
fn all_maximal_reversals_are_needed() {
    let text = "shared x\nhandler h\nt0: post B\nt1: post A; a := x
        A@h: x := 2; x := 1\nB@h: post C; x := 1\nC@h: skip";
    exactly_once(text, 8);
}

/// Sequences that slide along the current path must be compared with what was explored there.
#[test]
fn sliding_sequences_end() {
    let text = "shared z\nhandler h g\nt0: post C\nt1: post A; post B
        A@h: z := 1; z := 1\nB@g: z := 1\nC@h: skip";
    exactly_once(text, 3);
}

/// What a message did elsewhere need not be what it does here.
#[test]
fn completions_are_verified() {
    let text = "shared y\nhandler g k\nt: post A; post B
        A@g: post C; a := y; if a != 0 { y := 1 }\nB@g: skip\nC@k: y := 1";
    repeated(text, None);
}

/// A weak initial that is not recognised must still get its part of the sequence.
#[test]
fn parts_are_handed_down() {
    let text = "shared x y\nhandler k\nt: post A; post B; x := 1
        A@k: a := x; b := x; if b == 1 { c := y }\nB@k: y := 0";
    repeated(text, Some(5));
}

/// Verdicts that change when more is known of a message.
#[test]
fn nobody_sleeps_below_a_leaf() {
    let text = "shared x\nhandler h\nt: post A; post B; x := 1\nA@h: a := x; b := x\nB@h: c := x";
    exactly_once(text, 6);
}

/// Who sleeps above the place where a sequence branches off does not matter if a leaf lies between.
#[test]
fn sleepers_are_asked_where_the_sequence_branches_off() {
    let text = "shared x\nhandler h k\nt: post m1; post m2; post m0
        m0@k: faa x 1\nm1@h: a := cas x 1 0; c := x\nm2@h: b := x";
    repeated(text, Some(7));
}

/// A message that never ends: those that come before it and those that never come are different.
#[test]
fn messages_that_wait_or_stop_make_their_handler_a_lock() {
    // b comes first and a never, or b comes after a.
    repeated(
        "shared x\nhandler h\nt: post a; post b\na@h: x := 1\nb@h: c := x; assume c == 7",
        Some(2),
    );
    // b waits for a lock that is never given back, before or after a was served.
    let text = "shared x y\nmutex m\nhandler h\nt: lock m; post a; post b\na@h: x := 1\nb@h: lock m; y := 1";
    repeated(text, Some(2));
}

/// t waits for what m1 writes and takes back. m2, which creates t, cannot come between the two; so where m1 came
/// first there is no part of the execution after which t could go on. m0 reads before or after m1; m2 reads before
/// m1, and t goes on or never, or after: 2 · (2 + 1) classes.
#[test]
fn a_part_without_what_is_awaited_is_none() {
    let text = "shared x=0\nhandler h\np0: post m0; post m1\np1: post m2\nm0@h: a := x
        m1@h: x := 1; x := 0\nm2@h: spawn t; a := x\nt: a := await x == 1";
    repeated(text, Some(6));
}

/// What takes another alternative may be possible in places where it was not with the first. With the first alternative of
/// q the two messages come in either order, and the read before, between or after their writes: six classes. With the second
/// the read comes before or after the write: two.
#[test]
fn every_alternative_speaks_for_the_others() {
    let text = "shared x\nhandler h\ns: post q; a := x\nt: post p
        p@h: a := x; x := 0\nq@h: a := choose 2; if a == 0 { x := 0 }";
    repeated(text, Some(8));
}

/// Two messages of one handler and their order on another are explored with locks in the orders in which
/// they are served, without only if they conflict.
#[test]
fn handlers_as_locks_have_more_classes() {
    let text =
        "shared x y z\nhandler h\nt: post a; post b; post c\na@h: x := 1\nb@h: y := 1\nc@h: z := 1";
    let program = Tiny::parse(text).expect("the program is right");
    let executions = |algorithm: Algorithm| {
        let mut observer = |_: &Execution, _: &TinyRun, _: End| ControlFlow::Continue(());
        let (policy, limits) = (Policy::Lowest, Limits::default());
        algorithm.explore(&program, policy, limits, &mut observer).explored.executions
    };
    assert_eq!((executions(Algorithm::Event), executions(Algorithm::Optimal)), (1, 6));
}

fn steps(text: &str, algorithm: Algorithm) -> (u64, u64) {
    let program = Tiny::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let mut observer = |_: &Execution, _: &TinyRun, _: End| ControlFlow::Continue(());
    let explored = algorithm.explore(&program, Policy::Lowest, Limits::default(), &mut observer);
    (explored.explored.executions, explored.explored.steps)
}

/// Where all messages of a handler are ordered anyway, not a step is made beyond those with locks; where
/// two are not, the first execution shows it.
#[test]
fn handlers_are_locks_until_two_messages_are_unordered() {
    let conflicting = "shared x\nhandler h\nt: post a; post b; post c
        a@h: x := 1\nb@h: x := 2\nc@h: x := 3";
    assert_eq!(steps(conflicting, Algorithm::Event), steps(conflicting, Algorithm::Optimal));
    let chain = "shared x\nhandler h\nt: post a\na@h: post b\nb@h: post c\nc@h: x := 1";
    assert_eq!(steps(chain, Algorithm::Event), steps(chain, Algorithm::Optimal));
    let apart = "shared x y z\nhandler h\nt: post a; post b\na@h: x := 1\nb@h: y := 1";
    // t's two posts, and three events of each message, twice.
    assert_eq!(steps(apart, Algorithm::Event), (1, 16));
}

/// Messages that are not neighbours are unordered: they are neighbours elsewhere.
#[test]
fn the_first_execution_is_looked_at_as_a_whole() {
    let text = "shared x y\nhandler h\nt: post a; post b; post c
        a@h: x := 1\nb@h: x := 2; y := 2\nc@h: y := 3";
    exactly_once(text, 4);
}

/// Messages that turn out to be unordered after some executions have been counted: these are neither
/// lost nor counted twice.
#[test]
fn a_handler_that_is_set_free_late_repeats_what_was_explored_before() {
    let text = "shared x y z\nhandler h\nu: z := 1\nt: post a; post b
        a@h: c := z; if c == 0 { x := 1 }\nb@h: x := 2";
    repeated(text, Some(3));
    let max = "shared d\nhandler h\nt0: post a\nt1: post b\nt2: post c
        a@h: r := d; if r < 1 { d := 1 }\nb@h: r := d; if r < 2 { d := 2 }\nc@h: r := d; if r < 3 { d := 3 }";
    repeated(max, Some(5));
}

/// The same where no message branches, but a thread that waits decides whether there is a second message:
/// found by random programs. It says so itself.
#[test]
fn who_begins_again_says_so() {
    let text =
        "shared x=0\nhandler h\np1: post m0; a := await x != 1; post m1\nm0@h: x := 1\nm1@h:\n";
    let program = Tiny::parse(text).expect("a program");
    let none = &mut |_: &Execution, _: &TinyRun, _: End| ControlFlow::Continue(());
    let outcome = Algorithm::Event.explore(&program, Policy::Highest, Limits::default(), none);
    assert_eq!((outcome.explored.executions, outcome.explored.redundant), (3, 1));
    assert!(outcome.inexact.is_some_and(|why| why.contains("again")), "{:?}", outcome.inexact);
}

/// A message of a lock that waits keeps it one; the other handler is set free all the same.
#[test]
fn handlers_are_decided_one_by_one() {
    let text =
        "shared x y z\nmutex m\nhandler h k\nt: lock m; post a; post b; unlock m; post c; post d
        a@h: lock m; x := 1; unlock m\nb@h: y := 1\nc@k: z := 1\nd@k: x := 2";
    repeated(text, None);
}

/// Where messages branch, a sequence that was submitted may have to be submitted again.
#[test]
fn sequences_of_messages_that_branch_are_submitted_again() {
    repeated(
        "shared x\nhandler h\np0: post m0; post m2; x := 0; post m1
        m0@h: a := x; if a == 0 { b := choose 2 } else { x := 0 }\nm1@h: a := x; b := x; c := x\nm2@h: x := 1",
        None,
    );
    repeated(
        "shared y z\nhandler h\np1: post m0; post m1; post m2; y := 0\np2: a := y
        m0@h: a := y; b := y\nm1@h: z := 0; z := 0\nm2@h: y := 1; a := y; if a == 0 { z := 0 }",
        None,
    );
    repeated(
        "shared x y\nhandler h\np0: post m1; post m2; y := 1\np1: post m0
        m0@h: a := y; b := y; if b != 0 { } else { c := x }\nm1@h: a := x; y := 0\nm2@h: x := 0",
        None,
    );
}
