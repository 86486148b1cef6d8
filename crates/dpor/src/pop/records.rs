//! What is remembered of the races that were reversed.
//!
//! Every execution but the first begins with a *schedule* σ, which reverses one race (e, e′) of the
//! execution in which it was found. A [`ScheduleRecord`] says what σ was and where it was found.
//! Explorations nest, and nothing that is remembered outlives the exploration it belongs to, so all
//! of it lies in arrays that are used as stacks: a record is named by its index, and the part of an
//! execution that is cut off while its schedules are explored, its *path*, is kept once for all of
//! them.

use super::races::{HypotheticalId, Schedule, Schedules};
use super::rows::{Row, Rows};
use super::walk::ReplayStep;
use mazurka_engine::{Execution, PackedEvent};
use mazurka_trace::Event;
use std::ops::{Index, Range};

/// How an event of E came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It was chosen freely.
    Free,
    /// It belongs to a schedule and is not its head.
    Scheduled,
    /// It is the head of the schedule with this record.
    Head(RecordId),
    /// It did not happen: an await that was blocked when the execution ended.
    Blocked,
}

/// The marks of all events of E.
#[derive(Debug, Default)]
pub(super) struct Marks {
    marks: Vec<ShortMark>,
    /// The positions of all heads, and their schedules.
    heads: Vec<(u32, RecordId)>,
}

/// A mark without its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ShortMark {
    Free,
    Scheduled,
    Head,
    Blocked,
}

impl Marks {
    /// E has been extended by an event with this mark.
    #[inline]
    pub(super) fn push(&mut self, mark: Mark) {
        self.marks.push(match mark {
            Mark::Free => ShortMark::Free,
            Mark::Scheduled => ShortMark::Scheduled,
            Mark::Blocked => ShortMark::Blocked,
            Mark::Head(record) => {
                self.heads.push((self.marks.len() as u32, record));
                ShortMark::Head
            }
        });
    }

    /// The mark of the event at `position`.
    #[inline]
    pub(super) fn at(&self, position: usize) -> Mark {
        match self.marks[position] {
            ShortMark::Free => Mark::Free,
            ShortMark::Scheduled => Mark::Scheduled,
            ShortMark::Blocked => Mark::Blocked,
            ShortMark::Head => {
                let head = self.heads.partition_point(|&(head, _)| (head as usize) < position);
                Mark::Head(self.heads[head].1)
            }
        }
    }

    /// Whether the event at `position` was chosen freely.
    #[inline]
    pub(super) fn is_free(&self, position: usize) -> bool {
        self.marks[position] == ShortMark::Free
    }

    /// Forgets all but the first `length` events.
    #[inline]
    pub(super) fn cut(&mut self, length: usize) {
        self.marks.truncate(length);
        while self.heads.pop_if(|&mut (head, _)| head as usize >= length).is_some() {}
    }

    /// The positions of the heads after `position`, latest first.
    pub(super) fn heads_after(&self, position: usize) -> impl Iterator<Item = usize> {
        let heads = self.heads.iter().rev().map(|&(head, _)| head as usize);
        heads.take_while(move |&head| head > position)
    }

    /// Where in E the schedules are.
    pub(super) fn schedules(&self) -> impl Iterator<Item = Range<usize>> {
        self.heads.iter().map(|&(head, _)| {
            let before = self.marks[..head as usize].iter().rev();
            let others = before.take_while(|&&mark| mark == ShortMark::Scheduled).count();
            head as usize - others..head as usize + 1
        })
    }
}

/// An event with what it needs outside of its execution.
#[derive(Clone, Copy, Debug)]
pub(super) struct PathEvent {
    pub(super) event: Event,
    /// The number of its object, or [`NO_OBJECT`].
    pub(super) object: u32,
    pub(super) mark: Mark,
}

impl PathEvent {
    /// The event of E at a position.
    pub(super) fn at(e: &Execution, position: usize, mark: Mark) -> PathEvent {
        let object = e.object_of(position).unwrap_or(NO_OBJECT);
        PathEvent { event: e.event(position), object, mark }
    }
}

/// An event of a path, of which hardly anything is ever asked.
#[derive(Clone, Copy, Debug)]
pub(super) struct KeptEvent {
    pub(super) event: PackedEvent,
    pub(super) mark: Mark,
}

impl KeptEvent {
    /// Everything about it; E has the same objects as the execution that it was in.
    pub(super) fn unpack(&self, e: &Execution) -> PathEvent {
        let object = self.event.object().unwrap_or(NO_OBJECT);
        PathEvent { event: e.unpack(&self.event), object, mark: self.mark }
    }
}

/// In place of the number of an object.
pub(super) const NO_OBJECT: u32 = u32::MAX;

/// The index of an event in [`Records::path`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct PathIndex(u32);

impl PathIndex {
    fn next(self) -> PathIndex {
        PathIndex(self.0 + 1)
    }
}

/// The part of an execution that is kept, from some position on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Path {
    /// Where it begins in [`Records::path`].
    pub(super) start: usize,
    /// The position of its first event in the execution.
    pub(super) from: usize,
}

