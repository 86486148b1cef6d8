//! Which bits of memory were never written.
//!
//! A mask lies beside the arena: a bit of it is 1 where the bit of memory is *undefined*, because nothing
//! was written there since the object was created, or because what was written is undefined itself. Only
//! objects that say so can have such bits, so all others pay for one look at that.
//!
//! Copies of undefined bits remember where these come from: a mark, which means something to the machine
//! alone. Masks belong to the key of memory, marks do not.

use super::{Allocation, Memory};
use crate::code::split;
use mazurka_trace::Object;
use rustc_hash::FxHashMap;

/// What a change has replaced.
#[derive(Clone, Debug)]
struct OldMask {
    /// How many steps had begun.
    step: u32,
    at: u32,
    old: Old,
}

#[derive(Clone, Debug)]
enum Old {
    /// A word of the mask; where the mark lies that was changed too, if one was, and what it was.
    Word { size: u8, mask: u64, mark: Option<(u32, Option<u32>)> },
    /// All of a place in which an object was freed and another one created.
    Place(Box<OldPlace>),
}

#[derive(Clone, Debug)]
struct OldPlace {
    size: u32,
    masks: Masks,
    marks: Vec<(u32, u32)>,
}

/// The masks of some bytes.
#[derive(Clone, Debug)]
enum Masks {
    /// Most blocks that are freed were never written, or wholly, or in a few places: so many bytes with this mask,
    /// then so many with that one, …
    Runs(Box<[(u32, u8)]>),
    Various(Box<[u8]>),
}

impl Masks {
    fn of(bytes: &[u8]) -> Masks {
        // More of them would take more room than the bytes.
        let most = bytes.len() / size_of::<(u32, u8)>();
        let (mut runs, mut rest) = (Vec::new(), bytes);
        while let Some(&byte) = rest.first() {
            if runs.len() > most {
                return Masks::Various(bytes.into());
            }
            let length = equal_bytes(rest, byte);
            runs.push((length as u32, byte));
            rest = &rest[length..];
        }
        Masks::Runs(runs.into())
    }

    fn put(&self, to: &mut [u8]) {
        match self {
            Masks::Runs(runs) => {
                let mut rest = to;
                for &(length, byte) in runs {
                    let (run, behind) = rest.split_at_mut(length as usize);
                    run.fill(byte);
                    rest = behind;
                }
            }
            Masks::Various(bytes) => to.copy_from_slice(bytes),
        }
    }
}

/// How many bytes at the beginning are this one. Blocks may be large, so that many are compared at once.
fn equal_bytes(bytes: &[u8], byte: u8) -> usize {
    let block = u128::from_ne_bytes([byte; 16]);
    let same = |chunk: &&[u8; 16]| u128::from_ne_bytes(**chunk) == block;
    let blocks = bytes.as_chunks::<16>().0.iter().take_while(same).count() * 16;
    blocks + bytes[blocks..].iter().take_while(|&&other| other == byte).count()
}

/// The mask beside the arena.
#[derive(Clone, Debug, Default)]
pub(super) struct Definedness {
    /// As long as the arena, or shorter if no object behind its end has undefined bits.
    mask: Vec<u8>,
    /// Marks of undefined bits that were copied, by the position of the first byte that has any.
    marks: FxHashMap<u32, u32>,
    log: Vec<OldMask>,
}

/// The mask without the zeros at its end, and the marks.
#[cfg(test)]
pub(crate) type MaskSnapshot = (Vec<u8>, Vec<(u32, u32)>);

/// The position of the first byte that has undefined bits.
fn first_undefined(at: usize, mask: u64) -> u32 {
    at as u32 + mask.trailing_zeros() / 8
}

impl Definedness {
    fn read(&self, at: usize, size: u32) -> u64 {
        let bytes = self.mask.get(at..at + size as usize).unwrap_or_default();
        match *bytes {
            [a, b, c, d] => u32::from_le_bytes([a, b, c, d]).into(),
            [a, b, c, d, e, f, g, h] => u64::from_le_bytes([a, b, c, d, e, f, g, h]),
            _ => bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte)),
        }
    }

    fn write(&mut self, at: usize, size: u32, mask: u64) {
        let bytes = mask.to_le_bytes();
        if let Some(to) = self.mask.get_mut(at..at + size as usize) {
            to.copy_from_slice(&bytes[..size as usize]);
        }
    }

    /// Notes what is about to change. What happens before the first step is never undone.
    fn record(&mut self, step: u32, at: usize, old: Old) {
        if step > 0 {
            self.log.push(OldMask { step, at: at as u32, old });
        }
    }

    fn set_mark(&mut self, at: u32, mark: Option<u32>) {
        match mark {
            Some(mark) => self.marks.insert(at, mark),
            None => self.marks.remove(&at),
        };
    }

    #[cfg(test)]
    pub(super) fn snapshot(&self) -> MaskSnapshot {
        let end = self.mask.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
        let mut marks: Vec<(u32, u32)> = self.marks.iter().map(|(&at, &mark)| (at, mark)).collect();
        marks.sort_unstable();
        (self.mask[..end].to_vec(), marks)
    }

    /// The same masks and marks, of which nothing can be undone.
    pub(super) fn without_history(&self) -> Definedness {
        Definedness { mask: self.mask.clone(), marks: self.marks.clone(), log: Vec::new() }
    }

    /// The arena ends here from now on.
    pub(super) fn truncate(&mut self, end: usize) {
        self.mask.truncate(end);
    }
}

