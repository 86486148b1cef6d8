//! Visible operations: which one a thread performs next, and performing it.

use super::Machine;
use super::builtins::Effect as BuiltinEffect;
use super::execute::Flow;
use super::undefined_access::Performing;
use crate::code::{Access, AccessKind, Await, AwaitOrigin, Instr, split};
use crate::compile::low_bits;
use crate::failure::Failure;
use crate::library::Builtin;
use crate::memory::{Lifetime, PointerError};
use crate::sync::SyncCall;
use crate::threads::Status;
use mazurka_trace::{Action, Condition, Effect, MemoryOrder, Object, Op, ThreadId};

impl Machine {
    /// The visible operation that a thread which is ready performs next.
    pub(crate) fn pending_op(&self, t: usize) -> Option<Op> {
        let (frame, instr) = self.current_instruction(t)?;
        let base = frame.base as usize;
        match instr {
            Instr::Access(number) => {
                let access = &self.code.accesses[number as usize];
                let ptr = self.value(t, base, access.ptr);
                Some(Op::On(Object::new(ptr, access.size), self.action(t, base, access)))
            }
            Instr::Builtin(number) => {
                let call = &self.code.builtin_calls[number as usize];
                match self.builtin_effect(t, base, call) {
                    BuiltinEffect::Visible(op) => Some(op),
                    _ => None,
                }
            }
            Instr::LifetimeEnd(src) => Some(self.lifetime_end_op(self.value(t, base, src))),
            _ => None,
        }
    }

    /// Performs the pending operation of a thread; returns the word that it found.
    pub(super) fn perform(&mut self, t: usize, alternative: u32) -> u64 {
        let Some((frame, instr)) = self.current_instruction(t) else { return 0 };
        let base = frame.base as usize;
        let old = match instr {
            Instr::Access(number) => {
                let access = self.code.accesses[number as usize];
                self.perform_access(t, base, &access)
            }
            Instr::Builtin(number) => {
                let code = self.code.clone();
                let call = &code.builtin_calls[number as usize];
                let old = self.perform_builtin(t, base, call, alternative);
                if call.function.leaves_frames() {
                    return old;
                }
                old
            }
            Instr::LifetimeEnd(src) => {
                self.end_lifetime(self.value(t, base, src));
                0
            }
            _ => unreachable!("a thread that is ready has a visible operation"),
        };
        if self.threads[t].status == Status::Ready {
            self.threads[t].advance();
        }
        old
    }

    /// A thread executes an access: stops before it if it is visible, else performs it.
    pub(super) fn execute_access(&mut self, t: usize, base: usize, number: u32) -> Flow {
        let access = self.code.accesses[number as usize];
        let ptr = self.value(t, base, access.ptr);
        match self.memory.find(ptr, access.size) {
            Err(error) => self.fail(t, Failure::Pointer(error, ptr)),
            Ok((allocation, _)) if allocation.is_constant() && access.kind != AccessKind::Load => {
                self.fail(t, Failure::Pointer(PointerError::ReadOnly, ptr))
            }
            Ok((allocation, at))
                if allocation.private || allocation.is_constant() || self.in_atomic_section(t) =>
            {
                let freed = allocation.lifetime == Lifetime::Freed;
                let constant = allocation.is_constant();
                let undefined = self.memory.undefined(allocation, at, access.size);
                let old = self.memory.read(at, access.size);
                let action = self.action(t, base, &access);
                let performing = Performing { pointer: ptr, at, old, undefined, action };
                if !action.enabled(old, access.size) {
                    return match self.in_atomic_section(t) {
                        true => {
                            self.wait_in_section(t, Op::On(Object::new(ptr, access.size), action))
                        }
                        false => Flow::Stop,
                    };
                }
                if !constant {
                    self.record_private_access(t, base, &access, &performing);
                }
                if freed {
                    return self.fail(t, Failure::Pointer(PointerError::Freed, ptr));
                }
                self.perform_found(t, base, &access, performing);
                self.next_if_ready(t)
            }
            Ok(_) => Flow::Stop,
        }
    }

