//! Operations: the one list of what a thread can do that another thread may notice.
//!
//! Most operations act on one [`Object`], a range of bytes, and are pure functions of the *word* in
//! it: whether they are enabled, what they read, what they leave behind, whether they count as a
//! read or as a write. Stating that here, once, lets front ends execute operations, algorithms
//! predict them in another context without running anything, and reports show their values.
//!
//! `assume`, `assert`, branches and arithmetic are local to a thread and are not operations; a
//! failed `assume` shows up as a thread that has stopped for good.

use crate::word::{Condition, Rmw, mask};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A thread or a posted message, numbered densely.
///
/// The number is given once for each (creator, n-th creation) and is the same in every
/// interleaving of one exploration, so that an event can be named by its thread and index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ThreadId(pub u32);

impl ThreadId {
    /// The thread in which the program starts.
    pub const MAIN: ThreadId = ThreadId(0);

    /// The number as an index into arrays with one entry per thread.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for ThreadId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "T{}", self.0)
    }
}

/// A range of bytes that an operation acts on: a variable, part of one, or a synchronisation object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Object {
    /// The first byte. Addresses are names: equal in every interleaving of one exploration.
    pub address: u64,
    /// The number of bytes, at least 1; words of at most 8 bytes have values.
    pub size: u32,
}

impl Object {
    /// The range of `size` bytes from `address`.
    pub fn new(address: u64, size: u32) -> Object {
        Object { address, size }
    }

    /// All memory: what an atomic section acts on.
    pub const EVERYTHING: Object = Object { address: 0, size: u32::MAX };

    /// The address after the last byte.
    pub fn end(self) -> u64 {
        self.address.saturating_add(u64::from(self.size))
    }

    /// Whether the two ranges have a byte in common.
    pub fn overlaps(self, other: Object) -> bool {
        let all = self == Object::EVERYTHING || other == Object::EVERYTHING;
        all || (self.address < other.end() && other.address < self.end())
    }

    /// Whether every byte of `part` belongs to this range.
    pub fn contains(self, part: Object) -> bool {
        let all = self == Object::EVERYTHING;
        all || (self.address <= part.address && part.end() <= self.end())
    }

    /// The value of `part`, little end first, when this range holds `word`; `None` if it is not
    /// inside or too long to have a value.
    pub fn extract(self, word: u64, part: Object) -> Option<u64> {
        if !self.contains(part) || self.size > 8 {
            return None;
        }
        let shift = 8 * (part.address - self.address);
        Some((word >> shift) & mask(part.size))
    }
}

/// How an event touched its object; together with the object this decides what it conflicts with.
///
/// It is compared at every step: with a byte of its own for the kind that takes an instruction, not five.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Effect {
    /// Touches nothing that another event could change or see.
    Local,
    /// Ordered only by edges of its own (barrier, wake-up); conflicts with nothing.
    Sync,
    /// Left the object as it was.
    Read,
    /// May have changed the object.
    Write,
    /// Changed the object by a function that commutes with itself, without looking at the value.
    Update(Rmw),
}

impl Effect {
    /// Whether the event may have changed its object.
    pub fn modifies(self) -> bool {
        matches!(self, Effect::Write | Effect::Update(_))
    }
}

