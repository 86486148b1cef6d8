//! Memory as it was before some steps of a thread, and whether they left it as they found it.
//!
//! A thread that creates an object, ends it and creates it again finds it elsewhere in the arena. So
//! objects that began or ended meanwhile are compared as wholes, everything else byte by byte, where it
//! lies.
//!
//! The new object may have another name, since somebody has had the address of the old one. While only
//! registers of its thread have it, the name makes no difference: an object that is confined after the
//! steps *replaces* one that was confined before them, if they are the only ones of their class that began
//! and ended. Those that both began and ended meanwhile do not matter: where everything else is as it
//! was, nobody has their addresses.

use super::undo_log::Change;
use super::{Allocation, Lifetime, Memory, holes};
use crate::code::{pointer, split};
use mazurka_engine::StepOn;
use mazurka_trace::Object;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// Memory before some steps, as far as they have changed it.
#[derive(Clone)]
struct Earlier<'a> {
    memory: &'a Memory,
    bytes: FxHashMap<usize, u8>,
    masks: FxHashMap<usize, u8>,
    objects: FxHashMap<u32, Allocation>,
}

/// What steps have changed, besides the objects of their events.
#[derive(Default)]
struct Changed {
    bytes: Vec<usize>,
    /// Objects that began or ended.
    objects: Vec<u32>,
    /// Where they lay.
    places: Vec<Range<usize>>,
}

impl<'a> Earlier<'a> {
    /// Memory now.
    fn new(memory: &'a Memory) -> Earlier<'a> {
        let (bytes, masks, objects) = Default::default();
        Earlier { memory, bytes, masks, objects }
    }

    fn object(&self, number: u32) -> Allocation {
        let now = &self.memory.allocations;
        self.objects.get(&number).copied().unwrap_or_else(|| now[number as usize])
    }

    /// A byte of an object, and which of its bits are undefined.
    fn byte(&self, object: &Allocation, at: usize) -> (u8, u8) {
        let byte = self.bytes.get(&at).copied();
        let mask = self.masks.get(&at).copied();
        (
            byte.unwrap_or_else(|| self.memory.bytes[at]),
            mask.unwrap_or_else(|| self.memory.undefined(object, at, 1) as u8),
        )
    }

    /// Takes back what a step has done.
    fn take_back(&mut self, (step, event): StepOn, changed: &mut Changed) {
        let log = &self.memory.log;
        log.changes_of(step).rev().for_each(|change| self.take_back_change(change, changed));
        // The event comes first in its step.
        let of_event = event.and_then(|object| {
            let (number, offset) = split(object.address);
            let known = (number as usize) < self.memory.allocations.len();
            let start = (self.object(if known { number } else { 0 }).base + offset) as usize;
            known.then(|| start..start + object.size as usize)
        });
        let of_event = of_event.unwrap_or(0..0);
        for write in log.writes_of(step) {
            let bytes = write.old.to_le_bytes().into_iter().take(write.size as usize);
            for (k, byte) in bytes.enumerate() {
                let at = write.at as usize + k;
                self.bytes.insert(at, byte);
                if !of_event.contains(&at) {
                    changed.bytes.push(at);
                }
            }
        }
        self.memory.masks_before(step, |at, mask| {
            self.masks.insert(at, mask);
            changed.bytes.push(at);
        });
    }

    fn take_back_change(&mut self, change: Change, changed: &mut Changed) {
        let (Change::Created(number)
        | Change::Reused(number)
        | Change::Freed(number)
        | Change::Forgotten(number, _)
        | Change::Released(number)
        | Change::Numbered(number)) = change;
        let object = self.object(number);
        let before = match change {
            Change::Created(_) | Change::Reused(_) => {
                Allocation { lifetime: Lifetime::Unborn, ..object }
            }
            Change::Freed(_) => Allocation { lifetime: Lifetime::Alive, ..object },
            Change::Forgotten(_, before) => before,
            Change::Released(_) => Allocation { confined: true, ..object },
            Change::Numbered(_) => Allocation { numeric: false, ..object },
        };
        self.objects.insert(number, before);
        changed.objects.push(number);
        for Allocation { base, size, .. } in [object, before] {
            changed.places.push(base as usize..(base + size) as usize);
        }
    }

    /// Whether the objects of two moments, which are alive at theirs, have the same content.
    fn has_same(&self, of_self: Allocation, other: &Earlier<'_>, of_other: Allocation) -> bool {
        let (a, b) = (of_self, of_other);
        // Others may have taken the place of a large object for a while, and have changed it.
        if a.confined != b.confined || a.size != b.size || holes::may_be_taken(a.size) {
            return false;
        }
        let bytes = |from: &Earlier<'_>, object: Allocation| {
            let place = object.base as usize..(object.base + object.size) as usize;
            place.map(|at| from.byte(&object, at)).collect::<Vec<_>>()
        };
        bytes(self, a) == bytes(other, b)
    }

