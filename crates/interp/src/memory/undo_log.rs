//! What is needed to undo the changes that steps make to memory.
//!
//! Everything lies in flat arrays, which are cut when a step is undone. What happens before the first
//! step is never undone, so it is not recorded.

use super::Allocation;

/// The old content of what a write has changed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Write {
    pub(super) at: u32,
    pub(super) size: u8,
    pub(super) old: u64,
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

/// Where the records of a step begin.
#[derive(Clone, Copy, Debug)]
pub(super) struct Start {
    writes: u32,
    changes: u32,
}

/// The log of all steps made so far.
#[derive(Clone, Debug, Default)]
pub(super) struct UndoLog {
    steps: Vec<Start>,
    writes: Vec<Write>,
    changes: Vec<Change>,
}

impl UndoLog {
    #[inline]
    pub(super) fn begin_step(&mut self) {
        let (writes, changes) = (self.writes.len() as u32, self.changes.len() as u32);
        self.steps.push(Start { writes, changes });
    }

    /// How many steps have begun and were not forgotten.
    #[inline]
    pub(super) fn step_count(&self) -> u32 {
        self.steps.len() as u32
    }

    /// Records that the word of `size` bytes at a position is about to change.
    #[inline]
    pub(super) fn record_write(&mut self, at: usize, size: u32, old: u64) {
        if !self.steps.is_empty() {
            self.writes.push(Write { at: at as u32, size: size as u8, old });
        }
    }

    pub(super) fn record_change(&mut self, change: Change) {
        if !self.steps.is_empty() {
            self.changes.push(change);
        }
    }

    /// Forgets that the last step was made; returns where its records begin.
    #[inline]
    pub(super) fn forget_step(&mut self) -> Option<Start> {
        self.steps.pop()
    }

    /// The position, size and old word of the last write since `start`.
    #[inline]
    pub(super) fn pop_write(&mut self, start: Start) -> Option<(usize, u32, u64)> {
        if self.writes.len() <= start.writes as usize {
            return None;
        }
        let Write { at, size, old } = self.writes.pop()?;
        Some((at as usize, size.into(), old))
    }

    /// What the step number `step` has written and changed.
    pub(super) fn records_of(&self, step: usize) -> (&[Write], &[Change]) {
        let Some(start) = self.steps.get(step) else { return (&[], &[]) };
        let end = self.steps.get(step + 1);
        let writes = end.map_or(self.writes.len(), |end| end.writes as usize);
        let changes = end.map_or(self.changes.len(), |end| end.changes as usize);
        (
            &self.writes[start.writes as usize..writes],
            &self.changes[start.changes as usize..changes],
        )
    }

    /// The last change since `start`.
    #[inline]
    pub(super) fn pop_change(&mut self, start: Start) -> Option<Change> {
        if self.changes.len() <= start.changes as usize { None } else { self.changes.pop() }
    }
}
