//! How many threads the clocks have room for: a clock is a number for each thread, at each event.

use crate::execution::Execution;
use mazurka_trace::{Event, ThreadId};

/// An execution that creates more threads ends there.
const MAX_THREADS: usize = 4096;

impl Execution {
    /// Whether no step may follow, although one can.
    #[inline(always)]
    pub(crate) fn is_cut(&self) -> bool {
        self.len >= self.may_end_at && (self.len >= self.max_events || self.is_crowded())
    }

    /// Whether E ends here because it has just created more threads than anybody can follow: the
    /// clocks take a number for each thread at each event.
    pub(crate) fn is_crowded(&self) -> bool {
        self.clocks.width() > MAX_THREADS && self.has_created_too_many()
    }

    /// Makes the clocks wide enough for all threads.
    #[cold]
    pub(crate) fn widen(&mut self) {
        self.clocks.widen(self.threads.len());
        if self.clocks.width() > MAX_THREADS {
            self.may_end_at = 0;
        }
    }

    #[cold]
    fn has_created_too_many(&self) -> bool {
        let created = |event: Event| event.op.creates();
        self.last().and_then(created).is_some_and(|new| new.index() >= MAX_THREADS)
    }

    /// How many bytes the clocks need anew if `thread` makes a step: many, if it creates one for which
    /// there is no room in them.
    #[inline]
    pub(crate) fn growth(&self, thread: ThreadId) -> u64 {
        if (self.highest_child as usize) < self.clocks.width() {
            debug_assert_eq!(self.growth_of_creation(thread), 0, "there is room for all children");
            return 0;
        }
        let creates = self.threads[thread.index()].facts.creates();
        if creates { self.growth_of_creation(thread) } else { 0 }
    }

    #[inline(never)]
    fn growth_of_creation(&self, thread: ThreadId) -> u64 {
        let Some(child) = self.pending_op(thread).and_then(|op| op.creates()) else { return 0 };
        let child = child.index();
        if child < self.clocks.width() {
            return 0;
        }
        self.clocks.bytes_for(child + 1) as u64
    }
}
