//! Transitions from one local state to the next.
//!
//! A transition can be repeated if the visible operation has the same outcome and the private memory
//! that was read holds the same words. What was written there is written again.

use super::footprint::{Footprint, PrivateAccess};
use super::states::{LocalState, StateId};
use crate::memory::{Lifetime, Memory};
use rustc_hash::FxHashMap;

/// How a new thread starts: the function that it runs and its arguments.
pub(crate) type ThreadStart = (u32, [u64; 2]);

/// Where local code leads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CachedTransition {
    to: StateId,
    /// The number of its accesses to private memory, or [`NO_ACCESSES`].
    accesses: u32,
}

/// Of a transition that has no accesses, as most of them.
const NO_ACCESSES: u32 = u32::MAX;

impl CachedTransition {
    /// In place of a transition.
    pub(super) const NONE: CachedTransition =
        CachedTransition { to: StateId::NONE, accesses: NO_ACCESSES };

    #[inline]
    pub(super) fn exists(self) -> bool {
        self.to != StateId::NONE
    }

    #[inline]
    pub(crate) fn to(self) -> StateId {
        self.to
    }

    /// Whether it depends on private memory, or writes it.
    #[inline]
    pub(crate) fn has_accesses(self) -> bool {
        self.accesses != NO_ACCESSES
    }
}

/// All transitions that are cached, but for the first one of each state, which is kept there.
#[derive(Clone, Debug, Default)]
pub(super) struct Transitions {
    accesses: Vec<PrivateAccess>,
    /// Where the accesses of each transition that has any begin, and how many there are.
    ranges: Vec<(u32, u32)>,
    /// By state and outcome of the visible operation.
    others: FxHashMap<(StateId, u64), CachedTransition>,
    starts: FxHashMap<ThreadStart, CachedTransition>,
}

impl Transitions {
    /// The size in bytes.
    pub(super) fn size(&self) -> usize {
        self.accesses.len() * size_of::<PrivateAccess>()
            + self.ranges.len() * 8
            + self.others.len() * 32
            + self.starts.len() * 40
    }

    /// The transition from a state with an outcome that is not the first one.
    #[inline(never)]
    pub(super) fn find_other(&self, from: StateId, outcome: u64) -> Option<CachedTransition> {
        self.others.get(&(from, outcome)).copied()
    }

    /// The transition of a new thread.
    pub(super) fn find_start(&self, start: ThreadStart) -> Option<CachedTransition> {
        self.starts.get(&start).copied()
    }

    /// Adds a transition from a state, if its footprint is known and there is none with the same outcome.
    pub(super) fn add(
        &mut self,
        (id, from): (StateId, &mut LocalState),
        outcome: u64,
        to: StateId,
        footprint: &Footprint,
    ) {
        let Some(accesses) = footprint.accesses() else { return };
        if !from.first.exists() {
            (from.first, from.first_outcome) = (self.transition(to, accesses), outcome);
        } else if from.first_outcome != outcome && self.find_other(id, outcome).is_none() {
            let transition = self.transition(to, accesses);
            self.others.insert((id, outcome), transition);
        }
        // If there is one with the same outcome, what it read differs.
    }

    /// Adds the transition of a new thread, if its footprint is known.
    pub(super) fn add_start(&mut self, start: ThreadStart, to: StateId, footprint: &Footprint) {
        if let (Some(accesses), true) = (footprint.accesses(), to != StateId::NONE)
            && self.find_start(start).is_none()
        {
            let transition = self.transition(to, accesses);
            self.starts.insert(start, transition);
        }
    }

    fn transition(&mut self, to: StateId, accesses: &[PrivateAccess]) -> CachedTransition {
        if accesses.is_empty() {
            return CachedTransition { to, accesses: NO_ACCESSES };
        }
        let number = self.ranges.len() as u32;
        self.ranges.push((self.accesses.len() as u32, accesses.len() as u32));
        self.accesses.extend_from_slice(accesses);
        CachedTransition { to, accesses: number }
    }

    fn accesses_of(&self, transition: CachedTransition) -> &[PrivateAccess] {
        let Some(&(first, count)) = self.ranges.get(transition.accesses as usize) else {
            return &[];
        };
        &self.accesses[first as usize..][..count as usize]
    }

    /// Whether the private memory that a transition of thread `t` accesses is as it was.
    #[inline(never)]
    pub(super) fn finds_the_same(
        &self,
        transition: CachedTransition,
        t: usize,
        memory: &Memory,
    ) -> bool {
        self.accesses_of(transition).iter().all(|access| {
            if access.size == 0 {
                return access.write || access.word == t as u64;
            }
            let found = memory.find(access.pointer, access.size);
            found.is_ok_and(|(allocation, at)| {
                let own = allocation.private && allocation.lifetime == Lifetime::Alive;
                // What was noted was defined.
                let same = || {
                    memory.read(at, access.size) == access.word
                        && memory.undefined(allocation, at, access.size) == 0
                };
                own && (access.write || same())
            })
        })
    }

    /// Repeats the writes of a transition that finds the same.
    #[inline(never)]
    pub(super) fn repeat_writes(&self, transition: CachedTransition, memory: &mut Memory) {
        for access in self.accesses_of(transition).iter().filter(|access| access.write) {
            if access.size == 0 {
                memory.expose(access.word);
                continue;
            }
            if let Ok((allocation, at)) = memory.find(access.pointer, access.size) {
                if allocation.may_be_undefined() {
                    memory.define(at, access.size);
                }
                memory.replace(at, access.size, memory.read(at, access.size), access.word);
            }
        }
    }
}
