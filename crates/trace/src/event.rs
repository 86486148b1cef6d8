//! Events: operations that were performed.

use crate::op::{Effect, Op, ThreadId};
use serde::{Deserialize, Serialize};

/// One performed operation, with everything that decides what it conflicts with.
///
/// Events outlive the execution they were seen in (in sleep sets and wakeup trees), so they carry
/// their operation and the word it met.
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
