//! What is needed to undo the changes that steps make to memory.
//!
//! Each record says which step made it, so a step that changes nothing leaves none, and going back over any number of
//! steps takes off all records behind a point. What happens before the first step is never undone, so it is not recorded.

use super::Allocation;

/// A step number has so many bits: a write keeps its size beside it.
const STEP_BITS: u32 = 29;

/// The old content of what a write has changed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Write {
    /// The number of the step, and above it the size, less 1.
    step_and_size: u32,
    pub(super) at: u32,
    pub(super) old: u64,
}

impl Write {
    #[inline]
    fn step(&self) -> u32 {
        self.step_and_size & ((1 << STEP_BITS) - 1)
    }

    /// In bytes, from 1 to 8.
    #[inline]
    pub(super) fn size(&self) -> u32 {
        (self.step_and_size >> STEP_BITS) + 1
    }
}

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
    writes: Vec<Write>,
    /// Each with the number of the step that made it.
    changes: Vec<(u32, Change)>,
}

impl UndoLog {
    #[inline]
    pub(super) fn begin_step(&mut self) {
        self.steps += 1;
        assert!(self.steps >> STEP_BITS == 0, "no execution is that long");
    }

    /// How many steps have begun and were not forgotten.
    #[inline]
    pub(super) fn step_count(&self) -> u32 {
        self.steps
    }

    /// Records that the word of `size` bytes at a position is about to change.
    #[inline]
    pub(super) fn record_write(&mut self, at: usize, size: u32, old: u64) {
        // Nothing is written of a word without bytes.
        if self.steps > 0 && size > 0 {
            let step_and_size = (size - 1) << STEP_BITS | self.steps;
            self.writes.push(Write { step_and_size, at: at as u32, old });
        }
    }

    pub(super) fn record_change(&mut self, change: Change) {
        if self.steps > 0 {
            self.changes.push((self.steps, change));
        }
    }

    /// Forgets that more than `steps` steps were made; their records are to be taken off.
    #[inline]
    pub(super) fn forget_steps(&mut self, steps: u32) {
        self.steps = steps;
    }

    /// The last write of a step that was forgotten.
    #[inline]
    pub(super) fn pop_write(&mut self) -> Option<Write> {
        let steps = self.steps;
        self.writes.pop_if(|write| write.step() > steps)
    }

    /// The last change of a step that was forgotten.
    #[inline]
    pub(super) fn pop_change(&mut self) -> Option<Change> {
        let steps = self.steps;
        self.changes.pop_if(|(step, _)| *step > steps).map(|(_, change)| change)
    }

    /// What the step at a position, counted from 0, has written and changed.
    pub(super) fn records_of(&self, position: usize) -> (&[Write], &[(u32, Change)]) {
        let (before, step) = (position as u32, position as u32 + 1);
        let writes = self.writes.partition_point(|write| write.step() <= before)
            ..self.writes.partition_point(|write| write.step() <= step);
        let changes = self.changes.partition_point(|(made, _)| *made <= before)
            ..self.changes.partition_point(|(made, _)| *made <= step);
        (&self.writes[writes], &self.changes[changes])
    }
}