impl Path {
    /// The index of the event that was at `position`.
    fn index_of(self, position: u32) -> PathIndex {
        PathIndex((self.start + position as usize - self.from) as u32)
    }
}

/// The name of a record: its index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordId(u32);

impl RecordId {
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A schedule σ that was executed in place of e.
#[derive(Clone, Debug)]
pub struct ScheduleRecord {
    /// The length of E₁, the prefix that it follows.
    pub(super) start: u32,
    /// e, with the effect it had and the word it found where the race was.
    pub(super) first: PathEvent,
    /// e′ as it happens at the end of σ.
    pub(super) head: PathEvent,
    /// σ in intervals: of each thread the events with an index from the number in this row …
    before: Row,
    /// … to below the number in this one.
    reach: Row,
    /// What was between e and e′ in the execution that was reversed, and then e′ itself if it
    /// happened there.
    pub(super) w: Range<PathIndex>,
    /// e′ in `w`, if it happened and was chosen freely.
    pub(super) second: Option<PathIndex>,
    /// In place of e′ at the end of `w`, if the race was one of a hypothetical schedule: that
    /// schedule.
    pub(super) via: Option<RecordId>,
    /// See [`Schedule::adds_to_sleep_set`].
    pub(super) adds_to_sleep_set: bool,
}

/// All records of the nested explorations and what they point into.
#[derive(Debug, Default)]
pub struct Records {
    records: Vec<ScheduleRecord>,
    rows: Rows,
    /// The parts of executions that are cut off.
    pub(super) path: Vec<KeptEvent>,
}

impl Records {
    pub(super) fn len(&self) -> usize {
        self.records.len()
    }

    /// Forgets all but the first `len` records.
    pub(super) fn truncate(&mut self, len: usize) {
        if let Some(record) = self.records.get(len) {
            self.rows.pop_from(record.before);
            self.records.truncate(len);
        }
    }

    /// For each thread how many events come before the schedule.
    pub(super) fn before(&self, record: RecordId) -> &[u32] {
        &self.rows[self[record].before]
    }

    /// For each thread the index after its last event in the schedule.
    pub(super) fn reach(&self, record: RecordId) -> &[u32] {
        &self.rows[self[record].reach]
    }

    /// The events between e and e′ where a schedule was found, each with its index.
    pub(super) fn path_of(
        &self,
        w: &Range<PathIndex>,
    ) -> impl Iterator<Item = (PathIndex, &KeptEvent)> {
        let events = self.path[w.start.0 as usize..w.end.0 as usize].iter();
        (w.start.0..).map(PathIndex).zip(events)
    }

    /// The part of `w` after an event of it.
    pub(super) fn after(w: &Range<PathIndex>, index: PathIndex) -> Range<PathIndex> {
        index.next()..w.end
    }

    /// Makes a record of a schedule that was found in the execution with this path; `before` counts
    /// the events of E₁.
    pub(super) fn add(
        &mut self,
        e: &Execution,
        schedule: &Schedule,
        path: Path,
        found: &Schedules,
        before: impl Iterator<Item = u32>,
    ) -> RecordId {
        let via = schedule.via.map(|id| self.add_hypothetical(e, id, path, found));
        let reach = &found.rows[schedule.reach];
        let before = self.rows.push_up_to(reach.len(), before);
        let reach = self.rows.push(&reach[..before.width()]);
        let branch = path.index_of(schedule.branch);
        let end = path.index_of(schedule.end);
        let w_end = match schedule.via {
            Some(id) => path.index_of(found[id].schedule.branch),
            None if schedule.happened => end.next(),
            None => end,
        };
        self.records.push(ScheduleRecord {
            start: schedule.branch,
            first: self.path[branch.0 as usize].unpack(e),
            head: schedule.head,
            before,
            reach,
            w: branch.next()..w_end.max(branch.next()),
            second: (schedule.happened && via.is_none()).then_some(end),
            via,
            adds_to_sleep_set: schedule.adds_to_sleep_set,
        });
        RecordId(self.records.len() as u32 - 1)
    }

    /// Makes a record of a hypothetical schedule, and of those it comes from.
    fn add_hypothetical(
        &mut self,
        e: &Execution,
        id: HypotheticalId,
        path: Path,
        found: &Schedules,
    ) -> RecordId {
        let hypothetical = &found[id];
        let before = found.rows[hypothetical.before].iter().copied();
        self.add(e, &hypothetical.schedule, path, found, before)
    }

    /// Queues the events of σ but for its head.
    pub(super) fn queue_schedule(
        &self,
        schedule: &Schedule,
        path: Path,
        rows: &Rows,
        queue: &mut Vec<ReplayStep>,
    ) {
        let start = path.index_of(schedule.branch).next();
        let w = start..path.index_of(schedule.end).max(start);
        for (_, KeptEvent { event, mark }) in self.path_of(&w) {
            if *mark != Mark::Blocked && rows.contains(schedule.reach, event.id()) {
                queue.push(ReplayStep::new(event.choice(), Mark::Scheduled));
            }
        }
    }
}

impl Index<RecordId> for Records {
    type Output = ScheduleRecord;

    #[inline]
    fn index(&self, record: RecordId) -> &ScheduleRecord {
        &self.records[record.index()]
    }
}
