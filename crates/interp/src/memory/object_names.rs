//! Names of objects, and when a name is used again.
//!
//! An object is named by the thread that creates it, by what it is ([`Class`]), and by a number: the
//! smallest that no other such object has. So a loop that creates a variable in each iteration comes back
//! to the same name, as soon as the variable of the iteration before is *forgotten*.
//!
//! An object may be forgotten when nobody can reach it: its life has ended, or it is a variable that no
//! live register leads to, and its address was never anywhere but in registers of its thread. As long as
//! that is so it is *confined*. An address that is stored in memory, given to another thread or made a
//! number ends that for good: whoever finds it there later gets an object that no other has replaced, so
//! that a use of it after its end is noticed.
//!
//! Where states are recognised, more is forgotten: see [`published`](super::published).
//!
//! Confinement follows from what the thread itself has done, and live registers from where it is: equivalent
//! executions give all objects the same names.

use super::undo_log::Change;
use super::{Allocation, Lifetime, Memory, NOBODY, Storage};
use crate::code::split;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// What objects have in common that may have each other's names: accesses to them look alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Class {
    pub(crate) storage: Storage,
    /// Whether no other thread can reach it, so that accesses to it are invisible to others.
    pub(crate) private: bool,
    /// The name of a local variable, or the place where a block of the heap was allocated, or the
    /// thread-local variable, counted from 1; 0 for other objects.
    pub(crate) label: u32,
    /// In bytes.
    pub(crate) size: u32,
}

/// The name of an object that the program creates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct ObjectName {
    /// Who creates it.
    pub(crate) thread: u32,
    pub(crate) class: Class,
    pub(crate) nth: u32,
}

/// More objects than this of one class are not looked at: it takes too long to find out which of them
/// can be reached.
const MAX_CONFINED: usize = 64;

/// The size of the queues for each byte of the object that they belong to: a word of 4 bytes has a lock and
/// a queue, 40 bytes together.
pub(crate) const QUEUES_PER_BYTE: u32 = 10;

/// The names of the objects of one class that a thread creates.
#[derive(Clone, Debug, Default)]
struct Pool {
    /// From here on no name is in use.
    next: u32,
    /// The smaller ones that are not.
    free: BTreeSet<u32>,
    /// The numbers of the objects that exist and are confined.
    confined: Vec<u32>,
    /// The numbers of the others.
    published: Vec<u32>,
}

impl Pool {
    fn list(&mut self, confined: bool) -> &mut Vec<u32> {
        if confined { &mut self.confined } else { &mut self.published }
    }
}

/// All names, by thread and class.
#[derive(Clone, Debug, Default)]
pub(super) struct Pools(FxHashMap<(u32, Class), Pool>);

impl Pools {
    fn pool(&mut self, thread: u32, class: Class) -> &mut Pool {
        self.0.entry((thread, class)).or_default()
    }

    /// The objects of a thread and a class that are not confined.
    pub(super) fn of(&self, thread: u32, class: Class) -> Option<&[u32]> {
        self.0.get(&(thread, class)).map(|pool| pool.published.as_slice())
    }

    /// A name is in use from now on, for an object that is confined or not.
    pub(super) fn take(&mut self, name: ObjectName, number: u32, confined: bool) {
        let ObjectName { thread, class, nth } = name;
        let pool = self.pool(thread, class);
        pool.list(confined).push(number);
        if !pool.free.remove(&nth) {
            pool.free.extend(pool.next..nth);
            pool.next = pool.next.max(nth + 1);
        }
    }

    /// A name is not in use any more.
    pub(super) fn give_back(&mut self, name: ObjectName, number: u32, confined: bool) {
        let ObjectName { thread, class, nth } = name;
        let pool = self.pool(thread, class);
        remove(pool.list(confined), number);
        match nth + 1 == pool.next {
            true => pool.next = nth,
            false => drop(pool.free.insert(nth)),
        }
    }

    /// An object becomes confined, or is so no longer.
    fn set_confined(&mut self, name: ObjectName, number: u32, confined: bool) {
        let pool = self.pool(name.thread, name.class);
        remove(pool.list(!confined), number);
        pool.list(confined).push(number);
    }
}

fn remove(list: &mut Vec<u32>, number: u32) {
    if let Some(at) = list.iter().rposition(|&other| other == number) {
        list.swap_remove(at);
    }
}

impl Allocation {
    /// Its name, if a thread has created it.
    pub(super) fn name(&self) -> ObjectName {
        let Allocation { thread, nth, storage, private, label, size, .. } = *self;
        ObjectName { thread, class: Class { storage, private, label, size }, nth }
    }