/// What is done to an object.
///
/// The *word* of a mutex or handler is 0 when it is free, else one more than the owner; of a
/// read-write lock the number of readers, or [`Action::WRITER`] plus the owner; of a semaphore its
/// count; of a condition variable the number of waiting threads; of a barrier the number of
/// arrivals so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Reads the word.
    Load,
    /// Writes the word.
    Store(u64),
    /// Reads, computes and writes in one step.
    Rmw {
        /// What is computed.
        function: Rmw,
        /// The other operand.
        operand: u64,
        /// Whether the program looks at the old value. If not, equal commuting functions are
        /// independent of each other.
        used: bool,
    },
    /// Writes `desired` if the word is `expected`; otherwise it is a read.
    CompareExchange {
        /// The value that lets it succeed.
        expected: u64,
        /// The value it then writes.
        desired: u64,
    },
    /// A read that is enabled only while the condition holds.
    Await(Condition),
    /// An exchange that is enabled only while the condition holds.
    ExchangeAwait {
        /// When it is enabled.
        until: Condition,
        /// What it writes.
        value: u64,
    },
    /// Takes a mutex; enabled while it is free.
    Lock,
    /// Takes a mutex if it is free; otherwise it is a read.
    TryLock,
    /// Gives a mutex back.
    Unlock,
    /// Takes a read-write lock as a reader; enabled while there is no writer.
    ReadLock,
    /// As [`Action::ReadLock`], or a read if there is a writer.
    TryReadLock,
    /// Takes a read-write lock as the writer; enabled while nobody holds it.
    WriteLock,
    /// As [`Action::WriteLock`], or a read if somebody holds it.
    TryWriteLock,
    /// A reader leaves.
    ReadUnlock,
    /// The writer leaves.
    WriteUnlock,
    /// Decrements a semaphore; enabled while the count is positive.
    SemWait,
    /// Decrements a semaphore if the count is positive; otherwise it is a read.
    SemTryWait,
    /// Increments a semaphore.
    SemPost,
    /// First part of a condition wait: joins the waiting threads, last in the queue.
    Enqueue,
    /// Enabled once this thread has been notified. Ordered after that notification only.
    Wake,
    /// Removes one waiting thread, any one: alternative k is the k-th in the queue. A read if
    /// nobody waits.
    NotifyOne,
    /// Removes all waiting threads. A read if nobody waits.
    NotifyAll,
    /// Arrives at a barrier; arrivals do not order each other.
    Arrive,
    /// Leaves a barrier in its `round`-th use; enabled once all `parties` of it have arrived.
    Depart {
        /// How many threads meet.
        parties: u32,
        /// Which meeting, from 0.
        round: u32,
    },
    /// Frees memory: nothing may be done to the object afterwards. It may be longer than a word.
    Free,
    /// Any number of accesses in one step, to memory but not to synchronisation objects.
    Section,
    /// A message takes its handler; enabled while the handler is idle.
    Begin,
    /// A message gives its handler back.
    End,
}

impl Action {
    /// Set in the word of a read-write lock that has a writer.
    pub const WRITER: u64 = 1 << 63;

    /// Whether there are words for which the action is not enabled.
    #[inline]
    pub fn may_block(self) -> bool {
        use Action::*;
        matches!(
            self,
            Await(_)
                | ExchangeAwait { .. }
                | Lock
                | ReadLock
                | WriteLock
                | SemWait
                | Wake
                | Depart { .. }
                | Begin
        )
    }

    /// Whether the action can be performed when its object of `size` bytes holds `word`.
    ///
    /// [`Action::Wake`] depends on the queue and not on the word; its front end knows.
    #[inline]
    pub fn enabled(self, word: u64, size: u32) -> bool {
        match self {
            Action::Await(until) | Action::ExchangeAwait { until, .. } => until.holds(word, size),
            Action::Lock | Action::WriteLock | Action::Begin => word == 0,
            Action::ReadLock => word & Action::WRITER == 0,
            Action::SemWait => word > 0,
            Action::Depart { parties, round } => {
                word >= u64::from(parties) * (u64::from(round) + 1)
            }
            _ => true,
        }
    }

    /// Whether performing it on `word` does what its name says, for actions that may fail.
    #[inline]
    pub fn succeeds(self, word: u64, size: u32) -> bool {
        match self {
            Action::CompareExchange { expected, .. } => word == expected & mask(size),
            Action::TryLock | Action::TryWriteLock => word == 0,
            Action::TryReadLock => word & Action::WRITER == 0,
            Action::SemTryWait | Action::NotifyOne | Action::NotifyAll => word > 0,
            _ => true,
        }
    }

    /// How the action touches an object of `size` bytes that holds `word`.
    #[inline]
    pub fn effect(self, word: u64, size: u32) -> Effect {
        match self {
            Action::Load | Action::Await(_) => Effect::Read,
            Action::Rmw { function, used: false, .. } if function.commutes() => {
                Effect::Update(function)
            }
            Action::Wake | Action::Arrive | Action::Depart { .. } => Effect::Sync,
            _ if self.succeeds(word, size) => Effect::Write,
            _ => Effect::Read,
        }
    }

