//! How many threads the clocks have room for: a clock is a number for each thread, at each event.

use crate::execution::Execution;
use crate::vector_clocks::VectorClocks;
use mazurka_trace::{Event, Op, ThreadId};

/// An execution that creates more threads ends there.
const MAX_THREADS: usize = 4096;

impl Execution {
    /// Whether E ends here because it has just created more threads than anybody can follow: the
    /// clocks take a number for each thread at each event.
    #[inline]
    pub(crate) fn is_crowded(&self) -> bool {
        let created = |event: &Event| event.op.creates();
        self.clocks.width() > MAX_THREADS
            && self.events.last().and_then(created).is_some_and(|new| new.index() >= MAX_THREADS)
    }

    /// How many bytes the clocks need anew if `thread` makes a step: many, if it creates one for which
    /// there is no room in them.
    #[inline]
    pub(crate) fn growth(&self, thread: ThreadId) -> u64 {
        let Some(child) = self.pending_op(thread).and_then(Op::creates) else { return 0 };
        let child = child.index();
        if child < self.clocks.width() {
            return 0;
        }
        (self.events.len() * VectorClocks::width_for(child + 1) * size_of::<u32>()) as u64
    }
}
