//! Objects that nobody can reach any more are forgotten, so that their names can be used again: a loop that
//! creates objects comes back to the same state.
//!
//! While a program is explored, a thread forgets its own objects just before it creates others of the
//! same class, and decides that alone ([`object_names`](crate::memory)). Where it is only asked whether
//! the program hangs, nobody compares executions, so that all threads and all of memory may be looked at.

use super::Machine;
use crate::code::{Call, Reg};
use crate::liveness::Liveness;
use crate::memory::{Class, Storage};
use crate::threads::{Counters, Status};

/// Objects are not forgotten by threads with more frames, where it takes too long to find out what they
/// can reach.
const MAX_FRAMES: usize = 256;

/// Nor where it is asked whether the program hangs, if there is more memory than this.
const MAX_SEARCHED: usize = 1 << 22;

impl Machine {
    /// A thread is about to create an object of a class: the names of those that it can no longer reach
    /// become free.
    pub(super) fn forget_unreachable(&mut self, t: usize, class: Class) {
        let mut numbers = self.memory.forgettable(t as u32, class);
        if numbers.is_empty() || self.threads[t].frames().len() > MAX_FRAMES {
            return;
        }
        let liveness = self.code.liveness();
        self.note_registers(t, &liveness, |word| {
            numbers.retain(|&number| number != (word >> 32) as u32);
        });
        for number in numbers {
            self.cache.footprint().give_up();
            self.memory.forget(number);
        }
    }

    /// A thread is about to make a call for which it stores arguments.
    pub(super) fn forget_arguments(&mut self, t: usize, call: &Call) {
        let class = |private, size| Class { storage: Storage::Stack, private, label: 0, size };
        for size in call.rest.iter().flat_map(|rest| [rest.registers.size, rest.stack.size]) {
            self.forget_unreachable(t, class(true, size));
        }
        for &(_, size) in &call.copies {
            self.forget_unreachable(t, class(false, size));
        }
    }

    /// All words that a thread may still use, and those that it uses if it exits.
    fn note_registers(&self, t: usize, liveness: &Liveness, mut note: impl FnMut(u64)) {
        let thread = &self.threads[t];
        let Counters { result, cleanup, .. } = thread.counters;
        note(result);
        note(cleanup);
        for frame in self.frames(t) {
            let register = |&reg: &Reg| self.cache.register(thread, (frame.base + reg) as usize);
            let locals = &self.code.functions[frame.function as usize].shared_locals;
            liveness.before(frame.function, frame.pc).iter().map(register).for_each(&mut note);
            locals.iter().map(register).for_each(&mut note);
        }
    }

    /// Where it is asked whether the program hangs: forgets the objects of a thread that nobody can reach.
    pub(super) fn forget_garbage(&mut self, t: usize) {
        let numbers = self.memory.all_forgettable(t as u32);
        if !numbers.is_empty() && self.memory.size() <= MAX_SEARCHED {
            let reached = self.reached();
            let garbage = numbers.into_iter().filter(|&number| !reached[number as usize]);
            garbage.for_each(|number| self.memory.forget(number));
        }
        if let Some(keys) = &mut self.keys {
            keys.update(t, &self.threads[t], &self.memory);
        }
    }

    /// For each object, whether a thread or another object has a pointer to it.
    fn reached(&self) -> Vec<bool> {
        let mut reached = vec![false; self.memory.object_count()];
        let mut note = |number: u32| {
            if let Some(reached) = reached.get_mut(number as usize) {
                *reached = true;
            }
        };
        let liveness = self.code.liveness();
        for (t, thread) in self.threads.iter().enumerate() {
            if thread.status != Status::Unborn {
                self.note_registers(t, &liveness, |word| note((word >> 32) as u32));
            }
        }
        self.memory.note_targets(note);
        reached
    }
}
