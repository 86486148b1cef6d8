//! What is remembered of the races that were reversed.
//!
//! Every run but the first begins with a *schedule* σ, which reverses one race (e, e′) of the run it
//! was found in. A [`Record`] says what σ was and where it was found. Runs nest, and nothing
//! remembered outlives the run it belongs to, so that all of it lies in arrays that are used as
//! stacks: a record is named by its place, and the part of a run that is cut off while its children
//! are explored is kept once, for all the schedules found in it.

use mazurka_trace::Event;
use std::ops::Range;

/// How an event of E came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// It was chosen freely.
    Free,
    /// It belongs to a schedule and is not its head.
    Scheduled,
    /// It is the head of the schedule with this record.
    Head(u32),
    /// It did not happen: an await that was blocked when the run ended.
    Blocked,
}

/// An event of a run, kept while the run is cut.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kept {
    pub(super) event: Event,
    /// The number of its object, or [`NO_OBJECT`].
    pub(super) object: u32,
    pub(super) mark: Mark,
}

/// In place of the number of an object.
pub(super) const NO_OBJECT: u32 = u32::MAX;

/// A schedule σ that was executed in place of `first`.
#[derive(Clone, Debug)]
pub(super) struct Record {
    /// The length of the prefix it follows.
    pub(super) start: u32,
    /// e, with the effect it had and the word it met where the race was found.
    pub(super) first: Kept,
    /// e′ as it happens at the end of σ.
    pub(super) head: Kept,
    /// σ in intervals: of each thread the events with an index from the number in the first row to
    /// below that in the second. Where the rows begin in [`Records::rows`].
    rows: u32,
    width: u32,
    /// What lay between e and e′ in the run that was reversed, and then e′ itself if it happened
    /// there, as places in [`Records::kept`].
    pub(super) w: Range<u32>,
    /// The place of e′ in `w`, if it happened and was chosen freely.
    pub(super) last: Option<u32>,
    /// In place of e′ at the end of `w`, if the race was one of an imagined schedule: that schedule.
    pub(super) via: Option<Kept>,
    /// Whether another event can conflict with `first` and not with the head: only then can a
    /// schedule that is explored earlier be contained in what follows this one.
    pub(super) armed: bool,
}

/// All records of the runs on the stack and what they point into.
#[derive(Debug, Default)]
pub(super) struct Records {
    records: Vec<Record>,
    rows: Vec<u32>,
    /// The parts of runs that are cut off.
    pub(super) kept: Vec<Kept>,
}

impl Records {
    pub(super) fn len(&self) -> usize {
        self.records.len()
    }

    pub(super) fn get(&self, record: u32) -> &Record {
        &self.records[record as usize]
    }

    /// Adds a record with its two rows, `before` and `upto`, and returns its name.
    pub(super) fn push(
        &mut self,
        mut record: Record,
        before: impl Iterator<Item = u32>,
        upto: &[u32],
    ) -> u32 {
        record.rows = self.rows.len() as u32;
        self.rows.extend(before.take(upto.len()));
        record.width = self.rows.len() as u32 - record.rows;
        self.rows.extend_from_slice(&upto[..record.width as usize]);
        self.records.push(record);
        self.records.len() as u32 - 1
    }

    /// Forgets all but the first `len` records.
    pub(super) fn truncate(&mut self, len: usize) {
        if let Some(record) = self.records.get(len) {
            self.rows.truncate(record.rows as usize);
            self.records.truncate(len);
        }
    }

    /// For each thread how many events precede the schedule.
    pub(super) fn before(&self, record: u32) -> &[u32] {
        let Record { rows, width, .. } = *self.get(record);
        &self.rows[rows as usize..][..width as usize]
    }

    /// For each thread the index after its last event in the schedule.
    pub(super) fn upto(&self, record: u32) -> &[u32] {
        let Record { rows, width, .. } = *self.get(record);
        &self.rows[(rows + width) as usize..][..width as usize]
    }
}

impl Record {
    /// A record that is not yet in [`Records`].
    pub(super) fn new(start: u32, first: Kept, head: Kept, w: Range<u32>) -> Record {
        let (rows, width, last, via, armed) = (0, 0, None, None, false);
        Record { start, first, head, rows, width, w, last, via, armed }
    }
}
