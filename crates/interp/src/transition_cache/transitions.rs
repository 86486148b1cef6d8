//! Transitions from one local state to the next.
//!
//! A transition can be repeated if the visible operation has the same outcome and the private memory
//! that was read holds the same words. What was written there is written again.

use super::StateId;
use super::footprint::{Footprint, PrivateAccess};
use crate::memory::{Lifetime, Memory};
use rustc_hash::FxHashMap;

/// In place of the number of a transition.
const NO_TRANSITION: u32 = u32::MAX;

/// How a new thread starts: the function that it runs and its arguments.
pub(crate) type ThreadStart = (u32, [u64; 2]);

/// Where local code leads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CachedTransition {
    to: StateId,
    /// Where its accesses begin, and how many there are.
    accesses: (u32, u32),
}

impl CachedTransition {
    #[inline]
    pub(crate) fn to(self) -> StateId {
        self.to
    }
}

/// All transitions that are cached.
#[derive(Clone, Debug, Default)]
pub(super) struct Transitions {
    /// Each with the outcome of the visible operation before it.
    list: Vec<(u64, CachedTransition)>,
    accesses: Vec<PrivateAccess>,
    /// For each state the transition that was found first.
    first: Vec<u32>,
    /// The others, by state and outcome.
    others: FxHashMap<(StateId, u64), u32>,
    starts: FxHashMap<ThreadStart, u32>,
}

impl Transitions {
    /// The size in bytes.
    pub(super) fn size(&self) -> usize {
        self.list.len() * size_of::<(u64, CachedTransition)>()
            + self.accesses.len() * size_of::<PrivateAccess>()
            + self.first.len() * 4
            + self.others.len() * 24
            + self.starts.len() * 32
    }

    /// The transition from a state with an outcome.
    #[inline(always)]
    pub(super) fn find(&self, from: StateId, outcome: u64) -> Option<CachedTransition> {
        let first = *self.first.get(from.index())?;
        let (first_outcome, transition) = self.list.get(first as usize)?;
        if *first_outcome == outcome { Some(*transition) } else { self.find_other(from, outcome) }
    }

    /// The transition from a state with an outcome that is not the first one.
    #[inline(never)]
    fn find_other(&self, from: StateId, outcome: u64) -> Option<CachedTransition> {
        Some(self.list[*self.others.get(&(from, outcome))? as usize].1)
    }

    /// The transition of a new thread.
    pub(super) fn find_start(&self, start: ThreadStart) -> Option<CachedTransition> {
        self.starts.get(&start).map(|&number| self.list[number as usize].1)
    }

    /// Adds a transition, if its footprint is known and there is none with the same outcome.
    pub(super) fn add(&mut self, from: StateId, outcome: u64, to: StateId, footprint: &Footprint) {
        let Some(accesses) = footprint.accesses() else { return };
        let number = self.list.len() as u32;
        let index = from.index();
        if self.first.len() <= index {
            self.first.resize(index + 1, NO_TRANSITION);
        }
        if self.first[index] == NO_TRANSITION {
            self.first[index] = number;
        } else if self.list[self.first[index] as usize].0 == outcome
            || self.others.contains_key(&(from, outcome))
        {
            // There is one, but what it read differs.
            return;
        } else {
            self.others.insert((from, outcome), number);
        }
        self.push(outcome, to, accesses);
    }

    /// Adds the transition of a new thread, if its footprint is known.
    pub(super) fn add_start(&mut self, start: ThreadStart, to: StateId, footprint: &Footprint) {
        if let (Some(accesses), true) = (footprint.accesses(), to != StateId::NONE) {
            self.starts.entry(start).or_insert(self.list.len() as u32);
            self.push(0, to, accesses);
        }
    }

    fn push(&mut self, outcome: u64, to: StateId, accesses: &[PrivateAccess]) {
        let range = (self.accesses.len() as u32, accesses.len() as u32);
        self.accesses.extend_from_slice(accesses);
        self.list.push((outcome, CachedTransition { to, accesses: range }));
    }

    fn accesses_of(&self, transition: CachedTransition) -> &[PrivateAccess] {
        let (first, count) = transition.accesses;
        &self.accesses[first as usize..][..count as usize]
    }

    /// Whether thread `t` can repeat a transition with memory as it is now. Most transitions have no accesses, and
    /// this is on the path of every step.
    #[inline(always)]
    pub(super) fn is_valid(&self, transition: CachedTransition, t: usize, memory: &Memory) -> bool {
        transition.accesses.1 == 0 || self.finds_the_same(transition, t, memory)
    }

    /// Whether the private memory that a transition of thread `t` accesses is as it was.
    #[inline(never)]
    fn finds_the_same(&self, transition: CachedTransition, t: usize, memory: &Memory) -> bool {
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

    /// Repeats the writes of a transition that is valid.
    #[inline(always)]
    pub(super) fn repeat_writes(&self, transition: CachedTransition, memory: &mut Memory) {
        if transition.accesses.1 != 0 {
            self.repeat_all_writes(transition, memory);
        }
    }

    #[inline(never)]
    fn repeat_all_writes(&self, transition: CachedTransition, memory: &mut Memory) {
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
