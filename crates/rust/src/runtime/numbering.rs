//! Numbers that are given once for a whole program, whichever run of it asks first.

use super::request::Place;
use mazurka_trace::ThreadId;
use rustc_hash::FxHashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Who has which number.
#[derive(Debug, Default)]
pub(crate) struct Numbering {
    tables: Mutex<Tables>,
}

#[derive(Debug, Default)]
struct Tables {
    /// The n-th thread that a thread creates.
    threads: FxHashMap<(ThreadId, u32), ThreadId>,
    /// The names that the program gives to threads.
    names: FxHashMap<ThreadId, String>,
    /// Where the program uses orders that are weaker than the one that is explored.
    weak_orders: FxHashMap<usize, Place>,
    /// Where the program wants several accesses to be one step.
    sections: Vec<Place>,
    /// Blocks of a size and alignment that a thread allocates.
    kinds: FxHashMap<(ThreadId, usize, usize), u64>,
}

impl Numbering {
    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of the n-th thread that `creator` creates.
    pub(crate) fn thread(&self, creator: ThreadId, nth: u32) -> ThreadId {
        let threads = &mut self.tables().threads;
        let next = ThreadId(threads.len() as u32 + 1);
        *threads.entry((creator, nth)).or_insert(next)
    }

    /// Who created a thread, and as which one; nothing for the main thread.
    pub(crate) fn creation(&self, thread: ThreadId) -> Option<(ThreadId, u32)> {
        let tables = self.tables();
        let created = tables.threads.iter().find(|(_, created)| **created == thread);
        created.map(|(&creation, _)| creation)
    }

    /// A thread has a name.
    pub(crate) fn give_name(&self, thread: ThreadId, name: &str) {
        self.tables().names.insert(thread, name.to_string());
    }

    pub(crate) fn given_name(&self, thread: ThreadId) -> Option<String> {
        self.tables().names.get(&thread).cloned()
    }

    /// Adds places with weaker orders.
    pub(crate) fn add_weak_orders(&self, places: impl IntoIterator<Item = (usize, Place)>) {
        self.tables().weak_orders.extend(places);
    }

    /// The places with weaker orders, in the order of the source.
    pub(crate) fn weak_orders(&self) -> Vec<Place> {
        let mut places: Vec<Place> = self.tables().weak_orders.values().copied().collect();
        places.sort();
        places
    }

    /// Several accesses are one step.
    pub(crate) fn add_section(&self, place: Place) {
        let sections = &mut self.tables().sections;
        if !sections.contains(&place) {
            sections.push(place);
        }
    }

    /// Where several accesses are one step.
    pub(crate) fn sections(&self) -> Vec<Place> {
        self.tables().sections.clone()
    }

    /// The number of a kind of block.
    pub(crate) fn kind(&self, thread: ThreadId, size: usize, align: usize) -> u64 {
        let kinds = &mut self.tables().kinds;
        let next = kinds.len() as u64;
        *kinds.entry((thread, size, align)).or_insert(next)
    }

    /// A name of a thread that is the same in every exploration: who created it, and as which one.
    pub(crate) fn name(&self, thread: ThreadId) -> u64 {
        let step = |thread: &ThreadId| self.creation(*thread).map(|(creator, _)| creator);
        let path = std::iter::successors(Some(thread), step);
        let numbers = path.filter_map(|thread| self.creation(thread)).map(|(_, nth)| nth);
        let mix = |name: u64, nth: u32| {
            name.wrapping_mul(0x0100_0000_01b3).wrapping_add(u64::from(nth) + 1)
        };
        numbers.fold(0, mix)
    }
}
