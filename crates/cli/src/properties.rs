//! What is to be checked, and under which memory model, as options name it.

use clap::ValueEnum;
use mazurka::{MemoryModel, Property};

/// A group of violations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PropertyGroup {
    /// Failed assertions, aborts, uncaught exceptions, divisions by zero.
    Assertions,
    /// Threads that wait for each other.
    Deadlocks,
    /// Threads that wait for a value that no thread writes.
    Livelocks,
    /// Misuse of memory and of synchronisation objects.
    Memory,
    /// Uses of memory that was never written.
    Uninitialized,
    /// Conflicting accesses that nothing orders, one of them not atomic.
    DataRaces,
    /// Memory that is never freed although nothing points to it any more.
    Leaks,
    /// Executions that a weaker memory model allows; data races are looked for too.
    MemoryOrders,
    /// All of these.
    All,
}

impl PropertyGroup {
    /// What belongs to the group.
    pub(crate) fn properties(self) -> Vec<Property> {
        match self {
            PropertyGroup::Assertions => vec![Property::Assertions],
            PropertyGroup::Deadlocks => vec![Property::Deadlocks],
            PropertyGroup::Livelocks => vec![Property::Livelocks],
            PropertyGroup::Memory => vec![Property::Memory],
            PropertyGroup::Uninitialized => vec![Property::Uninitialized],
            PropertyGroup::DataRaces => vec![Property::DataRaces],
            PropertyGroup::Leaks => vec![Property::Leaks],
            PropertyGroup::MemoryOrders => vec![Property::DataRaces, Property::MemoryOrders],
            PropertyGroup::All => Property::ALL.to_vec(),
        }
    }
}

/// A memory model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Model {
    /// Sequential consistency.
    Sc,
    /// That of C and C++, repaired.
    Rc11,
    /// TSO.
    X86,
}

impl From<Model> for MemoryModel {
    fn from(option: Model) -> MemoryModel {
        match option {
            Model::Sc => MemoryModel::Sc,
            Model::Rc11 => MemoryModel::Rc11,
            Model::X86 => MemoryModel::X86,
        }
    }
}
