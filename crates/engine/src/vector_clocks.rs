//! The clocks of the events of E: a number for each thread.
//!
//! An event that follows nothing but what its thread did before has the clock of the event before it, but for the number
//! of its own thread, which the event tells anyway. Such events share a clock. So events without races take no room
//! here, however many threads there are.
//!
//! Clocks consist of blocks of four numbers. Most programs have no more threads, and a block is copied and joined with
//! a few instructions. When events are undone their clocks stay where they are, to be written over.

use crate::record::Record;
use mazurka_trace::{EventId, ThreadId};

/// How many numbers a block has.
const BLOCK: usize = 4;
type Block = [u32; BLOCK];

/// For so many threads clocks have no more blocks than they need. For more, they are made wider less often.
const EXACT: usize = 32;

/// When there is no room for another clock, room is made for so many.
const MORE: usize = 64;

/// The clocks of all events by number, and perhaps of some that were undone.
#[derive(Debug)]
pub(crate) struct VectorClocks {
    blocks: Vec<Block>,
    /// How many blocks a clock has.
    size: usize,
    /// For each clock the position of the first event that has it: they increase.
    first: Vec<u32>,
}

impl Default for VectorClocks {
    fn default() -> VectorClocks {
        VectorClocks { blocks: Vec::new(), size: 1, first: Vec::new() }
    }
}

/// The clock of an event: how many events of each thread happen before it, or are it.
#[derive(Clone, Copy, Debug)]
pub struct Clock<'a> {
    numbers: &'a [u32],
    /// The thread of the event, and its number.
    own: (ThreadId, u32),
}

impl<'a> Clock<'a> {
    /// How many events of `thread` happen before the event or are it.
    #[inline]
    pub fn of(self, thread: ThreadId) -> u32 {
        if thread == self.own.0 { self.own.1 } else { self.numbers[thread.index()] }
    }

    /// Whether an event happens before the one that has this clock or is it.
    #[inline]
    pub fn counts(self, id: EventId) -> bool {
        self.of(id.thread) > id.index
    }

    /// The numbers of all threads in their order.
    #[inline]
    pub fn numbers(self) -> impl Iterator<Item = u32> + 'a {
        let (thread, own) = self.own;
        let number = move |(t, &number)| if t == thread.index() { own } else { number };
        self.numbers.iter().enumerate().map(number)
    }

    /// The numbers of all threads but its own, for which there may be a smaller one.
    #[inline]
    pub fn of_others(self) -> &'a [u32] {
        self.numbers
    }

    /// Appends the numbers of all threads.
    #[inline]
    pub fn append_to(self, row: &mut Vec<u32>) {
        let start = row.len();
        row.extend_from_slice(self.numbers);
        row[start + self.own.0.index()] = self.own.1;
    }

    /// Makes each number of a row at least as large as the one here.
    #[inline]
    pub fn join_into(self, row: &mut [u32]) {
        for (into, &number) in row.iter_mut().zip(self.numbers) {
            *into = number.max(*into);
        }
        let own = &mut row[self.own.0.index()];
        *own = self.own.1.max(*own);
    }
}

impl VectorClocks {
    /// For how many threads a clock has numbers.
    #[inline]
    pub(crate) fn width(&self) -> usize {
        self.size * BLOCK
    }

