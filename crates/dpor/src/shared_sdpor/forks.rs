//! What the workers of `sdpor` share: the table of states, and the prefixes from which several of them explore.

use crate::backtrack::Backtracks;
use crate::named_operations::NamedOperations;
use crate::operations::{OperationSet, Summaries};
use crate::pop::NamedChoice;
use crate::visited::Visited;
use crate::workers::Workers;
use mazurka_engine::Execution;
use mazurka_trace::ThreadId;
use rustc_hash::FxHashMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};

/// Marks the number in the table of a state that is not closed.
pub(super) const OPEN: u32 = 1 << 31;

/// The number of an open state for which ways are waiting.
pub(super) const AWAITED: u32 = OPEN | 1;

pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A prefix from which several workers explore.
#[derive(Debug)]
pub(super) struct Fork {
    /// The prefix that is shorter by one event, and the step from there; nothing for the empty one.
    pub(super) above: Option<(Arc<Fork>, NamedChoice)>,
    pub(super) state: u128,
    pub(super) sets: Mutex<Sets>,
}

/// The backtrack set and the summary of a fork.
#[derive(Debug)]
pub(super) struct Sets {
    /// The names of the threads in the backtrack set, those that are or have been explored first.
    pub(super) threads: Vec<u64>,
    /// How many of them somebody explores or has explored.
    pub(super) taken: usize,
    /// Whether the worker that has made it will still look for threads that nobody has taken.
    pub(super) attended: bool,
    pub(super) summary: OperationSet,
}

impl Fork {
    /// Adds a thread to the backtrack set; whether somebody has to be found who explores it.
    pub(super) fn add(&self, name: u64) -> bool {
        let mut sets = lock(&self.sets);
        if sets.threads.contains(&name) {
            return false;
        }
        sets.threads.push(name);
        let unattended = !sets.attended;
        sets.taken += usize::from(unattended);
        unattended
    }

    /// A thread that nobody has taken; without one, its owner leaves if it wants to.
    pub(super) fn take(&self, leave: bool) -> Option<u64> {
        let mut sets = lock(&self.sets);
        let next = sets.threads.get(sets.taken).copied();
        sets.taken += usize::from(next.is_some());
        sets.attended &= next.is_some() || !leave;
        next
    }

    pub(super) fn follow(&self, summary: &OperationSet) {
        lock(&self.sets).summary.add(summary.words());
    }

    /// The steps that lead to it.
    pub(super) fn way(&self) -> Vec<NamedChoice> {
        let (mut way, mut fork) = (Vec::new(), self);
        while let Some((above, step)) = &fork.above {
            way.push(*step);
            fork = above;
        }
        way.reverse();
        way
    }
}

impl Drop for Fork {
    fn drop(&mut self) {
        // One after the other: there may be more of them than fit on the stack.
        let mut above = self.above.take();
        while let Some(mut fork) = above.and_then(|(fork, _)| Arc::into_inner(fork)) {
            above = fork.above.take();
        }
    }
}

impl Sets {
    /// How many threads nobody has taken.
    pub(super) fn left(&self) -> usize {
        self.threads.len() - self.taken
    }
}

/// What somebody is to explore.
#[derive(Debug)]
pub(super) enum Branch {
    /// Everything.
    All,
    /// A thread from a fork.
    Thread(Arc<Fork>, u64),
    /// A step from a fork to a state that was open and is closed now, and the key of that.
    Again(Arc<Fork>, NamedChoice, u128),
}

/// What the workers share.
#[derive(Debug)]
pub(super) struct Shared {
    pub(super) workers: Workers<Branch>,
    /// Closed states with the numbers of their summaries, and open ones.
    pub(super) table: Visited,
    summaries: RwLock<Summaries>,
    pub(super) operations: NamedOperations,
    /// The ways to open states.
    pub(super) waiting: Mutex<FxHashMap<u128, Vec<Branch>>>,
    /// Whether a worker has come back to its own way, or found another state at the end of it.
    pub(super) gave_up: AtomicBool,
}

impl Shared {
    /// Nothing has been reached.
    pub(super) fn new(workers: Workers<Branch>) -> Shared {
        Shared {
            workers,
            table: Visited::default(),
            summaries: RwLock::default(),
            operations: NamedOperations::default(),
            waiting: Mutex::default(),
            gave_up: AtomicBool::new(false),
        }
    }

    /// The number of a summary. Few of them are new.
    pub(super) fn number(&self, summary: &OperationSet) -> u32 {
        let known = self.summaries.read().unwrap_or_else(PoisonError::into_inner).number(summary);
        known.unwrap_or_else(|| {
            self.summaries.write().unwrap_or_else(PoisonError::into_inner).intern(summary)
        })
    }

    /// The summary with a number.
    pub(super) fn summary(&self, number: u32) -> Arc<[u64]> {
        self.summaries.read().unwrap_or_else(PoisonError::into_inner).get(number)
    }

    /// All that may follow a state is known.
    pub(super) fn close(&self, state: u128, summary: &OperationSet) {
        let number = self.number(summary);
        if self.table.set_shared(state, number) == Some(AWAITED) {
            let ways = lock(&self.waiting).remove(&state);
            ways.into_iter().flatten().for_each(|way| self.workers.give(way));
        }
    }