    /// Whether the effect or the number of alternatives depends on the word.
    #[inline]
    pub fn outcome_varies(self) -> bool {
        use Action::*;
        matches!(
            self,
            CompareExchange { .. }
                | TryLock
                | TryWriteLock
                | TryReadLock
                | SemTryWait
                | NotifyOne
                | NotifyAll
        )
    }

    /// The effect if nothing is known of the word: whatever it may conflict with is covered.
    #[inline]
    pub fn strongest_effect(self) -> Effect {
        if self.outcome_varies() { Effect::Write } else { self.effect(0, 8) }
    }

    /// The word that `thread` leaves behind in an object of `size` bytes that holds `word`.
    #[inline]
    pub fn apply(self, thread: ThreadId, word: u64, size: u32) -> u64 {
        match self {
            Action::Load => word,
            Action::Store(value) => value & mask(size),
            _ => self.apply_rarer(thread, word, size),
        }
    }

    fn apply_rarer(self, thread: ThreadId, word: u64, size: u32) -> u64 {
        let owner = u64::from(thread.0) + 1;
        match self {
            _ if !self.succeeds(word, size) => word,
            Action::Store(value) | Action::ExchangeAwait { value, .. } => value & mask(size),
            Action::Rmw { function, operand, .. } => function.compute(word, operand, size),
            Action::CompareExchange { desired, .. } => desired & mask(size),
            Action::Lock | Action::TryLock | Action::Begin => owner,
            Action::WriteLock | Action::TryWriteLock => Action::WRITER | owner,
            Action::Unlock | Action::WriteUnlock | Action::End | Action::NotifyAll => 0,
            Action::ReadLock
            | Action::TryReadLock
            | Action::SemPost
            | Action::Enqueue
            | Action::Arrive => word + 1,
            Action::ReadUnlock | Action::SemWait | Action::SemTryWait | Action::NotifyOne => {
                word.wrapping_sub(1)
            }
            Action::Load
            | Action::Await(_)
            | Action::Wake
            | Action::Depart { .. }
            | Action::Free
            | Action::Section => word,
        }
    }

    /// The name of the action in machine-readable reports.
    pub fn name(self) -> &'static str {
        match self {
            Action::Load => "load",
            Action::Store(_) => "store",
            Action::Rmw { .. } => "rmw",
            Action::CompareExchange { .. } => "compare-exchange",
            Action::Await(_) => "await",
            Action::ExchangeAwait { until, .. } if until.is_equality() => "compare-exchange-await",
            Action::ExchangeAwait { .. } => "exchange-await",
            Action::Lock => "lock",
            Action::TryLock => "try-lock",
            Action::Unlock => "unlock",
            Action::ReadLock => "read-lock",
            Action::TryReadLock => "try-read-lock",
            Action::WriteLock => "write-lock",
            Action::TryWriteLock => "try-write-lock",
            Action::ReadUnlock => "read-unlock",
            Action::WriteUnlock => "write-unlock",
            Action::SemWait => "semaphore-wait",
            Action::SemTryWait => "semaphore-try-wait",
            Action::SemPost => "semaphore-post",
            Action::Enqueue => "enqueue",
            Action::Wake => "wake",
            Action::NotifyOne => "notify-one",
            Action::NotifyAll => "notify-all",
            Action::Arrive => "arrive",
            Action::Depart { .. } => "depart",
            Action::Free => "free",
            Action::Section => "section",
            Action::Begin => "begin",
            Action::End => "end",
        }
    }

    /// In how many ways it can be performed on `word`.
    #[inline]
    pub fn alternatives(self, word: u64) -> u32 {
        match self {
            Action::NotifyOne => u32::try_from(word.max(1)).unwrap_or(u32::MAX),
            _ => 1,
        }
    }
}

