//! Small programs on which published or plausible variants of the algorithms go wrong.
//!
//! The numbers of classes come from enumerating all interleavings by independent prototypes; the
//! enumeration here must give them again, and every algorithm must agree with it under many
//! policies.

use mazurka_agree::{check, truth};
use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{End, Execution, Limits};
use mazurka_tiny::Tiny;
use mazurka_trace::Limit;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

fn agree(text: &str, classes: usize) {
    let program = Tiny::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let truth = match truth(&program, 2_000_000) {
        Ok(Some(truth)) => truth,
        other => panic!("{other:?}\n{text}"),
    };
    assert_eq!(truth.classes.len(), classes, "{text}");
    let random = (0..40).map(Policy::random);
    for policy in [Policy::Lowest, Policy::Highest].into_iter().chain(random) {
        for algorithm in mazurka_agree::reducing() {
            if let Err(why) = check(&program, &truth, algorithm, policy.clone()) {
                panic!("{algorithm}, {policy:?}: {why}\n{text}");
            }
        }
    }
}

/// A read and an exchange-await race although the exchange-await can be disabled, by others.
#[test]
fn a_read_races_with_an_exchange_await() {
    agree("shared x\np: a := x\nq: xchgawait x == 0 1", 2);
}

/// The search for what enables an await must not end at the first update that yields something.
#[test]
fn every_update_may_enable_an_await() {
    agree("shared x\np: faa x 1; x := 1\nq: faa x 1\nr: await x == 1", 6);
    agree("shared x\np: faa x 1\nq: faa x 1\nr: await x == 1\ns: x := 1", 11);
    agree("shared x\np: faa x 2\nq: faa x 2\nr: await x == 2", 3);
}

/// The outcome of a reversed compare-and-swap is computed, not read off the execution.
#[test]
fn a_reversed_compare_and_swap_sees_the_kept_updates_only() {
    let text = "shared x
        p: a := x
        q: cas x 0 1
        r: faa x 1
        s: faa x -1; cas x 1 1";
    agree(text, 34);
}

/// Fetch-and-adds commute only if both results are unused.
#[test]
fn a_used_result_orders_fetch_and_adds() {
    agree("shared y\np: faa y 1\nq: a := faa y 1", 2);
    agree("shared y\np: faa y 1\nq: faa y 1", 1);
}

/// Two locks that are never released: the other order exists only because of a blocked thread.
#[test]
fn blocked_threads_have_races() {
    agree("mutex m\np: lock m\nq: lock m", 2);
    agree("mutex m\nshared x\np: lock m; a := x\nq: x := 1\nr: lock m; unlock m; b := x", 6);
    agree("mutex m n\np: lock m; lock n\nq: lock n; lock m", 3);
}

/// A failed attempt is a read, before and after it is moved.
#[test]
fn failed_attempts_are_reads() {
    agree("shared x\np: x := 2\nq: cas x 2 1\nr: cas x 2 2", 5);
    agree("mutex m\np: trylock m\nq: lock m; unlock m\nr: trylock m", 7);
    agree("shared x\np: x := 2\nq: cas x 2 1; cas x 0 0\nr: cas x 0 2; cas x 2 2", 24);
    let text = "mutex m\nshared y
        p: trylock m\nq: y := 1\nr: trylock m; a := y\ns: trylock m; b := y";
    agree(text, 12);
    agree("shared y\np: cas y 1 0; y := 2\nq: y := 1; a := y\nr: cas y 0 1", 25);
    agree("mutex m\np: trylock m\nq: trylock m\nr: trylock m\ns: lock m; unlock m", 16);
}

/// A compare-and-swap on a word and accesses to its halves: what is independent while it fails is not
/// while it succeeds. So it is a write for the halves, also where it fails.
#[test]
fn a_compare_and_swap_overlaps_independent_halves() {
    // It comes before or after the load, and before or after the store.
    agree("shared x\nmutex m\np: a := x.lo\nr: lock m; x.hi := 1\ns: a := cas x 0 0", 4);
    agree("shared x\np: x.hi := 1\nq: b := cas x 0 0\nr: a := await x.lo != 1", 4);
    // The failed attempt and the reads are one run of accesses to x; r is ordered with the attempt only.
    agree("shared x\np: a := x\nq: cas x 1 0; b := x\nr: c := x.lo", 2);
}

/// Programs on which sleep sets of other algorithms lose or repeat classes.
#[test]
fn sleeping_readers() {
    agree("shared x y\np: x := 1; y := 1\nq: a := x; b := y; c := x", 5);
    agree("shared x y\np: y := 1; a := x\nq: b := y\nr: c := y; x := 1; d := y", 10);
    let text = "shared x y
        p: a := x; b := y\nq: y := 1; c := x\nr: d := x; e := x\ns: f := x\nt: x := 1; g := y";
    agree(text, 66);
}

/// Who waits for a thread that does nothing visible goes on when it is created.
#[test]
fn an_empty_thread_is_joined() {
    agree("shared x\np: x := 0; join r\nq: spawn r\nr: {}", 1);
}

/// The happens-before test of classic DPOR is needed, and its look at blocked threads.
#[test]
fn classic_looks_at_happens_before() {
    let text = "shared x y
        p: a := x; assert a == 0
        q: a := x; y := 1
        r: a := y; if a != 0 { x := 1 }";
    // r reads y too early; or it writes x, before or after p reads it.
    agree(text, 3);
    agree("shared x\np: join r; x := 2\nq: a := x\nr: a := x", 2);
}

