//! Interned local states: equal states have one number.

use super::CachedOp;
use crate::threads::{Counters, Frame, Status, Thread, UndefinedRegister};
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
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A thread that is about to perform a visible operation, or has finished.
#[derive(Clone, Copy, Debug)]
struct LocalState {
    /// Where its frames, registers and undefined registers begin, and how many there are.
    frames: (u32, u32),
    registers: (u32, u32),
    undefined: (u32, u32),
    counters: Counters,
    status: Status,
    op: CachedOp,
}

/// All states that are cached.
#[derive(Clone, Debug, Default)]
pub(super) struct LocalStates {
    states: Vec<LocalState>,
    frames: Vec<Frame>,
    registers: Vec<u64>,
    undefined: Vec<UndefinedRegister>,
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

    #[inline]
    pub(super) fn status_and_counters(&self, id: StateId) -> (&Status, &Counters) {
        let LocalState { status, counters, .. } = &self.states[id.index()];
        (status, counters)
    }

    #[inline]
    pub(super) fn op(&self, id: StateId) -> Option<&CachedOp> {
        self.states.get(id.index()).map(|state| &state.op)
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
        let Thread { counters, status, .. } = *thread;
        self.states.push(LocalState { frames, registers, undefined, counters, status, op });
        self.by_hash.insert(hash, id);
        id
    }

    fn is_state_of(&self, id: StateId, thread: &Thread) -> bool {
        self.status_and_counters(id) == (&thread.status, &thread.counters)
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