/// One visible operation of a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Op {
    /// Does something to an object.
    On(Object, Action),
    /// Starts a thread.
    Spawn(ThreadId),
    /// Waits until a thread has finished.
    Join(ThreadId),
    /// Puts a message into a mailbox; the message is a thread that begins by taking its handler.
    Post(ThreadId),
    /// Chooses a number below the operand; every one of them is explored.
    Choose(u32),
    /// Orders nothing under sequential consistency; kept so that a trace can show it.
    Fence,
}

impl Op {
    /// The name of the operation in machine-readable reports.
    pub fn name(&self) -> &'static str {
        match self {
            Op::On(_, action) => action.name(),
            Op::Spawn(_) => "spawn",
            Op::Join(_) => "join",
            Op::Post(_) => "post",
            Op::Choose(_) => "choose",
            Op::Fence => "fence",
        }
    }

    /// The object acted on.
    #[inline]
    pub fn object(&self) -> Option<Object> {
        match *self {
            Op::On(object, _) => Some(object),
            _ => None,
        }
    }

    /// Whether every byte of what another operation acts on belongs to the object of this one.
    #[inline]
    pub fn covers(&self, part: Option<Object>) -> bool {
        match (self, part) {
            (Op::On(object, _), Some(part)) => object.contains(part),
            _ => false,
        }
    }

    /// The thread or message that the operation brings to life.
    #[inline]
    pub fn creates(&self) -> Option<ThreadId> {
        if let Op::On(..) = self { None } else { self.created() }
    }

    /// As [`Op::creates`], out of the way of operations on objects.
    #[inline(never)]
    fn created(&self) -> Option<ThreadId> {
        match *self {
            Op::Spawn(child) | Op::Post(child) => Some(child),
            _ => None,
        }
    }

    /// Whether there are states in which the operation is not enabled.
    #[inline]
    pub fn may_block(&self) -> bool {
        match *self {
            Op::On(_, action) => action.may_block(),
            Op::Join(_) => true,
            _ => false,
        }
    }

    /// How the operation touches its object when that holds `word`.
    #[inline]
    pub fn effect(&self, word: u64) -> Effect {
        match *self {
            Op::On(object, action) => action.effect(word, object.size),
            _ => Effect::Local,
        }
    }

    /// The effect if nothing is known of the word.
    #[inline]
    pub fn strongest_effect(&self) -> Effect {
        match *self {
            Op::On(_, action) => action.strongest_effect(),
            _ => Effect::Local,
        }
    }

    /// In how many ways the operation can be performed when its object holds `word`.
    #[inline]
    pub fn alternatives(&self, word: u64) -> u32 {
        match self {
            Op::On(_, action) => action.alternatives(word),
            _ => self.choices(),
        }
    }

    /// As [`Op::alternatives`], out of the way of operations on objects.
    #[inline(never)]
    fn choices(&self) -> u32 {
        if let Op::Choose(n) = *self { n.max(1) } else { 1 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_a_word_lie_little_end_first() {
        let whole = Object::new(16, 8);
        assert_eq!(whole.extract(0x1122_3344_5566_7788, Object::new(16, 4)), Some(0x5566_7788));
        assert_eq!(whole.extract(0x1122_3344_5566_7788, Object::new(20, 4)), Some(0x1122_3344));
        assert_eq!(Object::new(16, 4).extract(0, whole), None);
        assert!(whole.overlaps(Object::new(23, 1)) && !whole.overlaps(Object::new(24, 1)));
    }

    #[test]
    fn a_failed_attempt_is_a_read_that_changes_nothing() {
        let cas = Action::CompareExchange { expected: 1, desired: 2 };
        assert_eq!((cas.effect(1, 4), cas.apply(ThreadId(0), 1, 4)), (Effect::Write, 2));
        assert_eq!((cas.effect(3, 4), cas.apply(ThreadId(0), 3, 4)), (Effect::Read, 3));
        let held = Action::Lock.apply(ThreadId(4), 0, 1);
        assert!(!Action::Lock.enabled(held, 1));
        assert_eq!(Action::TryLock.effect(held, 1), Effect::Read);
        assert_eq!(Action::TryReadLock.effect(Action::WRITER | 1, 8), Effect::Read);
        assert_eq!(Action::TryReadLock.effect(3, 8), Effect::Write);
    }
}
