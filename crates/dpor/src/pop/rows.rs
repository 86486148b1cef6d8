//! Rows with one number for each thread.
//!
//! A set of events that contains, of each thread, the events up to some index is described by a
//! row: for each thread the number of its events in the set. Clocks are such rows. The rows of
//! schedules lie one after the other in one array that is used as a stack.

use mazurka_engine::Clock;
use mazurka_trace::{EventId, ThreadId};
use std::ops::{Index, IndexMut};

/// The place of a row in [`Rows`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    start: u32,
    width: u32,
}

/// A stack of rows.
#[derive(Debug, Default)]
pub(super) struct Rows {
    numbers: Vec<u32>,
}

impl Rows {
    /// Adds a row.
    pub(super) fn push(&mut self, row: &[u32]) -> Row {
        let start = self.numbers.len() as u32;
        self.numbers.extend_from_slice(row);
        Row { start, width: row.len() as u32 }
    }

    /// Adds a clock.
    pub(super) fn push_clock(&mut self, clock: Clock<'_>) -> Row {
        let start = self.numbers.len();
        clock.append_to(&mut self.numbers);
        Row { start: start as u32, width: (self.numbers.len() - start) as u32 }
    }

    /// Adds a row of zeros.
    pub(super) fn push_zeros(&mut self, width: usize) -> Row {
        let start = self.numbers.len();
        self.numbers.resize(start + width, 0);
        Row { start: start as u32, width: width as u32 }
    }

    /// Adds a row of `width` numbers, or of fewer if there are not so many.
    pub(super) fn push_up_to(&mut self, width: usize, row: impl Iterator<Item = u32>) -> Row {
        let start = self.numbers.len() as u32;
        self.numbers.extend(row.take(width));
        Row { start, width: self.numbers.len() as u32 - start }
    }

    /// Adds a copy of a row.
    pub(super) fn push_copy(&mut self, Row { start, width }: Row) -> Row {
        let copy = self.numbers.len() as u32;
        self.numbers.extend_from_within(start as usize..(start + width) as usize);
        Row { start: copy, width }
    }

    /// Removes a row and all that were added after it.
    pub(super) fn pop_from(&mut self, row: Row) {
        self.numbers.truncate(row.start as usize);
    }

    /// The height of the stack.
    pub(super) fn height(&self) -> usize {
        self.numbers.len()
    }

    /// Cuts the stack to an earlier height.
    pub(super) fn cut(&mut self, height: usize) {
        self.numbers.truncate(height);
    }

    /// Whether the row counts this event.
    #[inline]
    pub(super) fn contains(&self, row: Row, event: EventId) -> bool {
        event.index < self.numbers[row.start as usize + event.thread.index()]
    }

    /// The number of a thread in a row.
    #[inline]
    pub(super) fn number(&mut self, row: Row, thread: ThreadId) -> &mut u32 {
        &mut self.numbers[row.start as usize + thread.index()]
    }
}

impl Index<Row> for Rows {
    type Output = [u32];

    #[inline]
    fn index(&self, Row { start, width }: Row) -> &[u32] {
        &self.numbers[start as usize..][..width as usize]
    }
}

impl IndexMut<Row> for Rows {
    #[inline]
    fn index_mut(&mut self, Row { start, width }: Row) -> &mut [u32] {
        &mut self.numbers[start as usize..][..width as usize]
    }
}
