//! Memory orders: what an access to memory synchronises.

use serde::{Deserialize, Serialize};

/// How an access to memory, or a fence, takes part in synchronisation, as in C.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MemoryOrder {
    /// Not atomic: it must be ordered with every conflicting access by other means.
    Plain,
    /// Atomic, and nothing else.
    Relaxed,
    /// Sees what was released before.
    Acquire,
    /// Shows what was done before.
    Release,
    /// Both.
    AcqRel,
    /// Both, and in one order with all others of this kind.
    SeqCst,
}

impl MemoryOrder {
    /// Whether it sees what was released.
    pub fn acquires(self) -> bool {
        matches!(self, MemoryOrder::Acquire | MemoryOrder::AcqRel | MemoryOrder::SeqCst)
    }

    /// Whether it shows what was done before.
    pub fn releases(self) -> bool {
        matches!(self, MemoryOrder::Release | MemoryOrder::AcqRel | MemoryOrder::SeqCst)
    }
}
