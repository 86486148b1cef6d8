//! The kinds of violations and of steps, by the names that reports use.

use crate::op::{Action, Op};
use serde::{Deserialize, Serialize};

/// What went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ViolationKind {
    /// An assertion of the program is false.
    Assertion,
    /// Threads wait for each other in locks or joins.
    Deadlock,
    /// A thread waits for a condition that nobody will make true.
    Livelock,
    /// Memory is used that is not there: null, out of bounds, freed.
    Memory,
    /// A mutex or another synchronisation object is misused.
    #[serde(alias = "mutex")]
    Sync,
    /// Something depends on memory that was never written.
    Uninitialized,
    /// Two accesses that nothing orders, one of them plain.
    DataRace,
    /// The program has executions under a weaker memory model that are not sequentially consistent.
    MemoryOrder,
    /// Memory is allocated and never freed, and nothing points to it any more.
    Leak,
    /// The program aborts.
    Abort,
    /// An exception is thrown.
    Exception,
    /// A division by zero.
    Arithmetic,
    /// The program does something that cannot be checked: an error, not a violation.
    Unsupported,
}

impl ViolationKind {
    /// All kinds that are violations.
    pub const ALL: [ViolationKind; 12] = [
        ViolationKind::Assertion,
        ViolationKind::Deadlock,
        ViolationKind::Livelock,
        ViolationKind::Memory,
        ViolationKind::Sync,
        ViolationKind::Uninitialized,
        ViolationKind::DataRace,
        ViolationKind::MemoryOrder,
        ViolationKind::Leak,
        ViolationKind::Abort,
        ViolationKind::Exception,
        ViolationKind::Arithmetic,
    ];

    /// What it means, in a sentence.
    pub fn meaning(self) -> &'static str {
        match self {
            ViolationKind::Assertion => "An assertion of the program can fail.",
            ViolationKind::Deadlock => {
                "Threads can wait forever, for each other or for something that never happens."
            }
            ViolationKind::Livelock => {
                "Threads can run forever in loops that they can never leave."
            }
            ViolationKind::Memory => {
                "Invalid memory can be accessed: null, out of bounds, freed, or out of scope."
            }
            ViolationKind::Sync => "A mutex or another synchronisation object can be misused.",
            ViolationKind::Uninitialized => {
                "The program can depend on memory that was never written."
            }
            ViolationKind::DataRace => {
                "Two conflicting accesses are not ordered, and one of them is not atomic."
            }
            ViolationKind::MemoryOrder => {
                "A weaker memory model allows executions that are not sequentially consistent."
            }
            ViolationKind::Leak => "Memory is never freed, and nothing points to it any more.",
            ViolationKind::Abort => "The program can abort.",
            ViolationKind::Exception => "An exception can remain uncaught.",
            ViolationKind::Arithmetic => "A division by zero, or one that overflows, is possible.",
            ViolationKind::Unsupported => "The program does something that cannot be checked.",
        }
    }

    /// The name used in reports.
    pub fn name(self) -> &'static str {
        match self {
            ViolationKind::Assertion => "assertion",
            ViolationKind::Deadlock => "deadlock",
            ViolationKind::Livelock => "livelock",
            ViolationKind::Memory => "memory",
            ViolationKind::Sync => "sync",
            ViolationKind::Uninitialized => "uninitialized",
            ViolationKind::DataRace => "data-race",
            ViolationKind::MemoryOrder => "memory-order",
            ViolationKind::Leak => "leak",
            ViolationKind::Abort => "abort",
            ViolationKind::Exception => "exception",
            ViolationKind::Arithmetic => "arithmetic",
            ViolationKind::Unsupported => "unsupported",
        }
    }
}

/// What a step does, without its operands; it does not depend on the language of the program.
///
/// The names in reports are those of [`Op::name`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names are those of `Op` and `Action`")]
pub enum ActionKind {
    Load,
    Store,
    Rmw,
    CompareExchange,
    Await,
    ExchangeAwait,
    /// An exchange that waits for one value: a compare-and-swap that waits for its success.
    CompareExchangeAwait,
    Lock,
    TryLock,
    Unlock,
    ReadLock,
    TryReadLock,
    WriteLock,
    TryWriteLock,
    ReadUnlock,
    WriteUnlock,
    SemaphoreWait,
    SemaphoreTryWait,
    SemaphorePost,
    Enqueue,
    Wake,
    NotifyOne,
    NotifyAll,
    Arrive,
    Depart,
    Free,
    Section,
    Begin,
    End,
    Spawn,
    Join,
    Post,
    Choose,
    Fence,
    /// Going round a loop without any operation that others can see.
    Loop,
}

impl From<&Op> for ActionKind {
    fn from(op: &Op) -> ActionKind {
        match op {
            Op::On(_, action) => match action {
                Action::Load => ActionKind::Load,
                Action::Store(_) => ActionKind::Store,
                Action::Rmw { .. } => ActionKind::Rmw,
                Action::CompareExchange { .. } => ActionKind::CompareExchange,
                Action::Await(_) => ActionKind::Await,
                Action::ExchangeAwait { until, .. } if until.is_equality() => {
                    ActionKind::CompareExchangeAwait
                }
                Action::ExchangeAwait { .. } => ActionKind::ExchangeAwait,
                Action::Lock => ActionKind::Lock,
                Action::TryLock => ActionKind::TryLock,
                Action::Unlock => ActionKind::Unlock,
                Action::ReadLock => ActionKind::ReadLock,
                Action::TryReadLock => ActionKind::TryReadLock,
                Action::WriteLock => ActionKind::WriteLock,
                Action::TryWriteLock => ActionKind::TryWriteLock,
                Action::ReadUnlock => ActionKind::ReadUnlock,
                Action::WriteUnlock => ActionKind::WriteUnlock,
                Action::SemWait => ActionKind::SemaphoreWait,
                Action::SemTryWait => ActionKind::SemaphoreTryWait,
                Action::SemPost => ActionKind::SemaphorePost,
                Action::Enqueue => ActionKind::Enqueue,
                Action::Wake => ActionKind::Wake,
                Action::NotifyOne => ActionKind::NotifyOne,
                Action::NotifyAll => ActionKind::NotifyAll,
                Action::Arrive => ActionKind::Arrive,
                Action::Depart { .. } => ActionKind::Depart,
                Action::Free => ActionKind::Free,
                Action::Section => ActionKind::Section,
                Action::Begin => ActionKind::Begin,
                Action::End => ActionKind::End,
            },
            Op::Spawn(_) => ActionKind::Spawn,
            Op::Join(_) => ActionKind::Join,
            Op::Post(_) => ActionKind::Post,
            Op::Choose(_) => ActionKind::Choose,
            Op::Fence => ActionKind::Fence,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::op::{Object, ThreadId};

    #[test]
    fn the_kind_of_an_operation_does_not_depend_on_its_object() {
        let on = |action| ActionKind::from(&Op::On(Object::new(8, 8), action));
        assert_eq!(on(Action::SemTryWait), ActionKind::SemaphoreTryWait);
        assert_eq!(on(Action::Store(3)), ActionKind::Store);
        assert_eq!(ActionKind::from(&Op::Join(ThreadId(1))), ActionKind::Join);
    }
}
