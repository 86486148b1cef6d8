//! Undoing events.
//!
//! Where several events are undone together, objects get back what the earliest of them found, and so do threads. Nothing
//! in between has to be restored.

use crate::execution::Execution;
use crate::pending::Phase;
use crate::record::Record;
use mazurka_trace::Event;

impl Execution {
    /// Takes the last event back and returns it. The run stays where it is until the next step.
    #[inline]
    pub(crate) fn undo(&mut self) -> Event {
        let position = self.len - 1;
        let event = self.event(position);
        self.undo_to(position);
        event
    }

    /// Takes back all but the first `length` events. The run stays where it is until the next step.
    #[inline]
    pub(crate) fn undo_to(&mut self, length: usize) {
        if self.threads.len() > 64 {
            // There is not a bit for each of them.
            while self.len > length {
                self.take_back(self.len - 1);
            }
        } else if self.len > length {
            self.take_back(length);
        }
    }

    /// Takes back all but the first `length` events. If there are several, no thread has a number above 63.
    ///
    /// Objects get back what the earliest of these events found; so do threads. Who was enabled or disabled by one of
    /// them, before having done anything since, is again as before that.
    fn take_back(&mut self, length: usize) {
        let (mut all_plain, mut moved) = (true, 0u64);
        let mut position = self.len as u32;
        for record in self.records[length..self.len].iter().rev() {
            position -= 1;
            if record.facts.accesses() {
                self.objects.set_latest(record.object, record.prev);
            }
            all_plain &= record.facts.is_plain();
            let thread = record.thread.0 % 64;
            moved |= 1 << thread;
            self.first_undone[thread as usize] = position;
        }
        let mut left = moved;
        while left != 0 {
            let position = self.first_undone[left.trailing_zeros() as usize % 64];
            left &= left - 1;
            self.take_back_thread(position as usize);
        }
        while let Some(last) = self.overwritten_pendings.pop_if(|last| last.at as usize >= length) {
            let thread = last.thread;
            let first = self.first_undone[thread.index() % 64] as usize;
            // Threads whose numbers differ by 64 have a bit in common.
            let has_moved =
                moved >> (thread.0 % 64) & 1 == 1 && self.records[first].thread == thread;
            if !has_moved || self.threads[thread.index()].next_position() > last.at {
                self.set_enabled(thread, last.enabled, last.word);
            }
        }
        if !all_plain {
            self.take_back_rarer(length);
        }
        while self.stops.pop_if(|(at, _)| *at as usize > length).is_some() {}
        self.clocks.cut(length);
        while self.races.pop_if(|race| race.second as usize >= length).is_some() {}
        self.returns.note(length);
        self.len = length;
    }

    /// The thread of the event at `position` is about to perform it again.
    #[inline(always)]
    fn take_back_thread(&mut self, position: usize) {
        let record = &self.records[position];
        let Record { thread, index, facts, object, .. } = *record;
        let pred = self.pred_of(record);
        let packed = record.op().before();
        let state = &mut self.threads[thread.index()];
        if state.facts.is_waiting() {
            self.objects.count_waiting(state.object, state.facts, false);
        }
        (state.last, state.count) = (pred, index);
        state.packed = packed;
        (state.object, state.facts) = (object, facts);
        // It is enabled, so nobody asks for the word that it sees.
        state.phase = Phase::Op;
        let mut noise = 0;
        if facts.accesses() {
            self.objects.count_waiting(object, facts, true);
            noise = self.objects.noise(object, facts, thread, index);
        }
        self.noises.change(thread, &mut state.noise, noise);
        self.enabled.insert(thread);
        self.waiting.set(thread, facts.may_block());
    }

    /// Takes back what only few operations do.
    #[inline(never)]
    fn take_back_rarer(&mut self, length: usize) {
        while self.blocking_or_branching.pop_if(|last| *last as usize >= length).is_some() {}
        for position in length..self.len {
            if let Some(child) = self.records[position].creates() {
                self.stop_waiting(child);
            }
        }
    }
}
