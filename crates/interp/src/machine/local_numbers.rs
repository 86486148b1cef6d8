//! Numbers of local states by their keys, in as little room as possible: a long execution has a new state at every step.
//!
//! The keys lie in the order of their numbers. A table that is searched from where the hash of a key says has nothing but
//! their numbers, beside some bits of the hash, so that it is small, and is made anew from the keys when it is full: there
//! are never two of them.

/// So many local states are numbered.
const MAX_NUMBERS: usize = 1 << NUMBER_BITS;

/// The bits of a number in an entry of the table. Above them are bits of the hash, and one that is set.
const NUMBER_BITS: u32 = 20;
const NUMBER: u32 = MAX_NUMBERS as u32 - 1;
const USED: u32 = 1 << 31;

/// The table is first this large.
const FIRST_SLOTS: usize = 64;

/// 96 bits of a key: of a million states there are two with the same ones once in 10^17 explorations. In words, since
/// otherwise it would have to lie at a multiple of eight bytes.
type Key = [u32; 3];

/// Local states by key, numbered from 0 as they come.
#[derive(Clone, Debug, Default)]
pub(super) struct LocalNumbers {
    keys: Vec<Key>,
    /// Numbers, and 0 where there is none. A power of two of them.
    slots: Vec<u32>,
}

impl LocalNumbers {
    /// The number of a key, a new one if it has none. None if there are no more.
    pub(super) fn number(&mut self, key: u128) -> Option<u32> {
        let key = [key as u32, (key >> 32) as u32, (key >> 64) as u32];
        if self.keys.len() * 8 >= self.slots.len() * 7 && self.keys.len() < MAX_NUMBERS {
            self.grow();
        }
        let (slot, number) = self.find(key);
        if number.is_some() || self.keys.len() == MAX_NUMBERS {
            return number;
        }
        let number = self.keys.len() as u32;
        self.slots[slot] = entry(key, number);
        self.keys.push(key);
        Some(number)
    }

    /// Where a key is in the table, and its number; or where it belongs.
    fn find(&self, key: Key) -> (usize, Option<u32>) {
        let (mut slot, tag) = (self.first_slot(key), entry(key, 0));
        loop {
            match self.slots[slot] {
                0 => return (slot, None),
                found if found & !NUMBER == tag && self.keys[(found & NUMBER) as usize] == key => {
                    return (slot, Some(found & NUMBER));
                }
                _ => slot = (slot + 1) & (self.slots.len() - 1),
            }
        }
    }

    fn first_slot(&self, key: Key) -> usize {
        key[0] as usize & (self.slots.len() - 1)
    }

    #[cold]
    fn grow(&mut self) {
        let count = (2 * self.slots.len()).max(FIRST_SLOTS);
        // The old one goes before there is a new one.
        self.slots = Vec::new();
        self.slots = vec![0; count];
        for (number, &key) in self.keys.iter().enumerate() {
            let mut slot = self.first_slot(key);
            while self.slots[slot] != 0 {
                slot = (slot + 1) & (count - 1);
            }
            self.slots[slot] = entry(key, number as u32);
        }
    }
}

/// What is in the table for a key with this number.
fn entry(key: Key, number: u32) -> u32 {
    USED | key[1] << NUMBER_BITS | number
}

#[cfg(test)]
mod tests {
    use super::*;
    use rustc_hash::FxHashMap;

    /// Keys of which many lie in the same place of the table, and many differ in a single word.
    fn key(random: &mut fastrand::Rng) -> u128 {
        let word = |random: &mut fastrand::Rng| u128::from(random.u32(..24));
        let words = [word(random), word(random), word(random)];
        words[0] << 20 | words[1] << 32 | words[2] << 64
    }

    #[test]
    fn numbers_are_those_of_a_map() {
        let (mut random, mut numbers) = (fastrand::Rng::with_seed(5), LocalNumbers::default());
        let mut map = FxHashMap::default();
        for _ in 0..60_000 {
            let key = key(&mut random);
            let next = map.len() as u32;
            assert_eq!(numbers.number(key), Some(*map.entry(key).or_insert(next)));
        }
        assert!(map.len() > 10_000, "{}", map.len());
    }

    #[test]
    fn when_there_are_no_more_numbers_old_ones_are_still_found() {
        let mut numbers = LocalNumbers::default();
        let key = |k: u32| u128::from(k).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
        for k in 0..MAX_NUMBERS as u32 {
            assert_eq!(numbers.number(key(k)), Some(k));
        }
        for k in [0, 1, 77_777, MAX_NUMBERS as u32 - 1] {
            assert_eq!(numbers.number(key(k)), Some(k));
        }
        assert_eq!(numbers.number(key(u32::MAX)), None);
        assert_eq!(numbers.slots.len(), 2 * MAX_NUMBERS, "it grows no more");
    }
}
