//! The sleep sets of POP's paper against the enumeration, and against the order on schedules that is
//! used in their place.

use mazurka_agree::campaign::Campaign;
use mazurka_agree::domain::wide;
use mazurka_agree::{check, truth};
use mazurka_dpor::pop::{Corrections, Pop, SleepTest};
use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{End, Execution, Limits, Outcome, Program};
use mazurka_tiny::{Profile, Tiny, TinyRun};
use std::collections::HashMap;
use std::ops::ControlFlow;

const BOTH: [Algorithm; 2] = [Algorithm::Pop, Algorithm::PopExpressions];

/// Random programs, reduced to the domain of the paper.
#[test]
fn both_agree_with_the_enumeration() {
    for profile in [Profile::ReadWrite, Profile::Rmw, Profile::Branches, Profile::Threads] {
        let algorithms = BOTH.to_vec();
        let (seed, programs, most, policies) = (1, 1_500, 5_000, 3);
        let campaign = Campaign { profile, seed, programs, most, algorithms, policies };
        match campaign.run(2) {
            Ok(tally) => {
                assert!(tally.programs > 750, "too many programs are too large: {tally:?}");
                assert_eq!(tally.cost.inexact, 0, "{profile} is within the domain");
            }
            Err(failure) => panic!("{failure}"),
        }
    }
}

/// How often each class was explored.
fn explore<S: SleepTest>(program: &Tiny, pop: &mut Pop<S>) -> (HashMap<u128, u64>, Outcome) {
    let mut seen = HashMap::new();
    let mut observer = |e: &Execution, _: &TinyRun, _: End| {
        *seen.entry(e.fingerprint()).or_default() += 1;
        ControlFlow::Continue(())
    };
    let limits = Limits { max_executions: 3_000, ..Limits::default() };
    let outcome = mazurka_engine::explore(program.start(), pop, limits, &mut observer);
    (seen, outcome)
}

/// Programs that are too large to be enumerated: the same classes, none of them twice.
#[test]
fn both_agree_on_wide_programs() {
    let mut compared = 0;
    for seed in 0..400 {
        let program = wide(&mut fastrand::Rng::with_seed(seed));
        for policy in [Policy::Lowest, Policy::Highest, Policy::random(seed)] {
            let (expected, outcome) = explore(&program, &mut Pop::new(policy.clone()));
            if !outcome.limits_hit.is_empty() {
                continue;
            }
            let mut pop = Pop::with_expressions(policy, Corrections::ALL);
            let (seen, outcome) = explore(&program, &mut pop);
            assert!(seen == expected, "{program}");
            assert!(seen.values().all(|&times| times == 1), "{program}");
            assert_eq!((outcome.explored.redundant, pop.inexact()), (0, None), "{program}");
            compared += 1;
        }
    }
    assert!(compared > 600, "only {compared} explorations were small enough");
}

/// A program on which the algorithm as published goes wrong, and what it lacks.
struct Counterexample {
    program: &'static str,
    classes: usize,
    without: Corrections,
}

const COUNTEREXAMPLES: [Counterexample; 4] = [
    Counterexample {
        program: "shared x y\np: x := 1; y := 1\nq: a := x; b := y; c := x",
        classes: 5,
        without: Corrections { head_is_read: false, ..Corrections::ALL },
    },
    Counterexample {
        program: "shared x y\np: y := 1; a := x\nq: b := y\nr: c := y; x := 1; d := y",
        classes: 10,
        without: Corrections { every_read: false, ..Corrections::ALL },
    },
    Counterexample {
        program: "shared x y
            p: a := x; b := y\nq: y := 1; c := x\nr: d := x; e := x\ns: f := x\nt: x := 1; g := y",
        classes: 66,
        without: Corrections { inner_writes: false, ..Corrections::ALL },
    },
    Counterexample {
        program: "shared x y z g
            p: x := 1\nq: y := 1\nr: z := 1
            s: a := y; g := 1\nt: b := g; c := z; d := x\nu: e := z; f := y; h := x",
        classes: 124,
        without: Corrections { advanced: false, ..Corrections::ALL },
    },
];

fn parse(text: &str) -> Tiny {
    Tiny::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The numbers of classes come from the enumeration.
#[test]
fn both_are_right_on_the_counterexamples() {
    for Counterexample { program: text, classes, .. } in COUNTEREXAMPLES {
        let program = parse(text);
        let Ok(Some(truth)) = truth(&program, 1_000_000) else { panic!("{text} is too large") };
        assert_eq!(truth.classes.len(), classes, "{text}");
        let random = (0..100).map(Policy::random);
        for policy in [Policy::Lowest, Policy::Highest].into_iter().chain(random) {
            for algorithm in BOTH {
                if let Err(why) = check(&program, &truth, algorithm, policy.clone()) {
                    panic!("{algorithm}, {policy:?}: {why}\n{text}");
                }
            }
        }
    }
}

/// How many of some random policies lose classes, explore classes twice, and get stuck.
fn wrong(program: &Tiny, classes: usize, rules: Corrections, policies: u64) -> [usize; 3] {
    let mut wrong = [0; 3];
    for seed in 0..policies {
        let mut pop = Pop::with_expressions(Policy::random(seed), rules);
        let (seen, outcome) = explore(program, &mut pop);
        wrong[0] += usize::from(seen.len() < classes);
        wrong[1] += usize::from(seen.values().any(|&times| times > 1));
        wrong[2] += usize::from(outcome.explored.redundant > 0);
    }
    wrong
}

#[test]
fn every_correction_is_needed() {
    for Counterexample { program: text, classes, without } in COUNTEREXAMPLES {
        let program = parse(text);
        let found = wrong(&program, classes, without, 400);
        println!("{without:?}: lost, twice, stuck in {found:?} of 400");
        assert!(found[0] + found[1] > 0, "{without:?} is enough for {text}");
        assert_eq!(wrong(&program, classes, Corrections::ALL, 400), [0; 3], "{text}");
    }
}
