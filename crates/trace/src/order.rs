//! Memory orders: what an access to memory synchronises, and the models that say what follows.

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

impl MemoryOrder {
    /// The name of the order, as C has it.
    pub fn name(self) -> &'static str {
        match self {
            MemoryOrder::Plain => "plain",
            MemoryOrder::Relaxed => "relaxed",
            MemoryOrder::Acquire => "acquire",
            MemoryOrder::Release => "release",
            MemoryOrder::AcqRel => "acq_rel",
            MemoryOrder::SeqCst => "seq_cst",
        }
    }
}

/// What a machine or a language promises about memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MemoryModel {
    /// Sequential consistency: one order of all accesses.
    #[default]
    Sc,
    /// The repaired model of C and C++: RC11.
    Rc11,
    /// The machine model of x86: TSO.
    X86,
}

impl MemoryModel {
    /// The name used in reports and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            MemoryModel::Sc => "sc",
            MemoryModel::Rc11 => "rc11",
            MemoryModel::X86 => "x86",
        }
    }

    /// The name used in sentences.
    pub fn title(self) -> &'static str {
        match self {
            MemoryModel::Sc => "sequential consistency",
            MemoryModel::Rc11 => "RC11",
            MemoryModel::X86 => "x86-TSO",
        }
    }
}
