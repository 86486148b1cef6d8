//! What can still be reached: at the end of the process, for the search for leaks, and before, to use names again.
//!
//! For leaks, every word of an object that lies at a multiple of 8 and has the form of a pointer counts as one,
//! whatever its type: also a pointer into the middle of a block, behind its end, or with a tag in its
//! low bits, which all name the block, and one with a tag in its highest 16 bits.

use super::{Allocation, Lifetime, Memory, NOBODY, Storage};
use crate::code::split;

/// A block of the heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Block {
    /// Who allocated it.
    pub(crate) thread: u32,
    /// Where it was allocated.
    pub(crate) site: u32,
    /// In bytes.
    pub(crate) size: u32,
}

impl Memory {
    /// For each object, whether one of these words or an object that is there anyway leads to it, directly or
    /// through others. Every four bytes in a row count as the upper half of a pointer.
    pub(crate) fn reached_from(&self, words: impl IntoIterator<Item = u64>) -> Vec<bool> {
        let mut reached = vec![false; self.allocations.len()];
        let mut todo: Vec<u32> = Vec::new();
        let has_content = |a: &Allocation| a.lifetime == Lifetime::Alive && !a.is_constant();
        let mut reach = |number: u32, todo: &mut Vec<u32>| {
            if let Some(reached) = reached.get_mut(number as usize)
                && !std::mem::replace(reached, true)
            {
                todo.push(number);
            }
        };
        words.into_iter().for_each(|word| reach(split(word).0, &mut todo));
        let mut roots: Vec<u32> = Vec::new();
        for (number, allocation) in (0..).zip(&self.allocations) {
            if has_content(allocation) && !allocation.may_be_forgotten() {
                roots.push(number);
            }
        }
        while let Some(number) = roots.pop().or_else(|| todo.pop()) {
            let allocation = &self.allocations[number as usize];
            if has_content(allocation) {
                let base = allocation.base as usize;
                for four in self.bytes[base..base + allocation.size as usize].windows(8) {
                    let upper = u32::from_le_bytes([four[4], four[5], four[6], four[7]]);
                    reach(upper, &mut todo);
                }
            }
        }
        reached
    }

    /// The blocks that the program has allocated and not freed, and to which no pointer leads from global
    /// variables, from these words, or from the thread-local variables of threads that live, in the order
    /// in which each thread allocated them.
    pub(crate) fn unreachable_blocks(
        &self,
        words: impl IntoIterator<Item = u64>,
        lives: impl Fn(u32) -> bool,
    ) -> Vec<Block> {
        let mut reached = vec![false; self.allocations.len()];
        let mut todo = Vec::new();
        let mut reach = |number: u32, todo: &mut Vec<u32>| {
            if !std::mem::replace(&mut reached[number as usize], true) {
                todo.push(number);
            }
        };
        for (number, allocation) in self.allocations.iter().enumerate() {
            let global =
                allocation.lifetime == Lifetime::Alive && allocation.storage == Storage::Global;
            if global && (allocation.thread == NOBODY || lives(allocation.thread)) {
                reach(number as u32, &mut todo);
            }
        }
        words.into_iter().filter_map(|word| self.target(word)).for_each(|n| reach(n, &mut todo));
        while let Some(number) = todo.pop() {
            let allocation = &self.allocations[number as usize];
            let whole = allocation.size as usize / 8;
            for k in 0..whole {
                let word = self.read(allocation.base as usize + 8 * k, 8);
                self.target(word).into_iter().for_each(|number| reach(number, &mut todo));
            }
        }
        let lost = |(number, &reached): (usize, &bool)| {
            let allocation = &self.allocations[number];
            let block = !reached
                && allocation.lifetime == Lifetime::Alive
                && allocation.storage == Storage::Heap
                && allocation.label != 0;
            let Allocation { thread, label: site, size, base, .. } = *allocation;
            block.then_some((base, Block { thread, site, size }))
        };
        let mut blocks: Vec<(u32, Block)> = reached.iter().enumerate().filter_map(lost).collect();
        blocks.sort_unstable_by_key(|(base, block)| (block.thread, *base));
        blocks.into_iter().map(|(_, block)| block).collect()
    }

    /// The object that a word points to, if it is a pointer and the object is there.
    fn target(&self, word: u64) -> Option<u32> {
        let alive = |&number: &u32| {
            let allocation = self.allocations.get(number as usize);
            allocation.is_some_and(|allocation| allocation.lifetime == Lifetime::Alive)
        };
        let number = split(word).0;
        Some(number).filter(alive).or_else(|| Some(number & 0xffff).filter(alive))
    }
}
