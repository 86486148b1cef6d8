//! The coordinator's view: the sum of all commits that count, and the items that are open.

use crate::item::{Commit, Item};
use crate::queue::{QueueError, WorkQueue};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, HashMap, HashSet};

/// What commits add up to.
pub trait Sum {
    /// Adds what another worker explored.
    fn add(&mut self, other: Self);
}

/// An item that is not done.
#[derive(Debug)]
struct Open<P> {
    item: Item<P>,
    /// When it was last known to be in the queue, or was put there.
    seen: u64,
    /// How often it was put there again.
    attempt: u64,
}

/// All commits, added up.
#[derive(Debug)]
pub struct Fold<P, R> {
    root: Item<P>,
    /// The sequence number of the next commit.
    next: u64,
    epoch: Option<u64>,
    open: BTreeMap<String, Open<P>>,
    done: HashSet<String>,
    /// Commits of items that no commit has mentioned so far.
    unmentioned: HashMap<String, Commit<P, R>>,
    sum: R,
    /// Commits that count, by worker.
    by_worker: BTreeMap<String, u64>,
    /// Items that were given up, with how many workers had been given them.
    given_up: BTreeMap<String, u64>,
}

impl<P: Serialize + DeserializeOwned + Clone, R: DeserializeOwned + Sum + Default> Fold<P, R> {
    /// Nothing is done.
    pub fn new(root: Item<P>) -> Fold<P, R> {
        let mut fold = Fold {
            root,
            next: 1,
            epoch: None,
            open: BTreeMap::new(),
            done: HashSet::new(),
            unmentioned: HashMap::new(),
            sum: R::default(),
            by_worker: BTreeMap::new(),
            given_up: BTreeMap::new(),
        };
        fold.mention(fold.root.clone(), 0);
        fold
    }

    /// Whether nothing is left: everything has been explored, or given up.
    pub fn is_finished(&self) -> bool {
        self.open.is_empty()
    }

    /// How many items are open.
    pub fn open(&self) -> usize {
        self.open.len()
    }

    /// How many items are done.
    pub fn done(&self) -> usize {
        self.done.len()
    }

    /// What the items that are open contain.
    pub fn left(&self) -> impl Iterator<Item = &P> {
        self.open.values().map(|open| &open.item.work)
    }

    /// What has been explored so far.
    pub fn sum(&self) -> &R {
        &self.sum
    }

    /// The same, when nothing will be added any more.
    pub fn into_sum(self) -> R {
        self.sum
    }

    /// The names of those whose commits count, with how many there are.
    pub fn by_worker(&self) -> &BTreeMap<String, u64> {
        &self.by_worker
    }

    /// The names of items that nobody explored because everybody who tried died, with how many did.
    pub fn given_up(&self) -> &BTreeMap<String, u64> {
        &self.given_up
    }

    /// Reads the next commits; whether there were any. The time is in any unit.
    pub fn read<Q: WorkQueue>(&mut self, queue: &Q, now: u64) -> Result<bool, QueueError> {
        let epoch = queue.epoch();
        if self.epoch.is_some_and(|known| known != epoch) {
            // What was read before may not be there any more.
            *self = Fold::new(self.root.clone());
        }
        self.epoch = Some(epoch);
        let commits = queue.commits_from(self.next)?;
        let any = !commits.is_empty();
        for (sequence, bytes) in commits {
            if sequence < self.next {
                continue;
            }
            self.next = sequence + 1;
            if let Ok(commit) = serde_json::from_slice::<Commit<P, R>>(&bytes) {
                self.add(commit, now);
            }
        }
        Ok(any)
    }

    /// Puts open items into the queue that have not been there for `grace`, in the unit of `now`.
    pub fn enqueue<Q: WorkQueue>(
        &mut self,
        queue: &Q,
        now: u64,
        grace: u64,
    ) -> Result<(), QueueError> {
        for (id, open) in &mut self.open {
            // The root is there when nobody has ever put it there: the coordinator does.
            let patience = if *id == self.root.id && open.attempt == 0 { 0 } else { grace };
            if now.saturating_sub(open.seen) < patience {
                continue;
            }
            open.seen = now;
            if !queue.is_queued(id)? {
                open.attempt += 1;
                let bytes = serde_json::to_vec(&open.item).unwrap_or_default();
                // An attempt has a number of its own, also after this process has been started again.
                queue.enqueue(id, (now << 8) + open.attempt, &bytes)?;
            }
        }
        Ok(())
    }

    fn mention(&mut self, item: Item<P>, now: u64) {
        if self.done.contains(&item.id) {
            return;
        }
        match self.unmentioned.remove(&item.id) {
            Some(commit) => {
                self.open.insert(item.id.clone(), Open { item, seen: now, attempt: 0 });
                self.add(commit, now);
            }
            None => {
                self.open.insert(item.id.clone(), Open { item, seen: now, attempt: 0 });
            }
        }
    }

    /// Adds a commit, if it counts.
    fn add(&mut self, commit: Commit<P, R>, now: u64) {
        if self.open.remove(&commit.item).is_none() {
            if !self.done.contains(&commit.item) {
                self.unmentioned.insert(commit.item.clone(), commit);
            }
            return;
        }
        self.given_up.extend(commit.given_up.map(|workers| (commit.item.clone(), workers)));
        self.done.insert(commit.item);
        *self.by_worker.entry(commit.worker).or_default() += 1;
        self.sum.add(commit.outcome);
        for item in commit.left {
            self.mention(item, now);
        }
    }
}
