//! Executions rearranged for readers are executions of the same class, with the fewest switches that
//! the enumeration of all interleavings finds in it.

use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{End, Execution, Limits, Replay};
use mazurka_tiny::{Profile, Tiny, TinyRun, generate};
use mazurka_trace::Event;
use std::collections::HashMap;
use std::ops::ControlFlow;

fn switches(events: impl Iterator<Item = Event>) -> usize {
    let threads: Vec<_> = events.map(|event| event.thread).collect();
    threads.windows(2).filter(|pair| pair[0] != pair[1]).count()
}

/// For each class the fewest switches of all its interleavings; nothing if there are too many.
fn fewest(program: &Tiny) -> Option<HashMap<u128, usize>> {
    let mut found: HashMap<u128, usize> = HashMap::new();
    let limits = Limits { max_executions: 5_000, ..Limits::default() };
    let mut look = |e: &Execution, _: &TinyRun, _: End| {
        let here = switches(e.events());
        let known = found.entry(e.fingerprint()).or_insert(here);
        *known = here.min(*known);
        ControlFlow::Continue(())
    };
    let outcome = Algorithm::Naive.explore(program, Policy::Lowest, limits, &mut look);
    outcome.limits_hit.is_empty().then_some(found)
}

#[test]
fn rearranged_executions_have_the_fewest_switches_of_their_class() {
    let mut compared = 0;
    for profile in Profile::ALL {
        for seed in 0..60 {
            let program = generate(profile, &mut fastrand::Rng::with_seed(seed));
            let Some(fewest) = fewest(&program) else { continue };
            let mut check = |e: &Execution, _: &TinyRun, _: End| {
                let all: Vec<usize> = (0..e.len()).collect();
                let linear = e.few_switches(&all);
                let mut replay = Replay::new(&program);
                let possible = linear.order.iter().all(|&i| replay.repeat(&e.event(i)));
                assert!(possible, "seed {seed}: no execution\n{program}");
                assert_eq!(replay.e.fingerprint(), e.fingerprint(), "seed {seed}\n{program}");
                let count = switches(replay.e.events());
                assert!(linear.fewest, "small executions are searched exhaustively");
                assert_eq!(count, fewest[&e.fingerprint()], "seed {seed}\n{program}");
                compared += 1;
                ControlFlow::Continue(())
            };
            let limits = Limits::default();
            Algorithm::Optimal.explore(&program, Policy::random(seed), limits, &mut check);
        }
    }
    assert!(compared > 5_000, "only {compared} executions were compared");
}

#[test]
fn what_an_event_depends_on_can_go_first() {
    for profile in Profile::ALL {
        for seed in 0..40 {
            let program = generate(profile, &mut fastrand::Rng::with_seed(seed));
            let mut check = |e: &Execution, _: &TinyRun, _: End| {
                for end in 0..e.len() {
                    let causes = e.causes(&[end]);
                    let is_cause = |&i: &usize| causes.contains(&i);
                    let rest: Vec<usize> = (0..e.len()).filter(|i| !is_cause(i)).collect();
                    let mut order = e.few_switches(&causes).order;
                    assert_eq!(order.last(), Some(&end), "nothing is after it\n{program}");
                    order.extend(e.few_switches(&rest).order);
                    let mut replay = Replay::new(&program);
                    assert!(order.iter().all(|&i| replay.repeat(&e.event(i))), "{program}");
                    assert_eq!(replay.e.fingerprint(), e.fingerprint(), "{program}");
                }
                ControlFlow::Continue(())
            };
            let limits = Limits { max_executions: 20, ..Limits::default() };
            Algorithm::Optimal.explore(&program, Policy::random(seed), limits, &mut check);
        }
    }
}
