//! How a thread ends: its local variables, cleanup handlers, destructors of its keys, the end.
//!
//! A call that exits is performed once for each local variable that other threads may see, in the frames
//! that it leaves: the end of its lifetime is an event. Then it leaves them.
//!
//! A cleanup handler is a block of C that the compiler puts behind a call of `__sigsetjmp`, which
//! returns a second time when the thread exits. The buffer of that call holds where it was made, and
//! the handlers that are installed form a chain. No other thread knows of them, so none of this is an
//! event. A value of the function keeps its register, so the handler finds all that came before it.

use super::Machine;
use super::execute::Flow;
use crate::code::{Instr, Src};
use crate::threads::{Counters, Status};

/// What is in the buffer of a handler: its frame and instruction, and the handler below it.
const SITE: usize = 0;
const BELOW: usize = 8;

impl Machine {
    /// Saves in a buffer where the calling thread is.
    pub(super) fn save_landing(&mut self, t: usize, buffer: u64) {
        let frames = self.threads[t].frames();
        let site =
            frames.last().map_or(0, |frame| (frames.len() as u64) << 32 | u64::from(frame.pc));
        self.write_buffer(buffer, SITE, site);
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
        if let Ok((_, at)) = self.memory.find(buffer, 16) {
            self.memory.write(at + offset, 8, word);
        }
    }

    fn read_buffer(&self, buffer: u64, offset: usize) -> u64 {
        self.memory.find(buffer, 16).map_or(0, |(_, at)| self.memory.read(at + offset, 8))
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
            return self.jump_to_landing(t, self.read_buffer(buffer, SITE));
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
    fn jump_to_landing(&mut self, t: usize, site: u64) -> Flow {
        self.threads.unwind(t, (site >> 32) as usize);
        let Some((frame, registers)) = self.threads[t].top_frame() else { return Flow::Stop };
        frame.pc = site as u32;
        let instr = self.code.functions[frame.function as usize].instrs[frame.pc as usize];
        if let Instr::Builtin(number) = instr
            && let Some(dst) = self.code.builtin_calls[number as usize].dst
        {
            registers[dst as usize] = 1;
            let index = (frame.base + dst) as usize;
            self.set_undefined(t, index, (0, 0));
        }
        Flow::Next
    }
}
