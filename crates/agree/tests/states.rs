//! Stateful exploration: small programs on which the algorithm as it was printed goes wrong, and what
//! happens when its repairs are switched off one by one.

use mazurka_agree::{Disagreement, Truth, check, check_endings, truth};
use mazurka_dpor::sdpor::{Repairs, Sdpor};
use mazurka_dpor::{Algorithm, Policy, Summary};
use mazurka_engine::{Capture, Captured, CapturedRun, End, Execution, Limits, Program};
use mazurka_tiny::{Profile, Tiny, TinyRun, generate};
use std::ops::ControlFlow;

/// The latest conflicting event may happen before the operation through what its thread has done.
const HAPPENS_BEFORE: [&str; 2] = [
    "shared x y
     p: a := x; assert a == 0
     q: a := x; y := 1
     r: a := y; if a != 0 { x := 1 }",
    "shared x\np: join r; x := 2\nq: a := x\nr: a := x",
];

/// The second lock is never enabled, and yet could have come first.
const BLOCKED: [&str; 1] = ["mutex m\np: lock m\nq: lock m"];

/// The latest conflicting event happens before the operation through events that are not repeated when
/// a state is reached again.
const FRONTIER: [&str; 2] = [
    "shared x z
     p: z := 1; join r; x := 1
     q: a := x; assert a == 0
     r: a := x",
    "shared x y z
     p: z := 1; a := y; if a != 0 { x := 1 }
     q: a := x; assert a == 0
     r: a := x; y := 1",
];

/// Two ways with different operations lead into one state, and only one of them is followed further.
const EDGES: &str = "shared u v x y
     p: a := y; if a == 0 { a := u } else { a := v }; x := 1
     q: y := 1
     r: y := 1
     s: a := x";

fn parse(text: &str) -> (Tiny, Truth) {
    let program = Tiny::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    match truth(&program, 1_000_000) {
        Ok(Some(truth)) => (program, truth),
        other => panic!("{other:?}\n{text}"),
    }
}

/// Explores with repairs switched off; gives the disagreement and how often the graph lacked something.
fn broken(
    program: &Tiny,
    truth: &Truth,
    summary: Summary,
    policy: Policy,
    repairs: Repairs,
) -> (Result<(), Disagreement>, u64) {
    let mut algorithm = Sdpor::broken(policy, summary, repairs);
    let result = check_endings(truth, |mut observer| {
        let limits = Limits::default();
        mazurka_engine::explore(program.start(), &mut algorithm, limits, &mut observer)
    });
    (result.map(|_| ()), algorithm.lacking())
}

/// The number of policies, of 2,000, under which something is missing.
fn misses(text: &str, summary: Summary, repairs: Repairs) -> usize {
    let (program, truth) = parse(text);
    let policies = (0..2_000).map(Policy::random);
    let missed = |policy| match broken(&program, &truth, summary, policy, repairs).0 {
        Ok(()) => false,
        Err(Disagreement::MissingEndings(_)) => true,
        Err(other) => panic!("{other}\n{text}"),
    };
    policies.map(missed).filter(|&missed| missed).count()
}

#[test]
fn the_repaired_algorithm_misses_nothing() {
    let programs = HAPPENS_BEFORE.iter().chain(&BLOCKED).chain(&FRONTIER).chain([&EDGES]);
    for text in programs {
        for summary in [Summary::State, Summary::Graph] {
            assert_eq!(misses(text, summary, Repairs::default()), 0, "{summary:?}\n{text}");
        }
    }
}

#[test]
fn without_the_happens_before_test_an_assertion_failure_is_missed() {
    let repairs = Repairs { happens_before: false, ..Repairs::default() };
    for text in HAPPENS_BEFORE {
        assert!(misses(text, Summary::State, repairs) > 0, "{text}");
    }
}

#[test]
fn without_blocked_threads_a_final_state_is_missed() {
    let repairs = Repairs { blocked: false, ..Repairs::default() };
    for text in BLOCKED {
        assert_eq!(misses(text, Summary::State, repairs), 2_000, "{text}");
    }
}

#[test]
fn with_the_latest_event_only_an_assertion_failure_is_missed() {
    let repairs = Repairs { frontier: false, ..Repairs::default() };
    for text in FRONTIER {
        for summary in [Summary::State, Summary::Graph] {
            assert!(misses(text, summary, repairs) > 0, "{summary:?}\n{text}");
        }
    }
}

/// No program is known that loses a state for this reason, but the lemma that the paper's proof rests on
/// is false.
#[test]
fn without_edges_into_known_states_the_graph_is_not_a_summary() {
    let (program, truth) = parse(EDGES);
    let lacking = |repairs| -> u64 {
        let one = |seed| {
            let policy = Policy::random(seed);
            broken(&program, &truth, Summary::Graph, policy, repairs).1
        };
        (0..200).map(one).sum()
    };
    assert!(lacking(Repairs { edges: false, ..Repairs::default() }) > 0);
    assert_eq!(lacking(Repairs::default()), 0);
}

