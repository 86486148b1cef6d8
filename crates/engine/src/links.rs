//! What belongs to an event in its execution only.

use crate::facts::Facts;
use crate::objects::{Latest, NONE};
use mazurka_trace::{Effect, Event, Op, ThreadId};

/// What belongs to an event but means nothing outside this execution. Positions may be [`NONE`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Link {
    /// The number of its object.
    pub(crate) object: u32,
    /// The previous event of its thread, or the event that created the thread.
    pub(crate) pred: u32,
    /// The events on its object that were the latest before it.
    pub(crate) prev: Latest,
    /// Its run of accesses that do not conflict with each other.
    pub(crate) run: AccessRun,
    /// Where its races begin in `races`.
    pub(crate) races: u32,
    /// What is known of its operation.
    pub(crate) facts: Facts,
    /// A number that no other event has had, in whichever execution.
    pub(crate) stamp: u64,
}

impl Link {
    /// In place of what belongs to an event that has never been.
    pub(crate) const UNUSED: Link = Link {
        object: NONE,
        pred: NONE,
        prev: Latest::NONE,
        run: AccessRun::NONE,
        races: 0,
        facts: Facts::NONE,
        stamp: 0,
    };
}

/// In place of an event that has never been.
pub(crate) const UNUSED: Event = Event {
    thread: ThreadId::MAIN,
    index: 0,
    alternative: 0,
    effect: Effect::Local,
    old: 0,
    op: Op::Fence,
};

/// The maximal sequence of accesses to an object, none of which conflicts with another, that an event
/// belongs to, as far as it goes up to the event.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AccessRun {
    /// The last access of the run before.
    pub(crate) before: u32,
    /// The previous access of this run by another thread.
    pub(crate) other_thread: u32,
    /// The threads in this run, one bit each; see [`AccessRun::bit`].
    pub(crate) threads: u32,
}

impl AccessRun {
    /// No run.
    pub(crate) const NONE: AccessRun = AccessRun { before: NONE, other_thread: NONE, threads: 0 };
    /// The bit that many threads share.
    pub(crate) const MANY: u32 = 1 << 31;

    /// The bit of a thread.
    pub(crate) fn bit(thread: ThreadId) -> u32 {
        1 << thread.0.min(31)
    }
}
