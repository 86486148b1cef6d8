//! Objects that nobody can reach any more are forgotten, so that their names can be used again: a loop that
//! creates objects comes back to the same state.
//!
//! While a program is explored, a thread forgets its own objects just before it creates others of the
//! same class, and decides that alone ([`object_names`](crate::memory)). Where states are recognised, or it is only
//! asked whether the program hangs, equivalent executions may name objects differently, so that all threads and all
//! of memory may be looked at: just before an object is created, and when one has ended whose address others may
//! have had.

use super::Machine;
use crate::code::{Call, Reg, pointer, split};
use crate::liveness::Liveness;
use crate::memory::{Class, Storage};
use crate::threads::{Counters, Status};

/// Objects are not forgotten by threads with more frames, where it takes too long to find out what they
/// can reach.
const MAX_FRAMES: usize = 256;

/// Nor where it is asked whether the program hangs, if there is more memory than this.
const MAX_SEARCHED: usize = 1 << 22;

impl Machine {
    /// A thread is about to create an object of a class: the names of its own that only it could reach, and no
    /// longer can, become free.
    fn forget_unreachable(&mut self, t: usize, class: Class) {
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

    /// A thread is about to create an object of a class.
    pub(super) fn free_names(&mut self, t: usize, class: Class) {
        self.forget_unreachable(t, class);
        if self.memory.reuses_names() && self.memory.has_published(t as u32, class) {
            self.forget_published();
        }
    }

    /// Where names are used again as soon as nobody has the address: forgets what has ended in a step.
    pub(super) fn forget_ended(&mut self) {
        if self.memory.take_ended_published() && self.memory.reuses_names() {
            self.forget_published();
        }
    }

    /// Forgets the objects that are not confined and whose addresses nobody has.
    fn forget_published(&mut self) {
        let numbers = self.memory.published();
        let deep = |t: usize| self.frames(t).len() > MAX_FRAMES;
        if numbers.is_empty()
            || self.memory.size() > MAX_SEARCHED
            || (0..self.threads.len()).any(deep)
        {
            return;
        }
        let reached = self.reached();
        let garbage = numbers.into_iter().filter(|&number| !reached[number as usize]);
        garbage.for_each(|number| self.memory.forget(number));
    }

    /// A thread is about to make a call for which it stores arguments.
    pub(super) fn forget_arguments(&mut self, t: usize, call: &Call) {
        let class = |private, size| Class { storage: Storage::Stack, private, label: 0, size };
        for size in call.rest.iter().flat_map(|rest| [rest.registers.size, rest.stack.size]) {
            self.free_names(t, class(true, size));
        }
        for &(_, size) in &call.copies {
            self.free_names(t, class(false, size));
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

    /// The arguments behind a format become text, in which no address is recognised.
    pub(super) fn note_formatted(&mut self, args: &[u64], list: bool) {
        if !self.memory.reuses_names() {
            return;
        }
        args.iter().skip(1).for_each(|&word| self.memory.note_number(word));
        let list = args.get(1).copied().filter(|_| list).unwrap_or(0);
        // Where the arguments of a `va_list` lie: those on the stack and those in registers.
        for area in [8, 16].map(|at| split(self.memory.word_at(list.wrapping_add(at))).0) {
            let size = self.memory.allocation(area).map_or(0, |area| area.size);
            self.memory.note_numbers(pointer(area), size);
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

    /// For each object, whether somebody has its address.
    fn reached(&self) -> Vec<bool> {
        let liveness = self.code.liveness();
        let mut words = Vec::new();
        for (t, thread) in self.threads.iter().enumerate() {
            if thread.status != Status::Unborn {
                self.note_registers(t, &liveness, |word| words.push(word));
            }
        }
        self.memory.reached_from(words)
    }
}
