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
}

impl<'a, Q: WorkQueue, P, R> Worker<'a, Q, P, R>
where
    P: Serialize + DeserializeOwned,
    R: Serialize + DeserializeOwned,
{
    /// A worker that has nothing to do. No other has the same name.
    pub fn new(queue: &'a Q, name: String) -> Worker<'a, Q, P, R> {
        Worker { queue, name, stage: Stage::Idle }
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
                (Stage::Explored(lease, Commit { item, worker, outcome, left }), Ok(()))
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
            None => Stage::Leased(leased.lease, item),
            // Who was first has perhaps died before it could enqueue what is left.
            Some(Commit::<P, R> { left, .. }) if leased.again => {
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
