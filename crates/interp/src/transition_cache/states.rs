//! Interned local states: equal states have one number.

use super::{CachedOp, CachedTransition};
use crate::memory::Place;
use crate::threads::{Counters, Frame, Standing, Status, Thread, UndefinedRegister};
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};

/// A state with more registers is not cached.
const MAX_REGISTERS: usize = 400;

/// The number of a cached local state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct StateId(u32);

impl StateId {
    /// In place of the number of a state that is not cached.
    pub(crate) const NONE: StateId = StateId(u32::MAX);

    #[inline]
    pub(crate) fn new(number: u32) -> StateId {
        StateId(number)
    }

    #[inline]
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// What an access leaves in its place.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Left {
    /// What it found.
    Same,
    Word(u64),
    /// That depends on what it found.
    Computed,
}

/// A thread that is about to perform a visible operation, or has finished.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LocalState {
    pub(crate) op: CachedOp,
    /// Where in memory the operation acts.
    pub(crate) place: Place,
    /// What it leaves there, if it is an access.
    pub(crate) left: Left,
    /// The number of its status and counters.
    standing: u32,
    /// The transition that was found first, if one was, and the outcome of the operation before it.
    pub(super) first: CachedTransition,
    pub(super) first_outcome: u64,
    /// Where its frames, registers and undefined registers begin, and how many there are.
    frames: (u32, u32),
    registers: (u32, u32),
    undefined: (u32, u32),
}

impl LocalState {
    /// The transition that was found first, if it is the one with this outcome.
    #[inline(always)]
    pub(crate) fn first_with(&self, outcome: u64) -> Option<CachedTransition> {
        (self.first_outcome == outcome && self.first.exists()).then_some(self.first)
    }
}

/// All states that are cached.
#[derive(Clone, Debug, Default)]
pub(super) struct LocalStates {
    states: Vec<LocalState>,
    frames: Vec<Frame>,
    registers: Vec<u64>,
    undefined: Vec<UndefinedRegister>,
    standings: Vec<Standing>,
    /// By whether the thread is ready, whether it has exited, and its counters.
    standing_numbers: FxHashMap<(bool, bool, Counters), u32>,
    by_hash: FxHashMap<u64, StateId>,
}

impl LocalStates {
    pub(super) fn len(&self) -> usize {
        self.states.len()
    }

    /// The size in bytes.
    pub(super) fn size(&self) -> usize {
        self.states.len() * (size_of::<LocalState>() + 16)
            + self.frames.len() * size_of::<Frame>()
            + self.registers.len() * 8
            + self.undefined.len() * size_of::<UndefinedRegister>()
            + self.standings.len() * 2 * (size_of::<Standing>() + 8)
    }

    #[inline]
    pub(super) fn frames(&self, id: StateId) -> &[Frame] {
        let (first, count) = self.states[id.index()].frames;
        &self.frames[first as usize..][..count as usize]
    }

    #[inline]
    pub(super) fn registers(&self, id: StateId) -> &[u64] {
        let (first, count) = self.states[id.index()].registers;
        &self.registers[first as usize..][..count as usize]
    }

    pub(super) fn undefined(&self, id: StateId) -> &[UndefinedRegister] {
        let (first, count) = self.states[id.index()].undefined;
        &self.undefined[first as usize..][..count as usize]
    }

    pub(super) fn standing(&self, id: StateId) -> &Standing {
        &self.standings[self.states[id.index()].standing as usize]
    }

    #[inline]
    pub(super) fn get(&self, id: StateId) -> Option<&LocalState> {
        self.states.get(id.index())
    }

    #[inline]
    pub(super) fn of(&self, id: StateId) -> &LocalState {
        &self.states[id.index()]
    }

    #[inline]
    pub(super) fn get_mut(&mut self, id: StateId) -> &mut LocalState {
        &mut self.states[id.index()]
    }

    /// Puts a thread into a state.
    #[inline(always)]
    pub(super) fn enter(&self, id: StateId, thread: &mut Thread) -> &LocalState {
        let state = self.of(id);
        thread.enter_cached_state(id, state.standing, &self.standings);
        state
    }

    /// Whether a thread is in a state that can be cached.
    pub(super) fn can_hold(thread: &Thread) -> bool {
        matches!(thread.status, Status::Ready | Status::Finished | Status::Exited)
            && thread.registers().len() <= MAX_REGISTERS
    }

    /// The number of the state in which a thread is, unless another one has the same hash.
    pub(super) fn intern(&mut self, thread: &Thread, op: CachedOp) -> StateId {
        let hash = hash(thread);
        if let Some(&id) = self.by_hash.get(&hash) {
            return if self.is_state_of(id, thread) { id } else { StateId::NONE };
        }
        let id = StateId(self.states.len() as u32);
        let frames = (self.frames.len() as u32, thread.frames().len() as u32);
        let registers = (self.registers.len() as u32, thread.registers().len() as u32);
        let list = thread.undefined().as_slice();
        let undefined = (self.undefined.len() as u32, list.len() as u32);
        self.undefined.extend_from_slice(list);
        self.frames.extend_from_slice(thread.frames());
        self.registers.extend_from_slice(thread.registers());
        let standing = self.number_standing(thread.standing());
        let (first, first_outcome) = (CachedTransition::NONE, 0);
        let (place, left) = (op.place(), op.left());
        self.states.push(LocalState {
            op,
            place,
            left,
            standing,
            first,
            first_outcome,
            frames,
            registers,
            undefined,
        });
        self.by_hash.insert(hash, id);
        id
    }

    fn number_standing(&mut self, standing: Standing) -> u32 {
        let Standing { status, counters } = standing;
        let key = (status == Status::Ready, status == Status::Exited, counters);
        let next = self.standings.len() as u32;
        let number = *self.standing_numbers.entry(key).or_insert(next);
        if number == next {
            self.standings.push(standing);
        }
        number
    }

    fn is_state_of(&self, id: StateId, thread: &Thread) -> bool {
        *self.standing(id) == thread.standing()
            && self.frames(id) == thread.frames()
            && self.registers(id) == thread.registers()
            && self.undefined(id) == thread.undefined().as_slice()
    }
}

fn hash(thread: &Thread) -> u64 {
    let mut hasher = FxHasher::default();
    (thread.status == Status::Ready).hash(&mut hasher);
    thread.counters.hash(&mut hasher);
    thread.frames().hash(&mut hasher);
    thread.registers().hash(&mut hasher);
    if thread.has_undefined() {
        thread.undefined().as_slice().hash(&mut hasher);
    }
    hasher.finish()
}
