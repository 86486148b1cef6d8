//! The key of a state: 128 bits that are equal for equal states.
//!
//! A key is a sum of parts: one for each word of memory that is not 0, one for each object, one for
//! each thread. A write takes the old part of its word away and adds the new one, so nothing is hashed
//! that has not moved, and undoing a step, which writes the old words back, brings the old key back.
//! All parts are computed from names and contents, never from places: objects and threads are named by
//! who created them and as which one, in memory and registers too where a word looks like a pointer.
//! So the key does not depend on what else was explored.

use crate::code::split;
use crate::live::Liveness;
use crate::machine::{Counters, Machine, Status, Thread};
use crate::memory::{Block, Memory, State};
use std::sync::Arc;
use xxhash_rust::xxh3::{xxh3_64, xxh3_128};

/// What is kept to know the key of memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct Watch {
    /// The sum of all parts.
    sum: u128,
    /// The names of objects by number; an object keeps its number and its name.
    names: Vec<u64>,
    /// The names of threads by number.
    threads: Vec<u64>,
    /// The objects in the order of their places in the arena.
    placed: Vec<u32>,
}

impl Watch {
    /// A word in which a pointer is replaced by the name of its object and the offset: the same in
    /// every exploration, and still different for different words.
    fn canonical(&self, word: u64) -> (u64, u64) {
        let (number, offset) = split(word);
        match self.names.get(number as usize) {
            Some(&name) if name != 0 => (name, offset.into()),
            _ => (0, word),
        }
    }

    /// The part of the word with index `k` in an object; nothing for 0.
    fn word_part(&self, name: u64, k: u64, word: u64) -> u128 {
        if word == 0 {
            return 0;
        }
        let (object, value) = self.canonical(word);
        hash(&[1, name, k, object, value])
    }

    /// Gives an object that some thread has created its name; tells whether it had none.
    fn name(&mut self, number: u32, thread: u32, nth: u32) -> bool {
        let index = number as usize;
        if self.names.len() <= index {
            self.names.resize(index + 1, 0);
        }
        let new = self.names[index] == 0;
        if new {
            let owner = self.threads[thread as usize];
            let mut bytes = [0; 12];
            bytes[..8].copy_from_slice(&owner.to_le_bytes());
            bytes[8..].copy_from_slice(&nth.to_le_bytes());
            self.names[index] = xxh3_64(&bytes) | 1;
        }
        new
    }
}

/// The hash of a few words.
fn hash(words: &[u64]) -> u128 {
    let mut bytes = [0; 64];
    for (to, word) in bytes.chunks_exact_mut(8).zip(words) {
        to.copy_from_slice(&word.to_le_bytes());
    }
    xxh3_128(&bytes[..8 * words.len()])
}

/// The part of an object that is there, whatever it holds.
fn block_part(name: u64, block: &Block) -> u128 {
    let Block { state, kind, private, constant, label: _, base: _, size } = *block;
    let flags = u64::from(private) << 1 | u64::from(constant);
    hash(&[2, name, state as u64, kind as u64, flags, size.into()])
}

impl Memory {
    /// From now on the key of memory is kept.
    pub(crate) fn watch(&mut self, globals: usize, threads: Vec<u64>) {
        let mut watch = Watch { threads, ..Watch::default() };
        let exists = |&number: &u32| self.blocks[number as usize].state != State::Unborn;
        watch.placed = (1..self.blocks.len() as u32).filter(exists).collect();
        watch.placed.sort_by_key(|&number| self.blocks[number as usize].base);
        watch.names = vec![0; globals + 1];
        for ((thread, nth), number) in self.dynamic() {
            watch.name(number, thread, nth);
        }
        watch.sum = self.key_from_scratch(&watch);
        self.watched = Some(Box::new(watch));
    }

    /// The key of memory, if it is kept.
    pub(crate) fn key(&self) -> Option<u128> {
        self.watched.as_ref().map(|watch| watch.sum)
    }

    /// A thread has this name.
    pub(crate) fn thread_named(&mut self, name: u64) {
        if let Some(watch) = &mut self.watched {
            watch.threads.push(name);
        }
    }

    /// The name of an object in keys: its number, if it is a global variable.
    fn name_of(&self, watch: &Watch, number: u32) -> u64 {
        watch.names.get(number as usize).copied().filter(|&name| name != 0).unwrap_or(number.into())
    }

    /// The sum of the parts of `size` bytes at a place in the arena, or what it lacks to whole words.
    fn parts_at(&self, watch: &Watch, at: usize, size: u32) -> u128 {
        let after = watch.placed.partition_point(|&n| self.blocks[n as usize].base as usize <= at);
        let Some(&number) = after.checked_sub(1).and_then(|k| watch.placed.get(k)) else {
            return 0;
        };
        let block = &self.blocks[number as usize];
        if block.state != State::Alive || block.constant {
            // What was freed has no content any more.
            return 0;
        }
        let offset = at - block.base as usize;
        let words = offset as u64 / 8..(offset as u64 + u64::from(size)).div_ceil(8);
        self.parts_of(watch, number, words)
    }

