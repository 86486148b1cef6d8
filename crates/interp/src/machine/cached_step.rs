//! Steps along cached transitions: the visible operation is performed, local code is not run.

use super::Machine;
use crate::code::{Instr, Src};
use crate::library::Builtin;
use crate::memory::Lifetime;
use crate::sync::{DESTROYED, SyncCall, SyncKind, SyncVerb, mutex_action};
use crate::threads::{Counters, Status, Thread};
use crate::transition_cache::{CachedOp, CachedTransition, StateId};
use mazurka_trace::{Action, Object, Op, ThreadId};

impl Machine {
    /// Makes a step along a cached transition, if there is one: the thread is in a cached state, and the
    /// outcome of its operation has led somewhere before.
    #[inline(always)]
    pub(super) fn step_cached(&mut self, t: usize, from: StateId) -> Option<u64> {
        match *self.cache.op(from)? {
            CachedOp::Access { object, action, uses_result } => {
                let (allocation, at) = self.memory.find(object.address, object.size).ok()?;
                if allocation.lifetime != Lifetime::Alive
                    || self.memory.undefined(allocation, at, object.size) != 0
                {
                    return None;
                }
                let old = self.memory.read(at, object.size);
                let outcome = if uses_result { old } else { 0 };
                let transition = self.cache.find(t, from, outcome, &self.memory)?;
                let new = action.apply(ThreadId(t as u32), old, object.size);
                self.memory.replace(at, object.size, old, new);
                self.follow(t, transition);
                Some(old)
            }
            CachedOp::Mutex { pointer, verb } => self.lock_cached(t, from, pointer, verb),
            CachedOp::Other => None,
            _ => self.create_or_join_cached(t, from),
        }
    }

    /// Creates or joins a thread along a cached transition, if there is one.
    #[inline(never)]
    fn create_or_join_cached(&mut self, t: usize, from: StateId) -> Option<u64> {
        match *self.cache.op(from)? {
            CachedOp::Spawn { args, uses_result } => {
                let Some(Op::Spawn(child)) = self.cached_op(t) else { return None };
                let outcome = if uses_result { u64::from(child.0) + 1 } else { 0 };
                let transition = self.cache.find(t, from, outcome, &self.memory)?;
                self.memory.expose(args[1]);
                self.spawn(t, child.0, args, (0, 0));
                self.follow(t, transition);
                Some(0)
            }
            CachedOp::Join { target, uses_result } => {
                let thread = self.threads.get(target as usize)?;
                if thread.status != Status::Finished || thread.is_detached() || thread.is_joined() {
                    return None;
                }
                if thread.counters.undefined_result != 0 {
                    return None;
                }
                let outcome = if uses_result { thread.counters.result } else { 0 };
                let transition = self.cache.find(t, from, outcome, &self.memory)?;
                self.threads.join(target).ok()?;
                self.follow(t, transition);
                Some(0)
            }
            _ => None,
        }
    }

    /// Locks a mutex that is free, or unlocks one that the thread has locked once. Whatever its type,
    /// that cannot fail, and the call returns 0.
    #[inline(never)]
    fn lock_cached(
        &mut self,
        t: usize,
        from: StateId,
        pointer: u64,
        verb: SyncVerb,
    ) -> Option<u64> {
        let (allocation, at) = self.memory.find(pointer, SyncKind::Mutex.size()).ok()?;
        let old = self.memory.read(at, 8);
        let (expected, action) = match verb {
            SyncVerb::Lock => (0, Action::Lock),
            _ => (t as u64 + 1, Action::Unlock),
        };
        if allocation.lifetime != Lifetime::Alive
            || old != expected
            || self.memory.undefined(allocation, at, 8) != 0
        {
            return None;
        }
        let transition = self.cache.find(t, from, 0, &self.memory)?;
        self.memory.replace(at, 8, old, action.apply(ThreadId(t as u32), old, 8));
        self.follow(t, transition);
        Some(old)
    }

    /// A thread that has performed its visible operation repeats a cached transition.
    #[inline(always)]
    pub(super) fn follow(&mut self, t: usize, transition: CachedTransition) {
        self.memory.set_acting(t);
        self.cache.follow(transition, &mut self.threads[t], &mut self.memory);
        if !self.is_at_visible_op(t, transition.to()) {
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

    /// Whether a thread in a cached state is about to perform a visible operation, or has finished:
    /// whether an operation is valid, and visible, may depend on memory too.
    #[inline(always)]
    fn is_at_visible_op(&self, t: usize, state: StateId) -> bool {
        match self.cache.op(state) {
            Some(CachedOp::Access { object, .. }) => self.is_shared(*object),
            _ => self.is_at_other_visible_op(t),
        }
    }

    #[inline(never)]
    fn is_at_other_visible_op(&self, t: usize) -> bool {
        let thread = &self.threads[t];
        match self.cache.op(thread.cached_state()) {
            Some(CachedOp::Mutex { pointer, .. }) => {
                self.memory.find(*pointer, SyncKind::Mutex.size()).is_ok()
            }
            _ if matches!(thread.status, Status::Finished | Status::Exited) => true,
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
            (CachedOp::Mutex { pointer, verb }, Op::On(_, action)) => {
                let (_, base) = self.memory.find(*pointer, SyncKind::Mutex.size()).ok()?;
                let same = mutex_action(t, *verb, base, &self.memory) == *action;
                let waits = same && *action == Action::Lock;
                let word = if waits { self.memory.read(base, 8) } else { 0 };
                same.then_some((word == 0 || word == DESTROYED, word))
            }
            _ => None,
        }
    }

    /// The visible operation of a thread in a cached state, if it can be told without its registers.
    pub(crate) fn cached_op(&self, t: usize) -> Option<Op> {
        match *self.cache.op(self.threads[t].cached_state())? {
            CachedOp::Access { object, action, .. } => Some(Op::On(object, action)),
            CachedOp::Join { target, .. } => {
                let thread = self.threads.get(target as usize)?;
                (thread.status != Status::Unborn).then_some(Op::Join(ThreadId(target)))
            }
            CachedOp::Spawn { args: [start, ..], .. } if self.code.is_function(start) => {
                let nth = self.threads[t].counters.threads;
                self.threads.child(t as u32, nth).map(|child| Op::Spawn(ThreadId(child)))
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
