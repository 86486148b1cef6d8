//! Memoised local transitions: what a thread does between two visible operations is computed once.
//!
//! What a thread does there depends on its registers, on the outcome of the first operation, and on
//! memory that only it can reach. So the local states in which threads are about to perform visible
//! operations are interned ([`StateId`]), and the transitions from one to the next are kept with what
//! they read and wrote of private memory. A step along a cached transition performs the visible
//! operation, repeats the private writes and names the next state; undoing it names the previous one.
//! Frames and registers are loaded only when they are about to change.
//!
//! | to do | call |
//! |---|---|
//! | see a thread's frames and registers | [`TransitionCache::frames`], [`TransitionCache::register`] |
//! | change them | [`TransitionCache::leave_state`] first, [`TransitionCache::intern`] after |
//! | note what local code depends on | [`TransitionCache::footprint`] |
//! | remember a transition | [`TransitionCache::record`], [`TransitionCache::record_start`] |
//! | repeat one | [`TransitionCache::find`], [`TransitionCache::find_start`], [`TransitionCache::follow`] |
//!
//! The cache has a bounded size. Transitions that are not in it are computed, and saved to be undone,
//! as if there were no cache.

mod footprint;
mod states;
mod transitions;

use crate::memory::{Memory, Place};
use crate::sync::{SyncKind, SyncVerb};
use crate::threads::{Counters, Frame, Thread, UndefinedRegister};
use footprint::Footprint;
use mazurka_trace::word::mask;
use mazurka_trace::{Action, Object};
use states::LocalStates;
pub(crate) use states::{Left, LocalState, StateId};
use transitions::Transitions;
pub(crate) use transitions::{CachedTransition, ThreadStart};

/// The size of the cache in bytes.
const MAX_SIZE: usize = 32 << 20;

/// So many states are interned before any of their transitions needs to have been repeated.
const TRIAL_STATES: usize = 8192;

/// The operation that a thread in a cached state is about to perform, as far as that follows from its
/// registers alone; and whether the thread uses the result.
#[derive(Clone, Copy, Debug)]
pub(crate) enum CachedOp {
    Access {
        object: Object,
        action: Action,
        uses_result: bool,
    },
    Join {
        target: u32,
        uses_result: bool,
    },
    /// The arguments are those of [`crate::library::Builtin::Spawn`].
    Spawn {
        args: [u64; 3],
        uses_result: bool,
    },
    /// Locking or unlocking a mutex.
    Mutex {
        pointer: u64,
        verb: SyncVerb,
    },
    /// To be found out from the registers; also of a thread that has finished.
    Other,
}

impl CachedOp {
    /// What it leaves in its place, if it is an access.
    fn left(self) -> Left {
        match self {
            CachedOp::Access { action: Action::Load, .. } => Left::Same,
            CachedOp::Access { object, action: Action::Store(value), .. } => {
                Left::Word(value & mask(object.size))
            }
            _ => Left::Computed,
        }
    }

    /// Where in memory it acts.
    fn place(self) -> Place {
        match self {
            CachedOp::Access { object, .. } => Place::new(object.address, object.size),
            CachedOp::Mutex { pointer, .. } => Place::new(pointer, SyncKind::Mutex.size()),
            _ => Place::NOWHERE,
        }
    }
}

/// Local states and the transitions between them.
#[derive(Clone, Debug, Default)]
pub(crate) struct TransitionCache {
    states: LocalStates,
    transitions: Transitions,
    /// What the thread that runs has done to private memory since its last visible operation.
    footprint: Footprint,
    /// How often a cached transition was repeated.
    hits: u64,
    disabled: bool,
}

impl TransitionCache {
    /// Caches nothing from now on.
    pub(crate) fn disable(&mut self) {
        self.disabled = true;
    }

    /// The frames of a thread, the innermost last, whether they are loaded or not.
    #[inline]
    pub(crate) fn frames<'a>(&'a self, thread: &'a Thread) -> &'a [Frame] {
        if thread.is_loaded() { thread.frames() } else { self.states.frames(thread.cached_state()) }
    }

    /// The frames of a cached state.
    pub(crate) fn frames_of_state(&self, id: StateId) -> &[Frame] {
        self.states.frames(id)
    }

    /// A register of a thread, whether it is loaded or not; `index` counts those of all frames.
    #[inline]
    pub(crate) fn register(&self, thread: &Thread, index: usize) -> u64 {
        self.registers(thread)[index]
    }

    /// The registers of all frames of a thread, whether they are loaded or not.
    #[inline]
    pub(crate) fn registers<'a>(&'a self, thread: &'a Thread) -> &'a [u64] {
        match thread.is_loaded() {
            true => thread.registers(),
            false => self.states.registers(thread.cached_state()),
        }
    }

