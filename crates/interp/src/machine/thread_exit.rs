//! How a thread leaves frames: by `longjmp`, or where it ends: its local variables, cleanup handlers,
//! destructors of its keys, the end.
//!
//! A call that exits is performed once for each local variable that other threads may see, in the frames
//! that it leaves: the end of its lifetime is an event. Then it leaves them.
//!
//! A cleanup handler is a block of C that the compiler puts behind a call of `__sigsetjmp`, which
//! returns a second time when the thread exits. The buffer of that call holds where it was made, and
//! the handlers that are installed form a chain. No other thread knows of them, so none of this is an
//! event. A value of the function keeps its register, so the handler finds all that came before it. `setjmp` is
//! the same; if other threads may see its buffer, saving is an event.

use super::Machine;
use super::builtins::Effect;
use super::execute::Flow;
use crate::code::{Instr, Src};
use crate::failure::Failure;
use crate::library::Builtin;
use crate::threads::{Counters, Frame, Status};
use mazurka_trace::{Action, Object, Op};

/// What is in a buffer: the number of frames and the instruction, the handler below it, what tells the frame from
/// others, and the thread.
const SITE: usize = 0;
const BELOW: usize = 8;
const FRAME: usize = 16;
const THREAD: usize = 24;
/// How many bytes of a buffer are used.
const SIZE: u32 = 32;

/// What tells a frame from those that come after it at the same depth.
fn identity(frame: &Frame) -> u64 {
    u64::from(frame.function) << 32 | u64::from(frame.base)
}

impl Machine {
    /// Saves in a buffer where the calling thread is; returns what was there.
    pub(super) fn save_landing(&mut self, t: usize, buffer: u64) -> u64 {
        let old = self.read_buffer(buffer, SITE);
        let (site, frame) = self.landing_here(t);
        self.write_buffer(buffer, SITE, site);
        self.write_buffer(buffer, FRAME, frame);
        self.write_buffer(buffer, THREAD, t as u64 + 1);
        old
    }

    /// Where a thread is: the number of its frames with the instruction, and what tells the last frame.
    fn landing_here(&self, t: usize) -> (u64, u64) {
        let frames = self.frames(t);
        let site = |frame: &Frame| (frames.len() as u64) << 32 | u64::from(frame.pc);
        frames.last().map_or((0, 0), |frame| (site(frame), identity(frame)))
    }

    /// What saving where a thread is amounts to.
    pub(super) fn landing_effect(&self, t: usize, buffer: u64) -> Effect {
        match self.memory.find(buffer, SIZE) {
            Err(error) => Effect::Fails(Failure::Pointer(error, buffer)),
            Ok((allocation, _)) if allocation.private || self.in_atomic_section(t) => Effect::Local,
            Ok(_) => {
                let action = Action::Store(self.landing_here(t).0);
                Effect::Visible(Op::On(Object::new(buffer, 8), action))
            }
        }
    }

    /// What a jump to a site, in the frame and the thread for which it was saved, amounts to.
    pub(super) fn jump_effect(&self, t: usize, [site, frame, thread]: [u64; 3]) -> Effect {
        let kept = (site >> 32) as usize;
        let target = kept.checked_sub(1).and_then(|depth| self.frames(t).get(depth));
        let lands = |frame: &Frame| {
            let instrs = &self.code.functions[frame.function as usize].instrs;
            matches!(instrs.get(site as u32 as usize), Some(Instr::Builtin(number))
                if self.code.builtin_calls[*number as usize].function == Builtin::Landing)
        };
        let valid = |found: &&Frame| identity(found) == frame && lands(found);
        if thread != t as u64 + 1 || target.filter(valid).is_none() {
            return Effect::Fails(Failure::Jump);
        }
        match self.next_local_to_end(t, kept) {
            Some(address) => Effect::Visible(self.lifetime_end_op(address)),
            None => Effect::Local,
        }
    }

