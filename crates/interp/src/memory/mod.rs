//! Memory: numbered objects, their bytes in one arena, and the log that undoes what steps did to them.
//!
//! A pointer is the number of an object and an offset in it. An object has a name that is the same in every
//! interleaving ([`object_names`]), a name keeps its number, and a number is never reused for another
//! name. So an invalid pointer is detected by looking at one entry of a table, and addresses mean the same
//! in all executions.
//!
//! | to do | call |
//! |---|---|
//! | turn a pointer into a position in the arena | [`Memory::find`] |
//! | the same, of a place that was worked out before | [`Memory::find_open`] |
//! | read and write | [`Memory::read`], [`Memory::write`], [`Memory::replace`] |
//! | create and end objects | [`Memory::free_name`], [`Memory::create`], [`Memory::fill`], [`Memory::free`] |
//! | use names again | [`Memory::forgettable`], [`Memory::forget`], [`Memory::expose`]; where states are recognised also [`Memory::published`], [`Memory::reached_from`], [`Memory::note_number`] |
//! | tell what was never written | [`Memory::undefine`], [`Memory::undefined`], [`Memory::write_undefined`] |
//! | go back | [`Memory::begin_step`], [`Memory::undo_to`] |
//! | tell states apart | [`Memory::keep_key`], [`Memory::key`], [`Memory::encode`] |
//!
//! Every change goes through these, so none escapes the log or the key.

mod allocation;
mod definedness;
mod earlier;
mod holes;
mod key;
mod object_names;
mod published;
mod reach;
mod text;
mod undo_log;
mod writes;

use crate::code::{GlobalImage, split};
use allocation::NOBODY;
pub(crate) use allocation::{Allocation, Content, Lifetime, Place, Storage};
use definedness::Definedness;
#[cfg(test)]
pub(crate) use definedness::MaskSnapshot;
use holes::Holes;
use key::MemoryKey;
pub(crate) use key::hash_words;
use object_names::Pools;
pub(crate) use object_names::{Class, ObjectName, QUEUES_PER_BYTE};
pub(crate) use published::Reuse;
pub(crate) use reach::Block;
use rustc_hash::FxHashMap;
pub(crate) use text::MAX_TEXT;
use undo_log::{Change, UndoLog, Write};

/// Why a pointer cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PointerError {
    Null,
    /// It does not point to any object.
    Wild,
    OutOfBounds,
    Freed,
    ReadOnly,
}

/// All objects and their bytes.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    /// By number; the first one is for the null pointer.
    allocations: Vec<Allocation>,
    bytes: Vec<u8>,
    /// How many bytes the objects that are alive have together.
    alive: u64,
    holes: Holes,
    numbers: FxHashMap<ObjectName, u32>,
    pools: Pools,
    /// The thread that acts.
    acting: u32,
    log: UndoLog,
    definedness: Definedness,
    /// Present if keys of states are wanted.
    key: Option<Box<MemoryKey>>,
    /// How often anything was changed, made or ended.
    changes: u64,
    /// Which names are used again as soon as nobody has the address.
    reuse: Reuse,
    /// Whether an object that is not confined has ended since somebody looked.
    ended_published: bool,
}

impl Memory {
    /// The global variables, as they are when the program starts.
    pub(crate) fn new(globals: &[GlobalImage]) -> Memory {
        let null = Allocation::global(0, 0, Content::Defined);
        let null = Allocation { lifetime: Lifetime::Unborn, open: 0, ..null };
        let mut memory = Memory {
            allocations: vec![null],
            bytes: Vec::new(),
            alive: 0,
            holes: Holes::default(),
            numbers: FxHashMap::default(),
            pools: Pools::default(),
            acting: 0,
            log: UndoLog::default(),
            definedness: Definedness::default(),
            key: None,
            changes: 0,
            reuse: Reuse::default(),
            ended_published: false,
        };
        for global in globals {
            let base = memory.bytes.len() as u32;
            memory.bytes.extend_from_slice(&global.bytes);
            let size = global.bytes.len() as u32;
            let content = Content::of_variable(global.constant);
            let private = global.private && !global.thread_local;
            let mut allocation = Allocation { private, ..Allocation::global(size, base, content) };
            allocation.update_open();
            memory.allocations.push(allocation);
        }
        memory.alive = memory.bytes.len() as u64;
        memory
    }

