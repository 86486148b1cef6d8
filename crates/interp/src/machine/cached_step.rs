//! Steps along cached transitions: the visible operation is performed, local code is not run.

use super::Machine;
use crate::code::{Instr, Src};
use crate::library::Builtin;
use crate::memory::{Lifetime, Place};
use crate::sync::{SyncCall, SyncKind, SyncVerb, mutex_action, plain_mutex_action};
use crate::threads::{Counters, Status, Thread};
use crate::transition_cache::{CachedOp, CachedTransition, Left, StateId};
use mazurka_trace::{Action, Object, Op, ThreadId};

impl Machine {
    /// Makes a step of a thread in a cached state along a cached transition, if there is one: the outcome of its
    /// operation has led somewhere before.
    #[inline(always)]
    pub(super) fn step_cached(&mut self, t: usize, from: StateId) -> Option<u64> {
        let state = self.cache.state(from);
        let (at, size, old, new, outcome) = match &state.op {
            CachedOp::Access { object, action, uses_result } => {
                let size = object.size;
                let at = match self.memory.find_open(state.place) {
                    Some(at) => at,
                    None => self.find_defined(object.address, size, size)?,
                };
                let old = self.memory.read(at, size);
                let new = match state.left {
                    Left::Same => old,
                    Left::Word(word) => word,
                    Left::Computed => action.apply(ThreadId(t as u32), old, size),
                };
                (at, size, old, new, if *uses_result { old } else { 0 })
            }
            CachedOp::Mutex { pointer, verb } => {
                let (at, old, new) = self.lock_or_unlock(t, state.place, *pointer, *verb)?;
                (at, 8, old, new, 0)
            }
            CachedOp::Other => return None,
            _ => return self.create_or_join_cached(t, from),
        };
        let transition = self.cache.find(t, (from, state), outcome, &self.memory)?;
        self.memory.replace(at, size, old, new);
        self.follow(t, transition);
        Some(old)
    }

    /// Where the word of a mutex lies, what it is and what it becomes, if the mutex is free and is locked, or if the thread
    /// has locked it once and unlocks it. Whatever its type, that cannot fail, and the call returns 0.
    #[inline(never)]
    fn lock_or_unlock(
        &self,
        t: usize,
        place: Place,
        pointer: u64,
        verb: SyncVerb,
    ) -> Option<(usize, u64, u64)> {
        let at = match self.memory.find_open(place) {
            Some(at) => at,
            None => self.find_defined(pointer, SyncKind::Mutex.size(), 8)?,
        };
        let old = self.memory.read(at, 8);
        match plain_mutex_action(t, verb, old)? {
            (Action::Lock, true) => Some((at, old, t as u64 + 1)),
            (Action::Unlock, true) => Some((at, old, 0)),
            _ => None,
        }
    }

    /// The position of `size` bytes of an object that is alive, if the first `word` of them are defined.
    #[inline(never)]
    fn find_defined(&self, pointer: u64, size: u32, word: u32) -> Option<usize> {
        let (allocation, at) = self.memory.find(pointer, size).ok()?;
        let defined = || self.memory.undefined(allocation, at, word) == 0;
        (allocation.lifetime == Lifetime::Alive && defined()).then_some(at)
    }

    /// Creates or joins a thread along a cached transition, if there is one.
    #[inline(never)]
    fn create_or_join_cached(&mut self, t: usize, from: StateId) -> Option<u64> {
        let state = self.cache.state(from);
        match state.op {
            CachedOp::Spawn { args, uses_result } => {
                let Some(Op::Spawn(child)) = self.cached_op(t) else { return None };
                let outcome = if uses_result { u64::from(child.0) + 1 } else { 0 };
                let transition = self.cache.find(t, (from, state), outcome, &self.memory)?;
                self.memory.expose(args[1]);
                self.spawn(t, child.0, args, (0, 0));
                self.follow(t, transition);
                Some(0)
            }
            CachedOp::Join { target, uses_result } => {
                let thread = self.threads.get(target as usize)?;
                if thread.status != Status::Finished {
                    return None;
                }
                if thread.counters.undefined_result != 0 {
                    return None;
                }
                let outcome = if uses_result { thread.counters.result } else { 0 };
                let transition = self.cache.find(t, (from, state), outcome, &self.memory)?;
                self.threads.join(target).ok()?;
                self.follow(t, transition);
                Some(0)
            }
            _ => None,
        }
    }