    /// The sum of the parts of some words of an object.
    fn parts_of(&self, watch: &Watch, number: u32, words: std::ops::Range<u64>) -> u128 {
        let block = &self.blocks[number as usize];
        let name = self.name_of(watch, number);
        let mut sum = 0u128;
        for k in words {
            let rest = u64::from(block.size).saturating_sub(8 * k).min(8);
            let word = self.read(block.base as usize + 8 * k as usize, rest as u32);
            sum = sum.wrapping_add(watch.word_part(name, k, word));
        }
        sum
    }

    /// All parts of an object: that it is there, and what it holds.
    fn whole(&self, watch: &Watch, number: u32) -> u128 {
        let block = &self.blocks[number as usize];
        let content = match block.state {
            // What is never written tells nothing apart.
            State::Alive if !block.constant => {
                self.parts_of(watch, number, 0..u64::from(block.size).div_ceil(8))
            }
            _ => 0,
        };
        block_part(self.name_of(watch, number), block).wrapping_add(content)
    }

    /// Does something to memory that changes these bytes only.
    #[inline]
    pub(crate) fn changing(&mut self, at: usize, size: u32, change: impl FnOnce(&mut Memory)) {
        if self.watched.is_none() {
            return change(self);
        }
        let Some(mut watch) = self.watched.take() else { return };
        watch.sum = watch.sum.wrapping_sub(self.parts_at(&watch, at, size));
        change(self);
        watch.sum = watch.sum.wrapping_add(self.parts_at(&watch, at, size));
        self.watched = Some(watch);
    }

    /// Does something to one object that exists before and after.
    pub(crate) fn changing_object(&mut self, number: u32, change: impl FnOnce(&mut Memory)) {
        let Some(mut watch) = self.watched.take() else { return change(self) };
        watch.sum = watch.sum.wrapping_sub(self.whole(&watch, number));
        change(self);
        watch.sum = watch.sum.wrapping_add(self.whole(&watch, number));
        self.watched = Some(watch);
    }

    /// An object has been created.
    pub(crate) fn appeared(&mut self, number: u32, (thread, nth): (u32, u32)) {
        let Some(mut watch) = self.watched.take() else { return };
        watch.placed.push(number);
        // A number that happened to look like a pointer to the object has another part from now on.
        watch.sum = match watch.name(number, thread, nth) {
            true => self.key_from_scratch(&watch),
            false => watch.sum.wrapping_add(self.whole(&watch, number)),
        };
        self.watched = Some(watch);
    }

    /// The object that was created last is about to be uncreated.
    pub(crate) fn vanishes(&mut self, number: u32) {
        let Some(mut watch) = self.watched.take() else { return };
        watch.sum = watch.sum.wrapping_sub(self.whole(&watch, number));
        watch.placed.pop();
        self.watched = Some(watch);
    }

    /// Everything in memory as words, for those who want to compare and not to trust a hash.
    pub(crate) fn encode(&self, into: &mut Vec<u64>) {
        let Some(watch) = &self.watched else { return };
        let mut numbers = watch.placed.clone();
        numbers.sort_unstable_by_key(|&number| self.name_of(watch, number));
        for number in numbers {
            let block = &self.blocks[number as usize];
            into.extend([self.name_of(watch, number), block.state as u64, block.size.into()]);
            if block.state == State::Alive && !block.constant {
                for k in 0..u64::from(block.size).div_ceil(8) {
                    let rest = (u64::from(block.size) - 8 * k).min(8);
                    let word = self.read(block.base as usize + 8 * k as usize, rest as u32);
                    let (object, value) = watch.canonical(word);
                    into.extend([object, value]);
                }
            }
        }
    }

    /// Whether the key of memory is what it would be if it were computed anew.
    #[cfg(test)]
    pub(crate) fn key_is_right(&self) -> bool {
        self.watched.as_ref().is_some_and(|watch| watch.sum == self.key_from_scratch(watch))
    }

    /// The key of memory without using what is known of it.
    fn key_from_scratch(&self, watch: &Watch) -> u128 {
        let parts = watch.placed.iter().map(|&number| self.whole(watch, number));
        parts.fold(0, u128::wrapping_add)
    }
}

/// What is kept to know the keys of threads.
#[derive(Clone, Debug)]
pub(crate) struct Keys {
    live: Arc<Liveness>,
    /// By thread; 0 for those that do not exist.
    threads: Vec<u128>,
    sum: u128,
    /// For each step behind, the key of the thread that made it before it did.
    trail: Vec<u128>,
    /// Words to be hashed, kept for their memory.
    words: Vec<u64>,
}

impl Keys {
    fn new(live: Arc<Liveness>) -> Keys {
        Keys { live, threads: Vec::new(), sum: 0, trail: Vec::new(), words: Vec::new() }
    }

    fn set(&mut self, thread: usize, key: u128) {
        if self.threads.len() <= thread {
            self.threads.resize(thread + 1, 0);
        }
        self.sum = self.sum.wrapping_sub(self.threads[thread]).wrapping_add(key);
        self.threads[thread] = key;
    }
}