    /// Notes for the transition cache that local code accesses private memory. Where it moves undefined
    /// bits it is not cached.
    fn record_private_access(
        &mut self,
        t: usize,
        base: usize,
        access: &Access,
        performing: &Performing,
    ) {
        let Performing { pointer: ptr, old, undefined, action, .. } = *performing;
        let moves = undefined != 0 && access.kind != AccessKind::Store
            || self.writes_undefined(t, base, access);
        if moves || self.in_atomic_section(t) {
            return self.cache.footprint().give_up();
        }
        let new = action.apply(ThreadId(t as u32), old, access.size);
        if access.kind != AccessKind::Store {
            self.cache.footprint().record_read(ptr, access.size, old);
        }
        if access.kind == AccessKind::Store || new != old {
            self.cache.footprint().record_write(ptr, access.size, new);
        }
    }

    /// Whether a thread is inside an atomic section, where everything belongs to one step.
    pub(super) fn in_atomic_section(&self, t: usize) -> bool {
        self.threads[t].counters.sections > 0
    }

    pub(super) fn next_if_ready(&self, t: usize) -> Flow {
        if self.threads[t].status == Status::Ready { Flow::Next } else { Flow::Stop }
    }

    /// The memory order of a step that was made. Freeing memory, and initialising or destroying
    /// synchronisation objects, is plain.
    pub(crate) fn memory_order(&self, position: usize, effect: Effect) -> MemoryOrder {
        let (function, pc) = self.step_site(position);
        self.order_of(self.code.functions[function as usize].instrs[pc as usize], effect)
    }

    /// The memory order of the operation that a thread is about to perform, if it has this effect.
    pub(crate) fn pending_order(&self, t: usize, effect: Effect) -> MemoryOrder {
        let current = self.current_instruction(t);
        current.map_or(MemoryOrder::SeqCst, |(_, instr)| self.order_of(instr, effect))
    }

    fn order_of(&self, instr: Instr, effect: Effect) -> MemoryOrder {
        match instr {
            Instr::Access(number) => {
                let [success, failure] = self.code.orders[number as usize];
                if effect == Effect::Read { failure } else { success }
            }
            Instr::Builtin(number) => match self.code.builtin_calls[number as usize].function {
                Builtin::Fence(order) => order,
                Builtin::Free => MemoryOrder::Plain,
                function if function.leaves_frames() => MemoryOrder::Plain,
                Builtin::Sync(sync) => sync.memory_order(),
                _ => MemoryOrder::SeqCst,
            },
            _ => MemoryOrder::Plain,
        }
    }

    /// Ends the lifetime of a local variable.
    pub(super) fn end_lifetime(&mut self, ptr: u64) {
        self.memory.free(split(ptr).0);
    }

    /// The operation that ends the lifetime of a local variable.
    pub(super) fn lifetime_end_op(&self, ptr: u64) -> Op {
        let size = self.memory.find(ptr, 0).map_or(1, |(allocation, _)| allocation.size.max(1));
        Op::On(Object::new(ptr, size), Action::Free)
    }

    fn action(&self, t: usize, base: usize, access: &Access) -> Action {
        let a = || self.value(t, base, access.a);
        if let Some(awaits) = self.active_await(t, base, access) {
            let operand = self.value(t, base, awaits.operand);
            let until = Condition { compare: awaits.compare, bits: awaits.bits, operand };
            return match access.kind {
                AccessKind::Load | AccessKind::Store => Action::Await(until),
                AccessKind::Rmw { .. } => Action::ExchangeAwait { until, value: a() },
                AccessKind::CompareExchange => {
                    let value = self.value(t, base, access.b);
                    Action::ExchangeAwait { until, value }
                }
            };
        }
        match access.kind {
            AccessKind::Load => Action::Load,
            AccessKind::Store => Action::Store(a()),
            AccessKind::Rmw { function, negate } => {
                let operand = if negate { a().wrapping_neg() } else { a() };
                let used = access.dst.is_some() || self.code.ordered_updates;
                Action::Rmw { function, operand, used }
            }
            AccessKind::CompareExchange => {
                Action::CompareExchange { expected: a(), desired: self.value(t, base, access.b) }
            }
        }
    }

