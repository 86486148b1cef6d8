//! The order on schedules, decided by following the execution in which a schedule was found.
//!
//! Two schedules that are executed in place of the same event can both fit into one execution only
//! if their heads do not conflict with each other. Then one of them must give way, or the execution
//! is explored twice. Which one is decided by where the exploration below the replaced event would
//! find each: following the path on which s was found, a set of events u either
//!
//! * leaves it at an event that conflicts with u, or contains u altogether: u is found first;
//! * is still not complete where the path ends or where the path enters a schedule that u does not
//!   enter: u is found later;
//! * enters a schedule of the path that u contains, and is left with the rest of u.
//!
//! Sets of events are intervals: a set that contains what happens before its members within E holds,
//! of each thread, the events from one index up to another.
//!
//! docs/algorithms/pop.md proves, for the operations of the paper, that this is a total order with
//! which every class is explored exactly once.

use super::super::records::{
    KeptEvent, Mark, NO_OBJECT, PathEvent, RecordId, Records, ScheduleRecord,
};
use mazurka_engine::dependence::conflict;
use mazurka_engine::{Execution, Users};
use mazurka_trace::{Event, EventId, Op};

/// What the walks need besides E and the records; kept to be used again.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    /// Two rows for each set that is being looked at: how much of each thread is taken away, and up
    /// to where the set reaches.
    rows: Vec<u32>,
    candidates: Vec<PathEvent>,
}

/// A walk along the path on which a schedule was found, for an event that is about to follow E, or a part of E.
struct PathWalk<'a> {
    e: &'a Execution,
    records: &'a Records,
    scratch: &'a mut Scratch,
    /// The events of the set lie at this position of E or later.
    start: usize,
}

/// A set of events with its last one, whose effect may be different in another place.
#[derive(Clone, Copy)]
struct Set {
    /// Where its rows are.
    rows: usize,
    width: usize,
    head: PathEvent,
    /// How many events are left.
    left: u32,
}

/// Whether the next event of an execution, with the given clock, must not happen because a schedule
/// that is explored elsewhere would be complete with it.
pub(super) fn sleeps(
    e: &Execution,
    records: &Records,
    scratch: &mut Scratch,
    record: RecordId,
    next: &PathEvent,
    clock: &[u32],
) -> bool {
    let s = &records[record];
    if next.event.thread == s.first().event.thread || !conflict(&next.event, &s.first().event) {
        return false;
    }
    scratch.rows.clear();
    scratch.candidates.clear();
    let start = s.start as usize;
    let mut walk = PathWalk { e, records, scratch, start };
    let set = walk.set(records.before(record), clock, *next);
    let reached = |id: EventId| clock[id.thread.index()] > id.index;
    !walk.meets_earlier(&set, s.first(), next, reached) && walk.precedes(set, record)
}