    /// The number of bytes of all objects that there have been.
    pub(crate) fn size(&self) -> usize {
        self.bytes.len()
    }

    /// How often anything was changed, made or ended. Nothing was if the number is still the same.
    pub(crate) fn changes(&self) -> u64 {
        self.changes
    }

    /// About how many bytes another object of at most this size takes at once: tables double.
    pub(crate) fn growth(&self, size: u64) -> u64 {
        let full = self.numbers.len() >= self.numbers.capacity();
        size.saturating_add(if full { self.numbers.capacity() as u64 * 4 * 16 } else { 0 })
    }

    /// Creates the object with this name, full of zeros, and returns its number.
    pub(crate) fn create(&mut self, name: ObjectName, content: Content) -> u32 {
        let next = self.allocations.len() as u32;
        let number = *self.numbers.entry(name).or_insert(next);
        self.changes += 1;
        let (base, change) = self.place(number, name.class.size);
        let allocation = Allocation::new(name, base, content);
        match number == next {
            true => self.allocations.push(allocation),
            false => self.allocations[number as usize] = allocation,
        }
        self.pools.take(name, number, allocation.confined);
        self.add_to_key(number, name);
        self.log.record_change(change);
        number
    }

    /// Writes the first content of an object that was just created.
    pub(crate) fn fill(&mut self, number: u32, content: &[u8]) {
        let base = self.allocations[number as usize].base as usize;
        for (k, bytes) in content.chunks(8).enumerate() {
            let mut word = [0; 8];
            word[..bytes.len()].copy_from_slice(bytes);
            self.write(base + 8 * k, bytes.len() as u32, u64::from_le_bytes(word));
        }
    }

    /// Ends the lifetime of an object that is alive.
    pub(crate) fn free(&mut self, number: u32) {
        let Allocation { lifetime, base, size, confined, thread, .. } =
            self.allocations[number as usize];
        debug_assert_eq!(lifetime, Lifetime::Alive, "an object ends once");
        self.ended_published |= !confined;
        self.allocations[number as usize].ended_by_creator = thread == self.acting;
        self.set_lifetime(number, Lifetime::Freed);
        self.leave_place(base, size);
        self.log.record_change(Change::Freed(number));
    }

    /// Appends all objects, by number, and their bytes.
    pub(crate) fn append_content(&self, to: &mut Vec<u8>) {
        for (number, allocation) in self.allocations.iter().enumerate() {
            let Allocation { lifetime, size, base, .. } = *allocation;
            if lifetime == Lifetime::Unborn || allocation.is_constant() {
                continue;
            }
            let Allocation { confined, numeric, .. } = *allocation;
            let state = u64::from(numeric) << 5 | u64::from(confined) << 4 | lifetime as u64;
            let head = (number as u64) << 8 | state;
            to.extend_from_slice(&head.to_le_bytes());
            to.extend_from_slice(&size.to_le_bytes());
            if lifetime == Lifetime::Alive {
                to.extend_from_slice(&self.bytes[base as usize..(base + size) as usize]);
                self.append_masks(allocation, to);
            }
        }
    }

    /// A copy of what is there now, in which nothing can be undone.
    pub(crate) fn without_history(&self) -> Memory {
        Memory {
            allocations: self.allocations.clone(),
            bytes: self.bytes.clone(),
            holes: self.holes.clone(),
            numbers: self.numbers.clone(),
            pools: self.pools.clone(),
            log: UndoLog::default(),
            definedness: self.definedness.without_history(),
            key: None,
            changes: 0,
            ..*self
        }
    }