/// Which waiting thread a notification wakes is explored; so is the notification that comes too
/// early.
#[test]
fn notifications() {
    let text = "mutex m\ncond c
        p: lock m; wait c m; unlock m
        q: lock m; wait c m; unlock m
        r: lock m; notify c; unlock m; lock m; notifyall c; unlock m";
    // No independent number is known here: what is checked is that all algorithms find what there is.
    let program = Tiny::parse(text).expect("the program is right");
    let found = truth(&program, 2_000_000).ok().flatten().expect("it is small");
    agree(text, found.classes.len());
}

/// Every algorithm agrees with the enumeration, and POP does not leave the program to another.
fn exact(text: &str) -> usize {
    let program = Tiny::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let Ok(Some(found)) = truth(&program, 2_000_000) else { panic!("{text}") };
    agree(text, found.classes.len());
    for policy in [Policy::Lowest, Policy::Highest].into_iter().chain((0..200).map(Policy::random))
    {
        match check(&program, &found, Algorithm::Pop, policy.clone()) {
            Ok(cost) => assert_eq!(cost.inexact, 0, "{policy:?}\n{text}"),
            Err(why) => panic!("{policy:?}: {why}\n{text}"),
        }
    }
    found.classes.len()
}

/// What a schedule replaced must follow it at once where parts of a word are accessed.
#[test]
fn what_was_replaced_follows_its_schedule() {
    // Classes are lost if it is not so, under 2 of the 402 orders of choice.
    let text = "shared x\np: x.lo := 1\nq: a := x\nr: a := x.lo\ns: x.hi := 1\nt: a := x";
    assert_eq!(exact(text), 28);
    exact(
        "shared x\np: a := faa x.lo 0; b := x; faa x.hi 0\nq: a := x.lo
        r: x := 0; a := x; b := faa x.hi 0\ns: a := faa x 0; x.lo := 0",
    );
    exact("shared x y\np: xchgawait y.hi <= 0 0; cas x.lo 0 0\nq: faa x 0\nr: faa y 0; faa x.hi 0");
}

/// A schedule whose head writes only part of what it replaced does not stand alone.
#[test]
fn writes_of_parts_are_ordered() {
    // Each of the others comes before or after p.
    assert_eq!(exact("shared x\np: faa x 0\nq: a := x.hi\nr: x.lo := 0"), 4);
}

/// Where a word has parts, exchange-awaits are predicted in all places, as awaits are.
#[test]
fn exchange_awaits_of_parts_are_predicted() {
    // The exchange is always enabled; the others come before or after it.
    assert_eq!(exact("shared x\nq: xchgawait x >= 0 0\nr: cas x.hi 1 0\ns: x.lo := 0"), 4);
    exact(
        "shared x\np: a := faa x 1\nq: a := x.hi\nr: cas x 1 0; a := x\ns: xchgawait x.lo != 0 0",
    );
}

/// Those that are blocked at the end have an order, as awaits have.
#[test]
fn blocked_exchange_awaits_of_parts_are_ordered() {
    exact(
        "shared x\np: xchgawait x.hi >= 1 0\nq: a := xchgawait x.lo != 0 0
        r: x.hi := 1; a := faa x 1; b := xchgawait x > 0 0",
    );
    exact(
        "shared x\np: x := 1\nq: x.hi := 1; a := xchgawait x.hi != 0 0\nr: xchgawait x.lo != 1 0",
    );
}

/// Part of a word is written, and what waits for the word is disabled. Whether a compare-and-swap
/// sleeps depends on all parts of the word that it would find.
#[test]
fn parts_disable_an_await() {
    for text in [
        "shared x\np: c := xchgawait x.hi != 1 1\nq: a := xchgawait x.hi != 1 0; b := cas x.lo 0 0
        r: a := await x <= 0",
        "shared x\nq: a := await x == 2\nr: await x <= 2; a := cas x.lo 0 0
        s: x := 2; a := faa x.hi 1",
    ] {
        let program = Tiny::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let Ok(Some(found)) = truth(&program, 2_000_000) else { panic!("{text}") };
        agree(text, found.classes.len());
    }
}

/// Updates that commute can disable an await: POP has redundant executions, but misses nothing.
#[test]
fn commuting_updates_may_disable_an_await() {
    agree("shared x\np: faa x 1\nq: faa x 0\nr: await x <= 0", 3);
    agree("shared x\np: faa x 0\nr: faa x 1; await x == 1", 2);
}

/// What happened before the bound is reversed as if the execution had ended there: two stores of x, in
/// whichever order, and only then steps that a bound leaves out.
#[test]
fn executions_that_are_cut_have_races() {
    let text = "shared x y\np: x := 1; y := 1\nq: x := 2; y := 2";
    let program = Tiny::parse(text).unwrap_or_else(|error| panic!("{error}"));
    let limits = Limits { max_steps: 3, ..Limits::default() };
    for algorithm in [Algorithm::Classic, Algorithm::Source, Algorithm::Optimal, Algorithm::Pop] {
        let mut first = BTreeSet::new();
        let mut observer = |e: &Execution, _: &_, _: End| {
            first.extend(e.events().find(|event| event.op.object().is_some()).map(|e| e.thread));
            ControlFlow::Continue(())
        };
        let outcome = algorithm.explore(&program, Policy::Lowest, limits, &mut observer);
        assert_eq!(first.len(), 2, "{algorithm} begins with either store");
        assert_eq!(outcome.limits_hit, [Limit::MaxSteps], "{algorithm}");
    }
}
