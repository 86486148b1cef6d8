//! The kinds of violations, by the names that reports use.

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
    /// What it means, in a sentence.
    pub fn meaning(self) -> &'static str {
        match self {
            ViolationKind::Assertion => "An assertion of the program can be false.",
            ViolationKind::Deadlock => "Threads can come to wait for each other forever.",
            ViolationKind::Livelock => {
                "Threads can run forever in loops that nobody lets them leave."
            }
            ViolationKind::Memory => {
                "Memory can be used that is not there: null, out of bounds, freed, out of scope."
            }
            ViolationKind::Sync => "A mutex or another synchronisation object can be misused.",
            ViolationKind::Uninitialized => {
                "What the program does can depend on memory never written."
            }
            ViolationKind::DataRace => {
                "Two accesses are not ordered, and one of them is not atomic."
            }
            ViolationKind::MemoryOrder => {
                "A weaker memory model allows executions that are not sequentially consistent."
            }
            ViolationKind::Leak => "Memory is never freed, and nothing points to it any more.",
            ViolationKind::Abort => "The program can abort.",
            ViolationKind::Exception => "An exception can be thrown that nobody catches.",
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
