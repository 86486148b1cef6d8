//! Sets of threads.

use mazurka_trace::ThreadId;

/// A set of threads as a bit mask that grows; cleared sets keep their memory.
#[derive(Clone, Debug, Default)]
pub struct ThreadSet {
    words: Vec<u64>,
}

impl ThreadSet {
    /// Whether `thread` belongs to the set.
    pub fn contains(&self, thread: ThreadId) -> bool {
        let (word, bit) = place(thread);
        self.words.get(word).is_some_and(|w| w & bit != 0)
    }

    /// Adds `thread`; tells whether it was new.
    pub fn insert(&mut self, thread: ThreadId) -> bool {
        let (word, bit) = place(thread);
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        let new = self.words[word] & bit == 0;
        self.words[word] |= bit;
        new
    }

    /// Removes `thread`.
    pub fn remove(&mut self, thread: ThreadId) {
        let (word, bit) = place(thread);
        if let Some(w) = self.words.get_mut(word) {
            *w &= !bit;
        }
    }

    /// Adds or removes `thread`.
    pub fn set(&mut self, thread: ThreadId, member: bool) {
        if member {
            self.insert(thread);
        } else {
            self.remove(thread);
        }
    }

    /// Adds all of `other`.
    pub fn union_with(&mut self, other: &ThreadSet) {
        if self.words.len() < other.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        for (w, o) in self.words.iter_mut().zip(&other.words) {
            *w |= o;
        }
    }

    /// Becomes equal to `other` without giving memory back.
    pub fn assign(&mut self, other: &ThreadSet) {
        self.words.clear();
        self.words.extend_from_slice(&other.words);
    }

    /// Removes everything.
    pub fn clear(&mut self) {
        self.words.clear();
    }

    /// Whether there is no thread in the set.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&w| w == 0)
    }

    /// The number of threads in the set.
    pub fn len(&self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// The threads in increasing order.
    pub fn iter(&self) -> impl Iterator<Item = ThreadId> {
        self.words.iter().enumerate().flat_map(|(i, &word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros())?;
                rest &= rest - 1;
                Some(ThreadId(i as u32 * 64 + bit))
            })
        })
    }
}

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
