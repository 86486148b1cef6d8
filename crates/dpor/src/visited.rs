//! The states that have been reached, each with a number.
//!
//! An entry takes 21 bytes, so that a state costs 24 to 48 of them, depending on how full the table
//! is. The table is cut into shards that grow one by one: it never has to be copied as a whole, and
//! its size follows the number of states so closely that a limit on memory can be kept. Several workers can
//! use it at a time: they meet only in the same shard.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::sync::{Mutex, MutexGuard, PoisonError};

const SHARDS: usize = 256;

/// A state's 128-bit key, in a form that asks for no alignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Key([u32; 4]);

impl Key {
    fn new(key: u128) -> Key {
        let word = |n: u32| (key >> (32 * n)) as u32;
        Key([word(0), word(1), word(2), word(3)])
    }

    /// The shard comes from bits in the middle of the hash: the table takes the low ones for the place
    /// and the high ones for a tag.
    fn shard(self) -> usize {
        let mut hasher = KeyHasher::default();
        self.hash(&mut hasher);
        (hasher.finish() >> 32) as usize % SHARDS
    }
}

impl Hash for Key {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(u64::from(self.0[1]) << 32 | u64::from(self.0[0]));
    }
}

/// Keys may be small numbers as well as hashes; one multiplication serves both.
#[derive(Clone, Copy, Debug, Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u64(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word) * 0x9e37_79b9_7f4a_7c15;
        self.0 = (product as u64) ^ (product >> 64) as u64;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

type Shard = HashMap<Key, u32, BuildHasherDefault<KeyHasher>>;

/// The table.
#[derive(Debug)]
pub(crate) struct Visited {
    shards: Vec<Mutex<Shard>>,
}

impl Default for Visited {
    fn default() -> Visited {
        Visited { shards: (0..SHARDS).map(|_| Mutex::default()).collect() }
    }
}

/// Notes a key with a number; what was noted before is returned and stays.
fn note(shard: &mut Shard, key: Key, number: u32) -> Option<u32> {
    match shard.entry(key) {
        Entry::Occupied(known) => Some(*known.get()),
        Entry::Vacant(new) => {
            new.insert(number);
            None
        }
    }
}

impl Visited {
    /// The shard of a key, for who has the table to itself.
    fn shard(&mut self, key: Key) -> &mut Shard {
        self.shards[key.shard()].get_mut().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock(&self, shard: usize) -> MutexGuard<'_, Shard> {
        self.shards[shard].lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes a state with a number; what was noted before is returned and stays.
    pub(crate) fn visit(&mut self, key: u128, number: u32) -> Option<u32> {
        let key = Key::new(key);
        note(self.shard(key), key, number)
    }

    /// The same beside other workers: one of them is the first.
    pub(crate) fn visit_shared(&self, key: u128, number: u32) -> Option<u32> {
        let key = Key::new(key);
        note(&mut self.lock(key.shard()), key, number)
    }

    /// Changes the number of a state.
    pub(crate) fn set(&mut self, key: u128, number: u32) {
        let key = Key::new(key);
        self.shard(key).insert(key, number);
    }

    /// Changes the number of a state beside other workers. What was noted before is returned.
    pub(crate) fn set_shared(&self, key: u128, number: u32) -> Option<u32> {
        let key = Key::new(key);
        self.lock(key.shard()).insert(key, number)
    }

    /// Changes the number of a state beside other workers if it is `from`; tells what it was.
    pub(crate) fn exchange_shared(&self, key: u128, from: u32, to: u32) -> Option<u32> {
        let key = Key::new(key);
        let mut shard = self.lock(key.shard());
        let number = shard.get_mut(&key)?;
        let old = *number;
        if old == from {
            *number = to;
        }
        Some(old)
    }

    /// How many states there are.
    pub(crate) fn len(&self) -> u64 {
        (0..SHARDS).map(|shard| self.lock(shard).len() as u64).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_has_no_padding() {
        assert_eq!(size_of::<(Key, u32)>(), 20);
    }

    #[test]
    fn tells_every_key_from_every_other() {
        let mut visited = Visited::default();
        let keys = || (0..500u128).flat_map(|k| [k, k << 32, k << 64, k << 96]);
        let mut distinct = 0;
        for key in keys() {
            distinct += u64::from(visited.visit(key, 7).is_none());
        }
        assert_eq!((distinct, visited.len()), (4 * 500 - 3, 4 * 500 - 3));
        visited.set(3 << 64, 9);
        assert_eq!((visited.visit(3 << 64, 1), visited.visit(3 << 32, 1)), (Some(9), Some(7)));
    }
}
