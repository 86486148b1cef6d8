//! The key of memory: 128 bits that are equal for equal contents.
//!
//! The key is a sum of parts: one for each object, and one for each word that is not 0
//! or has undefined bits. A write
//! subtracts the old part of its word and adds the new one, so only what has changed is hashed, and
//! undoing a write restores the key. Parts are computed from names and contents, never from positions
//! in the arena or numbers: a word that looks like a pointer is hashed by the name of its object. So
//! the key does not depend on what else was explored.

use super::{Allocation, Class, Lifetime, Memory, ObjectName};
use crate::code::split;
use xxhash_rust::xxh3::{xxh3_64, xxh3_128};

/// What is kept to know the key of memory.
#[derive(Clone, Debug, Default)]
pub(super) struct MemoryKey {
    /// The sum of all parts.
    sum: u128,
    /// The names of objects by number; an object keeps its number and its name.
    names: Vec<u64>,
    /// The names of threads by number.
    threads: Vec<u64>,
    /// The objects in the order of their positions in the arena; of those at the same place, the one
    /// that is alive is last.
    placed: Vec<u32>,
}

impl MemoryKey {
    /// A word in which a pointer is replaced by the name of its object and the offset: the same in
    /// every exploration, and still different for different words.
    fn canonical(&self, word: u64) -> (u64, u64) {
        let (number, offset) = split(word);
        match self.names.get(number as usize) {
            Some(&name) if name != 0 => (name, offset.into()),
            _ => (0, word),
        }
    }

    /// The part of the word with index `k` in an object, some bits of which may be undefined; 0 for the
    /// word 0.
    fn word_part(&self, name: u64, k: u64, word: u64, undefined: u64) -> u128 {
        if word == 0 && undefined == 0 {
            return 0;
        }
        let (object, value) = self.canonical(word);
        match undefined {
            0 => hash_words(&[1, name, k, object, value]),
            _ => hash_words(&[1, name, k, object, value, undefined]),
        }
    }

    /// Gives an object that some thread has created its name; tells whether it had none.
    fn name_object(&mut self, number: u32, name: ObjectName) -> bool {
        let index = number as usize;
        if self.names.len() <= index {
            self.names.resize(index + 1, 0);
        }
        let new = self.names[index] == 0;
        if new {
            let ObjectName { thread, class: Class { storage, private, label, size }, nth } = name;
            let kind = (storage as u32) << 1 | u32::from(private);
            let owner = self.threads[thread as usize];
            let parts = [owner as u32, (owner >> 32) as u32, kind, label, size, nth];
            let bytes = parts.map(u32::to_le_bytes);
            self.names[index] = xxh3_64(bytes.as_flattened()) | 1;
        }
        new
    }

    /// The name of an object in keys: its number, if it is a global variable.
    fn name_of(&self, number: u32) -> u64 {
        self.names.get(number as usize).copied().filter(|&name| name != 0).unwrap_or(number.into())
    }
}

/// The hash of at most eight words.
pub(crate) fn hash_words(words: &[u64]) -> u128 {
    let mut bytes = [0; 64];
    for (to, word) in bytes.chunks_exact_mut(8).zip(words) {
        to.copy_from_slice(&word.to_le_bytes());
    }
    xxh3_128(&bytes[..8 * words.len()])
}

/// The part of an object that exists, whatever its content.
fn existence_part(name: u64, allocation: &Allocation) -> u128 {
    let Allocation { lifetime, storage, private, size, confined, numeric, .. } = *allocation;
    let flags = [allocation.is_constant(), private, confined, numeric];
    let flags = flags.into_iter().rev().fold(0, |flags, flag| flags << 1 | u64::from(flag));
    hash_words(&[2, name, lifetime as u64, storage as u64, flags, size.into()])
}

impl Memory {
    /// Keeps the key of memory from now on; `threads` are the names of the threads.
    pub(crate) fn keep_key(&mut self, globals: usize, threads: Vec<u64>) {
        let mut key = MemoryKey { threads, ..MemoryKey::default() };
        let exists = |&number: &u32| self.allocations[number as usize].lifetime != Lifetime::Unborn;
        key.placed = (1..self.allocations.len() as u32).filter(exists).collect();
        key.placed.sort_by_key(|&number| self.rank(number));
        key.names = vec![0; globals + 1];
        for (&name, &number) in &self.numbers {
            key.name_object(number, name);
        }
        key.sum = self.key_from_scratch(&key);
        self.key = Some(Box::new(key));
    }