/// Random programs see the defects too: blocked threads at once, the others rarely.
#[test]
fn random_programs_show_the_defects() {
    let found = |profile, repairs| {
        (0..400).any(|seed| {
            let program = generate(profile, &mut fastrand::Rng::with_seed(seed));
            let Ok(Some(truth)) = truth(&program, 5_000) else { return false };
            let policy = Policy::random(seed);
            broken(&program, &truth, Summary::State, policy, repairs).0.is_err()
        })
    };
    for profile in [Profile::Locks, Profile::Mixed] {
        assert!(found(profile, Repairs { blocked: false, ..Repairs::default() }), "{profile}");
        assert!(!found(profile, Repairs::default()), "{profile}");
    }
    let repairs = Repairs { happens_before: false, ..Repairs::default() };
    assert!(found(Profile::Threads, repairs));
}

/// Ten orders in which threads are tried first, for the kinds of programs that showed defects.
#[test]
fn every_order_of_first_choices_finds_the_same() {
    for profile in [Profile::Locks, Profile::Mixed, Profile::ReadWrite, Profile::Branches] {
        for seed in 0..500 {
            let program = generate(profile, &mut fastrand::Rng::with_seed(seed));
            let Ok(Some(truth)) = truth(&program, 2_000) else { continue };
            for (name, policy) in mazurka_agree::many_policies(seed, 10) {
                let algorithm = Algorithm::Sdpor(Summary::State);
                if let Err(why) = check(&program, &truth, algorithm, policy) {
                    panic!("{name}: {why}\n{program}");
                }
            }
        }
    }
}

/// Two counters folded into one variable: 14 times 33 states, of which every inner one is reached in two
/// ways. Stateless search has C(45, 13) classes.
#[test]
fn two_counters_have_as_many_states_as_a_grid_has_points() {
    let program = mazurka_tiny::families::two_counters(64, false);
    let mut observer = |_: &Execution, _: &_, _| ControlFlow::Continue(());
    for summary in [Summary::State, Summary::Graph] {
        for policy in [Policy::Lowest, Policy::Highest, Policy::random(1)] {
            let algorithm = Algorithm::Sdpor(summary);
            let outcome = algorithm.explore(&program, policy, Limits::default(), &mut observer);
            let explored = outcome.explored;
            assert_eq!((explored.executions, explored.steps), (417, 877));
            assert_eq!((explored.states, explored.revisited), (Some(462), Some(416)));
        }
    }
}

/// With its assertion, a failing thread stops: as many runs as an independent prototype has.
#[test]
fn two_counters_can_fail() {
    let program = mazurka_tiny::families::two_counters(64, true);
    let mut failed = false;
    let mut observer = |_: &Execution, _: &_, end| {
        failed |= end == End::Violation;
        ControlFlow::Continue(())
    };
    let (policy, limits) = (Policy::Lowest, Limits::default());
    let algorithm = Algorithm::Sdpor(Summary::State);
    let explored = algorithm.explore(&program, policy, limits, &mut observer).explored;
    assert!(failed);
    assert_eq!((explored.executions, explored.steps, explored.revisited), (395, 937, Some(364)));
}

/// What the ways of telling states apart cost together: steps made by `algorithm`.
fn captured_steps(capture: Capture, algorithm: Algorithm, profile: Profile) -> u64 {
    let mut steps = 0;
    for seed in 0..100 {
        let program = generate(profile, &mut fastrand::Rng::with_seed(seed));
        let Ok(Some(truth)) = truth(&program, 2_000) else { continue };
        let captured = Captured::new(program.clone(), capture);
        let checked = check_endings::<TinyRun>(&truth, |observer| {
            let mut observer =
                |e: &Execution, run: &CapturedRun<TinyRun>, end| observer(e, run.inner(), end);
            let (policy, limits) = (Policy::random(seed), Limits::default());
            algorithm.explore(&captured, policy, limits, &mut observer)
        });
        match checked {
            Ok(cost) => steps += cost.steps,
            Err(why) => panic!("{capture:?}: {why}\n{program}"),
        }
    }
    steps
}

/// However states are told apart, everything is found; hashing, comparing and numbering what changes lead
/// to are the same thing, and numbering sequences of changes recognises fewer states.
#[test]
fn every_way_to_tell_states_apart_finds_the_same() {
    for algorithm in [Algorithm::Stateful, Algorithm::Sdpor(Summary::State)] {
        for profile in [Profile::ReadWrite, Profile::Locks, Profile::Threads, Profile::Branches] {
            let steps = |capture| captured_steps(capture, algorithm, profile);
            let exact = steps(Capture::Exact);
            assert_eq!(steps(Capture::Full), exact, "{algorithm}, {profile}");
            assert_eq!(steps(Capture::Overlay), exact, "{algorithm}, {profile}");
            // With a reduction, other states also mean other choices.
            let fewer_steps = steps(Capture::Delta) < exact;
            assert!(!fewer_steps || algorithm != Algorithm::Stateful, "{profile}");
        }
    }
}
