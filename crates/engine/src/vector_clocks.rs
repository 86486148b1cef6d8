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
        match self.size {
            1 => self.open_short::<1>(position, pred, thread, number),
            _ => self.open_wide(position, pred, thread, number),
        }
    }

    /// The same where a clock has several blocks.
    #[inline(never)]
    fn open_wide(&mut self, position: usize, pred: u32, thread: ThreadId, number: u32) {
        match self.size {
            2 => self.open_short::<2>(position, pred, thread, number),
            4 => self.open_short::<4>(position, pred, thread, number),
            8 => self.open_short::<8>(position, pred, thread, number),
            _ => self.open_long(position, pred, thread, number),
        }
    }

    /// The same where a clock has so many blocks.
    #[inline(always)]
    fn open_short<const SIZE: usize>(
        &mut self,
        position: usize,
        pred: u32,
        thread: ThreadId,
        number: u32,
    ) {
        let mut clock = if pred == NONE { [[0; BLOCK]; SIZE] } else { self.short(pred as usize) };
        clock.as_flattened_mut()[thread.index()] = number;
        let start = position * SIZE;
        if self.blocks.len() < start + SIZE {
            self.make_room(start);
        }
        self.blocks[start..start + SIZE].copy_from_slice(&clock);
    }

    /// A copy of the clock of the event at `position`, which has so many blocks.
    #[inline(always)]
    fn short<const SIZE: usize>(&self, position: usize) -> [[u32; BLOCK]; SIZE] {
        let mut clock = [[0; BLOCK]; SIZE];
        clock.copy_from_slice(&self.blocks[position * SIZE..][..SIZE]);
        clock
    }

    fn open_long(&mut self, position: usize, pred: u32, thread: ThreadId, number: u32) {
        let (start, size) = (position * self.size, self.size);
        if self.blocks.len() < start + size {
            self.make_room(start);
        }
        let (earlier, rest) = self.blocks.split_at_mut(start);
        let new = &mut rest[..size];
        match pred {
            NONE => new.fill([0; BLOCK]),
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
        match self.size {
            1 => self.join_short::<1>(position, at),
            _ => self.join_wide(position, at),
        }
    }

    #[inline(never)]
    fn join_wide(&mut self, position: usize, at: usize) {
        match self.size {
            2 => self.join_short::<2>(position, at),
            4 => self.join_short::<4>(position, at),
            8 => self.join_short::<8>(position, at),
            _ => self.join_long(position, at),
        }
    }

    #[inline(always)]
    fn join_short<const SIZE: usize>(&mut self, position: usize, at: usize) {
        let other = self.short::<SIZE>(at);
        let clock = &mut self.blocks[position * SIZE..][..SIZE];
        for (into, from) in clock.iter_mut().zip(&other) {
            join_block(into, from);
        }
    }

    fn join_long(&mut self, position: usize, at: usize) {
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
        for threads in [4, 5, 9, 17, 33] {
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