    /// The clock of an event.
    #[inline]
    pub(crate) fn clock(&self, record: &Record) -> Clock<'_> {
        let numbers = self.blocks[record.clock as usize * self.size..][..self.size].as_flattened();
        Clock { numbers, own: (record.thread, record.index + 1) }
    }

    /// Whether the clock with this number counts an event of another thread than its own.
    #[inline(always)]
    pub(crate) fn counts(&self, clock: u32, thread: ThreadId, index: u32) -> bool {
        self.blocks.as_flattened()[clock as usize * self.width() + thread.index()] > index
    }

    /// The new event at `position` gets a clock of its own, in which there may be anything.
    #[inline(always)]
    fn begin(&mut self, position: u32, new: &mut Record) {
        let number = self.first.len();
        self.first.push(position);
        let start = number * self.size;
        if self.blocks.len() < start + self.size {
            self.make_room(start);
        }
        new.clock = number as u32;
    }

    /// The blocks of a clock, and those of two earlier ones.
    #[inline(always)]
    fn with_earlier(&mut self, clock: u32, earlier: [u32; 2]) -> (&mut [Block], [&[Block]; 2]) {
        let size = self.size;
        let (before, rest) = self.blocks.split_at_mut(clock as usize * size);
        let before = &*before;
        (&mut rest[..size], earlier.map(|clock| &before[clock as usize * size..][..size]))
    }

    /// The first event of a thread, at `position`, gets a clock: that of the event that created the thread, if one did.
    #[inline(always)]
    pub(crate) fn begin_thread(
        &mut self,
        position: u32,
        new: &mut Record,
        creator: Option<&Record>,
    ) {
        self.begin(position, new);
        let Some(creator) = creator else {
            let start = new.clock as usize * self.size;
            return self.blocks[start..][..self.size].fill([0; BLOCK]);
        };
        let (blocks, [from, _]) = self.with_earlier(new.clock, [creator.clock; 2]);
        blocks.copy_from_slice(from);
        blocks.as_flattened_mut()[creator.thread.index()] = creator.index + 1;
    }

    #[cold]
    fn make_room(&mut self, start: usize) {
        self.blocks.resize(start + self.size * MORE, [0; BLOCK]);
    }

    /// Another event happens before the new one at `position`, which has the clock of the event before it in its thread or one
    /// of its own. Of its own thread the clock keeps the number that it had.
    #[inline(always)]
    pub(crate) fn join(&mut self, position: u32, new: &mut Record, other: &Record) {
        let before = new.clock;
        if self.first.last() != Some(&position) {
            self.begin(position, new);
        }
        if self.size == 1 {
            let block = self.blocks[before as usize];
            self.blocks[new.clock as usize] = later(block, self.blocks[other.clock as usize]);
        } else {
            self.join_blocks(new.clock, before, other.clock);
        }
        let place = new.clock as usize * self.width() + other.thread.index();
        let number = &mut self.blocks.as_flattened_mut()[place];
        *number = (*number).max(other.index + 1);
    }

    /// A clock becomes the least that counts all that two others count, the first of which it may be itself.
    #[inline(never)]
    fn join_blocks(&mut self, new: u32, before: u32, other: u32) {
        if new == before {
            let (blocks, [others, _]) = self.with_earlier(new, [other; 2]);
            for (block, &other) in blocks.iter_mut().zip(others) {
                *block = later(*block, other);
            }
        } else {
            let (blocks, [own, others]) = self.with_earlier(new, [before, other]);
            for ((block, &own), &other) in blocks.iter_mut().zip(own).zip(others) {
                *block = later(own, other);
            }
        }
    }

    /// Forgets the clocks of all but the first `length` events.
    #[inline]
    pub(crate) fn cut(&mut self, length: usize) {
        while self.first.pop_if(|first| *first as usize >= length).is_some() {}
    }

    /// How wide clocks become that have a number for so many threads.
    pub(crate) fn width_for(threads: usize) -> usize {
        match threads {
            0..=EXACT => threads.next_multiple_of(BLOCK).max(BLOCK),
            _ => threads.next_power_of_two(),
        }
    }

    /// How many bytes all clocks take if they have numbers for so many threads.
    pub(crate) fn bytes_for(&self, threads: usize) -> usize {
        self.first.len() * VectorClocks::width_for(threads) * size_of::<u32>()
    }

    /// Makes room for so many threads in the clocks.
    pub(crate) fn widen(&mut self, threads: usize) {
        let size = VectorClocks::width_for(threads) / BLOCK;
        let mut blocks = vec![[0; BLOCK]; self.first.len() * size];
        for (wide, clock) in blocks.chunks_mut(size).zip(self.blocks.chunks(self.size)) {
            wide[..self.size].copy_from_slice(clock);
        }
        (self.blocks, self.size) = (blocks, size);
    }
}

/// The larger number for each thread. No thread has 2³¹ events, and numbers with signs are faster to compare.
#[inline(always)]
fn later(mut block: Block, other: Block) -> Block {
    for (number, other) in block.iter_mut().zip(other) {
        *number = (*number as i32).max(other as i32) as u32;
    }
    block
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(thread: u32, index: u32) -> Record {
        Record { thread: ThreadId(thread), index, ..Record::UNUSED }
    }

    #[test]
    fn clocks_of_undone_events_are_written_over() {
        for threads in [4, 9] {
            let mut clocks = VectorClocks::default();
            clocks.widen(threads);
            let (mut first, mut undone, mut second) = (event(1, 0), event(2, 0), event(3, 0));
            clocks.begin_thread(0, &mut first, None);
            clocks.begin_thread(1, &mut undone, Some(&first));
            clocks.cut(1);
            clocks.begin_thread(1, &mut second, None);
            let mut expected = vec![0; clocks.width()];
            expected[3] = 1;
            assert_eq!(clocks.clock(&second).numbers().collect::<Vec<_>>(), expected);
            clocks.join(1, &mut second, &first);
            expected[1] = 1;
            let clock = clocks.clock(&second);
            assert_eq!(clock.numbers().collect::<Vec<_>>(), expected, "{threads} threads");
            assert!(clock.counts(first.id()) && !clock.counts(undone.id()));
        }
    }

    #[test]
    fn events_that_follow_nothing_else_share_a_clock() {
        let mut clocks = VectorClocks::default();
        let mut first = event(0, 0);
        clocks.begin_thread(0, &mut first, None);
        let later = Record { clock: first.clock, ..event(0, 7) };
        let mut other = event(1, 0);
        clocks.begin_thread(8, &mut other, None);
        clocks.join(8, &mut other, &later);
        let mut next = Record { clock: other.clock, ..event(1, 1) };
        assert_eq!(clocks.clock(&next).numbers().collect::<Vec<_>>(), [8, 2, 0, 0]);
        clocks.join(9, &mut next, &first);
        // What it joined was known: nothing becomes smaller, and nobody else's clock has changed.
        assert_eq!(clocks.clock(&next).numbers().collect::<Vec<_>>(), [8, 2, 0, 0]);
        assert_eq!(clocks.clock(&other).numbers().collect::<Vec<_>>(), [8, 1, 0, 0]);
        assert_eq!(clocks.clock(&later).numbers().collect::<Vec<_>>(), [8, 0, 0, 0]);
        let mut row = vec![9, 0, 0, 5];
        clocks.clock(&next).join_into(&mut row);
        assert_eq!(row, [9, 2, 0, 5]);
        clocks.clock(&later).append_to(&mut row);
        assert_eq!(row, [9, 2, 0, 5, 8, 0, 0, 0]);
    }
}