    /// Jumps to a site, where `setjmp` returns a value other than 0. The cleanup handlers of the frames that
    /// the thread leaves are forgotten.
    pub(super) fn jump(&mut self, t: usize, site: u64, value: u64) -> Flow {
        self.threads[t].counters.ended_locals = 0;
        let kept = (site >> 32) as usize;
        while self.threads[t].counters.cleanup != 0 && self.frames_after_exit(t) > kept {
            self.pop_cleanup(t);
        }
        let value = value & 0xffff_ffff;
        self.jump_to_landing(t, site, value.max(1))
    }

    /// Installs a handler.
    pub(super) fn push_cleanup(&mut self, t: usize, buffer: u64) {
        let below = self.threads[t].counters.cleanup;
        self.write_buffer(buffer, BELOW, below);
        self.threads[t].counters.cleanup = buffer;
    }

    /// Removes the topmost handler.
    pub(super) fn pop_cleanup(&mut self, t: usize) {
        let buffer = self.threads[t].counters.cleanup;
        self.threads[t].counters.cleanup = self.read_buffer(buffer, BELOW);
    }

    fn write_buffer(&mut self, buffer: u64, offset: usize, word: u64) {
        if let Ok((allocation, at)) = self.memory.find(buffer, SIZE) {
            if allocation.may_be_undefined() {
                self.memory.define(at + offset, 8);
            }
            self.memory.write(at + offset, 8, word);
        }
    }

    fn read_buffer(&self, buffer: u64, offset: usize) -> u64 {
        self.memory.find(buffer, SIZE).map_or(0, |(_, at)| self.memory.read(at + offset, 8))
    }

    /// How many frames an exit of the thread leaves: those up to the next cleanup handler.
    pub(super) fn frames_after_exit(&self, t: usize) -> usize {
        match self.threads[t].counters.cleanup {
            0 => 0,
            buffer => (self.read_buffer(buffer, SITE) >> 32) as usize,
        }
    }

    /// The local variable that a thread at a call which leaves all but `kept` frames has to end next, if
    /// other threads may see one in them.
    pub(super) fn next_local_to_end(&self, t: usize, kept: usize) -> Option<u64> {
        let Counters { ended_locals, .. } = self.threads[t].counters;
        let left = self.frames(t).get(kept..).unwrap_or_default().iter().rev();
        let locals = left.flat_map(|frame| {
            let registers = &self.code.functions[frame.function as usize].shared_locals;
            registers.iter().map(|&reg| self.value(t, frame.base as usize, Src::register(reg)))
        });
        // A declaration that was never reached has no variable.
        locals.filter(|&address| address != 0).nth(ended_locals as usize)
    }

    /// A thread at a call which exits ends a local variable, and stays there.
    pub(super) fn end_local_of_exiting(&mut self, t: usize, address: u64) {
        self.end_lifetime(address);
        self.threads[t].counters.ended_locals += 1;
    }

    /// The thread exits wherever it is: through its handlers, then its destructors.
    pub(super) fn exit_thread(&mut self, t: usize) -> Flow {
        self.threads[t].counters.ended_locals = 0;
        let buffer = self.threads[t].counters.cleanup;
        if buffer != 0 {
            self.pop_cleanup(t);
            return self.jump_to_landing(t, self.read_buffer(buffer, SITE), 1);
        }
        self.threads.unwind(t, 0);
        match self.code.thread_exit {
            Some(function) => {
                let base = self.push_frame(t, function, None);
                let result = self.threads[t].counters.result;
                self.threads[t].set_register(base, result);
                Flow::Jumped
            }
            None => self.stop(t, Status::Finished),
        }
    }

    /// The call at a site that was saved returns a second time.
    fn jump_to_landing(&mut self, t: usize, site: u64, value: u64) -> Flow {
        self.threads.unwind(t, (site >> 32) as usize);
        let Some((frame, registers)) = self.threads[t].top_frame() else { return Flow::Stop };
        frame.pc = site as u32;
        let instr = self.code.functions[frame.function as usize].instrs[frame.pc as usize];
        if let Instr::Builtin(number) = instr
            && let Some(dst) = self.code.builtin_calls[number as usize].dst
        {
            registers[dst as usize] = value;
            let index = (frame.base + dst) as usize;
            self.set_undefined(t, index, (0, 0));
        }
        Flow::Next
    }
}
