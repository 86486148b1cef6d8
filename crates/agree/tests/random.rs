//! Random walks against the enumeration of all interleavings.

use mazurka_agree::truth;
use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{End, Execution, Limits};
use mazurka_tiny::{Profile, Tiny, TinyRun, generate};
use std::collections::HashSet;
use std::ops::ControlFlow;

/// The classes of the executions of some walks.
fn sample(algorithm: Algorithm, program: &Tiny, executions: u64) -> HashSet<u128> {
    let mut seen = HashSet::new();
    let mut observer = |e: &Execution, _: &TinyRun, _: End| {
        seen.insert(e.fingerprint());
        ControlFlow::Continue(())
    };
    let limits = Limits { max_executions: executions, ..Limits::default() };
    let outcome = algorithm.explore(program, Policy::Lowest, limits, &mut observer);
    // Where nothing can happen from the start, there is one execution and no walk.
    let expected = if outcome.explored.steps == 0 { 1 } else { executions };
    assert_eq!(outcome.explored.executions, expected);
    seen
}

/// Every walk is an execution of the program, and hardly a class escapes so many of them.
#[test]
fn walks_are_executions_of_the_program() {
    let (mut all, mut found) = (0, 0);
    for seed in 0..300 {
        let profile = Profile::ALL[seed as usize % Profile::ALL.len()];
        let program = generate(profile, &mut fastrand::Rng::with_seed(seed));
        let Ok(Some(truth)) = truth(&program, 60) else { continue };
        let seen = sample(Algorithm::Random(seed), &program, 1_000);
        // Some classes have a depth of more than 3.
        let pct = sample(Algorithm::Pct { seed, depth: 3 }, &program, 200);
        assert!(pct.iter().all(|class| truth.classes.contains_key(class)), "{program}");
        assert!(seen.iter().all(|class| truth.classes.contains_key(class)), "{program}");
        (all, found) = (all + truth.classes.len(), found + seen.len());
    }
    assert!(all > 300, "only {all} classes were to be found");
    assert!(found * 100 > all * 98, "{found} of {all} classes");
}

/// A thread makes 31 steps before another one makes its first: a bug of depth 1, which PCT finds in every
/// second execution, and uniformly random choices with a probability of 2^-31.
#[test]
fn priorities_find_what_needs_a_slow_thread() {
    let reads = ["a := y"; 30].join("; ");
    let text = format!("shared x=0 y=0\np: x := 1\nq: {reads}; b := x; assert b != 0\n");
    let program = Tiny::parse(&text).expect("it is right");
    let failing = |algorithm: Algorithm, executions| {
        let mut failing = 0;
        let mut observer = |_: &Execution, _: &TinyRun, end| {
            failing += u32::from(end == End::Violation);
            ControlFlow::Continue(())
        };
        let limits = Limits { max_executions: executions, ..Limits::default() };
        algorithm.explore(&program, Policy::Lowest, limits, &mut observer);
        failing
    };
    assert!((50..150).contains(&failing(Algorithm::Pct { seed: 1, depth: 1 }, 200)));
    assert!(failing(Algorithm::Pct { seed: 1, depth: 3 }, 200) > 20);
    assert_eq!(failing(Algorithm::Random(1), 200), 0);
}