impl Memory {
    /// Nothing was written yet to an object that was just created.
    pub(crate) fn undefine(&mut self, number: u32) {
        let Allocation { base, size, .. } = self.allocations[number as usize];
        let (base, end) = (base as usize, (base + size) as usize);
        self.changes += 1;
        self.change_object(number, |memory| {
            memory.allocations[number as usize].set_undefined();
            let mask = &mut memory.definedness.mask;
            // What lay in its place before was noted when it was created.
            let covered = mask.len().clamp(base, end);
            mask.resize(mask.len().max(base), 0);
            mask[base..covered].fill(u8::MAX);
            mask.resize(mask.len().max(end), u8::MAX);
        });
    }

    /// An object that was freed lies in this place: from now on nothing there is undefined.
    pub(super) fn clear_masks(&mut self, base: usize, size: usize) {
        let (step, end) = (self.log.step_count(), base + size);
        let Definedness { mask, marks, .. } = &mut self.definedness;
        mask.resize(mask.len().max(end), 0);
        let in_place = |at: &u32, _: &mut u32| (base..end).contains(&(*at as usize));
        let marks: Vec<(u32, u32)> = marks.extract_if(in_place).collect();
        let masks = Masks::of(&mask[base..end]);
        mask[base..end].fill(0);
        let place = OldPlace { size: size as u32, masks, marks };
        self.definedness.record(step, base, Old::Place(Box::new(place)));
    }

    /// Appends which bits of an object are undefined.
    pub(super) fn append_masks(&self, allocation: &Allocation, to: &mut Vec<u8>) {
        let (base, end) = (allocation.base as usize, (allocation.base + allocation.size) as usize);
        let mask = self.definedness.mask.get(base..end).unwrap_or_default();
        let undefined = allocation.may_be_undefined() && mask.iter().any(|&byte| byte != 0);
        to.push(undefined.into());
        if undefined {
            to.extend_from_slice(mask);
        }
    }

    /// The undefined bits of the word of `size` bytes at a position of an object.
    #[inline]
    pub(crate) fn undefined(&self, allocation: &Allocation, at: usize, size: u32) -> u64 {
        if allocation.may_be_undefined() { self.definedness.read(at, size) } else { 0 }
    }

    /// The undefined bits of the word of `size` bytes that a pointer points to.
    pub(crate) fn undefined_at(&self, pointer: u64, size: u32) -> u64 {
        self.find(pointer, size).map_or(0, |(allocation, at)| self.undefined(allocation, at, size))
    }

    /// The mark of undefined bits at a position, if they were copied.
    pub(crate) fn mark_at(&self, at: usize, mask: u64) -> Option<u32> {
        self.definedness.marks.get(&first_undefined(at, mask)).copied()
    }

    /// The word of `size` bytes at a position of an object that may have undefined bits is written: these
    /// bits of it are undefined now, and come from what the mark says.
    fn set_undefined(&mut self, at: usize, size: u32, mask: u64, mark: Option<u32>) {
        let old = self.definedness.read(at, size);
        if mask == 0 && old == 0 {
            return;
        }
        let place = first_undefined(at, mask);
        let changed = mask != 0 && self.definedness.marks.get(&place).copied() != mark;
        let old_mark = changed.then(|| (place, self.definedness.marks.get(&place).copied()));
        if mask == old && !changed {
            return;
        }
        self.changes += 1;
        let old = Old::Word { size: size as u8, mask: old, mark: old_mark };
        self.definedness.record(self.log.step_count(), at, old);
        if changed {
            self.definedness.set_mark(place, mark);
        }
        self.change_bytes(at, size, |memory| memory.definedness.write(at, size, mask));
    }

