//! Names of objects whose addresses lie in memory or in other threads, and when they are used again.
//!
//! An object that is not confined may be forgotten where it does not matter how equivalent executions name objects,
//! so that all threads and all of memory may be looked at: its life has ended, or it is a variable that no register
//! leads to, and its address is nowhere to be found. Whatever looks like the address counts as one, at whichever
//! byte it begins. Where operations are compared by name, [`Reuse::Ended`] asks for more.
//!
//! An address can also be where nobody would recognise it: changed, or in pieces. So an object keeps its name for
//! good, it is *numeric*, as soon as its address is taken for a number: a pointer is converted and then computed
//! with, or read from memory in another way than as a whole. Moving a whole word, comparing it, and using it as an
//! address does not count (`crates/interp/src/compile/whole.rs`).

use super::undo_log::Change;
use super::{Allocation, Class, Lifetime, Memory};
use crate::code::split;

/// Whose names are used again as soon as nobody has the address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Reuse {
    /// Only those of confined objects.
    #[default]
    Confined,
    /// Also those of objects that the thread which created them has ended, and of those that only one thread can
    /// access. Then accesses to two objects of one name are ordered anyway: all accesses to the first conflict
    /// with its end, which comes before the creation of the second in the thread that does both, and the
    /// others learn the address of the second from that thread.
    Ended,
    /// All.
    All,
}

impl Memory {
    /// From now on these names are used again, and what is taken for a number is noted.
    pub(crate) fn reuse_names(&mut self, reuse: Reuse) {
        self.reuse = reuse;
    }

    /// Whether names of other than confined objects are used again.
    #[inline]
    pub(crate) fn reuses_names(&self) -> bool {
        self.reuse != Reuse::Confined
    }

    /// Whether an object that is not confined has ended since this was last asked.
    pub(crate) fn take_ended_published(&mut self) -> bool {
        std::mem::take(&mut self.ended_published)
    }

    /// Whether a thread has created objects of a class that are not confined and could be forgotten.
    pub(crate) fn has_published(&self, thread: u32, class: Class) -> bool {
        let pool = self.pools.of(thread, class);
        pool.is_some_and(|numbers| numbers.iter().any(|&number| self.may_become_free(number)))
    }

    /// All objects that could be forgotten if nobody had their addresses. None has queues, which would become those
    /// of the next object with its name.
    pub(crate) fn published(&self) -> Vec<u32> {
        let published = |number: &u32| {
            let object = &self.allocations[*number as usize];
            !object.confined && self.is_created(*number) && self.may_become_free(*number)
        };
        let numbers = (1..self.allocations.len() as u32).filter(published);
        numbers.filter(|&number| !self.has_queues(number)).collect()
    }

    fn may_become_free(&self, number: u32) -> bool {
        let object = &self.allocations[number as usize];
        let ended = object.lifetime == Lifetime::Freed && object.ended_by_creator;
        let ordered = ended || object.private || self.reuse == Reuse::All;
        object.may_be_forgotten() && !object.numeric && ordered
    }

    /// A word, or a part of it, is taken for a number. If it is the address of an object that a thread has
    /// created, the object keeps its name.
    pub(crate) fn note_number(&mut self, word: u64) {
        let number = split(word).0;
        if self.reuses_names() && self.is_created(number) {
            let Allocation { lifetime, numeric, .. } = self.allocations[number as usize];
            if lifetime != Lifetime::Unborn && !numeric {
                self.set_numeric(number, true);
                self.log.record_change(Change::Numbered(number));
            }
        }
    }

    /// All words that these bytes of an object belong to are taken for numbers.
    pub(crate) fn note_numbers(&mut self, pointer: u64, size: u32) {
        let (number, offset) = split(pointer);
        let Some(&object) = self.allocations.get(number as usize) else { return };
        for k in offset / 8..(offset + size).div_ceil(8) {
            if 8 * k + 8 <= object.size {
                self.note_number(self.read((object.base + 8 * k) as usize, 8));
            }
        }
    }

