//! Which statement patterns the programs of a profile consist of, and how often.

use super::Profile;
use Pattern::*;
use Sharing::*;
use fastrand::Rng;
use std::ops::RangeInclusive;

/// A statement, or a short sequence of statements that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pattern {
    Load,
    Store,
    Add,
    AddUnused,
    Exchange,
    /// Any read-modify-write, its result used or not.
    AnyRmw,
    Cas,
    Await,
    ExchangeAwait,
    Section,
    TrySection,
    /// Two mutexes, in either order.
    TwoLocks,
    /// A mutex that is never released.
    BareLock,
    /// A mutex that is mostly not held.
    BareUnlock,
    Shared(Sharing),
    Down,
    Up,
    TryDown,
    DownUp,
    Wait,
    Notify,
    NotifyLocked,
    Barrier,
    Branch,
    Assume,
    Assert,
    Choose,
    Fence,
}

/// How a read-write lock is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sharing {
    Read,
    Write,
    TryRead,
    TryWrite,
}

impl Pattern {
    /// The fewest operations it takes. A wait counts less than it has: it blocks most of the time.
    pub(super) fn cost(self) -> usize {
        match self {
            Pattern::Section
            | Pattern::TrySection
            | Pattern::Shared(_)
            | Pattern::DownUp
            | Pattern::Barrier
            | Pattern::Branch => 2,
            Pattern::TwoLocks | Pattern::Wait => 4,
            Pattern::NotifyLocked => 3,
            _ => 1,
        }
    }
}

/// Patterns with their relative frequencies.
pub(super) type Weights = &'static [(Pattern, u32)];

const READ_WRITE: Weights = &[(Load, 1), (Store, 1)];

const RMW: Weights =
    &[(Load, 3), (Store, 2), (Exchange, 2), (Add, 2), (AddUnused, 3), (Cas, 3), (AnyRmw, 4)];

const COMMUTING: Weights = &[(Load, 2), (AddUnused, 4), (AnyRmw, 4), (Cas, 1)];

const LOCKS: Weights = &[
    (Section, 24),
    (TrySection, 8),
    (TwoLocks, 8),
    (BareLock, 4),
    (BareUnlock, 1),
    (Load, 9),
    (Store, 9),
];

const READERS_AND_WRITERS: Weights = &[
    (Shared(Read), 4),
    (Shared(Write), 4),
    (Shared(TryRead), 1),
    (Shared(TryWrite), 1),
    (Load, 2),
    (Store, 2),
];

const SEMAPHORES: Weights = &[(Down, 3), (Up, 4), (TryDown, 2), (DownUp, 3), (Load, 2), (Store, 2)];

const CONDITIONS: Weights = &[(Wait, 9), (Notify, 3), (NotifyLocked, 2), (Load, 1), (Store, 1)];

const BARRIERS: Weights = &[(Barrier, 4), (Load, 2), (Store, 2)];

const ALL_SYNC: Weights = &[
    (Shared(Read), 2),
    (Shared(Write), 2),
    (Down, 2),
    (Up, 2),
    (TryDown, 1),
    (Barrier, 1),
    (Section, 1),
    (Load, 2),
    (Store, 2),
];

const AWAITS: Weights =
    &[(Await, 3), (ExchangeAwait, 1), (Load, 2), (Store, 4), (Cas, 2), (Add, 2)];

const AWAITS_AND_ADDS: Weights =
    &[(Await, 4), (ExchangeAwait, 2), (Load, 2), (Store, 3), (Cas, 2), (Add, 2), (AddUnused, 5)];

const AWAITED_ADDS: Weights = &[(Await, 2), (AddUnused, 4), (Load, 1), (Store, 1)];

const MIXED: Weights = &[
    (Load, 6),
    (Store, 6),
    (Add, 2),
    (AddUnused, 2),
    (Exchange, 1),
    (AnyRmw, 2),
    (Cas, 2),
    (Await, 2),
    (ExchangeAwait, 1),
    (Section, 4),
    (TrySection, 1),
    (TwoLocks, 1),
    (BareLock, 1),
    (Shared(Read), 1),
    (Shared(Write), 1),
    (Shared(TryRead), 1),
    (Shared(TryWrite), 1),
    (Down, 1),
    (Up, 2),
    (TryDown, 1),
    (Wait, 1),
    (Notify, 1),
    (Barrier, 1),
    (Branch, 2),
    (Assume, 1),
    (Assert, 1),
    (Choose, 1),
    (Fence, 1),
];

