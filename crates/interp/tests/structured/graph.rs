//! The full state graph of a program: what it can do, by brute force.

use super::exploring::Reached;
use mazurka_engine::{Pending, Program as _, Run, Stop};
use mazurka_interp::{Compiled, CompiledRun};
use mazurka_trace::{Action, Object, Op, ThreadId};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Programs with more states are left out.
const STATES: usize = 6_000;

const THREADS: u32 = 5;

/// What an object holds at the end, by address, as far as it differs from the start.
pub(crate) type Memory = BTreeMap<(u64, u32), u64>;

/// The states of a program and the steps between them.
#[derive(Default)]
pub(crate) struct Graph {
    numbers: HashMap<u128, usize>,
    /// From where each state can be reached in one step.
    before: Vec<Vec<usize>>,
    /// Whether nobody can go on, or some thread has failed or was stopped.
    ends: Vec<bool>,
    /// The memories with which all threads finish.
    pub(crate) complete: BTreeSet<Memory>,
    /// The threads that fail.
    pub(crate) failed: BTreeSet<u32>,
    /// Whether threads wait for each other in some state.
    pub(crate) deadlocks: bool,
}

/// What an operation does to an object.
#[derive(Clone, Copy)]
pub(crate) enum Change {
    Nothing,
    /// The place, and the word before and after it.
    Word((u64, u32), u64, u64),
    /// The object at this address ends.
    End(u64),
}

impl Change {
    /// What an operation of a thread does that finds the word `old`.
    pub(crate) fn new(op: &Op, thread: ThreadId, old: u64) -> Change {
        match *op {
            Op::On(Object { address, .. }, Action::Free) => Change::End(address),
            Op::On(Object { address, size }, action) => {
                Change::Word((address, size), old, action.apply(thread, old, size))
            }
            _ => Change::Nothing,
        }
    }
}

impl Graph {
    /// The graph of a program that shows its states, unless it is too large.
    pub(crate) fn new(program: &Compiled) -> Option<Graph> {
        let mut run = program.start();
        let mut graph = Graph::default();
        let (start, _) = graph.add(&run, &[]);
        let mut path = vec![(start, choices(&run))];
        let mut changes: Vec<Change> = Vec::new();
        while let Some((from, choices_left)) = path.last_mut() {
            let from = *from;
            let Some((thread, alternative)) = choices_left.pop() else {
                path.pop();
                continue;
            };
            run.move_to(path.len() - 1);
            changes.truncate(path.len() - 1);
            let pending = run.pending(thread);
            let old = run.step(thread, alternative);
            changes.push(change(&pending, thread, old));
            let (to, new) = graph.add(&run, &changes);
            graph.before[to].push(from);
            if new {
                path.push((to, choices(&run)));
            }
            if graph.ends.len() > STATES {
                return None;
            }
        }
        Some(graph)
    }

    /// The number of the current state, and whether it is new.
    fn add(&mut self, run: &CompiledRun, changes: &[Change]) -> (usize, bool) {
        let key = run.fingerprint().expect("keys are kept");
        let next = self.ends.len();
        let number = *self.numbers.entry(key).or_insert(next);
        if number == next {
            let pending = || (0..THREADS).map(|t| (t, run.pending(ThreadId(t))));
            // A thread that runs in circles without any visible operation can go on, in a way.
            let circles = pending().any(|(_, p)| p == Pending::Stopped(Stop::Cut));
            let stopped = |p| matches!(p, Pending::Stopped(stop) if stop != Stop::Cut);
            let failed = pending().any(|(_, p)| stopped(p));
            let stuck = choices(run).is_empty() && !circles;
            self.before.push(Vec::new());
            self.ends.push(failed || stuck);
            let violates = |p| p == Pending::Stopped(Stop::Violation);
            self.failed.extend(pending().filter(|(_, p)| violates(*p)).map(|(t, _)| t));
            if stuck && !failed {
                let waits = pending().any(|(_, p)| matches!(p, Pending::Op { .. }));
                self.deadlocks |= waits;
                if !waits {
                    self.complete.insert(memory(changes));
                }
            }
        }
        (number, number == next)
    }

    /// What an exploration should find. Where a thread fails the others are not judged.
    pub(crate) fn reached(&self) -> Reached {
        let (complete, failed) = (self.complete.clone(), self.failed.clone());
        Reached { complete, failed, deadlocks: self.deadlocks, hangs: self.hangs() }
    }

    /// How many states there are.
    #[allow(dead_code, reason = "not every test counts them")]
    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is a state from which the program can never end.
    pub(crate) fn hangs(&self) -> bool {
        let mut can_end = self.ends.clone();
        let mut todo: Vec<usize> = (0..can_end.len()).filter(|&state| can_end[state]).collect();
        while let Some(state) = todo.pop() {
            for &before in &self.before[state] {
                if !std::mem::replace(&mut can_end[before], true) {
                    todo.push(before);
                }
            }
        }
        can_end.contains(&false)
    }
}

fn change(pending: &Pending, thread: ThreadId, old: u64) -> Change {
    match pending {
        Pending::Op { op, .. } => Change::new(op, thread, old),
        _ => Change::Nothing,
    }
}

/// What is different after some changes, apart from objects that ended.
pub(crate) fn memory(changes: &[Change]) -> Memory {
    let (mut memory, mut initial) = (Memory::new(), Memory::new());
    let mut ended = BTreeSet::new();
    for &change in changes {
        match change {
            Change::Word(place, old, new) if old != new => {
                initial.entry(place).or_insert(old);
                memory.insert(place, new);
            }
            Change::End(address) => drop(ended.insert(address >> 32)),
            _ => {}
        }
    }
    memory.retain(|place, word| initial[place] != *word && !ended.contains(&(place.0 >> 32)));
    memory
}

/// The steps that can be made.
fn choices(run: &CompiledRun) -> Vec<(ThreadId, u32)> {
    let mut found = Vec::new();
    for thread in (0..THREADS).map(ThreadId) {
        if let Pending::Op { op, enabled: true, word } = run.pending(thread) {
            found.extend((0..op.alternatives(word)).map(|alternative| (thread, alternative)));
        }
    }
    found
}