    /// The number of the object with this name, if it exists.
    pub(crate) fn existing(&self, name: ObjectName) -> Option<u32> {
        let number = *self.numbers.get(&name)?;
        (self.allocations[number as usize].lifetime != Lifetime::Unborn).then_some(number)
    }

    /// The object with this number, if there ever was one.
    pub(crate) fn allocation(&self, number: u32) -> Option<&Allocation> {
        self.allocations.get(number as usize)
    }

    /// The object that a pointer points to, alive or freed, and the position in the arena, if `size`
    /// bytes fit there.
    #[inline(always)]
    pub(crate) fn find(
        &self,
        pointer: u64,
        size: u32,
    ) -> Result<(&Allocation, usize), PointerError> {
        let (number, offset) = split(pointer);
        if number == 0 {
            return Err(if pointer < 4096 { PointerError::Null } else { PointerError::Wild });
        }
        let Some(allocation) = self.allocations.get(number as usize) else {
            return Err(PointerError::Wild);
        };
        if allocation.lifetime == Lifetime::Unborn {
            return Err(PointerError::Wild);
        }
        if u64::from(offset) + u64::from(size) > u64::from(allocation.size) {
            return Err(PointerError::OutOfBounds);
        }
        Ok((allocation, (allocation.base + offset) as usize))
    }

    /// The position of a place in the arena, if its object is open ([`Allocation::update_open`]).
    #[inline(always)]
    pub(crate) fn find_open(&self, place: Place) -> Option<usize> {
        let allocation = self.allocations.get(place.number as usize)?;
        debug_assert!(
            allocation.open == 0 || allocation.is_open(),
            "it is open, or nobody says so"
        );
        (place.end <= allocation.open).then_some((allocation.base + place.start) as usize)
    }

    /// The bytes between two positions in the arena.
    pub(crate) fn bytes(&self, range: std::ops::Range<usize>) -> &[u8] {
        self.bytes.get(range).unwrap_or_default()
    }

    /// The word of `size` bytes at a position in the arena.
    #[inline(always)]
    pub(crate) fn read(&self, at: usize, size: u32) -> u64 {
        let bytes = &self.bytes[at..at + size as usize];
        // Words of these sizes are read in one instruction, all others in a call.
        match *bytes {
            [a, b, c, d] => u32::from_le_bytes([a, b, c, d]).into(),
            [a, b, c, d, e, f, g, h] => u64::from_le_bytes([a, b, c, d, e, f, g, h]),
            _ => read_any(bytes),
        }
    }

    /// Writes the word of `size` bytes at a position in the arena.
    pub(crate) fn write(&mut self, at: usize, size: u32, word: u64) {
        self.replace(at, size, self.read(at, size), word);
    }

    /// Writes a word over `old`, which is there now.
    #[inline(always)]
    pub(crate) fn replace(&mut self, at: usize, size: u32, old: u64, new: u64) {
        if new >> 32 != 0 {
            self.expose(new);
        }
        if new != old {
            self.log.record_write(at, size, old);
            self.put(at, size, new);
        }
    }

    /// A step begins: what happens from now on can be undone with it.
    #[inline]
    pub(crate) fn begin_step(&mut self) {
        self.log.begin_step();
    }

    /// Undoes what all steps but the first `steps` did to memory.
    #[inline(always)]
    pub(crate) fn undo_to(&mut self, steps: usize) {
        if self.key.is_some() {
            return self.undo_one_by_one(steps);
        }
        self.undo_steps(steps as u32);
    }

    /// What a write contributes to the key depends on the objects that there are, so that they must be those of
    /// its step.
    #[inline(never)]
    fn undo_one_by_one(&mut self, steps: usize) {
        while self.log.step_count() as usize > steps {
            self.undo_steps(self.log.step_count() - 1);
        }
    }

