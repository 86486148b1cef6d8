//! Clocks and races against their definitions, spelled out the slow way.

use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::dependence::conflict;
use mazurka_engine::{End, Execution, Limits};
use mazurka_tiny::{Profile, TinyRun, generate};
use mazurka_trace::{Action, Op, ThreadId};
use std::collections::HashMap;
use std::ops::ControlFlow;

/// Which thread each notification removed from the queue of its condition variable, by following
/// the queues from the start.
fn notified(e: &Execution) -> Vec<Vec<ThreadId>> {
    let mut queues: HashMap<u64, Vec<ThreadId>> = HashMap::new();
    let events = e.events();
    events
        .map(|event| {
            let Op::On(object, action) = event.op else { return vec![] };
            let queue = queues.entry(object.address).or_default();
            match action {
                Action::Enqueue => queue.push(event.thread),
                Action::NotifyOne if !queue.is_empty() => {
                    return vec![queue.remove(event.alternative as usize)];
                }
                Action::NotifyAll => return std::mem::take(queue),
                _ => {}
            }
            vec![]
        })
        .collect()
}

/// Whether the event at i is directly ordered before the one at j, by the definition.
fn edge(e: &Execution, notified: &[Vec<ThreadId>], i: usize, j: usize) -> bool {
    let (a, b) = (&e.event(i), &e.event(j));
    if a.thread == b.thread || conflict(a, b) || a.op.creates() == Some(b.thread) {
        return true;
    }
    match (a.op, b.op) {
        (_, Op::Join(target)) => target == a.thread,
        (Op::On(x, _), Op::On(y, Action::Wake)) => {
            // The latest removal of this thread from this queue is the one that woke it.
            let removes =
                |k: usize| e.event(k).op.object() == Some(y) && notified[k].contains(&b.thread);
            x == y && removes(i) && !(i + 1..j).any(removes)
        }
        (Op::On(x, Action::Arrive), Op::On(y, Action::Depart { parties, round })) => {
            x == y && a.old / u64::from(parties) == u64::from(round)
        }
        _ => false,
    }
}

/// The smallest transitive relation with these edges.
fn closure(e: &Execution) -> Vec<Vec<bool>> {
    let n = e.len();
    let notified = notified(e);
    let mut before = vec![vec![false; n]; n];
    for j in 0..n {
        for i in (0..j).rev() {
            let direct = edge(e, &notified, i, j);
            before[i][j] = direct || (i + 1..j).any(|k| before[i][k] && before[k][j]);
        }
    }
    before
}

fn check(e: &Execution) {
    let before = closure(e);
    for (j, second) in e.events().enumerate() {
        for (i, row) in before.iter().enumerate().take(j) {
            assert_eq!(e.happens_before(i, j), row[j], "{i} before {j} in {:?}", e.to_vec());
        }
        let race = |&i: &usize| {
            let first = &e.event(i);
            let between = (i + 1..j).any(|k| before[i][k] && before[k][j]);
            first.thread != second.thread && conflict(first, &second) && !between
        };
        let expected: Vec<u32> = (0..j).rev().filter(race).map(|i| i as u32).collect();
        let found: Vec<u32> = e.races(j).iter().map(|race| race.first).collect();
        assert_eq!(found, expected, "races of {j} in {:?}", e.to_vec());
    }
}

#[test]
fn clocks_and_races_are_what_the_definitions_say() {
    for profile in Profile::ALL {
        for seed in 0..400 {
            let program = generate(profile, &mut fastrand::Rng::with_seed(seed));
            let limits = Limits { max_executions: 40, ..Limits::default() };
            let mut observer = |e: &Execution, _: &TinyRun, _: End| {
                check(e);
                ControlFlow::Continue(())
            };
            Algorithm::Naive.explore(&program, Policy::Lowest, limits, &mut observer);
            Algorithm::Optimal.explore(&program, Policy::Highest, limits, &mut observer);
        }
    }
}