    /// What an access waits for, if it does.
    fn active_await(&self, t: usize, base: usize, access: &Access) -> Option<&Await> {
        let awaits = &self.code.awaits[access.awaits? as usize];
        let goes_on = self.resumed && matches!(awaits.origin, AwaitOrigin::Cut(_));
        (!goes_on && self.value(t, base, awaits.active) != 0).then_some(awaits)
    }

    /// Where the await comes from that a thread is at, if it is at one.
    pub(crate) fn await_origin(&self, t: usize) -> Option<AwaitOrigin> {
        let (frame, Instr::Access(number)) = self.current_instruction(t)? else { return None };
        let access = &self.code.accesses[number as usize];
        self.active_await(t, frame.base as usize, access).map(|awaits| awaits.origin)
    }

    /// The call that a thread is at, if it operates on a synchronisation object, and its second
    /// argument.
    pub(crate) fn sync_call(&self, t: usize) -> Option<(SyncCall, u64)> {
        let (frame, Instr::Builtin(number)) = self.current_instruction(t)? else { return None };
        let call = &self.code.builtin_calls[number as usize];
        let Builtin::Sync(sync) = call.function else { return None };
        Some((sync, self.argument(t, frame.base as usize, call, 1)))
    }

    /// Performs an access to an object that exists; returns the old word.
    fn perform_access(&mut self, t: usize, base: usize, access: &Access) -> u64 {
        let ptr = self.value(t, base, access.ptr);
        let action = self.action(t, base, access);
        let (at, freed, undefined) = match self.memory.find(ptr, access.size) {
            Ok((allocation, at)) => {
                let undefined = self.memory.undefined(allocation, at, access.size);
                (at, allocation.lifetime == Lifetime::Freed, undefined)
            }
            Err(_) => return 0,
        };
        if freed {
            self.fail(t, Failure::Pointer(PointerError::Freed, ptr));
            return 0;
        }
        let old = self.memory.read(at, access.size);
        self.perform_found(
            t,
            base,
            access,
            Performing { pointer: ptr, at, old, undefined, action },
        );
        old
    }

    /// Performs an access to the word that was found.
    #[inline]
    fn perform_found(&mut self, t: usize, base: usize, access: &Access, performing: Performing) {
        let Performing { pointer, at, old, undefined, action } = performing;
        if undefined != 0 || self.threads[t].has_undefined() {
            let Some(read) = self.move_undefined(t, base, access, performing) else { return };
            if let Some(dst) = access.dst {
                self.set_undefined(t, base + dst as usize, read);
                if access.kind == AccessKind::CompareExchange {
                    self.set_undefined(t, base + dst as usize + 1, (0, 0));
                }
            }
        }
        let new = action.apply(ThreadId(t as u32), old, access.size);
        if self.memory.reuses_names() {
            self.note_numbers(access, pointer, [old, new]);
        }
        self.memory.replace(at, access.size, old, new);
        if let Some(dst) = access.dst {
            let dst = base + dst as usize;
            self.threads[t].set_register(dst, old & low_bits(access.bits.into()));
            if access.kind == AccessKind::CompareExchange {
                let success = action.succeeds(old, access.size);
                self.threads[t].set_register(dst + 1, success.into());
            }
        }
    }

    /// Notes addresses that are taken for numbers by an access, or that others will not find as wholes.
    fn note_numbers(&mut self, access: &Access, pointer: u64, [old, new]: [u64; 2]) {
        let aligned = pointer.is_multiple_of(8);
        if !(aligned && access.whole) && access.kind != AccessKind::Store {
            self.memory.note_numbers(pointer, access.size);
            self.memory.note_number(old);
        }
        if !aligned {
            self.memory.note_number(new);
        }
    }

    /// Applies an action to a word that exists; returns the old word.
    pub(super) fn apply_to_word(&mut self, t: usize, object: Object, action: Action) -> u64 {
        let Ok((_, at)) = self.memory.find(object.address, object.size) else { return 0 };
        let old = self.memory.read(at, object.size);
        let new = action.apply(ThreadId(t as u32), old, object.size);
        self.memory.replace(at, object.size, old, new);
        old
    }
}