impl PathWalk<'_> {
    /// What `clock` reaches, without what `before` counts.
    fn set(&mut self, before: &[u32], clock: &[u32], head: PathEvent) -> Set {
        let (rows, width) = (self.scratch.rows.len(), clock.len());
        self.scratch.rows.extend((0..width).map(|t| before.get(t).copied().unwrap_or(0)));
        self.scratch.rows.extend_from_slice(clock);
        self.counted(rows, width, head)
    }

    /// The part of a set that happens before `member` or is it.
    fn past(&mut self, of: &Set, member: PathEvent) -> Set {
        let (rows, width) = (self.scratch.rows.len(), of.width);
        self.scratch.rows.extend_from_within(of.rows..of.rows + width);
        if member.event.id() == of.head.event.id() {
            self.scratch.rows.extend_from_within(of.rows + width..of.rows + 2 * width);
        } else {
            let at = self.e.position_of(member.event.id());
            let start = self.scratch.rows.len();
            self.e.clock(at).append_to(&mut self.scratch.rows);
            self.scratch.rows.truncate(start + width);
        }
        self.counted(rows, width, member)
    }

    fn counted(&self, rows: usize, width: usize, head: PathEvent) -> Set {
        let (taken, reach) = self.scratch.rows[rows..][..2 * width].split_at(width);
        let left = taken.iter().zip(reach).map(|(&low, &high)| high.saturating_sub(low)).sum();
        Set { rows, width, head, left }
    }

    fn contains(&self, set: &Set, id: EventId) -> bool {
        let t = id.thread.index();
        t < set.width
            && self.scratch.rows[set.rows + t] <= id.index
            && id.index < self.scratch.rows[set.rows + set.width + t]
    }

    /// Which alternative the member of the set with this thread and index took.
    fn alternative(&self, set: &Set, id: EventId) -> u32 {
        if id == set.head.event.id() {
            return set.head.event.alternative;
        }
        self.e.choice(self.e.position_of(id)).alternative
    }

    /// Whether some event of the set happens before its member with this thread and index.
    fn has_past(&self, set: &Set, id: EventId) -> bool {
        let clock = if id == set.head.event.id() {
            &self.scratch.rows[set.rows + set.width..][..set.width]
        } else {
            self.e.clock(self.e.position_of(id)).of_others()
        };
        let taken = &self.scratch.rows[set.rows..][..set.width];
        let others = taken.iter().zip(clock).enumerate();
        others.into_iter().any(|(t, (&low, &high))| t != id.thread.index() && high > low)
    }

    /// Visits the members of the set that conflict with `to`, but for its head, until `found` says
    /// yes.
    fn any_conflict(
        &self,
        set: &Set,
        to: &PathEvent,
        mut found: impl FnMut(usize) -> bool,
    ) -> bool {
        if to.object == NO_OBJECT || set.left == 0 || self.is_foreign(set, to.object) {
            return false;
        }
        // The accesses to the object may be many more than the members of the set.
        let mut left = if self.e.has_overlaps(to.object) { u32::MAX } else { set.left };
        let (mut any, mut from) = (false, self.start);
        self.e.conflicting_accesses(to.object, &to.event, |at| {
            if any || at < self.start {
                return false;
            }
            let id = self.e.id(at);
            let member = self.contains(set, id) && id != set.head.event.id();
            any = member && found(at);
            left -= 1;
            from = at;
            !any && left > 0
        });
        if any || left > 0 {
            return any;
        }
        let not_seen = |&at: &usize| at >= self.start && at < from;
        let conflicts = |&at: &usize| conflict(&self.e.event(at), &to.event);
        self.members(set).filter(not_seen).filter(conflicts).any(found)
    }

    /// Whether nobody but a thread that has no part in the set has accessed an object.
    fn is_foreign(&self, set: &Set, object: u32) -> bool {
        let taken = |t: usize| {
            let rows = &self.scratch.rows[set.rows..];
            t < set.width && rows[t] < rows[set.width + t]
        };
        matches!(self.e.users(object), Users::One(user) if !taken(user.index()))
    }

    /// The positions of the members of the set that have happened, but for its head.
    fn members(&self, set: &Set) -> impl Iterator<Item = usize> {
        let (rows, head) = (&self.scratch.rows[set.rows..], set.head.event.id());
        self.e.threads().take(set.width).flat_map(move |thread| {
            let t = thread.index();
            let high = rows[set.width + t].min(self.e.count_of(thread));
            let events = (rows[t]..high).map(move |index| EventId { thread, index });
            events.filter(move |&id| id != head).map(|id| self.e.position_of(id))
        })
    }

    /// Whether `set` has, among what happens before `member`, an event other than `member` that conflicts with
    /// `first` or is it.
    fn meets_earlier(
        &self,
        set: &Set,
        first: &PathEvent,
        member: &PathEvent,
        reached: impl Fn(EventId) -> bool,
    ) -> bool {
        if self.contains(set, first.event.id()) && reached(first.event.id()) {
            return true;
        }
        self.any_conflict(set, first, |at| {
            let id = self.e.id(at);
            id != member.event.id() && reached(id) && conflict(&self.e.event(at), &first.event)
        })
    }

    /// Whether some member of the set conflicts with `f` where `f` happened.
    fn conflicts(&self, set: &Set, f: &PathEvent) -> bool {
        let head = self.contains(set, set.head.event.id()) && self.head_conflicts(set, f);
        head || self.any_conflict(set, f, |at| {
            self.e.thread_of(at) != f.event.thread && conflict(&self.e.event(at), &f.event)
        })
    }

    /// Whether the last event of the set conflicts with `f` where `f` happened, with the effect that
    /// it would have there.
    fn head_conflicts(&self, set: &Set, f: &PathEvent) -> bool {
        let (head, f) = (&set.head.event, &f.event);
        let with = |effect| head.thread != f.thread && conflict(&Event { effect, ..*head }, f);
        match (head.op, word_at(head, f)) {
            (Op::On(object, action), Some(word)) if action.outcome_varies() => {
                with(action.effect(word, object.size))
            }
            _ => with(head.effect),
        }
    }

    /// Whether the set, as a schedule, is explored before the one that is recorded.
    fn precedes(&mut self, mut set: Set, record: RecordId) -> bool {
        let records = self.records;
        let s = &records[record];
        for (index, item) in records.path_of(&s.w) {
            match item.mark {
                Mark::Scheduled => {}
                Mark::Blocked => {
                    let id = item.event.id();
                    if self.contains(&set, id) && !self.has_past(&set, id) {
                        return true;
                    }
                }
                Mark::Free => match self.pass_free(&mut set, item, s.second == Some(index)) {
                    Some(answer) => return answer,
                    None => continue,
                },
                Mark::Head(inner) => {
                    if let Some(answer) = self.pass_head(&mut set, inner) {
                        return answer;
                    }
                }
            }
        }
        s.via.and_then(|inner| self.pass_head(&mut set, inner)).unwrap_or(false)
    }

    /// The path goes on with the head of a schedule.
    fn pass_head(&mut self, set: &mut Set, inner: RecordId) -> Option<bool> {
        if self.inherits(set, inner) {
            return Some(true);
        }
        (!self.enters(set, inner) || set.left == 0).then_some(false)
    }

    /// The path goes on with an event that was chosen freely; `second` if it is the one whose reversal
    /// made the schedule.
    fn pass_free(&mut self, set: &mut Set, item: &KeptEvent, second: bool) -> Option<bool> {
        let id = item.event.id();
        if !self.contains(set, id) {
            return self.conflicts(set, &item.unpack(self.e)).then_some(true);
        }
        if second {
            return Some(false);
        }
        let other = self.alternative(set, id) != item.event.choice().alternative;
        if other || self.has_past(set, id) {
            return Some(true);
        }
        self.scratch.rows[set.rows + id.thread.index()] += 1;
        set.left -= 1;
        (set.left == 0).then_some(true)
    }

    /// Whether part of the set precedes a schedule of the path, in place of the same event.
    fn inherits(&mut self, set: &Set, inner: RecordId) -> bool {
        let records = self.records;
        let s = &records[inner];
        if !s.adds_to_sleep_set {
            return false;
        }
        let base = self.scratch.candidates.len();
        self.find_candidates(set, s);
        let rows = self.scratch.rows.len();
        let mut found = false;
        for k in base..self.scratch.candidates.len() {
            let candidate = self.scratch.candidates[k];
            let part = self.past(set, candidate);
            found = self.precedes(part, inner);
            self.scratch.rows.truncate(rows);
            if found {
                break;
            }
        }
        self.scratch.candidates.truncate(base);
        found
    }

    /// The members of the set that conflict with the first event of `s` and are enabled before it,
    /// with no other such member in their past.
    fn find_candidates(&mut self, set: &Set, s: &ScheduleRecord) {
        let mut found = std::mem::take(&mut self.scratch.candidates);
        let head = set.head;
        if self.contains(set, head.event.id()) && self.head_conflicts(set, s.first()) {
            let reach = &self.scratch.rows[set.rows + set.width..][..set.width];
            let reached = |id: EventId| reach[id.thread.index()] > id.index;
            if !self.meets_earlier(set, s.first(), &head, reached) {
                found.push(head);
            }
        }
        self.any_conflict(set, s.first(), |at| {
            let event = &self.e.event(at);
            let Some(object) = self.e.object_of(at) else { return false };
            let member = PathEvent { event: *event, object, mark: Mark::Free };
            if event.thread != s.first().event.thread
                && conflict(event, &s.first().event)
                && !self.meets_earlier(set, s.first(), &member, |id| self.e.clock(at).counts(id))
            {
                found.push(member);
            }
            false
        });
        self.scratch.candidates = found;
    }

    /// Takes a schedule of the path away from the set, if its head belongs to the set.
    fn enters(&mut self, set: &mut Set, inner: RecordId) -> bool {
        let records = self.records;
        let head = &records[inner].head.event;
        if !self.contains(set, head.id()) || self.alternative(set, head.id()) != head.alternative {
            return false;
        }
        for (t, &end) in records.reach(inner).iter().enumerate().take(set.width) {
            let reach = self.scratch.rows[set.rows + set.width + t];
            let taken = &mut self.scratch.rows[set.rows + t];
            *taken = (*taken).max(end.min(reach));
        }
        set.left = self.counted(set.rows, set.width, set.head).left;
        true
    }
}

/// The word that an operation of `event` would find where `f` happened, if they are about the same
/// bytes.
fn word_at(event: &Event, f: &Event) -> Option<u64> {
    f.op.object()?.extract(f.old, event.op.object()?)
}
