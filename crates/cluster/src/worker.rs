//! A worker: takes items, explores them and says what came of it, one step at a time, so that tests can stop
//! it between any two of them.

use crate::item::{Commit, Item};
use crate::queue::{Committed, QueueError, WorkQueue};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// How far a worker is with its item.
#[derive(Debug)]
pub enum Stage<L, P, R> {
    /// It has none.
    Idle,
    /// It has been given one.
    Leased(L, Item<P>),
    /// It has explored it.
    Explored(L, Commit<P, R>),
    /// Its commit counts; what is left is to be enqueued.
    Committed(L, Vec<Item<P>>),
    /// There is nothing more to do for this item.
    Done(L),
}

/// A worker that gets its items from a queue.
#[derive(Debug)]
pub struct Worker<'a, Q: WorkQueue, P, R> {
    queue: &'a Q,
    name: String,
    stage: Stage<Q::Lease, P, R>,
    /// An item that was given to more workers is given up.
    most: u64,
}

impl<'a, Q: WorkQueue, P, R> Worker<'a, Q, P, R>
where
    P: Serialize + DeserializeOwned,
    R: Serialize + DeserializeOwned + Default,
{
    /// A worker that has nothing to do. No other has the same name.
    pub fn new(queue: &'a Q, name: String) -> Worker<'a, Q, P, R> {
        Worker { queue, name, stage: Stage::Idle, most: u64::MAX }
    }

    /// It does not explore an item that so many workers were given before and that nobody has finished: it
    /// would probably kill this one, too. Everybody is told instead that the item was given up.
    #[must_use]
    pub fn giving_up_after(self, deliveries: u64) -> Worker<'a, Q, P, R> {
        Worker { most: deliveries, ..self }
    }

    /// How far it is.
    pub fn stage(&self) -> &Stage<Q::Lease, P, R> {
        &self.stage
    }

    /// Forgets its item; somebody else will be given it.
    pub fn abandon(&mut self) {
        self.stage = Stage::Idle;
    }

    /// Makes the next step. `explore` is given an item and its lease, and answers with what was explored and
    /// what is left. After an error the same step can be tried again.
    pub fn step(
        &mut self,
        explore: &mut impl FnMut(&Item<P>, &Q::Lease) -> (R, Vec<P>),
    ) -> Result<(), QueueError> {
        let stage = std::mem::replace(&mut self.stage, Stage::Idle);
        let (next, result) = match stage {
            Stage::Idle => self.take(),
            Stage::Leased(lease, item) => {
                let (outcome, left) = explore(&item, &lease);
                let left = left.into_iter().map(|work| item.child(work)).collect();
                let (item, worker) = (item.id, self.name.clone());
                let commit = Commit { item, worker, outcome, left, given_up: None };
                (Stage::Explored(lease, commit), Ok(()))
            }
            Stage::Explored(lease, commit) => self.publish(lease, commit),
            Stage::Committed(lease, left) => self.enqueue(lease, left),
            Stage::Done(lease) => match self.queue.acknowledge(&lease) {
                Ok(()) => (Stage::Idle, Ok(())),
                Err(error) => (Stage::Done(lease), Err(error)),
            },
        };
        self.stage = next;
        result
    }

    /// Takes an item, unless it is done already.
    fn take(&self) -> Step<Q, P, R> {
        let leased = match self.queue.lease() {
            Ok(Some(leased)) => leased,
            Ok(None) => return (Stage::Idle, Ok(())),
            Err(error) => return (Stage::Idle, Err(error)),
        };
        // Nobody can explore what nobody can read; it stays where it is.
        let Ok(item) = serde_json::from_slice::<Item<P>>(&leased.item) else {
            let error = QueueError::Unavailable("there is an item that cannot be read".into());
            return (Stage::Idle, Err(error));
        };
        let committed = match self.queue.committed(&item.id) {
            Ok(committed) => committed,
            Err(error) => return (Stage::Idle, Err(error)),
        };
        let commit = committed.and_then(|bytes| serde_json::from_slice(&bytes).ok());
        let stage = match commit {
            None if leased.deliveries > self.most => {
                let (worker, given_up) = (self.name.clone(), Some(leased.deliveries - 1));
                let (outcome, left) = (R::default(), Vec::new());
                let commit = Commit { item: item.id, worker, outcome, left, given_up };
                Stage::Explored(leased.lease, commit)
            }
            None => Stage::Leased(leased.lease, item),
            // Who was first has perhaps died before it could enqueue what is left.
            Some(Commit::<P, R> { left, .. }) if leased.deliveries > 1 => {
                Stage::Committed(leased.lease, left)
            }
            Some(_) => Stage::Done(leased.lease),
        };
        (stage, Ok(()))
    }

    fn publish(&self, lease: Q::Lease, commit: Commit<P, R>) -> Step<Q, P, R> {
        let bytes = serde_json::to_vec(&commit).unwrap_or_default();
        match self.queue.commit(&commit.item, &bytes) {
            Ok(Committed::First) => (Stage::Committed(lease, commit.left), Ok(())),
            Ok(Committed::Late) => (Stage::Done(lease), Ok(())),
            Err(error) => (Stage::Explored(lease, commit), Err(error)),
        }
    }

    /// Enqueues one of the items that are left.
    fn enqueue(&self, lease: Q::Lease, mut left: Vec<Item<P>>) -> Step<Q, P, R> {
        let Some(item) = left.pop() else { return (Stage::Done(lease), Ok(())) };
        let bytes = serde_json::to_vec(&item).unwrap_or_default();
        let result = self.queue.enqueue(&item.id, 0, &bytes);
        if result.is_err() {
            left.push(item);
        }
        (Stage::Committed(lease, left), result)
    }
}

/// What comes after a step, and whether it could be made.
type Step<Q, P, R> = (Stage<<Q as WorkQueue>::Lease, P, R>, Result<(), QueueError>);
