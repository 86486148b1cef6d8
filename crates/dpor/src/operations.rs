//! Operations as small numbers, sets of them as bits, and such sets as small numbers again.
//!
//! The summary of a state tells what may still be done from it and by whom. Few operations of a program
//! differ in what they conflict with, and few sets of them occur, so that a number for each set is all
//! that a state has to keep.

use mazurka_engine::{Execution, PendingKey};
use mazurka_trace::{Action, Effect, Op, ThreadId};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// What a thread may do, as far as others can notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Operation {
    pub(crate) thread: ThreadId,
    /// The number of the object, if it has one.
    pub(crate) object: Option<u32>,
    pub(crate) op: Op,
}

impl Operation {
    /// Whether there is anything it could conflict with.
    pub(crate) fn conflicts(&self) -> bool {
        !matches!(self.op.strongest_effect(), Effect::Local | Effect::Sync)
    }
}

/// All operations that were pending somewhere, by number.
#[derive(Debug, Default)]
pub(crate) struct Operations {
    numbers: FxHashMap<Operation, u32>,
    operations: Vec<Operation>,
    latest: Latest,
}

/// For each thread what it was last seen before, and the number of that.
#[derive(Debug, Default)]
pub(crate) struct Latest(Vec<Option<(PendingKey, u32)>>);

impl Latest {
    /// The number of an operation, if the thread was last seen before it.
    pub(crate) fn number(&self, thread: ThreadId, key: PendingKey) -> Option<u32> {
        let (known, number) = (*self.0.get(thread.index())?)?;
        (known == key).then_some(number)
    }

    /// The thread is about to perform an operation with a number.
    pub(crate) fn note(&mut self, thread: ThreadId, key: PendingKey, number: u32) {
        if self.0.len() <= thread.index() {
            self.0.resize(thread.index() + 1, None);
        }
        self.0[thread.index()] = Some((key, number));
    }
}

impl Operations {
    /// The number of the next operation of a thread.
    pub(crate) fn pending(&mut self, e: &Execution, thread: ThreadId) -> Option<u32> {
        let key = e.pending_key(thread)?;
        if let Some(number) = self.latest.number(thread, key) {
            return Some(number);
        }
        let op = e.pending_op(thread)?;
        let object = e.pending_object(thread);
        let operation = Operation { thread, object, op: without_values(op) };
        let next = self.operations.len() as u32;
        let number = *self.numbers.entry(operation).or_insert(next);
        if number == next {
            self.operations.push(operation);
        }
        self.latest.note(thread, key, number);
        Some(number)
    }

    /// The operation with a number.
    pub(crate) fn get(&self, number: u32) -> Operation {
        self.operations[number as usize]
    }
}

/// The operation without what matters neither for conflicts nor for what it waits for.
pub(crate) fn without_values(op: Op) -> Op {
    let Op::On(object, action) = op else { return op };
    let action = match action {
        Action::Store(_) => Action::Store(0),
        Action::Rmw { function, used, .. } => Action::Rmw { function, operand: 0, used },
        Action::CompareExchange { .. } => Action::CompareExchange { expected: 0, desired: 0 },
        Action::ExchangeAwait { until, .. } => Action::ExchangeAwait { until, value: 0 },
        other => other,
    };
    Op::On(object, action)
}

/// A set of operations.
#[derive(Clone, Debug, Default)]
pub(crate) struct OperationSet {
    words: Vec<u64>,
}

impl OperationSet {
    /// The set of one operation.
    pub(crate) fn of(number: u32) -> OperationSet {
        let mut set = OperationSet::default();
        set.insert(number);
        set
    }

    /// Whether an operation belongs to the set.
    pub(crate) fn contains(&self, number: u32) -> bool {
        let word = self.words.get(number as usize / 64);
        word.is_some_and(|word| word & 1 << (number % 64) != 0)
    }

    /// Adds an operation; tells whether it was new.
    pub(crate) fn insert(&mut self, number: u32) -> bool {
        let (word, bit) = (number as usize / 64, 1 << (number % 64));
        if self.words.len() <= word {
            self.words.resize(word + 1, 0);
        }
        let old = self.words[word];
        self.words[word] |= bit;
        old & bit == 0
    }

    pub(crate) fn clear(&mut self) {
        self.words.clear();
    }

    /// Adds all of another set, given by its words.
    pub(crate) fn add(&mut self, words: &[u64]) {
        if self.words.len() < words.len() {
            self.words.resize(words.len(), 0);
        }
        for (word, other) in self.words.iter_mut().zip(words) {
            *word |= other;
        }
    }

    /// The set as words; the last is not 0.
    pub(crate) fn words(&self) -> &[u64] {
        &self.words
    }

    /// The operations in increasing order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = u32> {
        members(&self.words)
    }
}

/// The operations in a set that is given by its words.
pub(crate) fn members(words: &[u64]) -> impl Iterator<Item = u32> {
    words.iter().zip(0u32..).flat_map(|(&word, k)| {
        // Each step takes the lowest bit away.
        let rest = std::iter::successors(Some(word), |word| Some(word & word.wrapping_sub(1)));
        rest.take_while(|&word| word != 0).map(move |word| 64 * k + word.trailing_zeros())
    })
}

/// Sets that have become final, each kept once.
#[derive(Debug, Default)]
pub(crate) struct Summaries {
    numbers: FxHashMap<Arc<[u64]>, u32>,
    sets: Vec<Arc<[u64]>>,
}

impl Summaries {
    /// The number of a set, if it has one.
    pub(crate) fn number(&self, set: &OperationSet) -> Option<u32> {
        self.numbers.get(set.words()).copied()
    }

    /// The number of a set, which may be new.
    pub(crate) fn intern(&mut self, set: &OperationSet) -> u32 {
        if let Some(number) = self.number(set) {
            return number;
        }
        let (number, words) = (self.sets.len() as u32, Arc::from(set.words()));
        self.sets.push(Arc::clone(&words));
        self.numbers.insert(words, number);
        number
    }

    /// The set with a number.
    pub(crate) fn get(&self, number: u32) -> Arc<[u64]> {
        Arc::clone(&self.sets[number as usize])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_that_are_equal_have_one_number() {
        let set = |numbers: &[u32]| {
            let mut set = OperationSet::default();
            numbers.iter().for_each(|&number| assert!(set.insert(number)));
            set
        };
        let mut summaries = Summaries::default();
        let (a, b) = (set(&[3, 64, 200]), set(&[200, 3, 64]));
        let number = summaries.intern(&a);
        assert_eq!(summaries.intern(&b), number);
        assert_ne!(summaries.intern(&set(&[3, 64])), number);
        assert_eq!(members(&summaries.get(number)).collect::<Vec<_>>(), [3, 64, 200]);
        let mut union = set(&[1]);
        union.add(b.words());
        assert_eq!(union.iter().collect::<Vec<_>>(), [1, 3, 64, 200]);
        assert!(!union.insert(64));
    }
}