    /// Whether these objects are there in both with the same content, or in neither, but for those that
    /// are replaced.
    fn have_same(&self, other: &Earlier<'_>, numbers: &[u32]) -> bool {
        let (mut lost, mut new) = (Vec::new(), Vec::new());
        for &number in numbers {
            let (a, b) = (self.object(number), other.object(number));
            match [a, b].map(|object| object.lifetime == Lifetime::Alive) {
                [true, true] if !self.has_same(a, other, b) => return false,
                [true, false] => lost.push(a),
                [false, true] => new.push(b),
                _ => {}
            }
        }
        let family = |object: &Allocation| (object.thread, object.name().class);
        lost.sort_unstable_by_key(family);
        new.sort_unstable_by_key(family);
        let twice = |of: &[Allocation]| of.windows(2).any(|two| family(&two[0]) == family(&two[1]));
        let replaces = |(a, b): (&Allocation, &Allocation)| {
            family(a) == family(b) && a.confined && self.has_same(*a, other, *b)
        };
        lost.len() == new.len() && !twice(&lost) && lost.iter().zip(&new).all(replaces)
    }
}

impl Memory {
    /// Whether what some steps have changed in memory, besides the objects of their events, was the same
    /// after them as before. The same threads have made the `later` steps since. Objects that began or
    /// ended meanwhile are compared as wholes, and may be replaced.
    pub(crate) fn is_restored(&self, steps: &[StepOn], later: &[StepOn]) -> bool {
        let mut after = Earlier::new(self);
        later.iter().rev().for_each(|&step| after.take_back(step, &mut Changed::default()));
        let (mut before, mut changed) = (after.clone(), Changed::default());
        steps.iter().rev().for_each(|&step| before.take_back(step, &mut changed));
        let moved = |at: &usize| changed.places.iter().any(|place| place.contains(at));
        let mut left = changed.bytes.iter().filter(|at| !moved(at));
        let same = |&at: &usize| {
            let (a, b) = (before.bytes.get(&at), after.bytes.get(&at));
            let now = self.bytes[at];
            let mask = |map: &FxHashMap<usize, u8>| {
                map.get(&at).copied().unwrap_or_else(|| self.mask_at(at))
            };
            a.copied().unwrap_or(now) == b.copied().unwrap_or(now)
                && mask(&before.masks) == mask(&after.masks)
        };
        changed.objects.sort_unstable();
        changed.objects.dedup();
        left.all(same) && before.have_same(&after, &changed.objects)
    }

    /// The whole objects that a step has created.
    pub(crate) fn created_in(&self, step: usize) -> impl Iterator<Item = Object> {
        let created = |change| match change {
            Change::Created(number) | Change::Reused(number) => Some(number),
            _ => None,
        };
        let whole =
            |number: u32| Object::new(pointer(number), self.allocations[number as usize].size);
        self.log.changes_of(step).filter_map(created).map(whole)
    }
}
