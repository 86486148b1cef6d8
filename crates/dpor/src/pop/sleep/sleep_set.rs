//! The sleep set: the schedules whose heads are in E, until something happens that whatever they put to
//! sleep would follow. What each of them puts to sleep is decided in [`super::precedes`].

use super::super::inexactness::Inexactness;
use super::super::records::{Mark, NO_OBJECT, PathEvent, RecordId, Records};
use super::precedes::{Scratch, sleeps};
use super::{Candidate, SleepTest};
use mazurka_engine::Execution;
use mazurka_trace::{Effect, Event, Op, ThreadId};

/// The sleep test that compares schedules by where they are found.
#[derive(Debug, Default)]
pub struct Precedes {
    /// The heads in E whose schedules are in the sleep set of some prefix of E.
    entries: Vec<SleepSetEntry>,
    /// How many of them are in the sleep set of E.
    active: usize,
    /// The indices of the others, in the order in which they were removed from it.
    removed: Vec<u32>,
    /// Whether something was chosen freely while one of them was in the sleep set.
    passed: bool,
    scratch: Scratch,
    clock: Vec<u32>,
    doubt: Option<Inexactness>,
}

/// The head of a schedule that can put events to sleep, until something happens that any of them
/// would follow.
#[derive(Clone, Copy, Debug)]
struct SleepSetEntry {
    record: RecordId,
    position: u32,
    /// The position of the event that removed it from the sleep set, or [`NEVER`].
    removed: u32,
    /// The position of the first event that was chosen freely while it was in the sleep set, or
    /// [`NEVER`]: what the schedule replaced was disabled then.
    passed: u32,
}

const NEVER: u32 = u32::MAX;

impl SleepSetEntry {
    /// Whether it is in the sleep set after the first `q` events of E.
    fn is_active_at(&self, q: usize) -> bool {
        (self.position as usize) < q && self.removed as usize >= q
    }

    /// Something sleeps because of it after the first `q` events of E. Is that in doubt? Not, if what
    /// the schedule replaced followed it at once, nor if its head acts on the same range: then
    /// whatever conflicts with what sleeps conflicts with the head.
    fn is_doubtful(&self, records: &Records, q: usize) -> bool {
        let record = &records[self.record];
        (self.passed as usize) < q
            && record.first().event.op.object() != record.head.event.op.object()
    }
}

impl SleepTest for Precedes {
    #[inline]
    fn arrive(&mut self, e: &Execution, records: &Records, mark: Mark) {
        let position = e.len() - 1;
        if self.active > 0 {
            self.remove_entries(e, records, position, mark);
        }
        if let Mark::Head(record) = mark
            && records[record].adds_to_sleep_set
        {
            let position = position as u32;
            self.entries.push(SleepSetEntry { record, position, removed: NEVER, passed: NEVER });
            self.active += 1;
        }
    }

    #[inline]
    fn cut(&mut self, length: usize) {
        while let Some(&last) = self.removed.last()
            && self.entries[last as usize].removed as usize >= length
        {
            self.entries[last as usize].removed = NEVER;
            self.removed.pop();
            self.active += 1;
        }
        if self.passed {
            self.take_back(length as u32);
        }
        while self.entries.pop_if(|entry| entry.position as usize >= length).is_some() {
            self.active -= 1;
        }
    }

    #[inline]
    fn is_awake(&self) -> bool {
        self.active == 0
    }

    #[inline]
    fn open_entries(&self) -> impl Iterator<Item = RecordId> {
        let is_open = |entry: &&SleepSetEntry| entry.removed == NEVER;
        self.entries.iter().rev().filter(is_open).map(|entry| entry.record)
    }

    fn blocks_thread(&mut self, e: &Execution, records: &Records, thread: ThreadId) -> bool {
        let Precedes { entries, scratch, clock, doubt, .. } = self;
        let (Some(op), Some(object)) = (e.pending_op(thread), e.pending_object(thread)) else {
            return false;
        };
        let mut next = None;
        for entry in entries.iter().filter(|entry| entry.removed == NEVER) {
            let first = records[entry.record].first();
            if first.event.thread == thread || !may_touch(&op, &first.event.op) {
                continue;
            }
            if next.is_none() {
                let Some(old) = e.word_now(object, &op) else {
                    *doubt = Some(Inexactness::UnknownWord);
                    return false;
                };
                let (index, effect) = (e.count_of(thread), op.effect(old));
                let event = Event { thread, index, alternative: 0, effect, old, op };
                e.clock_after(&event, object, clock);
                next = Some(PathEvent { event, object, mark: Mark::Free });
            }
            if let Some(next) = &next
                && sleeps(e, records, scratch, entry.record, next, clock)
            {
                if entry.is_doubtful(records, e.len()) {
                    *doubt = Some(Inexactness::DisabledByParts);
                }
                return true;
            }
        }
        false
    }

    fn blocks_schedule(&mut self, records: &Records, sigma: &Candidate<'_>) -> bool {
        let Precedes { entries, scratch, clock, doubt, .. } = self;
        let (e, q) = (sigma.e, sigma.q);
        if !entries.iter().any(|entry| entry.is_active_at(q)) {
            return false;
        }
        let mut asleep = |next: &PathEvent, clock: &[u32]| {
            let mut active = entries.iter().filter(|entry| entry.is_active_at(q));
            let found = active.find(|entry| sleeps(e, records, scratch, entry.record, next, clock));
            if found.is_some_and(|entry| entry.is_doubtful(records, q)) {
                *doubt = Some(Inexactness::DisabledByParts);
            }
            found.is_some()
        };
        let member_sleeps = |k: usize| {
            clock.clear();
            e.clock(k).append_to(clock);
            asleep(&PathEvent::at(e, k, Mark::Free), clock)
        };
        if sigma.members().any(member_sleeps) {
            return true;
        }
        if sigma.head.object == NO_OBJECT {
            return false;
        }
        sigma.head_clock(clock);
        asleep(&sigma.head, clock)
    }

    fn inexactness(&self) -> Option<Inexactness> {
        self.doubt
    }
}

impl Precedes {
    /// What was chosen freely from position `length` on has been undone.
    #[cold]
    fn take_back(&mut self, length: u32) {
        self.passed = false;
        for entry in &mut self.entries {
            if entry.passed >= length {
                entry.passed = NEVER;
            }
            self.passed |= entry.passed != NEVER;
        }
    }

    /// The event at the end of E removes the entries whose victims would all follow it.
    fn remove_entries(&mut self, e: &Execution, records: &Records, position: usize, mark: Mark) {
        let (thread, writes) = (e.thread_of(position), e.effect_of(position) == Effect::Write);
        let in_set = |(_, entry): &(usize, &mut SleepSetEntry)| entry.removed == NEVER;
        for (index, entry) in self.entries.iter_mut().enumerate().filter(in_set) {
            let first = records[entry.record].first();
            let contains = |part| e.range_of(position).is_some_and(|range| range.contains(part));
            let covers = || writes && first.event.op.object().is_some_and(contains);
            if thread == first.event.thread || covers() {
                entry.removed = position as u32;
                self.removed.push(index as u32);
                self.active -= 1;
            } else if mark == Mark::Free && entry.passed == NEVER {
                entry.passed = position as u32;
                self.passed = true;
            }
        }
    }
}

/// Whether two operations act on bytes they have in common.
fn may_touch(a: &Op, b: &Op) -> bool {
    match (a.object(), b.object()) {
        (Some(x), Some(y)) => x.overlaps(y),
        _ => false,
    }
}
