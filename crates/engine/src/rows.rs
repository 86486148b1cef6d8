//! Rows of clocks: what lies before each event of an execution, in orders weaker than the exploration's.

use crate::execution::Execution;
use std::sync::atomic::{AtomicU64, Ordering};

/// One row of clocks per event, each with a number per thread.
#[derive(Debug, Default)]
pub(crate) struct Rows {
    numbers: Vec<u32>,
    pub(crate) stride: usize,
}

impl Rows {
    /// Forgets all but the first rows. If there are none, they may get another length.
    pub(crate) fn keep(&mut self, count: usize, stride: usize) {
        self.stride = stride;
        self.numbers.truncate(count * stride);
    }

    /// How many rows there are.
    pub(crate) fn len(&self) -> usize {
        self.numbers.len().checked_div(self.stride).unwrap_or(0)
    }

    /// The row of an event.
    pub(crate) fn row(&self, at: usize) -> &[u32] {
        &self.numbers[at * self.stride..][..self.stride]
    }

    /// Appends a copy of the row of an earlier event, or zeros.
    pub(crate) fn push(&mut self, from: Option<usize>) {
        let start = self.numbers.len();
        match from {
            Some(at) => {
                let from = at * self.stride;
                self.numbers.extend_from_within(from..from + self.stride);
            }
            None => self.numbers.resize(start + self.stride, 0),
        }
    }

    /// The row of the last event.
    pub(crate) fn last(&mut self) -> &mut [u32] {
        let start = self.numbers.len() - self.stride;
        &mut self.numbers[start..]
    }

    /// Joins an earlier row into the last one.
    pub(crate) fn join(&mut self, at: usize) {
        let start = self.numbers.len() - self.stride;
        let (rows, last) = self.numbers.split_at_mut(start);
        join(last, &rows[at * self.stride..][..self.stride]);
    }
}

/// How many executions have begun.
static EXECUTIONS: AtomicU64 = AtomicU64::new(0);

/// The stamp of the first event of an execution; those of others are far away.
pub(crate) fn first_stamp() -> u64 {
    EXECUTIONS.fetch_add(1, Ordering::Relaxed) << 40
}

/// What is known of an execution and still holds of the next one: the events that both begin with.
#[derive(Debug, Default)]
pub(crate) struct Prefix {
    stamps: Vec<u64>,
}

impl Prefix {
    /// Forgets what is not in `e`, and says how many events are left. If an event is still there, all before it are.
    pub(crate) fn keep(&mut self, e: &Execution) -> usize {
        let (mut same, mut other) = (0, self.stamps.len().min(e.len()) + 1);
        while same + 1 < other {
            let middle = same.midpoint(other);
            match self.stamps[middle - 1] == e.links[middle - 1].stamp {
                true => same = middle,
                false => other = middle,
            }
        }
        self.stamps.truncate(same);
        same
    }

    /// Forgets all but the first events.
    pub(crate) fn truncate(&mut self, count: usize) {
        self.stamps.truncate(count);
    }

    /// The next event of `e` is known.
    pub(crate) fn extend(&mut self, e: &Execution) {
        self.stamps.push(e.links[self.stamps.len()].stamp);
    }
}

/// The larger number of each thread.
pub(crate) fn join(into: &mut [u32], from: &[u32]) {
    for (i, &f) in into.iter_mut().zip(from) {
        *i = (*i).max(f);
    }
}
