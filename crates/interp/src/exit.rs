//! How a thread ends: cleanup handlers, destructors of its keys, the end.
//!
//! A cleanup handler is a block of C that the compiler puts behind a call of `__sigsetjmp`, which is
//! said to return a second time when the thread exits. The buffer of that call holds where it is, and
//! those that are put up form a chain. No other thread knows of them, so none of this is an event.
//! A value of the function keeps its register, so that the handler finds all that came before it.

use crate::code::Instr;
use crate::local::Flow;
use crate::machine::{Frame, Machine, Status};

/// What stands in the buffer of a handler: its frame and instruction, and the handler below it.
const PLACE: usize = 0;
const BELOW: usize = 8;

impl Machine {
    /// Notes in a buffer where the calling thread is.
    pub(crate) fn land(&mut self, t: usize, buffer: u64) -> u64 {
        let frames = &self.threads[t].frames;
        let place =
            frames.last().map_or(0, |frame| (frames.len() as u64) << 32 | u64::from(frame.pc));
        self.note(buffer, PLACE, place);
        0
    }

    /// Puts a handler up.
    pub(crate) fn push_cleanup(&mut self, t: usize, buffer: u64) -> u64 {
        let below = self.threads[t].counters.cleanup;
        self.note(buffer, BELOW, below);
        self.threads[t].counters.cleanup = buffer;
        0
    }

    /// Takes the topmost handler down.
    pub(crate) fn pop_cleanup(&mut self, t: usize) -> u64 {
        let buffer = self.threads[t].counters.cleanup;
        self.threads[t].counters.cleanup = self.noted(buffer, BELOW);
        0
    }

    fn note(&mut self, buffer: u64, offset: usize, word: u64) {
        if let Ok((_, at)) = self.memory.find(buffer, 16) {
            self.log.write(at + offset, 8, self.memory.read(at + offset, 8));
            self.memory.write(at + offset, 8, word);
        }
    }

    fn noted(&self, buffer: u64, offset: usize) -> u64 {
        self.memory.find(buffer, 16).map_or(0, |(_, at)| self.memory.read(at + offset, 8))
    }

    /// The thread ends wherever it is: through its handlers, then its destructors.
    pub(crate) fn exit(&mut self, t: usize) -> Flow {
        let buffer = self.threads[t].counters.cleanup;
        if buffer != 0 {
            self.pop_cleanup(t);
            return self.jump_back(t, self.noted(buffer, PLACE));
        }
        self.leave_frames(t, 0);
        match self.code.finish {
            Some(function) => {
                let base = self.push_frame(t, function, None);
                self.threads[t].registers[base] = self.threads[t].counters.result;
                Flow::Set
            }
            None => {
                self.threads[t].status = Status::Finished;
                Flow::Stop
            }
        }
    }

    /// The call at a place that was noted returns a second time.
    fn jump_back(&mut self, t: usize, place: u64) -> Flow {
        self.leave_frames(t, (place >> 32) as usize);
        let code = self.code.clone();
        let Some(frame) = self.threads[t].frames.last_mut() else { return Flow::Stop };
        frame.pc = place as u32;
        let base = frame.base as usize;
        let instr = code.functions[frame.function as usize].instrs[frame.pc as usize];
        if let Instr::Library(number) = instr
            && let Some(dst) = code.library_calls[number as usize].dst
        {
            self.set(t, base, dst, 1);
        }
        Flow::Next
    }

    /// Leaves functions until so many are left.
    fn leave_frames(&mut self, t: usize, depth: usize) {
        while self.threads[t].frames.len() > depth {
            self.threads[t].frames.pop();
            self.log.uncover(t as u32, &self.threads[t]);
            let end = self.threads[t].frames.last().map_or(0, Frame::end);
            self.threads[t].registers.truncate(end as usize);
        }
    }
}
