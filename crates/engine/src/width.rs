//! How many threads the clocks have room for: a clock is a number for each thread, at each event.

use crate::execution::Execution;
use mazurka_trace::{Event, Op, ThreadId};

/// An execution that creates more threads ends there.
const MAX_THREADS: usize = 4096;

impl Execution {
    /// Whether E ends here because it has just created more threads than anybody can follow: the
    /// clocks take a number for each thread at each event.
    #[inline]
    pub(crate) fn is_crowded(&self) -> bool {
        let created = |event: &Event| event.op.creates();
        self.stride > MAX_THREADS
            && self.events.last().and_then(created).is_some_and(|new| new.index() >= MAX_THREADS)
    }

    /// How many bytes the clocks need anew if `thread` makes a step: many, if it creates one for which
    /// there is no room in them.
    #[inline]
    pub(crate) fn growth(&self, thread: ThreadId) -> u64 {
        let child = self.pending_op(thread).and_then(Op::creates).map_or(0, ThreadId::index);
        if child < self.stride {
            return 0;
        }
        (self.events.len() * (child + 1).next_power_of_two() * size_of::<u32>()) as u64
    }

    /// Makes room for more threads in every clock.
    pub(crate) fn widen(&mut self) {
        let stride = self.threads.len().next_power_of_two();
        let mut clocks = vec![0; self.events.len() * stride];
        for (wide, row) in clocks.chunks_mut(stride).zip(self.clocks.chunks(self.stride)) {
            wide[..self.stride].copy_from_slice(row);
        }
        self.clocks = clocks;
        self.stride = stride;
    }
}
