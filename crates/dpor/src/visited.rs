//! The states that have been reached, each with a number.
//!
//! An entry takes 21 bytes, so that a state costs 24 to 48 of them, depending on how full the table
//! is. The table is cut into shards that grow one by one: it never has to be copied as a whole, and
//! its size follows the number of states so closely that a limit on memory can be kept.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

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

/// The table.
#[derive(Debug)]
pub(crate) struct Visited {
    shards: Vec<HashMap<Key, u32, BuildHasherDefault<KeyHasher>>>,
}

impl Default for Visited {
    fn default() -> Visited {
        Visited { shards: vec![HashMap::default(); SHARDS] }
    }
}

impl Visited {
    /// Notes a state with a number; what was noted before is returned and stays.
    pub(crate) fn visit(&mut self, key: u128, number: u32) -> Option<u32> {
        let key = Key::new(key);
        let entry = self.shards[key.shard()].entry(key);
        match entry {
            std::collections::hash_map::Entry::Occupied(known) => Some(*known.get()),
            std::collections::hash_map::Entry::Vacant(new) => {
                new.insert(number);
                None
            }
        }
    }

    /// Changes the number of a state.
    pub(crate) fn set(&mut self, key: u128, number: u32) {
        let key = Key::new(key);
        self.shards[key.shard()].insert(key, number);
    }

    /// How many states there are.
    pub(crate) fn len(&self) -> u64 {
        self.shards.iter().map(|shard| shard.len() as u64).sum()
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
