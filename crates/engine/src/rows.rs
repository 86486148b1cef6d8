//! Rows of clocks: what lies before each event of an execution, in orders weaker than the exploration's.

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

/// The larger number of each thread.
pub(crate) fn join(into: &mut [u32], from: &[u32]) {
    for (i, &f) in into.iter_mut().zip(from) {
        *i = (*i).max(f);
    }
}
