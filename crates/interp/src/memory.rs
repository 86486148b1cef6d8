//! Memory: objects by number, their bytes in one arena.
//!
//! A pointer is the number of an object and an offset in it. An object is named by the thread that
//! creates it and how many that thread has created before, and a name keeps its number in every
//! interleaving; numbers are never used again for something else. So a pointer that has gone astray is
//! found by looking at one entry of a table, and addresses mean the same in all executions.

use crate::code::{GlobalImage, split};
use crate::state::Watch;
use rustc_hash::FxHashMap;

/// What has become of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    /// Not created, or the creation was undone.
    Unborn,
    Alive,
    Freed,
}

/// Where an object came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Global,
    Heap,
    Stack,
}

/// An object.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Block {
    pub(crate) state: State,
    pub(crate) kind: Kind,
    /// Whether no other thread can reach it, so that accesses to it are nobody else's business.
    pub(crate) private: bool,
    /// Whether it is never written.
    pub(crate) constant: bool,
    /// The name of a local variable, counted from 1; 0 for other objects.
    pub(crate) label: u32,
    /// Where its bytes begin in the arena, and how many there are.
    pub(crate) base: u32,
    pub(crate) size: u32,
}

/// What is wrong with a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Astray {
    Null,
    /// It does not point to memory at all.
    Wild,
    OutOfBounds,
    Freed,
    ReadOnly,
}

/// All objects and their bytes.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    pub(crate) blocks: Vec<Block>,
    bytes: Vec<u8>,
    /// The numbers of objects by (thread, how many it had created).
    names: FxHashMap<(u32, u32), u32>,
    /// What keeps the key of memory, if anybody wants to know it.
    pub(crate) watched: Option<Box<Watch>>,
}

impl Memory {
    /// The globals, as they are when the program starts.
    pub(crate) fn new(globals: &[GlobalImage]) -> Memory {
        let nothing = Block {
            state: State::Unborn,
            kind: Kind::Global,
            private: false,
            constant: false,
            label: 0,
            base: 0,
            size: 0,
        };
        let (blocks, names) = (vec![nothing], FxHashMap::default());
        let mut memory = Memory { blocks, bytes: Vec::new(), names, watched: None };
        for global in globals {
            let base = memory.bytes.len() as u32;
            memory.bytes.extend_from_slice(&global.bytes);
            memory.blocks.push(Block {
                state: State::Alive,
                constant: global.constant,
                base,
                size: global.bytes.len() as u32,
                ..nothing
            });
        }
        memory
    }

    /// Whether there is room for so many more bytes. The checked program has 1 GiB for everything it
    /// ever creates: beyond that its allocations fail, as they may on any machine.
    pub(crate) fn has_room(&self, size: u64) -> bool {
        size <= 1 << 30 && self.bytes.len() as u64 + size <= 1 << 30
    }

    /// Creates the object with this name and returns its number.
    pub(crate) fn create(&mut self, name: (u32, u32), block: Block) -> u32 {
        let next = self.blocks.len() as u32;
        let number = *self.names.entry(name).or_insert(next);
        let base = self.bytes.len() as u32;
        let block = Block { base, ..block };
        self.bytes.resize(self.bytes.len() + block.size as usize, 0);
        match number == next {
            true => self.blocks.push(block),
            false => self.blocks[number as usize] = block,
        }
        self.appeared(number, name);
        number
    }

    /// The number that the object with this name has or will have.
    pub(crate) fn named(&self, name: (u32, u32)) -> Option<u32> {
        self.names.get(&name).copied()
    }

    /// Takes the latest creation back.
    pub(crate) fn uncreate(&mut self, number: u32) {
        self.vanishes(number);
        let block = &mut self.blocks[number as usize];
        block.state = State::Unborn;
        self.bytes.truncate(block.base as usize);
    }

    /// All names of objects with their numbers.
    pub(crate) fn dynamic(&self) -> impl Iterator<Item = ((u32, u32), u32)> {
        self.names.iter().map(|(&name, &number)| (name, number))
    }

    /// An object is freed, or freeing it is undone.
    pub(crate) fn set_state(&mut self, number: u32, state: State) {
        self.changing_object(number, |memory| memory.blocks[number as usize].state = state);
    }

    /// The first content of a new object, which nobody has seen: only its creation is logged.
    pub(crate) fn fill(&mut self, number: u32, content: &[u8]) {
        self.changing_object(number, |memory| {
            let base = memory.blocks[number as usize].base as usize;
            memory.bytes[base..base + content.len()].copy_from_slice(content);
        });
    }

    /// How long the arena is.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.bytes.len()
    }

    /// The bytes from a place in the arena to another.
    pub(crate) fn bytes(&self, places: std::ops::Range<usize>) -> &[u8] {
        self.bytes.get(places).unwrap_or_default()
    }

    /// The object that a pointer points to, alive or freed, if `size` bytes fit there.
    #[inline]
    pub(crate) fn find(&self, pointer: u64, size: u32) -> Result<(&Block, usize), Astray> {
        let (number, offset) = split(pointer);
        if number == 0 {
            return Err(if pointer < 4096 { Astray::Null } else { Astray::Wild });
        }
        let Some(block) = self.blocks.get(number as usize) else { return Err(Astray::Wild) };
        if block.state == State::Unborn {
            return Err(Astray::Wild);
        }
        if u64::from(offset) + u64::from(size) > u64::from(block.size) {
            return Err(Astray::OutOfBounds);
        }
        Ok((block, (block.base + offset) as usize))
    }

    /// The word of `size` bytes at a place in the arena.
    #[inline]
    pub(crate) fn read(&self, at: usize, size: u32) -> u64 {
        let bytes = &self.bytes[at..at + size as usize];
        match *bytes {
            [a, b, c, d] => u32::from_le_bytes([a, b, c, d]).into(),
            [a, b, c, d, e, f, g, h] => u64::from_le_bytes([a, b, c, d, e, f, g, h]),
            [a] => a.into(),
            _ => bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte)),
        }
    }

    /// Writes the word of `size` bytes at a place in the arena.
    #[inline]
    pub(crate) fn write(&mut self, at: usize, size: u32, word: u64) {
        let bytes = word.to_le_bytes();
        self.changing(at, size, |memory| {
            memory.bytes[at..at + size as usize].copy_from_slice(&bytes[..size as usize]);
        });
    }
}