    /// A thread that has performed its visible operation repeats a cached transition.
    #[inline(always)]
    pub(super) fn follow(&mut self, t: usize, transition: CachedTransition) {
        self.memory.set_acting(t);
        let to = self.cache.follow(transition, &mut self.threads[t], &mut self.memory);
        if self.memory.find_open(to.place).is_none()
            && self.threads[t].status == Status::Ready
            && !self.is_at_visible_op(t)
        {
            self.run_on(t);
        }
    }

    /// A thread that has repeated a transition is not about to perform a visible operation, since memory is
    /// another one.
    #[cold]
    fn run_on(&mut self, t: usize) {
        self.cache.leave_state(&mut self.threads[t]);
        self.run(t);
        self.intern_state(t);
    }

    /// Whether a thread in a cached state that has not finished is about to perform a visible operation:
    /// whether an operation is valid, and visible, may depend on memory too. An access to an open object always is.
    #[inline(never)]
    fn is_at_visible_op(&self, t: usize) -> bool {
        let thread = &self.threads[t];
        match self.cache.op(thread.cached_state()) {
            Some(CachedOp::Access { object, .. }) => self.is_shared(*object),
            Some(CachedOp::Mutex { pointer, .. }) => {
                self.memory.find(*pointer, SyncKind::Mutex.size()).is_ok()
            }
            Some(CachedOp::Join { target, .. }) if self.was_created(*target) => true,
            Some(CachedOp::Other) if !self.cache.undefined(thread).is_empty() => {
                match (self.current_instruction(t), self.pending_op(t)) {
                    (Some((_, Instr::Access(_))), Some(Op::On(object, _))) => {
                        self.is_shared(object)
                    }
                    (_, pending) => pending.is_some(),
                }
            }
            _ => self.cached_op(t).or_else(|| self.pending_op(t)).is_some(),
        }
    }

    /// Whether there is a thread with this number, which may have ended.
    #[inline]
    fn was_created(&self, number: u32) -> bool {
        let thread = self.threads.get(number as usize);
        thread.is_some_and(|thread| thread.status != Status::Unborn)
    }

    /// Whether other threads can see that an object is accessed.
    #[inline(always)]
    fn is_shared(&self, object: Object) -> bool {
        let found = self.memory.find(object.address, object.size);
        found.is_ok_and(|(allocation, _)| !allocation.private && !allocation.is_constant())
    }

    /// The access that a thread in a cached state is about to perform, if that never blocks, nor depends on who
    /// waits.
    #[inline]
    pub(crate) fn cached_access(&self, thread: &Thread) -> Option<(Object, Action)> {
        match self.cache.op(thread.cached_state()) {
            Some(CachedOp::Access { object, action, .. }) if !action.may_block() => {
                Some((*object, *action))
            }
            _ => None,
        }
    }

    /// If a thread, in a cached state in which a thread was about to perform `op`, is about to do the same: whether it
    /// can, and the word of the mutex that it waits for.
    #[inline]
    pub(crate) fn still_pending(&self, t: usize, op: &Op) -> Option<(bool, u64)> {
        match (self.cache.op(self.threads[t].cached_state())?, op) {
            (CachedOp::Join { target, .. }, Op::Join(_)) => {
                let status = &self.threads.get(*target as usize)?.status;
                (*status != Status::Unborn).then_some((*status == Status::Finished, 0))
            }
            (CachedOp::Mutex { .. }, Op::On(_, action)) => {
                let (now, enabled, word) = self.pending_mutex(t)?;
                (now == *action).then_some((enabled, word))
            }
            _ => None,
        }
    }

    /// What a thread in a cached state is about to do to a mutex, if it is about to lock one which it does not have or to
    /// unlock one that it has locked once, whether it can, and the word that it waits for.
    #[inline]
    fn pending_mutex(&self, t: usize) -> Option<(Action, bool, u64)> {
        let id = self.threads[t].cached_state();
        let Some(&CachedOp::Mutex { verb, .. }) = self.cache.op(id) else { return None };
        let word = self.memory.read(self.memory.find_open(self.cache.state(id).place)?, 8);
        let (action, enabled) = plain_mutex_action(t, verb, word)?;
        Some((action, enabled, if verb == SyncVerb::Lock { word } else { 0 }))
    }