    /// The key of memory, if it is kept.
    pub(crate) fn key(&self) -> Option<u128> {
        self.key.as_ref().map(|key| key.sum)
    }

    /// Notes the name of the next thread, if the key is kept: objects are named by their threads.
    pub(crate) fn name_thread(&mut self, name: u64) {
        if let Some(key) = &mut self.key {
            key.threads.push(name);
        }
    }

    /// A word in which a pointer is replaced by the name of its object and the offset, if the key is
    /// kept.
    pub(crate) fn canonical(&self, word: u64) -> (u64, u64) {
        self.key.as_ref().map_or((0, word), |key| key.canonical(word))
    }

    /// The whole content of memory in words, for those who compare states instead of trusting a hash.
    pub(crate) fn encode(&self, into: &mut Vec<u64>) {
        let Some(key) = &self.key else { return };
        let mut numbers = key.placed.clone();
        numbers.sort_unstable_by_key(|&number| key.name_of(number));
        for number in numbers {
            let allocation = &self.allocations[number as usize];
            let Allocation { lifetime, size, confined, numeric, .. } = *allocation;
            let state = u64::from(numeric) << 5 | u64::from(confined) << 4 | lifetime as u64;
            into.extend([key.name_of(number), state, size.into()]);
            if lifetime == Lifetime::Alive && !allocation.is_constant() {
                for k in 0..u64::from(size).div_ceil(8) {
                    let undefined = self.undefined_of(allocation, k);
                    let (object, value) = key.canonical(self.word_of(allocation, k));
                    into.extend([object, value, undefined]);
                }
            }
        }
    }

    /// The word with index `k` of an object; the last one may have fewer than 8 bytes.
    fn word_of(&self, allocation: &Allocation, k: u64) -> u64 {
        let rest = u64::from(allocation.size).saturating_sub(8 * k).min(8);
        self.read(allocation.base as usize + 8 * k as usize, rest as u32)
    }

    /// How objects are ordered: by their positions, and the one that has bytes there last.
    fn rank(&self, number: u32) -> (u32, bool) {
        let Allocation { base, lifetime, size, .. } = self.allocations[number as usize];
        (base, lifetime == Lifetime::Alive && size > 0)
    }

    /// How many objects begin at this position in the arena or before it.
    fn placed_up_to(&self, key: &MemoryKey, at: u32) -> usize {
        key.placed.partition_point(|&number| self.allocations[number as usize].base <= at)
    }

    /// The undefined bits of the word with index `k` of an object.
    fn undefined_of(&self, allocation: &Allocation, k: u64) -> u64 {
        let rest = u64::from(allocation.size).saturating_sub(8 * k).min(8);
        self.undefined(allocation, allocation.base as usize + 8 * k as usize, rest as u32)
    }

    /// The sum of the parts of the whole words that `size` bytes at a position in the arena belong to.
    fn parts_at(&self, key: &MemoryKey, at: usize, size: u32) -> u128 {
        let after = self.placed_up_to(key, at as u32);
        let Some(&number) = after.checked_sub(1).and_then(|k| key.placed.get(k)) else {
            return 0;
        };
        let allocation = &self.allocations[number as usize];
        if allocation.lifetime != Lifetime::Alive || allocation.is_constant() {
            // Freed memory has no content any more.
            return 0;
        }
        let offset = at - allocation.base as usize;
        let words = offset as u64 / 8..(offset as u64 + u64::from(size)).div_ceil(8);
        self.parts_of(key, number, words)
    }

    /// The sum of the parts of some words of an object.
    fn parts_of(&self, key: &MemoryKey, number: u32, words: std::ops::Range<u64>) -> u128 {
        let allocation = &self.allocations[number as usize];
        let name = key.name_of(number);
        let parts = words.map(|k| {
            let undefined = self.undefined_of(allocation, k);
            key.word_part(name, k, self.word_of(allocation, k), undefined)
        });
        parts.fold(0, u128::wrapping_add)
    }

