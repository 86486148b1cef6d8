//! What steps have written over, in the order in which they did, in a word for most writes.
//!
//! The last word of a write, its *head*, has the position and the size, and of the number of its step only the
//! lowest bits: all steps with the same higher bits are a *block*. Each block but the first begins with a word that is no write and
//! has zeros in place of these bits, so that whoever looks from the end of the log for those of later steps stops there.

/// The bits of the number of a step that are in each head.
const STEP_BITS: u32 = 7;
/// From the lowest bit of a head on: the position, the kind, the step, and the old content, if that has 32 bits.
const AT_BITS: u32 = 21;
const KIND_SHIFT: u32 = AT_BITS;
const KIND_BITS: u32 = 4;
const STEP_SHIFT: u32 = KIND_SHIFT + KIND_BITS;
const OLD_SHIFT: u32 = STEP_SHIFT + STEP_BITS;

/// The kind of a write is its size in bytes if it takes a word. Others have it in place of the old content, which is in
/// the word before;
const WIDE: u64 = 9;
/// and the position may be in one before that.
const FAR: u64 = 10;

/// The old content of what a write has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Write {
    pub(super) at: u32,
    /// In bytes, at most 8.
    pub(super) size: u32,
    pub(super) old: u64,
}

/// What all steps have written over, which are numbered from 1.
#[derive(Clone, Debug, Default)]
pub(super) struct Writes {
    words: Vec<u64>,
    /// Where each block but the first begins.
    blocks: Vec<u32>,
}

/// The block of a step.
#[inline(always)]
fn block_of(step: u32) -> usize {
    (step >> STEP_BITS) as usize
}

/// What a head has of the number of its step.
#[inline(always)]
fn low_bits(step: u32) -> u64 {
    u64::from(step & ((1 << STEP_BITS) - 1))
}

/// What a head has of the number of its step.
#[inline(always)]
fn step_of(head: u64) -> u64 {
    head >> STEP_SHIFT & ((1 << STEP_BITS) - 1)
}

impl Writes {
    /// A step begins.
    #[inline(always)]
    pub(super) fn begin_step(&mut self, step: u32) {
        if low_bits(step) == 0 {
            self.begin_block();
        }
    }

    #[cold]
    fn begin_block(&mut self) {
        let Ok(start) = u32::try_from(self.words.len()) else {
            panic!("no execution is that long")
        };
        self.blocks.push(start);
        self.words.push(0);
    }

    /// Notes a write of the step that has begun last.
    #[inline(always)]
    pub(super) fn push(&mut self, step: u32, write: Write) {
        let Write { at, size, old } = write;
        if old >> 32 | u64::from(at >> AT_BITS) == 0 {
            self.words.push(old << OLD_SHIFT | head(step, u64::from(size), u64::from(at)));
        } else {
            self.push_large(step, write);
        }
    }

    #[inline(never)]
    fn push_large(&mut self, step: u32, write: Write) {
        let (at, size) = (u64::from(write.at), u64::from(write.size) << OLD_SHIFT);
        if at >> AT_BITS == 0 {
            self.words.extend([write.old, size | head(step, WIDE, at)]);
        } else {
            self.words.extend([at, write.old, size | head(step, FAR, 0)]);
        }
    }

    /// Takes off all writes of steps behind this one, the last one first.
    #[inline(always)]
    pub(super) fn take_back(&mut self, step: u32, mut undo: impl FnMut(Write)) {
        if self.blocks.len() > block_of(step) {
            self.take_back_blocks(block_of(step), &mut undo);
        }
        let mut rest = &self.words[..];
        while let Some(&head) = rest.last()
            && step_of(head) > low_bits(step)
        {
            let (write, words) = decode(rest, head);
            rest = &rest[..rest.len() - words];
            undo(write);
        }
        let left = rest.len();
        self.words.truncate(left);
    }

    /// Takes off all blocks but so many and the one before these, and their writes.
    #[inline(never)]
    fn take_back_blocks(&mut self, left: usize, undo: &mut impl FnMut(Write)) {
        for start in self.blocks.drain(left..).rev() {
            let start = start as usize;
            let mut rest = &self.words[start + 1..];
            while let Some(&head) = rest.last() {
                let (write, words) = decode(rest, head);
                rest = &rest[..rest.len() - words];
                undo(write);
            }
            self.words.truncate(start);
        }
    }