    /// The visible operation of a thread in a cached state, if it can be told without its registers.
    pub(crate) fn cached_op(&self, t: usize) -> Option<Op> {
        match *self.cache.op(self.threads[t].cached_state())? {
            CachedOp::Access { object, action, .. } => Some(Op::On(object, action)),
            CachedOp::Join { target, .. } => {
                self.was_created(target).then_some(Op::Join(ThreadId(target)))
            }
            CachedOp::Spawn { args: [start, ..], .. } if self.code.is_function(start) => {
                self.threads.next_child(t as u32, 0).map(|child| Op::Spawn(ThreadId(child)))
            }
            CachedOp::Mutex { pointer, verb } => {
                let (_, base) = self.memory.find(pointer, SyncKind::Mutex.size()).ok()?;
                let action = mutex_action(t, verb, base, &self.memory);
                Some(Op::On(Object::new(pointer, 8), action))
            }
            CachedOp::Spawn { .. } | CachedOp::Other => None,
        }
    }

    /// The outcome of the visible operation that a thread has just performed, as far as its local state
    /// depends on it; nothing if the operation did more to the thread than that.
    pub(super) fn outcome(&self, t: usize, from: StateId, site: Instr, old: u64) -> Option<u64> {
        let thread = &self.threads[t];
        if thread.status != Status::Ready {
            return None;
        }
        let base = thread.frames().last()?.base;
        if thread.has_undefined() && self.found_undefined(t, base, site) {
            return None;
        }
        match site {
            Instr::Access(number) => {
                let access = &self.code.accesses[number as usize];
                Some(if access.dst.is_some() { old } else { 0 })
            }
            Instr::Builtin(number) => {
                let before = self.cache.counters(from);
                let now = Counters { threads: before.threads, ..thread.counters };
                let dst = self.code.builtin_calls[number as usize].dst;
                let result = dst.map_or(0, |dst| thread.registers()[(base + dst) as usize]);
                (now == before).then_some(result)
            }
            _ => Some(0),
        }
    }

    /// Whether the operation that a thread has just performed found something undefined.
    fn found_undefined(&self, t: usize, base: u32, site: Instr) -> bool {
        let dst = match site {
            Instr::Access(number) => self.code.accesses[number as usize].dst,
            Instr::Builtin(number) => self.code.builtin_calls[number as usize].dst,
            _ => None,
        };
        dst.is_some_and(|dst| self.undefined(t, base as usize, Src::register(dst)).0 != 0)
    }

    /// Caches the state that a thread is in, if possible, and returns its number.
    pub(super) fn intern_state(&mut self, t: usize) -> StateId {
        if !self.cache.can_intern(&self.threads[t]) {
            self.threads[t].set_cached_state(StateId::NONE);
            return StateId::NONE;
        }
        let op = self.op_to_cache(t);
        self.cache.intern(&mut self.threads[t], op)
    }

    fn op_to_cache(&self, t: usize) -> CachedOp {
        let Some((frame, instr)) = self.current_instruction(t) else { return CachedOp::Other };
        // An operation that may write something undefined is to be performed, not repeated.
        if self.threads[t].status != Status::Ready || self.threads[t].has_undefined() {
            return CachedOp::Other;
        }
        match instr {
            Instr::Access(number) => match self.pending_op(t) {
                Some(Op::On(object, action)) => {
                    let uses_result = self.code.accesses[number as usize].dst.is_some();
                    CachedOp::Access { object, action, uses_result }
                }
                _ => CachedOp::Other,
            },
            Instr::Builtin(number) => {
                let call = &self.code.builtin_calls[number as usize];
                let arg = |k: usize| self.argument(t, frame.base as usize, call, k);
                let uses_result = call.dst.is_some();
                match call.function {
                    Builtin::Spawn => {
                        CachedOp::Spawn { args: [arg(0), arg(1), arg(2)], uses_result }
                    }
                    Builtin::Join => {
                        let target = u32::try_from(arg(0).wrapping_sub(1)).unwrap_or(u32::MAX);
                        CachedOp::Join { target, uses_result }
                    }
                    Builtin::Sync(SyncCall {
                        kind: SyncKind::Mutex,
                        verb: verb @ (SyncVerb::Lock | SyncVerb::Unlock),
                    }) => CachedOp::Mutex { pointer: arg(0), verb },
                    _ => CachedOp::Other,
                }
            }
            _ => CachedOp::Other,
        }
    }
}
