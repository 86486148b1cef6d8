//! What the program looks at that is usually invisible.
//!
//! Some operations of std can be left out of the exploration as long as nobody asks for their outcome:
//! how many references there are, which thread came to a barrier last, whether a thread has finished.
//! A program that asks is explored once more from the start, with these operations visible.

use rustc_hash::FxHashSet;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Something that the program observes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Observation {
    /// The order in which threads come to barriers.
    Arrivals,
    /// How many senders channels have.
    Senders,
    /// Whether threads have finished.
    Ends,
    /// Memory that outlives executions, while several threads of the system explore.
    Statics,
    /// How many references there are to contents of this type, or who drops the last one.
    References(&'static str),
}

/// All that was observed so far.
#[derive(Debug, Default)]
pub(crate) struct Observations {
    set: Mutex<FxHashSet<Observation>>,
    /// Whether several threads of the system explore.
    several: AtomicBool,
    /// How often in a thread something may happen without a reason.
    spurious: AtomicU32,
}

impl Observations {
    fn set(&self) -> MutexGuard<'_, FxHashSet<Observation>> {
        self.set.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether one thread of the system explores.
    pub(crate) fn is_alone(&self) -> bool {
        !self.several.load(Ordering::Relaxed)
    }

    pub(crate) fn set_alone(&self, alone: bool) {
        self.several.store(!alone, Ordering::Relaxed);
    }

    /// How often in a thread a weak compare-and-exchange may fail, or a wait end, without a reason.
    pub(crate) fn spurious(&self) -> u32 {
        self.spurious.load(Ordering::Relaxed)
    }

    pub(crate) fn set_spurious(&self, spurious: u32) {
        self.spurious.store(spurious, Ordering::Relaxed);
    }

    /// What is known now.
    pub(crate) fn snapshot(&self) -> FxHashSet<Observation> {
        self.set().clone()
    }

    /// Adds something for later explorations.
    pub(crate) fn add(&self, observation: Observation) {
        self.set().insert(observation);
    }

    pub(crate) fn len(&self) -> usize {
        self.set().len()
    }
}