    /// What a step has written over, the last one first.
    pub(super) fn of_step(&self, step: u32) -> impl Iterator<Item = Write> {
        let block = block_of(step);
        let end = self.blocks.get(block).map_or(self.words.len(), |&next| next as usize);
        let start = match block.checked_sub(1) {
            None => 0,
            Some(earlier) => self.blocks.get(earlier).map_or(end, |&start| start as usize + 1),
        };
        let mut rest = &self.words[start..end];
        std::iter::from_fn(move || {
            loop {
                let &head = rest.last()?;
                let (write, words) = decode(rest, head);
                rest = &rest[..rest.len() - words];
                if step_of(head) <= low_bits(step) {
                    return (step_of(head) == low_bits(step)).then_some(write);
                }
            }
        })
    }
}

#[inline(always)]
fn head(step: u32, kind: u64, at: u64) -> u64 {
    low_bits(step) << STEP_SHIFT | kind << KIND_SHIFT | at
}

/// The write at the end of some words, whose head this is, and how many of these it takes.
#[inline(always)]
fn decode(words: &[u64], head: u64) -> (Write, usize) {
    let (at, kind) = (head & ((1 << AT_BITS) - 1), head >> KIND_SHIFT & ((1 << KIND_BITS) - 1));
    if kind < WIDE {
        let write = Write { at: at as u32, size: kind as u32, old: head >> OLD_SHIFT };
        return (write, 1);
    }
    decode_large(words, at as u32)
}

#[inline(never)]
fn decode_large(words: &[u64], at: u32) -> (Write, usize) {
    let [others @ .., old, head] = words else { unreachable!("a write is there as a whole") };
    let (size, old) = ((head >> OLD_SHIFT) as u32, *old);
    match (head >> KIND_SHIFT & ((1 << KIND_BITS) - 1), others.last()) {
        (FAR, Some(&at)) => (Write { at: at as u32, size, old }, 3),
        _ => (Write { at, size, old }, 2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn any(random: &mut fastrand::Rng) -> Write {
        let size = random.u32(1..=8);
        let at = match random.u8(..8) {
            0 => u32::MAX - random.u32(..9),
            1 => (1 << AT_BITS) - 1 + random.u32(..2),
            _ => random.u32(..1000),
        };
        let old = if random.bool() { random.u64(..) } else { u32::MAX.into() };
        Write { at, size, old: old >> (64 - 8 * size) }
    }

    #[test]
    fn writes_come_back_step_by_step() {
        for seed in 0..50 {
            let (mut random, mut writes) = (fastrand::Rng::with_seed(seed), Writes::default());
            // The writes of each step, from the first one on.
            let mut steps: Vec<Vec<Write>> = Vec::new();
            // Many steps write nothing.
            let most = [2, 4, 40][seed as usize % 3];
            for _ in 0..2000 {
                steps.push(Vec::new());
                writes.begin_step(steps.len() as u32);
                for _ in 0..random.u32(..most).saturating_sub(most / 2) {
                    let write = any(&mut random);
                    writes.push(steps.len() as u32, write);
                    steps.last_mut().unwrap().push(write);
                }
                let at = random.usize(..steps.len());
                let mut found: Vec<Write> = writes.of_step(at as u32 + 1).collect();
                found.reverse();
                assert_eq!(found, steps[at]);
                if random.u8(..16) == 0 {
                    let left = random.usize(steps.len().saturating_sub(100)..=steps.len());
                    let mut undone: Vec<Write> = steps.drain(left..).flatten().collect();
                    writes.take_back(left as u32, |write| assert_eq!(Some(write), undone.pop()));
                    assert!(undone.is_empty(), "all were taken off");
                }
            }
        }
    }

    #[test]
    fn most_writes_take_a_word() {
        let mut writes = Writes::default();
        for step in 1..=1000 {
            writes.begin_step(step);
            writes.push(step, Write { at: 400_000, size: 8, old: u32::MAX.into() });
        }
        assert_eq!((writes.words.len(), writes.blocks.len()), (1007, 7));
        writes.push(1000, Write { at: 400_000, size: 8, old: 1 << 40 });
        assert_eq!(writes.words.len(), 1009);
    }
}
