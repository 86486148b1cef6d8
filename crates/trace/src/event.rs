//! Events: operations that were performed.

use crate::op::{Effect, Op, ThreadId};
use serde::{Deserialize, Serialize};

/// The identity of an event: its thread, and how many events that thread had performed before.
///
/// It is the same in every execution that contains the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EventId {
    /// Who performs it.
    pub thread: ThreadId,
    /// How many events the thread has performed before.
    pub index: u32,
}

/// One performed operation, with everything that decides what it conflicts with.
///
/// Events outlive the execution they were seen in (in sleep sets and wakeup trees), so they carry
/// their operation and the word that they found in their object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// Who did it.
    pub thread: ThreadId,
    /// How many events the thread had performed before.
    pub index: u32,
    /// Which of the operation's alternatives was taken.
    pub alternative: u32,
    /// How it touched its object.
    pub effect: Effect,
    /// The word in the object just before, 0 if there is no object.
    pub old: u64,
    /// What was done.
    pub op: Op,
}

impl Event {
    /// Which event of which thread it is, whatever it did.
    #[inline]
    pub fn id(&self) -> EventId {
        EventId { thread: self.thread, index: self.index }
    }
}
