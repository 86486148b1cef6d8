//! The clocks of the events of E, one after the other: a number for each thread.
//!
//! They consist of blocks of four numbers. Most programs have no more threads, and a block is copied and joined with
//! a few instructions. When events are undone their clocks stay where they are, to be written over.

use crate::objects::NONE;
use mazurka_trace::ThreadId;

/// How many numbers a block has.
const BLOCK: usize = 4;

/// When there is no room for another clock, room is made for so many.
const MORE: usize = 64;

/// The clocks of all events, and perhaps of some that were undone.
#[derive(Debug)]
pub(crate) struct VectorClocks {
    blocks: Vec<[u32; BLOCK]>,
    /// How many blocks a clock has: a power of two.
    size: usize,
}

impl Default for VectorClocks {
    fn default() -> VectorClocks {
        VectorClocks { blocks: Vec::new(), size: 1 }
    }
}

impl VectorClocks {
    /// For how many threads a clock has numbers.
    #[inline]
    pub(crate) fn width(&self) -> usize {
        self.size * BLOCK
    }

    /// The clock of the event at `position`.
    #[inline]
    pub(crate) fn clock(&self, position: usize) -> &[u32] {
        self.blocks[position * self.size..][..self.size].as_flattened()
    }

    /// Makes the clock of the event at `position` that of the one at `pred`, if that is not [`NONE`], but for the
    /// number of its own thread.
    #[inline(always)]
    pub(crate) fn open(&mut self, position: usize, pred: u32, thread: ThreadId, number: u32) {
        let (start, size) = (position * self.size, self.size);
        if self.blocks.len() < start + size {
            self.make_room(start);
        }
        let (earlier, rest) = self.blocks.split_at_mut(start);
        let new = &mut rest[..size];
        match new {
            [new] => *new = if pred == NONE { [0; BLOCK] } else { earlier[pred as usize] },
            _ if pred == NONE => new.fill([0; BLOCK]),
            _ => new.copy_from_slice(&earlier[pred as usize * size..][..size]),
        }
        new.as_flattened_mut()[thread.index()] = number;
    }

    #[cold]
    fn make_room(&mut self, start: usize) {
        self.blocks.resize(start + self.size * MORE, [0; BLOCK]);
    }

    /// Whether the clock of the event at `position` counts an event of a thread.
    #[inline]
    pub(crate) fn counts(&self, position: usize, thread: ThreadId, index: u32) -> bool {
        self.blocks.as_flattened()[position * self.width() + thread.index()] > index
    }

    /// The event at `at` happens before the one at `position`.
    #[inline(always)]
    pub(crate) fn join(&mut self, position: usize, at: usize) {
        if self.size == 1 {
            let other = self.blocks[at];
            join_block(&mut self.blocks[position], &other);
        } else {
            self.join_blocks(position, at);
        }
    }

    #[inline(never)]
    fn join_blocks(&mut self, position: usize, at: usize) {
        let (earlier, rest) = self.blocks.split_at_mut(position * self.size);
        let earlier = &earlier[at * self.size..][..self.size];
        for (into, from) in rest.iter_mut().zip(earlier) {
            join_block(into, from);
        }
    }

    /// How wide clocks become that have a number for so many threads.
    pub(crate) fn width_for(threads: usize) -> usize {
        threads.next_power_of_two().max(BLOCK)
    }

    /// Makes room for so many threads in the clocks of the first `events` events, and forgets the others.
    pub(crate) fn widen(&mut self, events: usize, threads: usize) {
        let size = VectorClocks::width_for(threads) / BLOCK;
        let mut blocks = vec![[0; BLOCK]; events * size];
        for (wide, clock) in blocks.chunks_mut(size).zip(self.blocks.chunks(self.size)) {
            wide[..self.size].copy_from_slice(clock);
        }
        *self = VectorClocks { blocks, size };
    }
}

/// Takes the larger number for each thread. No thread has 2³¹ events, and numbers with signs are faster to compare.
#[inline(always)]
fn join_block(into: &mut [u32; BLOCK], from: &[u32; BLOCK]) {
    for (number, &other) in into.iter_mut().zip(from) {
        *number = (*number as i32).max(other as i32) as u32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_of_undone_events_are_written_over() {
        for threads in [4, 9] {
            let mut clocks = VectorClocks::default();
            clocks.widen(0, threads);
            clocks.open(0, NONE, ThreadId(1), 1);
            clocks.open(1, 0, ThreadId(2), 5);
            // That one was undone; another event is in its place.
            clocks.open(1, NONE, ThreadId(3), 1);
            let mut expected = vec![0; clocks.width()];
            expected[3] = 1;
            assert_eq!(clocks.clock(1), expected, "{threads} threads");
            clocks.join(1, 0);
            expected[1] = 1;
            assert_eq!(clocks.clock(1), expected, "{threads} threads");
            clocks.open(2, 1, ThreadId(3), 2);
            assert!(clocks.counts(2, ThreadId(1), 0) && !clocks.counts(2, ThreadId(2), 0));
        }
    }
}
