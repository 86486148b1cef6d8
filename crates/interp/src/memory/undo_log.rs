//! What is needed to undo the changes that steps make to memory.
//!
//! Each record says which step made it, so a step that changes nothing leaves none, and going back over any number of
//! steps takes off all records behind a point. What happens before the first step is never undone, so it is not recorded.

use super::Allocation;
pub(super) use super::writes::Write;
use super::writes::Writes;

/// A change in the lifetime of the object with this number.
#[derive(Clone, Copy, Debug)]
pub(super) enum Change {
    Created(u32),
    /// Created in the place of an object that was freed.
    Reused(u32),
    Freed(u32),
    /// Its name was given back; it was this object.
    Forgotten(u32, Allocation),
    /// It is confined no longer.
    Released(u32),
    /// Its address was taken for a number.
    Numbered(u32),
}

/// The log of all steps made so far, which are numbered from 1.
#[derive(Clone, Debug, Default)]
pub(super) struct UndoLog {
    steps: u32,
    writes: Writes,
    changes: Vec<LoggedChange>,
    /// The objects whose names were given back, with their numbers.
    forgotten: Vec<(u32, Allocation)>,
}

/// A change, which must not be as large as the largest of them.
#[derive(Clone, Copy, Debug)]
struct LoggedChange {
    /// The number of the step that made it.
    step: u32,
    /// The number of the object, or that of an entry in [`UndoLog::forgotten`]; above it the kind.
    number_and_kind: u32,
}

/// The number of an object has so many bits.
const NUMBER_BITS: u32 = 29;

/// The kind of [`Change::Forgotten`].
const FORGOTTEN: u32 = 3;

impl UndoLog {
    #[inline(always)]
    pub(super) fn begin_step(&mut self) {
        self.steps += 1;
        self.writes.begin_step(self.steps);
    }

    /// How many steps have begun and were not forgotten.
    #[inline]
    pub(super) fn step_count(&self) -> u32 {
        self.steps
    }

    /// Records that the word of `size` bytes at a position is about to change.
    #[inline(always)]
    pub(super) fn record_write(&mut self, at: usize, size: u32, old: u64) {
        if self.steps > 0 {
            self.writes.push(self.steps, Write { at: at as u32, size, old });
        }
    }

    pub(super) fn record_change(&mut self, change: Change) {
        if self.steps == 0 {
            return;
        }
        let (kind, number) = match change {
            Change::Created(number) => (0, number),
            Change::Reused(number) => (1, number),
            Change::Freed(number) => (2, number),
            Change::Forgotten(number, allocation) => {
                self.forgotten.push((number, allocation));
                (FORGOTTEN, self.forgotten.len() as u32 - 1)
            }
            Change::Released(number) => (4, number),
            Change::Numbered(number) => (5, number),
        };
        assert!(number >> NUMBER_BITS == 0, "there are never so many objects");
        let number_and_kind = kind << NUMBER_BITS | number;
        self.changes.push(LoggedChange { step: self.steps, number_and_kind });
    }

    /// A change that was just taken off.
    #[inline(never)]
    fn take_back(&mut self, change: LoggedChange) -> Change {
        let change = self.unpack(change);
        if let Change::Forgotten(..) = change {
            self.forgotten.pop();
        }
        change
    }

    fn unpack(&self, change: LoggedChange) -> Change {
        let number = change.number_and_kind & ((1 << NUMBER_BITS) - 1);
        match change.number_and_kind >> NUMBER_BITS {
            0 => Change::Created(number),
            1 => Change::Reused(number),
            2 => Change::Freed(number),
            FORGOTTEN => {
                let (number, allocation) = self.forgotten[number as usize];
                Change::Forgotten(number, allocation)
            }
            4 => Change::Released(number),
            _ => Change::Numbered(number),
        }
    }

    /// Forgets that more than `steps` steps were made; their records are to be taken off.
    #[inline]
    pub(super) fn forget_steps(&mut self, steps: u32) {
        self.steps = steps;
    }

    /// Takes off the writes of steps that were forgotten, the last one first.
    #[inline(always)]
    pub(super) fn take_back_writes(&mut self, undo: impl FnMut(Write)) {
        self.writes.take_back(self.steps, undo);
    }

    /// The last change of a step that was forgotten.
    #[inline]
    pub(super) fn pop_change(&mut self) -> Option<Change> {
        let steps = self.steps;
        let logged = self.changes.pop_if(|change| change.step > steps)?;
        Some(self.take_back(logged))
    }

    /// What the step at a position, counted from 0, has written over, the last one first.
    pub(super) fn writes_of(&self, position: usize) -> impl Iterator<Item = Write> {
        self.writes.of_step(position as u32 + 1)
    }

    /// What the step at a position, counted from 0, has changed.
    pub(super) fn changes_of(&self, position: usize) -> impl DoubleEndedIterator<Item = Change> {
        let (before, step) = (position as u32, position as u32 + 1);
        let changes = self.changes.partition_point(|change| change.step <= before)
            ..self.changes.partition_point(|change| change.step <= step);
        self.changes[changes].iter().map(|&change| self.unpack(change))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Content;
    use super::*;

    #[test]
    fn changes_come_back_step_by_step() {
        let mut random = fastrand::Rng::with_seed(9);
        let (mut log, mut steps) = (UndoLog::default(), Vec::<Vec<String>>::new());
        // Nothing is undone of what happens before the first step.
        log.record_change(Change::Created(1));
        for _ in 0..3000 {
            log.begin_step();
            steps.push(Vec::new());
            for _ in 0..random.u32(..4) {
                let number = random.u32(..1 << NUMBER_BITS);
                let change = match random.u8(..6) {
                    0 => Change::Created(number),
                    1 => Change::Reused(number),
                    2 => Change::Freed(number),
                    3 => Change::Released(number),
                    4 => Change::Numbered(number),
                    _ => {
                        let size = random.u32(..);
                        Change::Forgotten(number, Allocation::global(size, 0, Content::Defined))
                    }
                };
                log.record_change(change);
                steps.last_mut().unwrap().push(format!("{change:?}"));
            }
            let at = random.usize(..steps.len());
            let changes = log.changes_of(at).map(|change| format!("{change:?}"));
            assert_eq!(changes.collect::<Vec<_>>(), steps[at]);
            if random.u8(..16) == 0 {
                let left = random.usize(steps.len().saturating_sub(30)..=steps.len());
                log.forget_steps(left as u32);
                let mut undone: Vec<String> = steps.drain(left..).flatten().collect();
                while let Some(change) = log.pop_change() {
                    assert_eq!(Some(format!("{change:?}")), undone.pop());
                }
                assert!(undone.is_empty(), "all were taken off");
                let left = steps.iter().flatten().filter(|text| text.starts_with("Forgotten"));
                assert_eq!(log.forgotten.len(), left.count());
            }
        }
        assert_eq!(size_of::<LoggedChange>(), 8);
    }
}
