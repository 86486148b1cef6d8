//! Handlers and messages: a message is a thread that takes its handler, runs and gives it back.

use crate::code::{FIRST_FUNCTION, split};
use crate::machine::{Frame, Machine, Status, Wrong};
use crate::memory::{Astray, State};
use crate::visible::Visible;
use mazurka_trace::{Action, Object, Op};

/// The size of the word that says which message a handler runs.
const WORD: u32 = 8;

impl Machine {
    /// Taking or leaving a handler.
    pub(crate) fn handler_op(&self, handler: u64, action: Action) -> Visible {
        match self.memory.find(handler, WORD) {
            Ok(_) => Visible::Op(Op::On(Object::new(handler, WORD), action)),
            Err(astray) => Visible::Wrong(Wrong::Pointer(astray, handler)),
        }
    }

    /// A message takes its handler or leaves it; returns which message held it.
    pub(crate) fn perform_handler(&mut self, t: usize, handler: Object, action: Action) -> u64 {
        let found = self.memory.find(handler.address, WORD);
        if found.is_ok_and(|(block, _)| block.state == State::Freed) {
            self.wrong(t, Wrong::Pointer(Astray::Freed, handler.address));
            return 0;
        }
        self.perform_word(t, handler, action)
    }

    /// A message is posted: the function that it runs in, and its arguments.
    pub(crate) fn post(&mut self, t: usize, child: u32, [start, args @ ..]: [u64; 4]) {
        self.threads[t].counters.threads += 1;
        self.log.created_thread(child);
        self.threads[child as usize].status = Status::Ready;
        let function = split(start).0 - FIRST_FUNCTION;
        let base = self.push_frame(child as usize, function, None);
        self.threads[child as usize].registers[base..base + args.len()].copy_from_slice(&args);
        self.run(child as usize);
    }

    /// The function of a handler serves messages from now on, which are threads of their own here: who
    /// started the handler goes on. What follows in the function is never run. Tells whether the
    /// thread is in such a function at all.
    pub(crate) fn serve(&mut self, t: usize) -> bool {
        let start = self.code.handler_start;
        let started = |frame: &Frame| Some(frame.function) == start;
        let Some(place) = self.threads[t].frames.iter().rposition(started) else { return false };
        while self.threads[t].frames.len() > place + 1 {
            self.threads[t].frames.pop();
            self.log.uncover(t as u32, &self.threads[t]);
            let end = self.threads[t].frames.last().map_or(0, Frame::end);
            self.threads[t].registers.truncate(end as usize);
        }
        true
    }
}
