//! Real explorations of random programs, in pieces. What must come out is known by enumeration of all
//! interleavings.

use mazurka_agree::truth;
use mazurka_cluster::{Item, Sum};
use mazurka_dpor::pop::Part;
use mazurka_dpor::{Policy, Work, explore_parallel};
use mazurka_engine::{Execution, Limits, Program};
use mazurka_tiny::{Profile, Tiny, TinyRun, generate};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// How often each class was explored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Classes(pub(crate) BTreeMap<String, u64>);

impl Sum for Classes {
    fn add(&mut self, other: Classes) {
        for (class, times) in other.0 {
            *self.0.entry(class).or_default() += times;
        }
    }
}

/// Some executions, then what is left in random pieces.
pub(crate) fn explore(
    program: &Tiny,
    parts: &[Part],
    rng: &mut fastrand::Rng,
) -> (Classes, Vec<Vec<Part>>) {
    let mut classes = Classes::default();
    let observer = |e: &Execution, _: &TinyRun, _| {
        *classes.0.entry(format!("{:032x}", e.fingerprint())).or_default() += 1;
        ControlFlow::Continue(())
    };
    let limits = Limits { max_executions: rng.u64(1..8), ..Limits::default() };
    let work = Work { parts: parts.to_vec(), ..Work::default() };
    let policy = Policy::random(rng.u64(..));
    let worked = explore_parallel(program, &policy, limits, work, vec![observer]);
    assert!(!worked.outcome.gave_up, "{program}");
    let pieces = rng.usize(1..4);
    let mut left: Vec<Vec<Part>> = vec![Vec::new(); pieces];
    for (k, part) in worked.left.iter().flat_map(|part| part.deal(pieces)).enumerate() {
        left[k % pieces].push(part);
    }
    left.retain(|parts| !parts.is_empty());
    (classes, left)
}

/// The whole exploration.
pub(crate) fn root() -> Item<Vec<Part>> {
    Item::root("test", Work::default().parts)
}

/// Programs with some classes, and how often each is to be explored: once.
pub(crate) fn programs(number: usize) -> Vec<(Tiny, Classes)> {
    let mut found = Vec::new();
    for seed in 0.. {
        let profile = Profile::ALL[seed as usize % Profile::ALL.len()];
        let program = generate(profile, &mut fastrand::Rng::with_seed(seed ^ 0xc1a5));
        if Execution::new(&program.start(), 1_000).is_maximal() {
            continue;
        }
        let Ok(Some(truth)) = truth(&program, 3_000) else { continue };
        let whole = explore_parallel(
            &program,
            &Policy::Quiet,
            Limits::default(),
            Work::default(),
            vec![|_: &Execution, _: &TinyRun, _| ControlFlow::Continue(())],
        );
        // Where POP gives up or repeats something, everybody else does.
        let exact = !whole.outcome.gave_up && whole.outcome.explored.redundant == 0;
        if !exact || !(12..60).contains(&truth.classes.len()) {
            continue;
        }
        let once = truth.classes.keys().map(|class| (format!("{class:032x}"), 1));
        found.push((program, Classes(once.collect())));
        if found.len() == number {
            return found;
        }
    }
    unreachable!("there are enough programs")
}
