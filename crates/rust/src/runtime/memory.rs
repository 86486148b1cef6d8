//! Names of memory: for each address a number that is the same in every interleaving.
//!
//! | memory | name |
//! |---|---|
//! | a block that the execution allocated | who allocated it, and as the how-manieth of its size |
//! | the stack of a thread | the thread, and how far from the base |
//! | anything else: statics, what was there before | its address, which is the same in every execution |
//!
//! Objects of the last kind outlive the execution: see [`outside`](super::outside).

use super::numbering::Numbering;
use super::outside::Outside;
use mazurka_trace::ThreadId;
use rustc_hash::FxHashMap;
use std::alloc::Layout;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Names of blocks on the heap begin here.
const HEAP: u64 = 1 << 62;

/// Names of objects on stacks begin here.
const STACK: u64 = 1 << 63;

/// Names of the counts of references to a block, besides what is in it.
pub(crate) const COUNTS: u64 = 1 << 60;

/// So many bytes of names has each size of block, and each stack.
const REGION: u64 = 1 << 32;

/// If a word is the name of a place on the heap or on a stack: the name of the block, or of the place.
pub fn pointer(word: u64) -> Option<u64> {
    // Locks have the highest bit, too, but no number of a stack.
    let on_stack = (STACK + 1..STACK + (1 << 48)).contains(&word);
    let on_heap = (HEAP..HEAP + COUNTS).contains(&word);
    (on_stack || on_heap).then_some(if on_heap { word & !15 } else { word })
}

/// A block that an execution has allocated.
#[derive(Clone, Copy, Debug)]
struct Block {
    size: usize,
    name: u64,
}

/// A stack, while the thread is there.
#[derive(Clone, Copy, Debug)]
struct StackRange {
    limit: usize,
    base: usize,
    thread: ThreadId,
}

/// How many entries the cache of names has; a power of two.
const CACHE: usize = 64;

/// The memory that an execution knows.
#[derive(Debug)]
pub(crate) struct Memory {
    numbering: Arc<Numbering>,
    blocks: BTreeMap<usize, Block>,
    /// The lowest and the highest address in a block.
    span: (usize, usize),
    /// How many blocks of a size and alignment a thread has allocated, and the number of that kind.
    kinds: FxHashMap<(ThreadId, usize, usize), (u32, u64)>,
    /// Freed in the execution, and given back after it.
    held: Vec<(*mut u8, Layout)>,
    stacks: Vec<StackRange>,
    cache: [(usize, u64); CACHE],
    /// What is not the execution's own.
    pub(crate) outside: Outside,
}

impl Memory {
    pub(crate) fn new(numbering: Arc<Numbering>) -> Memory {
        Memory {
            numbering,
            blocks: BTreeMap::new(),
            span: (usize::MAX, 0),
            kinds: FxHashMap::default(),
            held: Vec::new(),
            stacks: Vec::new(),
            cache: [(0, 0); CACHE],
            outside: Outside::default(),
        }
    }

    /// A thread has allocated a block.
    pub(crate) fn allocated(&mut self, thread: ThreadId, block: *mut u8, layout: Layout) {
        let (size, align) = (layout.size(), layout.align());
        let numbering = &self.numbering;
        let kind = self.kinds.entry((thread, size, align));
        let (count, number) = kind.or_insert_with(|| (0, numbering.kind(thread, size, align)));
        let stride = size.next_multiple_of(align.max(16)) as u64;
        let name = HEAP + *number * REGION + u64::from(*count) * stride;
        *count += 1;
        let address = block as usize;
        self.blocks.insert(address, Block { size, name });
        self.span = (self.span.0.min(address), self.span.1.max(address + size));
    }

    /// A block is freed: it is kept if the execution has allocated it.
    pub(crate) fn hold_back(&mut self, block: *mut u8, layout: Layout) -> bool {
        let ours = self.blocks.contains_key(&(block as usize));
        if ours {
            self.held.push((block, layout));
        } else {
            // What is gone cannot be put back.
            self.outside.forget(block as usize, layout.size());
            self.cache = [(0, 0); CACHE];
        }
        ours
    }

    pub(crate) fn add_stack(&mut self, thread: ThreadId, limit: usize, base: usize) {
        self.stacks.push(StackRange { limit, base, thread });
    }

    /// The name of an address, and whether it lies outside of what the execution made.
    #[inline]
    pub(crate) fn name(&mut self, address: usize) -> (u64, bool) {
        let slot = (address >> 3) % CACHE;
        let (cached, name) = self.cache[slot];
        if cached == address {
            return (name, name < COUNTS);
        }
        let name = self.find(address).unwrap_or(address as u64);
        self.cache[slot] = (address, name);
        (name, name < COUNTS)
    }

    /// A word that may be a pointer: if it points to what the execution made, the name of that.
    #[inline]
    pub(crate) fn value(&mut self, word: u64) -> u64 {
        // Small numbers are no pointers.
        if word < 0x10000 { word } else { self.find(word as usize).unwrap_or(word) }
    }

    fn find(&self, address: usize) -> Option<u64> {
        if (self.span.0..=self.span.1).contains(&address)
            && let Some((&start, block)) = self.blocks.range(..=address).next_back()
            && address - start <= block.size
        {
            return Some(block.name + (address - start) as u64);
        }
        let mut stacks = self.stacks.iter();
        let stack = stacks.find(|stack| (stack.limit..stack.base).contains(&address))?;
        let thread = u64::from(stack.thread.0);
        Some(STACK + (thread + 1) * REGION - (stack.base - address) as u64)
    }

    /// The highest address of the stack of a thread.
    pub(crate) fn base_of_stack(&self, thread: ThreadId) -> Option<usize> {
        self.stacks.iter().rev().find(|stack| stack.thread == thread).map(|stack| stack.base)
    }

    /// A number for what is in all blocks, and on the stacks of these threads from an address on: different
    /// for different contents, with high probability.
    pub(crate) fn digest(&self, stacks: &[(ThreadId, usize)]) -> u64 {
        let mut digest = self.blocks.len() as u64;
        let mut mix = |word: u64| {
            digest = (digest.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
        };
        let mut add = |from: usize, to: usize| {
            let words = from.next_multiple_of(8).min(to)..to & !7;
            // SAFETY: blocks are not given back before the execution ends, and stacks are mapped up to
            // their base; nobody else runs.
            let byte = |at: usize| u64::from(unsafe { std::ptr::read_volatile(at as *const u8) });
            // SAFETY: as above; the address is a multiple of 8.
            let word = |at: usize| unsafe { std::ptr::read_volatile(at as *const u64) };
            (from..words.start).map(byte).for_each(&mut mix);
            words.clone().step_by(8).map(word).for_each(&mut mix);
            (words.end.max(words.start)..to).map(byte).for_each(&mut mix);
        };
        self.blocks.iter().for_each(|(&start, block)| add(start, start + block.size));
        for &(thread, low) in stacks {
            if let Some(base) = self.base_of_stack(thread).filter(|_| low != 0) {
                add(low, base);
            }
        }
        digest
    }

    /// Ends the execution: objects outside are as they were, names are forgotten. The result is what
    /// can be given back to the allocator.
    pub(crate) fn end(&mut self) -> Vec<(*mut u8, Layout)> {
        self.outside.restore();
        self.blocks.clear();
        self.span = (usize::MAX, 0);
        self.kinds.values_mut().for_each(|(count, _)| *count = 0);
        self.stacks.clear();
        self.cache = [(0, 0); CACHE];
        std::mem::take(&mut self.held)
    }
}