    /// Whether it may be forgotten as soon as nobody can reach it. A block that the program did not free
    /// is a leak.
    pub(crate) fn may_be_forgotten(&self) -> bool {
        match self.lifetime {
            Lifetime::Unborn => false,
            Lifetime::Freed => true,
            Lifetime::Alive => {
                self.storage == Storage::Stack || self.storage == Storage::Heap && self.label == 0
            }
        }
    }
}

impl Memory {
    /// The name of the next object of a class that a thread creates.
    pub(crate) fn free_name(&mut self, thread: u32, class: Class) -> ObjectName {
        let pool = self.pools.pool(thread, class);
        let nth = pool.free.first().copied().unwrap_or(pool.next);
        ObjectName { thread, class, nth }
    }

    /// The objects of a class that a thread has created and may forget if it cannot reach them.
    pub(crate) fn forgettable(&self, thread: u32, class: Class) -> Vec<u32> {
        let Some(pool) = self.pools.0.get(&(thread, class)) else { return Vec::new() };
        if pool.confined.len() > MAX_CONFINED {
            return Vec::new();
        }
        let may = |number: &u32| self.allocations[*number as usize].may_be_forgotten();
        pool.confined.iter().copied().filter(may).collect()
    }

    /// The objects that a thread has created and may forget if nobody can reach them. None has queues,
    /// which would become those of the next object with its name.
    pub(crate) fn all_forgettable(&self, thread: u32) -> Vec<u32> {
        let of_thread = |allocation: &Allocation| {
            allocation.thread == thread && allocation.may_be_forgotten() && !allocation.numeric
        };
        let objects = (0..).zip(&self.allocations).filter(|(_, a)| of_thread(a)).map(|(n, _)| n);
        objects.filter(|&number| !self.has_queues(number)).collect()
    }

    /// Whether threads have waited for words of an object.
    pub(super) fn has_queues(&self, number: u32) -> bool {
        self.existing(self.name_of_queues(number)).is_some()
    }

    /// The name of the object with the queues of threads that wait for words of this one. It follows from
    /// the name of this one, or from its number if it is a global variable.
    pub(crate) fn name_of_queues(&self, number: u32) -> ObjectName {
        let allocation = &self.allocations[number as usize];
        let Allocation { storage, private, label, .. } = *allocation;
        let (thread, nth) = match allocation.thread {
            NOBODY => (0, number),
            thread => (thread, allocation.nth),
        };
        // The last bytes may be less than a word.
        let size = allocation.size.next_multiple_of(4).saturating_mul(QUEUES_PER_BYTE);
        let class = Class { storage: Storage::Queues, private: false, label, size };
        ObjectName { thread, class, nth: nth << 3 | (storage as u32) << 1 | u32::from(private) }
    }

    /// The object that has the queues with this number.
    pub(crate) fn waited_for(&self, queues: u32) -> Option<u32> {
        let name = self.allocations.get(queues as usize)?.name();
        (1..self.allocations.len() as u32).find(|&number| self.name_of_queues(number) == name)
    }

    /// The thread that acts from now on.
    #[inline]
    pub(crate) fn set_acting(&mut self, thread: usize) {
        self.acting = thread as u32;
    }

    /// A word gets to where others than the thread that acts may find it. If it is the address of a
    /// confined object of that thread, the object is confined no longer.
    #[inline]
    pub(crate) fn expose(&mut self, word: u64) {
        let number = split(word).0;
        if number != 0
            && let Some(allocation) = self.allocations.get(number as usize)
            && allocation.confined
            && allocation.thread == self.acting
        {
            self.release(number);
        }
    }

    #[cold]
    fn release(&mut self, number: u32) {
        self.set_confined(number, false);
        self.log.record_change(Change::Released(number));
    }

    /// Notes in all places whether an object that exists is confined.
    pub(super) fn set_confined(&mut self, number: u32, confined: bool) {
        self.changes += 1;
        self.change_object(number, |memory| {
            memory.allocations[number as usize].confined = confined;
        });
        let name = self.allocations[number as usize].name();
        self.pools.set_confined(name, number, confined);
    }

