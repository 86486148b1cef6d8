//! Noticing that a thread runs in circles without any visible operation.
//!
//! Local code may run as long as it likes, unless it comes back to exactly the state it was in: then
//! it never does anything else. This is Brent's way to find a cycle, made cheap for code that has none:
//! long stretches in which nothing is looked at, and short ones in which the state after each
//! instruction is compared with the one at the beginning of the stretch. Both get longer, so that a
//! cycle of any length is found in the end.

use crate::threads::{Frame, Thread, UndefinedRegister};

/// So many instructions are executed before the first look.
const FIRST: u64 = 1 << 17;

/// The stretch in which states are compared is so many times shorter than what went before.
const SHARE: u64 = 32;

/// What was seen of a thread that runs local code.
#[derive(Debug, Default)]
pub(super) struct Recurrence {
    /// Instructions executed before the current stretch.
    before: u64,
    /// How many more states are compared in it.
    compared: u64,
    frames: Vec<Frame>,
    registers: Vec<u64>,
    undefined: Vec<UndefinedRegister>,
    changes: u64,
}

impl Recurrence {
    /// How many instructions to execute before the first look.
    pub(super) fn begin(&mut self) -> u64 {
        self.before = FIRST;
        FIRST
    }

    /// Looks at the thread, which has executed as many instructions as was said last; `changes` is how
    /// often memory has changed. Returns how many instructions to execute before the next look; none
    /// if the thread has come back to a state it was in.
    pub(super) fn look(&mut self, thread: &Thread, changes: u64) -> Option<u64> {
        if self.compared == 0 {
            self.frames.clear();
            self.frames.extend_from_slice(thread.frames());
            self.registers.clear();
            self.registers.extend_from_slice(thread.registers());
            self.undefined.clear();
            self.undefined.extend_from_slice(thread.undefined().as_slice());
            (self.changes, self.compared) = (changes, self.before / SHARE);
            return Some(1);
        }
        let same = self.changes == changes && self.frames == thread.frames();
        let same = same && self.undefined == thread.undefined().as_slice();
        if same && self.registers == thread.registers() {
            return None;
        }
        self.compared -= 1;
        if self.compared > 0 && self.changes == changes {
            return Some(1);
        }
        self.compared = 0;
        self.before *= 2;
        Some(self.before / 2)
    }
}
