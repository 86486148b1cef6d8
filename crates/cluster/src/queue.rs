//! What carries items and commits between machines.

use std::fmt;
use std::time::Duration;

/// How long an item is given to a worker that is not heard of.
pub const LEASE: Duration = Duration::from_secs(10);

/// Carries items from whoever has some left to whoever has nothing to do, and keeps commits.
pub trait WorkQueue {
    /// What a worker needs to say something about an item that it has been given.
    type Lease;

    /// Puts an item into the queue. The same item with the same attempt may be put there more than once,
    /// which changes nothing.
    fn enqueue(&self, id: &str, attempt: u64, item: &[u8]) -> Result<(), QueueError>;

    /// Whether an item is in the queue, or has been given to somebody who may still be at work.
    fn is_queued(&self, id: &str) -> Result<bool, QueueError>;

    /// An item, for some time; nothing if there is none within a short while.
    fn lease(&self) -> Result<Option<Leased<Self::Lease>>, QueueError>;

    /// Says that somebody is still at work.
    fn renew(&self, lease: &Self::Lease) -> Result<(), QueueError>;

    /// Says that an item is done, or need not be done: takes it out of the queue.
    fn acknowledge(&self, lease: &Self::Lease) -> Result<(), QueueError>;

    /// Publishes the commit of an item unless there is one.
    fn commit(&self, id: &str, commit: &[u8]) -> Result<Committed, QueueError>;

    /// The commit of an item, if there is one.
    fn committed(&self, id: &str) -> Result<Option<Vec<u8>>, QueueError>;

    /// Commits with their sequence numbers, from a number on; none if there are none within a short while.
    /// Some may come again.
    fn commits_from(&self, sequence: u64) -> Result<Vec<(u64, Vec<u8>)>, QueueError>;

    /// Changes whenever commits may have been forgotten, or numbered anew.
    fn epoch(&self) -> u64;
}

/// Where an exploration is kept, so that its coordinator and its workers find it: its queue, its program, and what
/// they say to each other.
pub trait Host: WorkQueue {
    /// The exploration that the queue holds, if any.
    fn exploration(&self) -> Result<Option<String>, QueueError>;

    /// Begins an exploration, or goes on with it. The queue must hold no other.
    fn open(&self, exploration: &str, program: &[u8]) -> Result<(), QueueError>;

    /// The program of the exploration.
    fn program(&self) -> Result<Vec<u8>, QueueError>;

    /// Nobody is given anything any more, until the exploration is opened again.
    fn pause(&self) -> Result<(), QueueError>;

    /// Forgets the exploration.
    fn close(&self) -> Result<(), QueueError>;

    /// How many workers wait for items that are not there.
    fn hungry(&self) -> Result<usize, QueueError>;

    /// Says something that need not be kept.
    fn tell(&self, subject: &str, text: String);

    /// Calls a function with whatever is said about a subject, which may end with `*`, for as long as this lives.
    fn hear(
        &self,
        subject: &str,
        heard: impl FnMut(&[u8]) + Send + 'static,
    ) -> Result<(), QueueError>;

    /// Where it is, in words: "on the server".
    fn place(&self) -> String;
}

/// An item that a worker has been given.
#[derive(Clone, Debug)]
pub struct Leased<L> {
    /// What to say something about it with.
    pub lease: L,
    /// The item.
    pub item: Vec<u8>,
    /// How often it has been given to somebody, this time included.
    pub deliveries: u64,
}

/// What became of a commit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Committed {
    /// It is the one that counts.
    First,
    /// There was one before.
    Late,
}

/// Why a queue did not do something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QueueError {
    /// It cannot be reached, or did not answer: it may have done it, or not. Try again.
    Unavailable(String),
    /// There is no such exploration any more, or it pauses.
    Gone,
}

impl fmt::Display for QueueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            QueueError::Unavailable(why) => f.write_str(why),
            QueueError::Gone => f.write_str("there is no exploration"),
        }
    }
}

impl std::error::Error for QueueError {}