    /// The class of an object that a thread has created, if it is alive, confined, and there is no other such
    /// object of that class. If it ends and another one takes its place, only their names differ.
    pub(crate) fn replaceable(&self, number: u32, thread: u32) -> Option<Class> {
        let lives = |a: &Allocation| a.confined && a.lifetime == Lifetime::Alive;
        let allocation = self.allocations.get(number as usize)?;
        if allocation.thread != thread || !lives(allocation) {
            return None;
        }
        let class = allocation.name().class;
        let pool = self.pools.0.get(&(thread, class))?;
        let is_other = |&other: &u32| other != number && lives(&self.allocations[other as usize]);
        (!pool.confined.iter().any(is_other)).then_some(class)
    }

    /// Whether a thread has created the object with this number on its stack or in the heap.
    pub(crate) fn is_created(&self, number: u32) -> bool {
        let allocation = self.allocations.get(number as usize);
        allocation.is_some_and(|a| matches!(a.storage, Storage::Heap | Storage::Stack))
    }

    /// Forgets an object that nobody can reach any more: the next one that gets its name is another one.
    pub(crate) fn forget(&mut self, number: u32) {
        let allocation = self.allocations[number as usize];
        if allocation.lifetime == Lifetime::Alive {
            self.alive -= u64::from(allocation.size);
        }
        self.changes += 1;
        self.remove_from_key(number);
        self.allocations[number as usize].set_lifetime(Lifetime::Unborn);
        self.pools.give_back(allocation.name(), number, allocation.confined);
        self.log.record_change(Change::Forgotten(number, allocation));
    }

    /// Undoes [`Memory::forget`].
    pub(super) fn remember(&mut self, number: u32, allocation: Allocation) {
        if allocation.lifetime == Lifetime::Alive {
            self.alive += u64::from(allocation.size);
        }
        self.allocations[number as usize] = allocation;
        self.pools.take(allocation.name(), number, allocation.confined);
        self.put_into_key(number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::Content;

    const CLASS: Class = Class { storage: Storage::Stack, private: true, label: 1, size: 4 };

    fn create(memory: &mut Memory, class: Class) -> u32 {
        let name = memory.free_name(0, class);
        memory.create(name, Content::Defined)
    }

    #[test]
    fn a_name_is_used_again_when_it_is_forgotten_and_by_its_class_only() {
        let mut memory = Memory::new(&[]);
        let numbers = [0, 1, 2].map(|_| create(&mut memory, CLASS));
        memory.begin_step();
        memory.forget(numbers[1]);
        let other = create(&mut memory, Class { size: 8, ..CLASS });
        assert!(!numbers.contains(&other), "an object of another size has another name");
        assert_eq!(create(&mut memory, CLASS), numbers[1]);
        let next = create(&mut memory, CLASS);
        assert!(!numbers.contains(&next), "no name is free");
        memory.undo_to(0);
        memory.begin_step();
        memory.forget(numbers[0]);
        memory.forget(numbers[2]);
        assert_eq!([0, 1, 2].map(|_| create(&mut memory, CLASS)), [numbers[0], numbers[2], next]);
    }

    #[test]
    fn an_object_with_queues_is_not_forgotten_and_they_are_its_own() {
        let mut memory = Memory::new(&[]);
        let shared = Class { private: false, ..CLASS };
        let heap = Class { storage: Storage::Heap, label: 0, ..shared };
        let classes = [CLASS, CLASS, shared, heap, Class { size: 5, ..shared }];
        let numbers = classes.map(|class| create(&mut memory, class));
        let names = numbers.map(|number| memory.name_of_queues(number));
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "{names:?}");
        assert_eq!(memory.all_forgettable(0), numbers);
        let queues = memory.create(names[2], Content::Defined);
        assert_eq!(memory.waited_for(queues), Some(numbers[2]));
        let others = [0, 1, 3, 4].map(|k| numbers[k]);
        assert_eq!(memory.all_forgettable(0), others);
    }

    #[test]
    fn an_address_that_gets_out_keeps_its_object_forever() {
        let mut memory = Memory::new(&[]);
        let class = Class { size: 8, ..CLASS };
        let [kept, container, free] = [0, 1, 2].map(|_| create(&mut memory, class));
        memory.begin_step();
        let (_, at) = memory.find(crate::code::pointer(container), 8).expect("it exists");
        memory.write(at, 8, crate::code::pointer(kept) + 4);
        let mut left = memory.forgettable(0, class);
        left.sort_unstable();
        assert_eq!(left, [container, free]);
        memory.set_acting(1);
        memory.expose(crate::code::pointer(free));
        assert_eq!(memory.forgettable(0, class).len(), 2, "other threads cannot know addresses");
        memory.undo_to(0);
        assert_eq!(memory.forgettable(0, class).len(), 3);
    }
}
