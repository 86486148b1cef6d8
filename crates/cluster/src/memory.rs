//! A queue in memory that can be made to fail at any moment: for tests of the protocol.
//!
//! Its clock stands still unless somebody turns it, and it fails only when told to, so a test can be repeated.

use crate::queue::{Committed, Leased, QueueError, WorkQueue};
use std::collections::{BTreeMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A queue in memory.
#[derive(Debug)]
pub struct MemoryQueue {
    state: Mutex<State>,
    /// How long a lease lasts, in units of its clock.
    lease_time: u64,
}

/// When a call fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// Before anything has happened.
    Before,
    /// After it has happened, but the caller does not learn that.
    After,
}

#[derive(Debug, Default)]
struct State {
    now: u64,
    calls: u64,
    fail: Option<(u64, Failure)>,
    epoch: u64,
    work: Work,
    saved: Work,
    done: Vec<(String, Vec<u8>)>,
}

/// What is to be done.
#[derive(Clone, Debug, Default)]
struct Work {
    next: u64,
    entries: BTreeMap<u64, Entry>,
    attempts: HashSet<(String, u64)>,
}

#[derive(Clone, Debug)]
struct Entry {
    id: String,
    item: Vec<u8>,
    deliveries: u64,
    leased_until: Option<u64>,
}

impl MemoryQueue {
    /// An empty queue whose leases last so long.
    pub fn new(lease_time: u64) -> MemoryQueue {
        MemoryQueue { state: Mutex::default(), lease_time }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets time pass.
    pub fn advance(&self, time: u64) {
        self.state().now += time;
    }

    /// The time.
    pub fn now(&self) -> u64 {
        self.state().now
    }

    /// How many calls there were.
    pub fn calls(&self) -> u64 {
        self.state().calls
    }

    /// Lets the call with this number fail.
    pub fn fail_at(&self, call: u64, failure: Failure) {
        self.state().fail = Some((call, failure));
    }

    /// The server is killed and started again: nobody has a lease any more.
    pub fn restart(&self) {
        let mut state = self.state();
        state.epoch += 1;
        state.work.entries.values_mut().for_each(|entry| entry.leased_until = None);
    }

    /// What is to be done is now safe from a loss of power.
    pub fn save(&self) {
        let mut state = self.state();
        state.saved = state.work.clone();
    }

    /// The machine of the server loses power: the last commits are forgotten, and so is what has happened to
    /// the work since it was saved.
    pub fn lose_power(&self, commits: usize) {
        let mut state = self.state();
        let keep = state.done.len().saturating_sub(commits);
        state.done.truncate(keep);
        state.work = state.saved.clone();
        drop(state);
        self.restart();
    }

    /// Makes a call, or lets it fail.
    fn call<T>(&self, f: impl FnOnce(&mut State) -> T) -> Result<T, QueueError> {
        let mut state = self.state();
        state.calls += 1;
        let failure = state.fail.filter(|(call, _)| *call == state.calls).map(|(_, when)| when);
        let failed = Err(QueueError::Unavailable("it was to fail".to_string()));
        match failure {
            Some(Failure::Before) => failed,
            Some(Failure::After) => {
                f(&mut state);
                failed
            }
            None => Ok(f(&mut state)),
        }
    }
}

/// How many commits are shown again.
const AGAIN: u64 = 3;

impl WorkQueue for MemoryQueue {
    type Lease = u64;

    fn enqueue(&self, id: &str, attempt: u64, item: &[u8]) -> Result<(), QueueError> {
        self.call(|state| {
            let work = &mut state.work;
            if work.attempts.insert((id.to_string(), attempt)) {
                let (id, item) = (id.to_string(), item.to_vec());
                let entry = Entry { id, item, deliveries: 0, leased_until: None };
                work.entries.insert(work.next, entry);
                work.next += 1;
            }
        })
    }

    fn is_queued(&self, id: &str) -> Result<bool, QueueError> {
        self.call(|state| state.work.entries.values().any(|entry| entry.id == id))
    }

    fn lease(&self) -> Result<Option<Leased<u64>>, QueueError> {
        self.call(|state| {
            let now = state.now;
            let free = |entry: &Entry| entry.leased_until.is_none_or(|until| until <= now);
            let (&lease, entry) = state.work.entries.iter_mut().find(|(_, entry)| free(entry))?;
            entry.leased_until = Some(now + self.lease_time);
            entry.deliveries += 1;
            Some(Leased { lease, item: entry.item.clone(), deliveries: entry.deliveries })
        })
    }

    fn renew(&self, lease: &u64) -> Result<(), QueueError> {
        self.call(|state| {
            let until = state.now + self.lease_time;
            if let Some(entry) = state.work.entries.get_mut(lease) {
                entry.leased_until = Some(until);
            }
        })
    }

    fn acknowledge(&self, lease: &u64) -> Result<(), QueueError> {
        self.call(|state| drop(state.work.entries.remove(lease)))
    }

    fn commit(&self, id: &str, commit: &[u8]) -> Result<Committed, QueueError> {
        self.call(|state| match state.done.iter().find(|(done, _)| done == id) {
            Some((_, first)) if first == commit => Committed::First,
            Some(_) => Committed::Late,
            None => {
                state.done.push((id.to_string(), commit.to_vec()));
                Committed::First
            }
        })
    }

    fn committed(&self, id: &str) -> Result<Option<Vec<u8>>, QueueError> {
        self.call(|state| {
            let done = state.done.iter().find(|(done, _)| done == id);
            done.map(|(_, commit)| commit.clone())
        })
    }

    fn commits_from(&self, sequence: u64) -> Result<Vec<(u64, Vec<u8>)>, QueueError> {
        self.call(|state| {
            let first = sequence.saturating_sub(AGAIN).max(1);
            let numbered = (1..).zip(state.done.iter().map(|(_, commit)| commit.clone()));
            numbered.skip_while(|(number, _)| *number < first).collect()
        })
    }

    fn epoch(&self) -> u64 {
        self.state().epoch
    }
}
