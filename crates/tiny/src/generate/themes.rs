//! Which pieces the programs of a profile are made of, and how often.

use super::Profile;
use Piece::*;
use Sharing::*;
use fastrand::Rng;
use std::ops::RangeInclusive;

/// Something to put into a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Piece {
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
    /// A mutex that is not given back.
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

impl Piece {
    /// The fewest operations it takes. A wait counts less than it has: it blocks most of the time.
    pub(super) fn cost(self) -> usize {
        match self {
            Piece::Section
            | Piece::TrySection
            | Piece::Shared(_)
            | Piece::DownUp
            | Piece::Barrier
            | Piece::Branch => 2,
            Piece::TwoLocks | Piece::Wait => 4,
            Piece::NotifyLocked => 3,
            _ => 1,
        }
    }
}

/// Pieces with their weights.
pub(super) type Theme = &'static [(Piece, u32)];

const READ_WRITE: Theme = &[(Load, 1), (Store, 1)];

const RMW: Theme =
    &[(Load, 3), (Store, 2), (Exchange, 2), (Add, 2), (AddUnused, 3), (Cas, 3), (AnyRmw, 4)];

const COMMUTING: Theme = &[(Load, 2), (AddUnused, 4), (AnyRmw, 4), (Cas, 1)];

const LOCKS: Theme = &[
    (Section, 24),
    (TrySection, 8),
    (TwoLocks, 8),
    (BareLock, 4),
    (BareUnlock, 1),
    (Load, 9),
    (Store, 9),
];

const READERS_AND_WRITERS: Theme = &[
    (Shared(Read), 4),
    (Shared(Write), 4),
    (Shared(TryRead), 1),
    (Shared(TryWrite), 1),
    (Load, 2),
    (Store, 2),
];

const SEMAPHORES: Theme = &[(Down, 3), (Up, 4), (TryDown, 2), (DownUp, 3), (Load, 2), (Store, 2)];

const CONDITIONS: Theme = &[(Wait, 9), (Notify, 3), (NotifyLocked, 2), (Load, 1), (Store, 1)];

const BARRIERS: Theme = &[(Barrier, 4), (Load, 2), (Store, 2)];

const ALL_SYNC: Theme = &[
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

const AWAITS: Theme = &[(Await, 3), (ExchangeAwait, 1), (Load, 2), (Store, 4), (Cas, 2), (Add, 2)];

const AWAITS_AND_ADDS: Theme =
    &[(Await, 4), (ExchangeAwait, 2), (Load, 2), (Store, 3), (Cas, 2), (Add, 2), (AddUnused, 5)];

const AWAITED_ADDS: Theme = &[(Await, 2), (AddUnused, 4), (Load, 1), (Store, 1)];

const MIXED: Theme = &[
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

const BRANCHES: Theme = &[
    (Load, 3),
    (Store, 5),
    (Cas, 2),
    (Section, 1),
    (Branch, 5),
    (Assume, 1),
    (Assert, 1),
    (Choose, 1),
];

const THREADS: Theme = &[(Load, 4), (Store, 5), (Section, 1)];

const HALVES: Theme = &[(Load, 4), (Store, 4), (Add, 2), (AddUnused, 2)];

const EVENTS: Theme = &[(Load, 4), (Store, 4), (Add, 1), (AddUnused, 1)];

const EVENTS_BRANCHING: Theme = &[(Load, 4), (Store, 5), (Add, 1), (Branch, 5), (Choose, 1)];

const EVENTS_MIXED: Theme = &[
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

const EVENTS_WAITING: Theme = &[
    (Load, 3),
    (Store, 4),
    (Await, 2),
    (Section, 2),
    (BareLock, 1),
    (Assume, 1),
    (Up, 1),
    (Down, 1),
];

const MESSAGES: Theme = &[(Load, 4), (Store, 4), (Add, 1), (Cas, 1)];

/// The themes of a profile, one of which is used in a program: what is synchronised by the same
/// means meets more often.
fn themes(profile: Profile) -> &'static [Theme] {
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
        Profile::Messages => &[MESSAGES],
        Profile::Events => &[EVENTS],
        Profile::EventsBranching => &[EVENTS_BRANCHING],
        Profile::EventsMixed => &[EVENTS_MIXED, EVENTS_WAITING],
    }
}

/// What the threads of one program are made of.
pub(super) struct Palette {
    pub(super) theme: Theme,
    pub(super) variables: &'static [&'static str],
    /// Of a hundred variables, how many are halves.
    pub(super) halves: u8,
    /// Whether read-modify-writes with unused results keep away from the first variable, and awaits
    /// from all others.
    pub(super) apart: bool,
    /// How many operations a program has.
    pub(super) operations: RangeInclusive<usize>,
}

impl Palette {
    pub(super) fn random(profile: Profile, rng: &mut Rng) -> Palette {
        let themes = themes(profile);
        let variables = [1, 1, 1, 2, 2, 2, 2, 2, 3, 3][rng.usize(..10)];
        Palette {
            theme: themes[rng.usize(..themes.len())],
            variables: &["x", "y", "z"][..variables],
            halves: match profile {
                Profile::Halves => 70,
                Profile::Mixed => 10,
                _ => 0,
            },
            apart: profile == Profile::Mixed,
            operations: match profile {
                Profile::Threads => 7..=9,
                Profile::Awaits | Profile::AwaitsFaa | Profile::Mixed => 7..=10,
                Profile::Locks | Profile::Sync => 8..=11,
                _ => 6..=9,
            },
        }
    }
}
