//! Sets of threads.

use mazurka_trace::ThreadId;

/// A set of threads as a bit mask that grows; cleared sets keep their memory.
///
/// The first 64 threads have a word of their own, so that programs with no more never leave it.
#[derive(Clone, Debug, Default)]
pub struct ThreadSet {
    low: u64,
    high: Vec<u64>,
}

impl ThreadSet {
    /// Whether `thread` belongs to the set.
    #[inline]
    pub fn contains(&self, thread: ThreadId) -> bool {
        let (word, bit) = place(thread);
        if word == 0 {
            return self.low & bit != 0;
        }
        self.high.get(word - 1).is_some_and(|w| w & bit != 0)
    }

    /// Adds or removes `thread`; tells whether that changed the set.
    #[inline]
    pub fn set(&mut self, thread: ThreadId, member: bool) -> bool {
        let (word, bit) = place(thread);
        let word = if word == 0 { &mut self.low } else { self.high_word(word - 1) };
        let old = *word;
        *word = (old & !bit) | (u64::from(member) << (thread.0 % 64));
        *word != old
    }

    /// Adds `thread`; tells whether it was new.
    #[inline]
    pub fn insert(&mut self, thread: ThreadId) -> bool {
        self.set(thread, true)
    }

    /// Removes `thread`; tells whether it was there.
    #[inline]
    pub fn remove(&mut self, thread: ThreadId) -> bool {
        self.set(thread, false)
    }

    #[cold]
    fn high_word(&mut self, index: usize) -> &mut u64 {
        if index >= self.high.len() {
            self.high.resize(index + 1, 0);
        }
        &mut self.high[index]
    }

    /// Adds all of `other`.
    pub fn union_with(&mut self, other: &ThreadSet) {
        self.low |= other.low;
        if self.high.len() < other.high.len() {
            self.high.resize(other.high.len(), 0);
        }
        for (w, o) in self.high.iter_mut().zip(&other.high) {
            *w |= o;
        }
    }

    /// Becomes equal to `other` without giving memory back.
    pub fn assign(&mut self, other: &ThreadSet) {
        self.low = other.low;
        self.high.clear();
        self.high.extend_from_slice(&other.high);
    }

    /// Removes everything.
    pub fn clear(&mut self) {
        self.low = 0;
        self.high.clear();
    }

    /// Whether there is no thread in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.low == 0 && (self.high.is_empty() || self.high.iter().all(|&w| w == 0))
    }

    /// The number of threads in the set.
    pub fn len(&self) -> usize {
        self.words().map(|w| w.count_ones() as usize).sum()
    }

    /// The first member that has this number or a larger one.
    #[inline]
    pub fn first_from(&self, number: u32) -> Option<ThreadId> {
        if number < 64 {
            let rest = self.low & u64::MAX << number;
            if rest != 0 {
                return Some(ThreadId(rest.trailing_zeros()));
            }
        }
        let mut others = Threads { word: 0, base: 0, high: &self.high };
        others.find(|thread| thread.0 >= number)
    }

    /// The first 64 threads, a bit for each.
    #[inline(always)]
    pub(crate) fn first_word(&self) -> u64 {
        self.low
    }

    /// The threads in increasing order.
    #[inline]
    pub fn iter(&self) -> Threads<'_> {
        Threads { word: self.low, base: 0, high: &self.high }
    }

    fn words(&self) -> impl Iterator<Item = u64> {
        std::iter::once(self.low).chain(self.high.iter().copied())
    }
}

/// The threads of a set in increasing order.
#[derive(Clone, Debug)]
pub struct Threads<'a> {
    /// What is left of the current word, and the thread of its first bit.
    word: u64,
    base: u32,
    high: &'a [u64],
}

impl Iterator for Threads<'_> {
    type Item = ThreadId;

    #[inline]
    fn next(&mut self) -> Option<ThreadId> {
        while self.word == 0 {
            let (&next, rest) = self.high.split_first()?;
            (self.word, self.high) = (next, rest);
            self.base += 64;
        }
        let bit = self.word.trailing_zeros();
        self.word &= self.word - 1;
        Some(ThreadId(self.base + bit))
    }
}

#[inline]
fn place(thread: ThreadId) -> (usize, u64) {
    (thread.index() / 64, 1 << (thread.0 % 64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holds_more_than_one_word_of_threads() {
        let mut set = ThreadSet::default();
        assert!(set.insert(ThreadId(70)) && set.insert(ThreadId(3)) && !set.insert(ThreadId(3)));
        assert_eq!(set.iter().collect::<Vec<_>>(), [ThreadId(3), ThreadId(70)]);
        let from = [0, 3, 4, 64, 70, 71].map(|number| set.first_from(number).map(|t| t.0));
        assert_eq!(from, [Some(3), Some(3), Some(70), Some(70), Some(70), None]);
        let mut other = ThreadSet::default();
        other.insert(ThreadId(1));
        other.union_with(&set);
        assert_eq!(other.len(), 3);
        set.set(ThreadId(70), false);
        assert!(!set.contains(ThreadId(70)) && !set.contains(ThreadId(1000)) && !set.is_empty());
        set.assign(&other);
        set.remove(ThreadId(3));
        assert_eq!(set.len(), 2);
        set.clear();
        assert!(set.is_empty());
    }
}
