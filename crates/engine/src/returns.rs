//! How much of E has stayed since somebody looked at it.

use crate::execution::Execution;
use std::sync::atomic::{AtomicU64, Ordering};

/// How many executions have begun.
static EXECUTIONS: AtomicU64 = AtomicU64::new(0);

/// When an execution was cut, and how short it was then. Of several times only those count after which it was never
/// as short again.
#[derive(Debug)]
pub(crate) struct Returns {
    /// No other execution has this number.
    execution: u64,
    /// How often it was cut.
    count: u64,
    /// Lengths, each with the number of the last cut that left it: both increase.
    shortest: Vec<(u64, usize)>,
}

impl Returns {
    /// An execution that was never cut.
    pub(crate) fn new() -> Returns {
        let execution = EXECUTIONS.fetch_add(1, Ordering::Relaxed) + 1;
        Returns { execution, count: 0, shortest: Vec::new() }
    }

    /// The execution has been cut to this length.
    #[inline]
    pub(crate) fn note(&mut self, length: usize) {
        self.count += 1;
        while self.shortest.pop_if(|(_, longer)| *longer >= length).is_some() {}
        self.shortest.push((self.count, length));
    }

    /// How short the execution has been after so many cuts, if it was cut since.
    fn shortest_since(&self, count: u64) -> Option<usize> {
        let first = self.shortest.partition_point(|(number, _)| *number <= count);
        self.shortest.get(first).map(|(_, length)| *length)
    }
}

/// What is known of an execution and still holds of the next one: the events that both begin with.
#[derive(Debug, Default)]
pub(crate) struct Prefix {
    /// How many events are known.
    length: usize,
    /// Of which execution, and how often it had been cut.
    execution: u64,
    count: u64,
}

impl Prefix {
    /// Forgets what is not in `e`, and says how many events are left.
    pub(crate) fn keep(&mut self, e: &Execution) -> usize {
        let Returns { execution, count, .. } = e.returns;
        if execution != self.execution {
            self.length = 0;
        } else if let Some(shortest) = e.returns.shortest_since(self.count) {
            self.truncate(shortest);
        }
        (self.execution, self.count) = (execution, count);
        self.length
    }

    /// Forgets all but the first events.
    pub(crate) fn truncate(&mut self, length: usize) {
        self.length = self.length.min(length);
    }

    /// The next event of the execution is known.
    pub(crate) fn extend(&mut self) {
        self.length += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cuts and extends at random, and compares with the least of all lengths since.
    #[test]
    fn the_shortest_length_since_any_cut_is_known() {
        let mut random = fastrand::Rng::with_seed(5);
        for _ in 0..200 {
            let (mut returns, mut length, mut cuts) = (Returns::new(), 0, Vec::new());
            for _ in 0..60 {
                length += random.usize(..9);
                length = random.usize(..=length);
                returns.note(length);
                cuts.push(length);
                for count in 0..=cuts.len() {
                    let shortest = cuts[count..].iter().min().copied();
                    assert_eq!(returns.shortest_since(count as u64), shortest, "{cuts:?}");
                }
            }
        }
    }
}