    /// All parts of an object: its existence and its content.
    fn object_parts(&self, key: &MemoryKey, number: u32) -> u128 {
        let allocation = &self.allocations[number as usize];
        let content = match allocation.lifetime {
            // What is never written distinguishes no states.
            Lifetime::Alive if !allocation.is_constant() => {
                self.parts_of(key, number, 0..u64::from(allocation.size).div_ceil(8))
            }
            _ => 0,
        };
        existence_part(key.name_of(number), allocation).wrapping_add(content)
    }

    /// Makes a change that affects these bytes only.
    #[inline]
    pub(super) fn change_bytes(&mut self, at: usize, size: u32, change: impl FnOnce(&mut Memory)) {
        match self.key {
            None => change(self),
            Some(_) => self.change_bytes_in_key(at, size, change),
        }
    }

    #[inline(never)]
    fn change_bytes_in_key(&mut self, at: usize, size: u32, change: impl FnOnce(&mut Memory)) {
        let Some(mut key) = self.key.take() else { return };
        key.sum = key.sum.wrapping_sub(self.parts_at(&key, at, size));
        change(self);
        key.sum = key.sum.wrapping_add(self.parts_at(&key, at, size));
        self.key = Some(key);
    }

    /// Makes a change to one object that exists before and after.
    pub(super) fn change_object(&mut self, number: u32, change: impl FnOnce(&mut Memory)) {
        let Some(mut key) = self.key.take() else { return change(self) };
        key.sum = key.sum.wrapping_sub(self.object_parts(&key, number));
        change(self);
        key.sum = key.sum.wrapping_add(self.object_parts(&key, number));
        self.key = Some(key);
    }

    /// Adds an object that was just created.
    pub(super) fn add_to_key(&mut self, number: u32, name: ObjectName) {
        let Some(mut key) = self.key.take() else { return };
        let after = self.placed_up_to(&key, self.allocations[number as usize].base);
        key.placed.insert(after, number);
        // An integer that happened to look like a pointer to the object has another part from now on.
        key.sum = match key.name_object(number, name) {
            true => self.key_from_scratch(&key),
            false => key.sum.wrapping_add(self.object_parts(&key, number)),
        };
        self.key = Some(key);
    }

    /// Removes an object: most often the one that was created last.
    pub(super) fn remove_from_key(&mut self, number: u32) {
        let Some(mut key) = self.key.take() else { return };
        key.sum = key.sum.wrapping_sub(self.object_parts(&key, number));
        if let Some(at) = key.placed.iter().rposition(|&placed| placed == number) {
            key.placed.remove(at);
        }
        self.key = Some(key);
    }

    /// Adds an object again that was removed.
    pub(super) fn put_into_key(&mut self, number: u32) {
        let Some(mut key) = self.key.take() else { return };
        let (base, has_bytes) = self.rank(number);
        let before = |&placed: &u32| self.rank(placed).0 < base;
        let at = match has_bytes {
            true => self.placed_up_to(&key, base),
            false => key.placed.partition_point(before),
        };
        key.placed.insert(at, number);
        key.sum = key.sum.wrapping_add(self.object_parts(&key, number));
        self.key = Some(key);
    }

    /// An object whose place others had is alive again: none of them is.
    pub(super) fn revive_in_key(&mut self, number: u32) {
        let Some(mut key) = self.key.take() else { return };
        let after = self.placed_up_to(&key, self.allocations[number as usize].base);
        if let Some(at) = key.placed[..after].iter().rposition(|&placed| placed == number) {
            key.placed[at..after].rotate_left(1);
        }
        self.key = Some(key);
    }

    /// Whether the key is what it would be if computed from scratch.
    #[cfg(test)]
    pub(crate) fn key_is_right(&self) -> bool {
        self.key.as_ref().is_some_and(|key| key.sum == self.key_from_scratch(key))
    }

    fn key_from_scratch(&self, key: &MemoryKey) -> u128 {
        let parts = key.placed.iter().map(|&number| self.object_parts(key, number));
        parts.fold(0, u128::wrapping_add)
    }
}