    /// Lets a way wait for an open state; if it has been closed meanwhile, the number of its summary.
    pub(super) fn wait(&self, state: u128, way: impl FnOnce() -> Branch) -> Option<u32> {
        // Who closes the state looks for ways after this.
        let mut waiting = lock(&self.waiting);
        let number = self.table.exchange_shared(state, OPEN, AWAITED);
        let closed = number.filter(|number| number & OPEN == 0);
        if closed.is_none() {
            waiting.entry(state).or_default().push(way());
        }
        closed
    }

    /// A worker leaves a fork. The last one closes it, and leaves the one above.
    pub(super) fn leave(&self, fork: Arc<Fork>) {
        let mut next = Some(fork);
        while let Some(mut fork) = next.and_then(Arc::into_inner) {
            let summary = std::mem::take(&mut lock(&fork.sets).summary);
            self.close(fork.state, &summary);
            next = fork.above.take().map(|(above, _)| above);
            if let Some(fork) = &next {
                fork.follow(&summary);
            }
        }
    }

    /// Adds to the backtrack set of a fork what leads to `who` going first there.
    pub(super) fn add_towards(
        &self,
        e: &Execution,
        nodes: &Backtracks,
        i: usize,
        who: ThreadId,
        fork: &Arc<Fork>,
    ) {
        let add = |thread: ThreadId| {
            let name = e.name(thread);
            if fork.add(name) {
                self.workers.give(Branch::Thread(fork.clone(), name));
            }
        };
        match nodes.towards(e, i, who) {
            Some(thread) => add(thread),
            None => nodes.enabled(i).iter().for_each(add),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pop::Wanted;

    fn shared() -> Shared {
        let workers = Workers::new(2, Vec::new(), Arc::default(), u64::MAX);
        Shared::new(workers)
    }

    fn fork(shared: &Shared, state: u128, above: Option<&Arc<Fork>>) -> Arc<Fork> {
        assert_eq!(shared.table.visit_shared(state, OPEN), None);
        let step = NamedChoice { thread: 1, alternative: 0 };
        let above = above.map(|above| (above.clone(), step));
        let sets =
            Sets { threads: vec![1], taken: 1, attended: true, summary: OperationSet::default() };
        Arc::new(Fork { above, state, sets: Mutex::new(sets) })
    }

    fn summary(shared: &Shared, state: u128) -> Option<Vec<u32>> {
        let number = shared.table.visit_shared(state, OPEN).filter(|number| number & OPEN == 0)?;
        Some(crate::operations::members(&shared.summary(number)).collect())
    }

    /// Forks are closed from below, each with all that may follow, by who leaves last.
    #[test]
    fn who_leaves_last_closes() {
        let shared = shared();
        let root = fork(&shared, 1, None);
        let (left, right) = (fork(&shared, 2, Some(&root)), fork(&shared, 3, Some(&root)));
        let other = left.clone();
        left.follow(&OperationSet::of(7));
        shared.leave(left);
        assert_eq!(summary(&shared, 2), None, "somebody else is below it");
        right.follow(&OperationSet::of(70));
        shared.leave(right);
        shared.leave(root);
        assert_eq!((summary(&shared, 3), summary(&shared, 1)), (Some(vec![70]), None));
        shared.leave(other);
        assert_eq!(summary(&shared, 2), Some(vec![7]));
        assert_eq!(summary(&shared, 1), Some(vec![7, 70]));
    }

    /// A way waits as long as its state is open, and is found by somebody then. Its forks stay open.
    #[test]
    fn ways_wait_for_open_states() {
        let shared = shared();
        let above = fork(&shared, 1, None);
        assert_eq!(shared.table.visit_shared(2, OPEN), None);
        let step = NamedChoice { thread: 5, alternative: 0 };
        assert_eq!(shared.wait(2, || Branch::Again(above.clone(), step, 2)), None);
        shared.leave(above);
        assert!(shared.workers.left().is_empty() && summary(&shared, 1).is_none());
        shared.close(2, &OperationSet::of(3));
        let mut ways = shared.workers.left();
        let Some(Branch::Again(above, found, 2)) = ways.pop() else {
            panic!("the way can be gone")
        };
        assert!(ways.is_empty() && found == step);
        let closed = shared.wait(2, || unreachable!("nothing waits for a closed state"));
        assert_eq!(closed, shared.table.visit_shared(2, OPEN));
        shared.leave(above);
        assert!(summary(&shared, 1).is_some() && lock(&shared.waiting).is_empty());
        assert_eq!(shared.workers.wanted(), Wanted::Nothing);
    }

    /// Whoever stops leaves forks that nobody closes, and there may be very many of them.
    #[test]
    fn forks_that_are_left_need_no_stack() {
        let shared = shared();
        let mut last = fork(&shared, 0, None);
        for state in 1..200_000 {
            last = fork(&shared, state, Some(&last));
        }
        assert_eq!(last.way().len(), 199_999);
        drop(last);
        assert_eq!(summary(&shared, 0), None);
    }

    /// What is added is explored by the owner as long as it comes back, and by somebody else afterwards.
    #[test]
    fn nothing_that_is_added_is_forgotten() {
        let shared = shared();
        let fork = fork(&shared, 1, None);
        assert!(!fork.add(1) && !fork.add(2), "the owner will look");
        assert_eq!(lock(&fork.sets).left(), 1);
        assert_eq!((fork.take(true), fork.take(true)), (Some(2), None));
        assert!(fork.add(3), "nobody will look");
        assert!(!fork.add(3) && lock(&fork.sets).left() == 0);
    }
}
