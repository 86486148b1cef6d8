//! Groups of violations that can be looked for.

use mazurka_trace::ViolationKind;

/// A group of violations that can be looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Property {
    /// What the program itself says must not happen: assertions, aborts, exceptions, and divisions by
    /// zero.
    Assertions,
    /// Threads that wait for each other.
    Deadlocks,
    /// Threads that wait for a value that nobody writes.
    Livelocks,
    /// Misuse of memory and of synchronisation objects.
    Memory,
    /// Uses of memory that was never written.
    Uninitialized,
    /// Conflicting accesses that nothing orders, one of them not atomic.
    DataRaces,
    /// Memory that is never freed although nothing points to it any more.
    Leaks,
    /// Executions that a weaker memory model allows and that are not sequentially consistent.
    MemoryOrders,
}

impl Property {
    /// All of them.
    pub const ALL: [Property; 8] = [
        Property::Assertions,
        Property::Deadlocks,
        Property::Livelocks,
        Property::Memory,
        Property::Uninitialized,
        Property::DataRaces,
        Property::Leaks,
        Property::MemoryOrders,
    ];

    /// What is looked for if nothing else is said: everything but data races, for which every access
    /// has to be watched, leaks, which do not matter where the process ends anyway, and memory orders.
    pub const DEFAULT: [Property; 5] = [
        Property::Assertions,
        Property::Deadlocks,
        Property::Livelocks,
        Property::Memory,
        Property::Uninitialized,
    ];

    /// The name of the group.
    pub fn name(self) -> &'static str {
        match self {
            Property::Assertions => "assertions",
            Property::Deadlocks => "deadlocks",
            Property::Livelocks => "livelocks",
            Property::Memory => "memory",
            Property::Uninitialized => "uninitialized",
            Property::DataRaces => "data-races",
            Property::Leaks => "leaks",
            Property::MemoryOrders => "memory-orders",
        }
    }

    /// Whether a violation of this kind belongs to the group.
    pub fn includes(self, kind: ViolationKind) -> bool {
        use ViolationKind::*;
        match self {
            Property::Assertions => matches!(kind, Assertion | Abort | Exception | Arithmetic),
            Property::Deadlocks => kind == Deadlock,
            Property::Livelocks => kind == Livelock,
            Property::Memory => matches!(kind, Memory | Sync),
            Property::Uninitialized => kind == Uninitialized,
            Property::DataRaces => kind == DataRace,
            Property::Leaks => kind == Leak,
            Property::MemoryOrders => kind == ViolationKind::MemoryOrder,
        }
    }
}
