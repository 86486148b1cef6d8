//! Where objects lie in the arena: the places of large objects that were freed are used again.
//!
//! A place keeps its capacity, and an object takes only places of the capacity that it would get itself.
//! So two objects either share a place or do not overlap. What a freed object left behind is cleared, and
//! recorded like any write: undoing the creation restores it.

use super::{Change, Memory};
use rustc_hash::FxHashMap;

/// The places of smaller objects are not used again: looking for them costs more than it saves.
const SMALLEST: u32 = 1024;

/// How many bytes the objects that are alive may have together.
const MOST_ALIVE: u64 = 1 << 30;

/// What an object begins with.
static ZEROS: [u8; 4096] = [0; 4096];

/// The free places, by capacity; those that were freed last are last.
#[derive(Clone, Debug, Default)]
pub(super) struct Holes(FxHashMap<u32, Vec<u32>>);

impl Holes {
    fn push(&mut self, capacity: u32, base: u32) {
        self.0.entry(capacity).or_default().push(base);
    }

    fn pop(&mut self, capacity: u32) -> Option<u32> {
        self.0.get_mut(&capacity)?.pop()
    }

    fn has(&self, capacity: u64) -> bool {
        let places = u32::try_from(capacity).ok().and_then(|capacity| self.0.get(&capacity));
        places.is_some_and(|places| !places.is_empty())
    }
}

/// How many bytes an object of this size takes in the arena: up to a quarter more for large ones, so
/// that objects of similar sizes can take each other's places.
fn capacity(size: u64) -> u64 {
    if size < SMALLEST.into() { size } else { size.next_multiple_of(size.next_power_of_two() / 8) }
}

/// Whether the place of an object of this size is used again when it is freed.
pub(super) fn may_be_taken(size: u32) -> bool {
    size >= SMALLEST
}

impl Memory {
    /// Whether `size` more bytes fit. What the checked program has at one time is limited to 1 GiB: beyond
    /// that its allocations fail, as they may on any machine.
    pub(crate) fn has_room(&self, size: u64) -> bool {
        size <= MOST_ALIVE && self.alive + size <= MOST_ALIVE && {
            let needed = capacity(size);
            self.bytes.len() as u64 + needed <= u32::MAX.into() || self.holes.has(needed)
        }
    }

    /// Finds a place for an object, full of zeros; says how to undo the creation of the object with this
    /// number.
    pub(super) fn place(&mut self, number: u32, size: u32) -> (u32, Change) {
        self.alive += u64::from(size);
        let needed = capacity(size.into()) as u32;
        if may_be_taken(size)
            && let Some(base) = self.holes.pop(needed)
        {
            self.clear(base as usize, size as usize);
            self.clear_masks(base as usize, size as usize);
            return (base, Change::Reused(number));
        }
        let base = self.bytes.len() as u32;
        self.bytes.resize(self.bytes.len() + needed as usize, 0);
        (base, Change::Created(number))
    }

    /// Clears bytes that belong to no object that is alive.
    fn clear(&mut self, base: usize, size: usize) {
        let end = base + size;
        for page in (base..end).step_by(ZEROS.len()) {
            let page = page..end.min(page + ZEROS.len());
            // Most of a large object was never written.
            if self.bytes[page.clone()] == ZEROS[..page.len()] {
                continue;
            }
            for start in page.clone().step_by(8) {
                let size = (page.end - start).min(8) as u32;
                let old = self.read(start, size);
                if old != 0 {
                    self.log.record_write(start, size, old);
                    self.bytes[start..start + size as usize].fill(0);
                }
            }
        }
    }

    /// The place of an object that was freed becomes free.
    pub(super) fn leave_place(&mut self, base: u32, size: u32) {
        self.alive -= u64::from(size);
        if may_be_taken(size) {
            self.holes.push(capacity(size.into()) as u32, base);
        }
    }

    /// Undoes the latest [`Memory::leave_place`] that was not undone.
    pub(super) fn return_to_place(&mut self, base: u32, size: u32) {
        self.alive += u64::from(size);
        if may_be_taken(size) {
            let place = self.holes.pop(capacity(size.into()) as u32);
            debug_assert_eq!(place, Some(base), "places become free in the order of the log");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capacities_waste_at_most_a_quarter_and_are_their_own() {
        for size in (0..5000).chain([1 << 20, (1 << 20) + 1, 3 << 28, 1 << 30]) {
            let capacity = capacity(size);
            assert!(capacity >= size && capacity - size <= size / 4, "{size}: {capacity}");
            assert_eq!(super::capacity(capacity), capacity, "{size}");
        }
    }
}