    /// A word of `size` bytes of the object with a number is written, at a position in the arena: these
    /// bits of it are undefined now.
    pub(crate) fn write_undefined(
        &mut self,
        (number, at): (u32, usize),
        size: u32,
        mask: u64,
        mark: Option<u32>,
    ) {
        let allocation = &mut self.allocations[number as usize];
        if !allocation.may_be_undefined() {
            if mask == 0 {
                return;
            }
            allocation.set_undefined();
            let end = (allocation.base + allocation.size) as usize;
            let covered = self.definedness.mask.len();
            self.definedness.mask.resize(end.max(covered), 0);
        }
        self.set_undefined(at, size, mask, mark);
    }

    /// Bytes of an object that may have undefined bits are written.
    pub(crate) fn define(&mut self, at: usize, size: u32) {
        for offset in (0..size).step_by(8) {
            self.set_undefined(at + offset as usize, (size - offset).min(8), 0, None);
        }
    }

    /// The undefined bits of the byte at a position.
    pub(super) fn mask_at(&self, at: usize) -> u8 {
        self.definedness.mask.get(at).copied().unwrap_or(0)
    }

    /// Tells which masks the step number `step` has replaced, byte by byte, the latest first.
    pub(super) fn masks_before(&self, step: usize, mut tell: impl FnMut(usize, u8)) {
        let (log, step) = (&self.definedness.log, step as u32 + 1);
        let end = log.partition_point(|old| old.step <= step);
        for OldMask { at, old, .. } in log[..end].iter().rev().take_while(|old| old.step == step) {
            match old {
                Old::Word { size, mask, .. } => {
                    let bytes = mask.to_le_bytes().into_iter().take((*size).into());
                    (*at as usize..).zip(bytes).for_each(|(at, mask)| tell(at, mask));
                }
                Old::Place(place) => {
                    let mut bytes = vec![0; place.size as usize];
                    place.masks.put(&mut bytes);
                    (*at as usize..).zip(bytes).for_each(|(at, mask)| tell(at, mask));
                }
            }
        }
    }

    /// Whether the step number `step` has defined bits of an object that it has written.
    pub(crate) fn was_undefined_before(&self, step: usize, object: Object) -> bool {
        let (number, offset) = split(object.address);
        let Some(allocation) = self.allocations.get(number as usize) else { return false };
        let start = (allocation.base + offset) as usize;
        let place = start..start + object.size as usize;
        let mut undefined = false;
        self.masks_before(step, |at, mask| undefined |= mask != 0 && place.contains(&at));
        undefined
    }

    /// Undoes what the steps that were forgotten did to masks.
    #[inline]
    pub(super) fn undo_masks(&mut self) {
        let steps = self.log.step_count();
        if self.definedness.log.last().is_some_and(|old| old.step > steps) {
            self.undo_logged_masks(steps);
        }
    }

    #[inline(never)]
    fn undo_logged_masks(&mut self, steps: u32) {
        while self.definedness.log.last().is_some_and(|old| old.step > steps) {
            let Some(OldMask { at, old, .. }) = self.definedness.log.pop() else { return };
            let at = at as usize;
            match old {
                Old::Word { size, mask, mark } => {
                    let size = size.into();
                    self.change_bytes(at, size, |memory| memory.definedness.write(at, size, mask));
                    if let Some((place, mark)) = mark {
                        self.definedness.set_mark(place, mark);
                    }
                }
                Old::Place(place) => {
                    self.change_bytes(at, place.size, |memory| {
                        let mask = &mut memory.definedness.mask;
                        place.masks.put(&mut mask[at..at + place.size as usize]);
                    });
                    self.definedness.marks.extend(place.marks);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_are_put_back_as_they_were_and_take_little_room() {
        let large = |written: &[usize]| {
            let mut mask = vec![u8::MAX; 1 << 16];
            written.iter().for_each(|&at| mask[at] = 0);
            mask
        };
        let alternating: Vec<u8> = (0..64).map(|k| k % 2).collect();
        let cases =
            [large(&[]), large(&[0]), large(&[5, 6, 4000, 65535]), alternating, vec![7], vec![]];
        for (k, bytes) in cases.iter().enumerate() {
            let masks = Masks::of(bytes);
            let mut back = vec![9; bytes.len()];
            masks.put(&mut back);
            assert!(back == *bytes, "{k}");
            let room = match &masks {
                Masks::Runs(runs) => size_of_val(&**runs),
                Masks::Various(bytes) => bytes.len(),
            };
            assert!(room <= bytes.len().clamp(8, 64) + 8, "{k}: {room}");
        }
    }
}