    /// The registers of a thread that have undefined bits, whether they are loaded or not.
    pub(crate) fn undefined<'a>(&'a self, thread: &'a Thread) -> &'a [UndefinedRegister] {
        match thread.is_loaded() {
            true => thread.undefined().as_slice(),
            false => self.states.undefined(thread.cached_state()),
        }
    }

    /// Loads the frames and registers of a thread.
    pub(crate) fn load(&self, thread: &mut Thread) {
        if !thread.is_loaded() {
            let id = thread.cached_state();
            let undefined = self.states.undefined(id);
            thread.load(self.states.frames(id), self.states.registers(id), undefined);
        }
    }

    /// Loads the frames and registers of a thread, which are about to be changed.
    pub(crate) fn leave_state(&self, thread: &mut Thread) {
        self.load(thread);
        thread.set_cached_state(StateId::NONE);
    }

    /// Puts a thread into a cached state.
    #[inline(always)]
    pub(crate) fn restore(&self, id: StateId, thread: &mut Thread) {
        self.states.enter(id, thread);
    }

    /// A state that is cached.
    #[inline(always)]
    pub(crate) fn state(&self, id: StateId) -> &LocalState {
        self.states.of(id)
    }

    /// What a thread in a state is about to do; nothing if the state is not cached.
    #[inline]
    pub(crate) fn op(&self, id: StateId) -> Option<&CachedOp> {
        self.states.get(id).map(|state| &state.op)
    }

    /// The counters of a thread in a cached state.
    pub(crate) fn counters(&self, id: StateId) -> Counters {
        self.states.standing(id).counters
    }

    /// Whether the state that a thread is in can be cached.
    pub(crate) fn can_intern(&self, thread: &Thread) -> bool {
        !self.disabled && LocalStates::can_hold(thread) && !self.is_full()
    }

    /// Notes the state that a thread, which is loaded, is in, and returns its number: none if another
    /// state has the same hash.
    pub(crate) fn intern(&mut self, thread: &mut Thread, op: CachedOp) -> StateId {
        let id = self.states.intern(thread, op);
        thread.set_cached_state(id);
        id
    }

    fn is_full(&self) -> bool {
        let states = self.states.len();
        if states > TRIAL_STATES && self.hits < states as u64 {
            return true;
        }
        self.states.size() + self.transitions.size() > MAX_SIZE
    }

    /// Where local code notes what its effect depends on. Whatever makes local code depend on something
    /// else than registers must be noted here.
    #[inline]
    pub(crate) fn footprint(&mut self) -> &mut Footprint {
        &mut self.footprint
    }

    /// Remembers where the local code that has just run leads: from a state, with an outcome of the
    /// visible operation.
    pub(crate) fn record(&mut self, from: StateId, outcome: u64, to: StateId) {
        let state = self.states.get_mut(from);
        self.transitions.add((from, state), outcome, to, &self.footprint);
    }

    /// Remembers where the first local code of a new thread leads.
    pub(crate) fn record_start(&mut self, start: ThreadStart, to: StateId) {
        self.transitions.add_start(start, to, &self.footprint);
    }

    /// The cached transition of thread `t` from a state with an outcome, if private memory allows to
    /// repeat it now.
    #[inline(always)]
    pub(crate) fn find(
        &self,
        t: usize,
        (from, state): (StateId, &LocalState),
        outcome: u64,
        memory: &Memory,
    ) -> Option<CachedTransition> {
        let transition = match state.first_with(outcome) {
            Some(first) => first,
            None => self.transitions.find_other(from, outcome)?,
        };
        self.can_repeat(transition, t, memory).then_some(transition)
    }

    #[inline(always)]
    fn can_repeat(&self, transition: CachedTransition, t: usize, memory: &Memory) -> bool {
        !transition.has_accesses() || self.transitions.finds_the_same(transition, t, memory)
    }

    /// The cached transition of thread `t` from its start, if it can be repeated now.
    pub(crate) fn find_start(
        &self,
        t: usize,
        start: ThreadStart,
        memory: &Memory,
    ) -> Option<CachedTransition> {
        let transition = self.transitions.find_start(start)?;
        self.can_repeat(transition, t, memory).then_some(transition)
    }

    /// Repeats a transition: its writes to private memory, and the state that it leads to.
    #[inline(always)]
    pub(crate) fn follow(
        &mut self,
        transition: CachedTransition,
        thread: &mut Thread,
        memory: &mut Memory,
    ) -> &LocalState {
        self.hits += 1;
        if transition.has_accesses() {
            self.transitions.repeat_writes(transition, memory);
        }
        self.states.enter(transition.to(), thread)
    }
}
