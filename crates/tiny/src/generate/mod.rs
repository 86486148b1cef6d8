//! Random small programs.
//!
//! A [`Profile`] says which statements occur. Programs have 2 to 4 threads and few enough visible
//! operations that all their interleavings can be enumerated, most of them within milliseconds:
//! algorithms are compared with that enumeration.

mod estimate;
mod profiles;
mod shape;
mod statements;

use crate::Tiny;
use fastrand::Rng;
use std::fmt;
use std::str::FromStr;

/// Which statements a generated program is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Profile {
    /// Loads and stores.
    ReadWrite,
    /// Loads, stores, compare-and-exchange and all read-modify-writes, with results used or not.
    Rmw,
    /// Mutexes, taken in any order, sometimes never released; loads and stores.
    Locks,
    /// Read-write locks, semaphores, condition variables and barriers.
    Sync,
    /// Awaits and exchange-awaits among loads, stores, compare-and-exchange and fetch-and-adds
    /// whose results are used.
    Awaits,
    /// [`Profile::Awaits`] with fetch-and-adds whose results are not used.
    AwaitsFaa,
    /// Everything except messages, and except read-modify-writes with unused results on variables
    /// that are awaited.
    Mixed,
    /// Branches, assumptions, assertions and choices that depend on values read.
    Branches,
    /// Threads that create and join each other.
    Threads,
    /// Variables and their halves.
    Halves,
    /// Awaits, exchange-awaits and compare-and-exchange on variables and their halves.
    HalvesAwaits,
    /// Messages and their handlers.
    Messages,
    /// Messages on up to three handlers that post messages and never branch.
    Events,
    /// [`Profile::Events`] with branches, choices and messages that are posted conditionally.
    EventsBranching,
    /// [`Profile::Events`] with locks, awaits, assumptions, threads and compare-and-exchange in
    /// messages.
    EventsMixed,
}

impl Profile {
    /// Every profile.
    pub const ALL: [Profile; 15] = [
        Profile::ReadWrite,
        Profile::Rmw,
        Profile::Locks,
        Profile::Sync,
        Profile::Awaits,
        Profile::AwaitsFaa,
        Profile::Mixed,
        Profile::Branches,
        Profile::Threads,
        Profile::Halves,
        Profile::HalvesAwaits,
        Profile::Messages,
        Profile::Events,
        Profile::EventsBranching,
        Profile::EventsMixed,
    ];

    /// Its name in lower case with hyphens.
    pub fn name(self) -> &'static str {
        match self {
            Profile::ReadWrite => "read-write",
            Profile::Rmw => "rmw",
            Profile::Locks => "locks",
            Profile::Sync => "sync",
            Profile::Awaits => "awaits",
            Profile::AwaitsFaa => "awaits-faa",
            Profile::Mixed => "mixed",
            Profile::Branches => "branches",
            Profile::Threads => "threads",
            Profile::Halves => "halves",
            Profile::HalvesAwaits => "halves-awaits",
            Profile::Messages => "messages",
            Profile::Events => "events",
            Profile::EventsBranching => "events-branching",
            Profile::EventsMixed => "events-mixed",
        }
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no profile of that name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownProfile(pub String);

impl fmt::Display for UnknownProfile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Profile::ALL.map(Profile::name).join(", ");
        write!(f, "there is no profile `{}`; there are {names}", self.0)
    }
}

impl std::error::Error for UnknownProfile {}

impl FromStr for Profile {
    type Err = UnknownProfile;

    fn from_str(name: &str) -> Result<Profile, UnknownProfile> {
        let found = Profile::ALL.into_iter().find(|profile| profile.name() == name);
        found.ok_or_else(|| UnknownProfile(name.to_string()))
    }
}

/// Programs with more interleavings than this, by estimate, are thrown away.
const LIMIT: u64 = 20_000;

/// A random program, the same for the same state of `rng` on every machine.
pub fn generate(profile: Profile, rng: &mut Rng) -> Tiny {
    loop {
        let source = shape::program(profile, rng);
        if estimate::interleavings(&source) <= LIMIT {
            return Tiny::new(source).expect("what is generated is a program");
        }
    }
}
