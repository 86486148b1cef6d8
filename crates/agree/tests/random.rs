//! Random walks against the enumeration of all interleavings.

use mazurka_agree::truth;
use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{End, Execution, Limits};
use mazurka_tiny::{Profile, Tiny, TinyRun, generate};
use std::collections::HashSet;
use std::ops::ControlFlow;

/// The classes of the executions of some random walks.
fn sample(program: &Tiny, seed: u64, executions: u64) -> HashSet<u128> {
    let mut seen = HashSet::new();
    let mut observer = |e: &Execution, _: &TinyRun, _: End| {
        seen.insert(e.fingerprint());
        ControlFlow::Continue(())
    };
    let limits = Limits { max_executions: executions, ..Limits::default() };
    let outcome = Algorithm::Random(seed).explore(program, Policy::Lowest, limits, &mut observer);
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
        let seen = sample(&program, seed, 1_000);
        assert!(seen.iter().all(|class| truth.classes.contains_key(class)), "{program}");
        (all, found) = (all + truth.classes.len(), found + seen.len());
    }
    assert!(all > 300, "only {all} classes were to be found");
    assert!(found * 100 > all * 98, "{found} of {all} classes");
}