    /// Notes whether the address of an object that exists was taken for a number.
    pub(super) fn set_numeric(&mut self, number: u32, numeric: bool) {
        self.changes += 1;
        self.change_object(number, |memory| {
            memory.allocations[number as usize].numeric = numeric;
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::pointer;
    use crate::memory::{Content, Storage};

    const CLASS: Class = Class { storage: Storage::Heap, private: false, label: 1, size: 16 };

    fn create(memory: &mut Memory) -> u32 {
        let name = memory.free_name(0, CLASS);
        memory.create(name, Content::Defined)
    }

    fn store(memory: &mut Memory, to: u64, word: u64) {
        let (_, at) = memory.find(to, 8).expect("it exists");
        memory.write(at, 8, word);
    }

    #[test]
    fn what_is_reached_is_found_at_any_byte_and_through_others() {
        let mut memory = Memory::new(&[]);
        let [from, through, to, other] = [0; 4].map(|_| create(&mut memory));
        store(&mut memory, pointer(from) + 3, pointer(through));
        store(&mut memory, pointer(through) + 8, pointer(to) + 5);
        let root = |memory: &Memory, words: &[u64]| {
            let reached = memory.reached_from(words.iter().copied());
            [from, through, to, other].map(|number| reached[number as usize])
        };
        // Blocks that are not freed are there whether or not anybody can reach them.
        assert_eq!(root(&memory, &[]), [false, true, true, false]);
        memory.free(through);
        assert_eq!(root(&memory, &[]), [false, true, false, false], "freed memory has no content");
        assert_eq!(root(&memory, &[pointer(other) + 7]), [false, true, false, true]);
    }

    #[test]
    fn an_address_that_was_taken_for_a_number_keeps_its_object() {
        let mut memory = Memory::new(&[]);
        let [place, object] = [0; 2].map(|_| create(&mut memory));
        store(&mut memory, pointer(place) + 8, pointer(object));
        memory.free(object);
        assert!(memory.has_published(0, CLASS));
        memory.begin_step();
        memory.note_numbers(pointer(place) + 15, 1);
        assert!(memory.has_published(0, CLASS), "nobody wants names to be used again");
        memory.reuse_names(Reuse::All);
        memory.note_numbers(pointer(place) + 7, 1);
        assert_eq!(memory.published(), [object], "another word");
        memory.note_numbers(pointer(place) + 15, 1);
        assert!(!memory.has_published(0, CLASS));
        assert_eq!(memory.published(), []);
        memory.undo_to(0);
        assert_eq!(memory.published(), [object]);
    }

    #[test]
    fn who_has_ended_an_object_counts_where_operations_are_compared() {
        let shared = |reuse| {
            let mut memory = Memory::new(&[]);
            memory.reuse_names(reuse);
            let stack = Class { storage: Storage::Stack, ..CLASS };
            let classes = [CLASS, CLASS, stack, Class { private: true, ..stack }];
            let numbers = classes.map(|class| {
                let name = memory.free_name(0, class);
                memory.create(name, Content::Defined)
            });
            memory.set_acting(0);
            numbers.iter().for_each(|&number| memory.expose(pointer(number)));
            memory.free(numbers[0]);
            memory.set_acting(1);
            memory.free(numbers[1]);
            let published = memory.published();
            numbers.map(|number| published.contains(&number))
        };
        // Ended by its creator; by another thread; a variable that others can access; one that they cannot.
        assert_eq!(shared(Reuse::All), [true; 4]);
        assert_eq!(shared(Reuse::Ended), [true, false, false, true]);
    }

    #[test]
    fn an_object_that_lives_again_has_not_been_ended() {
        let mut memory = Memory::new(&[]);
        memory.reuse_names(Reuse::Ended);
        let object = create(&mut memory);
        memory.expose(pointer(object));
        memory.begin_step();
        memory.free(object);
        assert_eq!(memory.published(), [object]);
        memory.undo_to(0);
        assert_eq!(memory.published(), []);
    }
}