impl Machine {
    /// From now on the key of the state is kept.
    pub(crate) fn watch_states(&mut self, live: Arc<Liveness>) {
        let names = self.threads.iter().map(|thread| thread.name).collect();
        self.memory.watch(self.code.globals.len(), names);
        self.keys = Some(Keys::new(live));
        self.rehash(0);
    }

    /// The key of the state, if it is kept.
    pub(crate) fn key(&self) -> Option<u128> {
        Some(self.shared_key()?.wrapping_add(self.keys.as_ref()?.sum))
    }

    /// The key of all that threads share, if it is kept.
    pub(crate) fn shared_key(&self) -> Option<u128> {
        let marks = self.marks().map(|(name, mark)| hash(&[4, name, mark]));
        self.memory.key().map(|memory| marks.fold(memory, u128::wrapping_add))
    }

    /// All that threads share, in words.
    pub(crate) fn encode_shared(&self, into: &mut Vec<u64>) {
        self.memory.encode(into);
        into.extend(self.marks().flat_map(|(name, mark)| [name, mark]));
    }

    /// What has been done to threads by others, by their names.
    fn marks(&self) -> impl Iterator<Item = (u64, u64)> {
        let marked = self.threads.iter().filter(|thread| thread.detached || thread.joined);
        marked
            .map(|thread| (thread.name, u64::from(thread.detached) << 1 | u64::from(thread.joined)))
    }

    /// A thread is about to make a step.
    #[inline]
    pub(crate) fn leave(&mut self, thread: usize) {
        if let Some(keys) = &mut self.keys {
            keys.trail.push(keys.threads[thread]);
        }
    }

    /// A thread has made a step, and may have created another.
    #[inline]
    pub(crate) fn settled(&mut self, thread: usize, child: Option<u32>) {
        if self.keys.is_some() {
            self.rehash(thread);
            child.into_iter().for_each(|child| self.rehash(child as usize));
        }
    }

    /// The last step is undone.
    #[inline]
    pub(crate) fn unsettle(&mut self, thread: usize, child: Option<u32>) {
        let Some(keys) = &mut self.keys else { return };
        if let Some(key) = keys.trail.pop() {
            keys.set(thread, key);
        }
        child.into_iter().for_each(|child| keys.set(child as usize, 0));
    }

    fn rehash(&mut self, thread: usize) {
        let Some(mut keys) = self.keys.take() else { return };
        let mut words = std::mem::take(&mut keys.words);
        words.clear();
        words.extend([3, self.threads[thread].name]);
        self.describe(&keys.live, thread, |_, word| words.push(word));
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        keys.set(thread, xxh3_128(&bytes));
        keys.words = words;
        self.keys = Some(keys);
    }

    /// All that is a thread's own and still matters: where it stands, and its variables by name;
    /// nothing if it does not exist.
    pub(crate) fn describe_thread(&self, thread: usize, tell: impl FnMut(Option<u64>, u64)) {
        if let Some(keys) = &self.keys {
            self.describe(&keys.live, thread, tell);
        }
    }

    fn describe(&self, live: &Liveness, thread: usize, mut tell: impl FnMut(Option<u64>, u64)) {
        // What others do to a thread is in `marks`.
        let Thread {
            status,
            frames,
            registers,
            counters,
            detached: _,
            joined: _,
            local: _,
            held: _,
            name: _,
        } = &self.threads[thread];
        let canonical =
            |word| self.memory.watched.as_ref().map_or((0, word), |w| w.canonical(word));
        match status {
            Status::Unborn => return,
            Status::Ready => tell(None, 1),
            Status::Finished => tell(None, 2),
            Status::Assume => tell(None, 3),
            Status::Bound => tell(None, 4),
            Status::Exited => tell(None, 5),
            // What went wrong, in one word.
            Status::Wrong(wrong) => tell(None, xxh3_64(format!("{wrong:?}").as_bytes())),
        }
        if matches!(status, Status::Ready | Status::Wrong(_)) {
            for frame in frames {
                tell(None, u64::from(frame.function) << 32 | u64::from(frame.pc));
            }
        }
        let mut variable = |name: u64, word: u64| {
            let (object, value) = canonical(word);
            tell(Some(2 * name), object);
            tell(Some(2 * name + 1), value);
        };
        let Counters { objects, threads, result, sections, spurious, cleanup } = *counters;
        match status {
            Status::Assume | Status::Bound | Status::Exited => return,
            Status::Finished => return variable(0, result),
            _ => {}
        }
        for (name, counter) in (1..).zip([objects, threads, sections, spurious]) {
            variable(name, counter.into());
        }
        variable(9, cleanup);
        for (k, frame) in frames.iter().enumerate() {
            // Where a result will go there is nothing yet.
            let awaited = frames.get(k + 1).and_then(|callee| callee.dst);
            for &reg in live.before(frame.function, frame.pc) {
                if Some(reg) != awaited {
                    let name = (k as u64 + 1) << 32 | u64::from(reg);
                    variable(name, registers[(frame.base + reg) as usize]);
                }
            }
        }
    }
}
