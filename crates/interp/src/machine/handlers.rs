//! Event handlers: a message is a thread that takes its handler, runs, and releases it.

use super::Machine;
use crate::code::{FIRST_FUNCTION, split};
use crate::failure::Failure;
use crate::memory::{Lifetime, PointerError};
use crate::threads::Frame;
use mazurka_trace::{Action, Object, Op};

/// The size of the word that says which message a handler runs.
const HANDLER_SIZE: u32 = 8;

impl Machine {
    /// The operation by which a message takes or releases its handler.
    pub(super) fn handler_op(&self, handler: u64, action: Action) -> Result<Op, Failure> {
        match self.memory.find(handler, HANDLER_SIZE) {
            Ok(_) => Ok(Op::On(Object::new(handler, HANDLER_SIZE), action)),
            Err(error) => Err(Failure::Pointer(error, handler)),
        }
    }

    /// A message takes or releases its handler; returns which message had it.
    pub(super) fn perform_on_handler(&mut self, t: usize, handler: Object, action: Action) -> u64 {
        let found = self.memory.find(handler.address, HANDLER_SIZE);
        if found.is_ok_and(|(allocation, _)| allocation.lifetime == Lifetime::Freed) {
            self.fail(t, Failure::Pointer(PointerError::Freed, handler.address));
            return 0;
        }
        self.apply_to_word(t, handler, action)
    }

    /// Posts a message: the function that it runs in, and the arguments of that function. Bits of the last
    /// one may be undefined.
    pub(super) fn post(
        &mut self,
        t: usize,
        child: u32,
        [start, args @ ..]: [u64; 4],
        undefined: (u64, u32),
    ) {
        self.threads.start(t, child, false);
        let function = split(start).0 - FIRST_FUNCTION;
        let child = child as usize;
        let base = self.push_frame(child, function, None);
        for (k, arg) in args.into_iter().enumerate() {
            self.threads[child].set_register(base + k, arg);
        }
        self.set_undefined(child, base + args.len() - 1, undefined);
        self.run(child);
    }

    /// The function of a handler begins to serve messages. They are threads of their own here, so the
    /// thread returns to where it started the handler, and what follows in the function is never run.
    /// Tells whether the thread is in such a function at all.
    pub(super) fn return_to_handler_start(&mut self, t: usize) -> bool {
        let start = self.code.handler_start;
        let started = |frame: &Frame| Some(frame.function) == start;
        let Some(index) = self.threads[t].frames().iter().rposition(started) else { return false };
        self.threads.unwind(t, index + 1);
        true
    }
}
