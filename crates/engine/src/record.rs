//! What E keeps of an event: one line of the processor's cache.

use crate::algorithm::Choice;
use crate::facts::Facts;
use crate::objects::{Latest, NONE};
use crate::packed_op::{Code, PackedOp};
use mazurka_trace::{Effect, EventId, ThreadId};

/// An event, and what belongs to it but means nothing outside this execution. Positions may be [`NONE`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Record {
    /// The word in its object just before, 0 if there is no object.
    pub(crate) old: u64,
    /// See [`PackedOp`].
    pub(crate) operand: u64,
    /// What was done.
    pub(crate) code: Code,
    /// What is known of its operation.
    pub(crate) facts: Facts,
    /// How it touched its object.
    pub(crate) effect: Effect,
    /// Who did it.
    pub(crate) thread: ThreadId,
    /// How many events the thread had performed before.
    pub(crate) index: u32,
    /// The number of its object.
    pub(crate) object: u32,
    /// The number of its clock, which it may share with the events of its thread before it.
    pub(crate) clock: u32,
    /// The events on its object that were the latest before it.
    pub(crate) prev: Latest,
    /// Its run of accesses that do not conflict with each other.
    pub(crate) run: AccessRun,
}

impl Record {
    /// In place of an event that has never been.
    pub(crate) const UNUSED: Record = Record {
        old: 0,
        operand: 0,
        code: Code::Fence,
        facts: Facts::NONE,
        effect: Effect::Local,
        thread: ThreadId::MAIN,
        index: 0,
        object: NONE,
        clock: 0,
        prev: Latest::NONE,
        run: AccessRun::NONE,
    };

    /// The event alone.
    #[inline(always)]
    pub(crate) fn packed(&self) -> PackedEvent {
        let Record { old, operand, thread, index, object, code, effect, .. } = *self;
        PackedEvent { old, operand, thread, index, object, code, effect }
    }

    /// What was done, and which of the alternatives was taken.
    #[inline(always)]
    pub(crate) fn op(&self) -> PackedOp {
        PackedOp { operand: self.operand, code: self.code }
    }

    /// The thread that it creates.
    #[inline(always)]
    pub(crate) fn creates(&self) -> Option<ThreadId> {
        self.facts.creates().then_some(ThreadId(self.operand as u32))
    }

    /// Which event of which thread it is, whatever it did.
    #[inline(always)]
    pub(crate) fn id(&self) -> EventId {
        EventId { thread: self.thread, index: self.index }
    }
}

/// An event of an execution, which can tell what is in it ([`crate::Execution::unpack`]), also after it was undone.
#[derive(Clone, Copy, Debug)]
pub struct PackedEvent {
    pub(crate) old: u64,
    pub(crate) operand: u64,
    pub(crate) thread: ThreadId,
    pub(crate) index: u32,
    pub(crate) object: u32,
    pub(crate) code: Code,
    pub(crate) effect: Effect,
}

impl PackedEvent {
    /// Which event of which thread it is, whatever it did.
    #[inline]
    pub fn id(&self) -> EventId {
        EventId { thread: self.thread, index: self.index }
    }

    /// The choice that it was.
    #[inline]
    pub fn choice(&self) -> Choice {
        Choice { thread: self.thread, alternative: self.op().alternative() }
    }

    /// The number of its object.
    #[inline]
    pub fn object(&self) -> Option<u32> {
        (self.object != NONE).then_some(self.object)
    }

    /// What was done, and which of the alternatives was taken.
    #[inline(always)]
    pub(crate) fn op(&self) -> PackedOp {
        PackedOp { operand: self.operand, code: self.code }
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_a_line_of_the_cache() {
        assert!(size_of::<Record>() <= 64, "{}", size_of::<Record>());
        assert!(size_of::<PackedEvent>() <= 40, "{}", size_of::<PackedEvent>());
    }
}