    /// Undoes all steps but the first `steps`. Bytes lie where they are until objects are taken back,
    /// so all writes can be undone before.
    #[inline(always)]
    fn undo_steps(&mut self, steps: u32) {
        self.log.forget_steps(steps);
        match self.key {
            None => {
                let Memory { log, bytes, changes, .. } = self;
                log.take_back_writes(|write| {
                    *changes += 1;
                    put_bytes(bytes, write.at as usize, write.size, write.old);
                });
            }
            Some(_) => self.undo_writes_in_key(),
        }
        self.undo_masks();
        while let Some(change) = self.log.pop_change() {
            self.undo_change(change);
        }
    }

    #[inline(never)]
    fn undo_writes_in_key(&mut self) {
        let mut writes = Vec::new();
        self.log.take_back_writes(|write| writes.push(write));
        for Write { at, size, old } in writes {
            self.put(at as usize, size, old);
        }
    }

    #[inline(never)]
    fn undo_change(&mut self, change: Change) {
        match change {
            Change::Created(number) => {
                let Allocation { base, size, .. } = self.uncreate(number);
                self.alive -= u64::from(size);
                self.bytes.truncate(base as usize);
                self.definedness.truncate(base as usize);
            }
            Change::Reused(number) => {
                let Allocation { base, size, .. } = self.uncreate(number);
                self.leave_place(base, size);
            }
            Change::Freed(number) => {
                let Allocation { base, size, .. } = self.allocations[number as usize];
                self.return_to_place(base, size);
                self.revive_in_key(number);
                self.set_lifetime(number, Lifetime::Alive);
            }
            Change::Forgotten(number, allocation) => self.remember(number, allocation),
            Change::Released(number) => self.set_confined(number, true),
            Change::Numbered(number) => self.set_numeric(number, false),
        }
    }

    /// Writes a word without logging it.
    #[inline(always)]
    fn put(&mut self, at: usize, size: u32, word: u64) {
        self.changes += 1;
        match self.key {
            None => put_bytes(&mut self.bytes, at, size, word),
            Some(_) => self.put_in_key(at, size, word),
        }
    }

    #[inline(never)]
    fn put_in_key(&mut self, at: usize, size: u32, word: u64) {
        self.change_bytes(at, size, |memory| put_bytes(&mut memory.bytes, at, size, word));
    }

    fn set_lifetime(&mut self, number: u32, lifetime: Lifetime) {
        self.changes += 1;
        self.change_object(number, |memory| {
            memory.allocations[number as usize].set_lifetime(lifetime);
        });
    }

    /// Undoes the latest creation, but for the place of the object.
    fn uncreate(&mut self, number: u32) -> Allocation {
        self.remove_from_key(number);
        let allocation = self.allocations[number as usize];
        self.pools.give_back(allocation.name(), number, allocation.confined);
        self.allocations[number as usize].set_lifetime(Lifetime::Unborn);
        allocation
    }

    /// Everything that undoing must restore: the bytes, which of them are undefined, and the lifetime,
    /// position and size of objects.
    #[cfg(test)]
    pub(crate) fn snapshot(&self) -> (Vec<u8>, MaskSnapshot, Vec<(Lifetime, u32, u32)>) {
        let existing = self.allocations.iter().filter(|a| a.lifetime != Lifetime::Unborn);
        let objects = existing.map(|a| (a.lifetime, a.base, a.size)).collect();
        (self.bytes.clone(), self.definedness.snapshot(), objects)
    }
}

/// Writes a word of `size` bytes at a position.
#[inline(always)]
fn put_bytes(bytes: &mut [u8], at: usize, size: u32, word: u64) {
    let place = &mut bytes[at..at + size as usize];
    // Each with a size that is known beforehand: a copy of any size is a call.
    match place.len() {
        4 => place.copy_from_slice(&(word as u32).to_le_bytes()),
        8 => place.copy_from_slice(&word.to_le_bytes()),
        1 => place[0] = word as u8,
        size => place.copy_from_slice(&word.to_le_bytes()[..size]),
    }
}

/// The word in some bytes.
#[inline(never)]
fn read_any(bytes: &[u8]) -> u64 {
    match *bytes {
        [a] => a.into(),
        _ => bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte)),
    }
}
