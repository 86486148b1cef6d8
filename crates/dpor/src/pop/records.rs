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

/// The marks of all events of E. Nearly all are free, so that only the others are kept.
#[derive(Debug, Default)]
pub(super) struct Marks {
    /// Where the schedules are, in their order.
    runs: Vec<ScheduledRun>,
}

/// Events that follow each other and were not chosen freely.
#[derive(Clone, Copy, Debug)]
struct ScheduledRun {
    start: u32,
    /// The position after the last one.
    end: u32,
    /// Whose head the last one is, if it is a head.
    head: Option<RecordId>,
}

impl ScheduledRun {
    /// The mark of one of its events.
    fn mark(&self, position: usize) -> Mark {
        match self.head {
            Some(record) if position + 1 == self.end as usize => Mark::Head(record),
            _ => Mark::Scheduled,
        }
    }

    /// The position of its head.
    fn head(&self) -> Option<usize> {
        self.head.map(|_| self.end as usize - 1)
    }
}

impl Marks {
    /// E has been extended by the event at `position`, which has this mark.
    #[inline(always)]
    pub(super) fn push(&mut self, position: usize, mark: Mark) {
        match mark {
            Mark::Free => {}
            Mark::Head(record) => self.push_scheduled(position as u32, Some(record)),
            Mark::Scheduled | Mark::Blocked => self.push_scheduled(position as u32, None),
        }
    }

    fn push_scheduled(&mut self, position: u32, head: Option<RecordId>) {
        match self.runs.last_mut() {
            Some(run) if run.end == position && run.head.is_none() => {
                (run.end, run.head) = (position + 1, head);
            }
            _ => self.runs.push(ScheduledRun { start: position, end: position + 1, head }),
        }
    }

    /// The mark of the event at `position`.
    pub(super) fn at(&self, position: usize) -> Mark {
        let next = self.runs.partition_point(|run| run.start as usize <= position);
        match next.checked_sub(1).map(|last| &self.runs[last]) {
            Some(run) if position < run.end as usize => run.mark(position),
            _ => Mark::Free,
        }
    }

    /// Whether the event at `position` was chosen freely.
    pub(super) fn is_free(&self, position: usize) -> bool {
        self.at(position) == Mark::Free
    }

    /// Whether the event at `q` was chosen freely and all heads after it, before `limit`, are `allowed`.
    #[inline]
    pub(super) fn is_parsimonious(
        &self,
        q: usize,
        limit: usize,
        allowed: impl Fn(usize) -> bool,
    ) -> bool {
        for run in self.runs.iter().rev() {
            if run.end as usize <= q {
                break;
            }
            let forbids = |head: usize| head < limit && !allowed(head);
            if run.start as usize <= q || run.head().is_some_and(forbids) {
                return false;
            }
        }
        true
    }

    /// Forgets all but the first `length` events.
    #[inline(always)]
    pub(super) fn cut(&mut self, length: usize) {
        while self.runs.pop_if(|run| run.start as usize >= length).is_some() {}
        if let Some(run) = self.runs.last_mut()
            && run.end as usize > length
        {
            (run.end, run.head) = (length as u32, None);
        }
    }

    /// The positions in this range of the events that were not chosen freely, with their marks.
    pub(super) fn others_in(&self, range: Range<usize>) -> impl Iterator<Item = (usize, Mark)> {
        let Range { start, end } = range;
        let reaches = move |run: &&ScheduledRun| run.end as usize > start;
        let within =
            move |run: &ScheduledRun| (run.start as usize).max(start)..(run.end as usize).min(end);
        let runs = self.runs.iter().rev().take_while(reaches);
        runs.flat_map(move |run| within(run).map(|position| (position, run.mark(position))))
    }

    /// Where in E the schedules are.
    pub(super) fn schedules(&self) -> impl Iterator<Item = Range<usize>> {
        let whole = self.runs.iter().filter(|run| run.head.is_some());
        whole.map(|run| run.start as usize..run.end as usize)
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
    /// e, with the effect it had and the word it found where the race was, if it adds to the sleep set.
    first: Option<PathEvent>,
    /// e′ as it happens at the end of σ.
    pub(super) head: PathEvent,
    /// σ in intervals: of each thread the events with an index from the number in this row, which is empty if it adds
    /// nothing to the sleep set …
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

impl ScheduleRecord {
    /// e, in place of which the schedule was executed. Only what adds to the sleep set is asked for it.
    #[inline]
    pub(super) fn first(&self) -> &PathEvent {
        match &self.first {
            Some(first) => first,
            None => unreachable!("nothing sleeps because of the schedule"),
        }
    }
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
        let adds_to_sleep_set = schedule.adds_to_sleep_set;
        let width = if adds_to_sleep_set { reach.len() } else { 0 };
        let before = self.rows.push_up_to(width, before);
        let reach = self.rows.push(reach);
        let branch = path.index_of(schedule.branch);
        let end = path.index_of(schedule.end);
        let w_end = match schedule.via {
            Some(id) => path.index_of(found[id].schedule.branch),
            None if schedule.happened => end.next(),
            None => end,
        };
        self.records.push(ScheduleRecord {
            start: schedule.branch,
            first: adds_to_sleep_set.then(|| self.path[branch.0 as usize].unpack(e)),
            head: schedule.head,
            before,
            reach,
            w: branch.next()..w_end.max(branch.next()),
            second: (schedule.happened && via.is_none()).then_some(end),
            via,
            adds_to_sleep_set,
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The marks of whole schedules and free events, some of which are undone again and again, one by one or together.
    #[test]
    fn marks_are_those_that_were_pushed_and_not_undone() {
        let mut random = fastrand::Rng::with_seed(7);
        let (mut marks, mut expected) = (Marks::default(), Vec::new());
        for round in 0..4_000 {
            let added = match random.u8(..3) {
                0 => vec![Mark::Free; random.usize(..4)],
                1 => vec![Mark::Scheduled; random.usize(..3)],
                _ => vec![Mark::Head(RecordId(round))],
            };
            for mark in added {
                marks.push(expected.len(), mark);
                expected.push(mark);
            }
            if random.u8(..3) == 0 {
                expected.truncate(random.usize(..=expected.len()));
                marks.cut(expected.len());
            }
            check(&marks, &expected, &mut random);
        }
    }

    fn check(marks: &Marks, expected: &[Mark], random: &mut fastrand::Rng) {
        let found: Vec<Mark> = (0..expected.len()).map(|position| marks.at(position)).collect();
        assert_eq!(found, expected);
        let heads = (0..expected.len()).filter(|&at| matches!(expected[at], Mark::Head(_)));
        let ends = marks.schedules().map(|schedule| schedule.end - 1);
        assert_eq!(ends.collect::<Vec<_>>(), heads.clone().collect::<Vec<_>>());
        if expected.is_empty() {
            return;
        }
        let (q, limit) = (random.usize(..expected.len()), random.usize(..=expected.len()));
        let allowed = |head: usize| !head.is_multiple_of(3);
        let all = heads.filter(|&head| head > q && head < limit).all(allowed);
        let parsimonious = expected[q] == Mark::Free && all;
        assert_eq!(marks.is_parsimonious(q, limit, allowed), parsimonious, "{expected:?}");
        assert_eq!(marks.is_free(q), expected[q] == Mark::Free);
        let mut path = vec![Mark::Free; random.usize(..=expected.len() - q)];
        for (position, mark) in marks.others_in(q..q + path.len()) {
            path[position - q] = mark;
        }
        assert_eq!(path, expected[q..q + path.len()]);
    }
}