const BRANCHES: Weights = &[
    (Load, 3),
    (Store, 5),
    (Cas, 2),
    (Section, 1),
    (Branch, 5),
    (Assume, 1),
    (Assert, 1),
    (Choose, 1),
];

const THREADS: Weights = &[(Load, 4), (Store, 5), (Section, 1)];

const HALVES: Weights = &[(Load, 4), (Store, 4), (Add, 2), (AddUnused, 2)];

const HALVES_AWAITS: Weights = &[
    (Load, 4),
    (Store, 5),
    (Cas, 4),
    (Await, 3),
    (ExchangeAwait, 2),
    (Add, 2),
    (TrySection, 1),
    (Branch, 1),
];

const HALVES_AWAITED_ADDS: Weights =
    &[(Load, 2), (Store, 3), (Cas, 2), (Await, 3), (ExchangeAwait, 1), (Add, 1), (AddUnused, 4)];

const EVENTS: Weights = &[(Load, 4), (Store, 4), (Add, 1), (AddUnused, 1)];

const EVENTS_BRANCHING: Weights = &[(Load, 4), (Store, 5), (Add, 1), (Branch, 5), (Choose, 1)];

const EVENTS_MIXED: Weights = &[
    (Load, 5),
    (Store, 5),
    (Add, 1),
    (AddUnused, 1),
    (Cas, 2),
    (Branch, 2),
    (Assume, 1),
    (Assert, 1),
    (Section, 1),
    (TrySection, 1),
];

const EVENTS_WAITING: Weights = &[
    (Load, 3),
    (Store, 4),
    (Await, 2),
    (Section, 2),
    (BareLock, 1),
    (Assume, 1),
    (Up, 1),
    (Down, 1),
];

const MESSAGES: Weights = &[(Load, 4), (Store, 4), (Add, 1), (Cas, 1)];

/// The weights of a profile, one of which is used for a whole program: threads that use the same
/// means of synchronisation interact more often.
fn weights_of(profile: Profile) -> &'static [Weights] {
    match profile {
        Profile::ReadWrite => &[READ_WRITE],
        Profile::Rmw => &[RMW, COMMUTING],
        Profile::Locks => &[LOCKS],
        Profile::Sync => &[READERS_AND_WRITERS, SEMAPHORES, CONDITIONS, BARRIERS, ALL_SYNC],
        Profile::Awaits => &[AWAITS],
        Profile::AwaitsFaa => &[AWAITS_AND_ADDS, AWAITED_ADDS],
        Profile::Mixed => &[MIXED],
        Profile::Branches => &[BRANCHES],
        Profile::Threads => &[THREADS],
        Profile::Halves => &[HALVES],
        Profile::HalvesAwaits => &[HALVES_AWAITS, HALVES_AWAITS, HALVES_AWAITED_ADDS],
        Profile::Messages => &[MESSAGES],
        Profile::Events => &[EVENTS],
        Profile::EventsBranching => &[EVENTS_BRANCHING],
        Profile::EventsMixed => &[EVENTS_MIXED, EVENTS_WAITING],
    }
}

/// What the threads of one program have in common.
pub(super) struct Parameters {
    pub(super) weights: Weights,
    pub(super) variables: &'static [&'static str],
    /// The probability, in per cent, that half of a variable is accessed.
    pub(super) halves: u8,
    /// Whether awaits use only the first variable, and read-modify-writes with unused results only
    /// the others.
    pub(super) separate_awaits: bool,
    /// How many operations a program has.
    pub(super) operations: RangeInclusive<usize>,
}

impl Parameters {
    pub(super) fn random(profile: Profile, rng: &mut Rng) -> Parameters {
        let choices = weights_of(profile);
        let variables = [1, 1, 1, 2, 2, 2, 2, 2, 3, 3][rng.usize(..10)];
        Parameters {
            weights: choices[rng.usize(..choices.len())],
            variables: &["x", "y", "z"][..variables],
            halves: match profile {
                Profile::Halves => 70,
                Profile::HalvesAwaits => 60,
                Profile::Mixed => 10,
                _ => 0,
            },
            separate_awaits: profile == Profile::Mixed,
            operations: match profile {
                Profile::Threads => 7..=9,
                Profile::Awaits | Profile::AwaitsFaa | Profile::HalvesAwaits | Profile::Mixed => {
                    7..=10
                }
                Profile::Locks | Profile::Sync => 8..=11,
                _ => 6..=9,
            },
        }
    }
}
