//! Algorithm 1, lines 4–12: which races of an execution are reversed, and by which schedules.
//!
//! A race (e, e′) at positions q < p is *parsimonious* if e was chosen freely and every head between
//! them belongs to the schedule σ that reverses it. σ is what happens before e′ after q, and then e′:
//! of each thread the events below an index, which is why a set of events is a row of numbers. Only
//! events that are new in the execution are looked at as second events, and the head of its own
//! schedule, which may be moved further towards the start race by race.
//!
//! Whether an operation that may fail does so depends on the word it finds. Of all events in a
//! schedule only the head finds another word than before.

use super::blocking::is_predicted;
use super::records::{Mark, Marks, NO_OBJECT, PathEvent, Records};
use super::rows::{Row, Rows};
use super::sleep::{Candidate, SleepTest};
use mazurka_engine::{Execution, Race};
use mazurka_trace::{Action, Effect, Event, EventId, Object, Op};
use std::ops::Index;

/// A schedule σ that is to be explored in place of e.
#[derive(Clone, Copy, Debug)]
pub(super) struct Schedule {
    /// The position q of e: the length of E₁.
    pub(super) branch: u32,
    /// The position p of e′ in the execution, or, if e′ was blocked, that after the last event and
    /// the blocked awaits that count as earlier.
    pub(super) end: u32,
    /// Whether e′ happened in the execution.
    pub(super) happened: bool,
    /// How far σ reaches in each thread.
    pub(super) reach: Row,
    /// e′ in its new place.
    pub(super) head: PathEvent,
    /// The other alternatives of e′ from here up to that of the head are to be explored too. They may
    /// be very many.
    pub(super) least: u32,
    /// Whether another event can conflict with e and not with the head, because the head does not
    /// write all that e accesses: only then can a schedule that is explored earlier be contained in
    /// what follows this one. In the paper: σ is a read schedule (line 9).
    pub(super) adds_to_sleep_set: bool,
    /// The hypothetical schedule whose race this one reverses, if it is not a race of the execution.
    pub(super) via: Option<HypotheticalId>,
    /// Its number among those of its execution, where the tree is split.
    pub(super) number: u32,
}

/// A schedule whose head is not enabled in its new place. It is not explored, but its races are
/// reversed in turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hypothetical {
    pub(super) schedule: Schedule,
    /// How many events of each thread come before it.
    pub(super) before: Row,
}

/// The index of a hypothetical schedule.
#[derive(Clone, Copy, Debug)]
pub(super) struct HypotheticalId(u32);

impl HypotheticalId {
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// The schedules that were found and are still to be explored, of all frames.
#[derive(Debug, Default)]
pub(super) struct Schedules {
    pub(super) found: Vec<Schedule>,
    pub(super) hypothetical: Vec<Hypothetical>,
    pub(super) rows: Rows,
}

impl Schedules {
    pub(super) fn len(&self) -> usize {
        self.found.len()
    }

    /// All of them.
    pub(super) fn waiting(&self) -> &[Schedule] {
        &self.found
    }

    /// The schedule to be explored next.
    pub(super) fn pop(&mut self) -> Option<Schedule> {
        let schedule = self.found.pop()?;
        if schedule.head.event.alternative > schedule.least {
            let mut next = schedule;
            next.head.event.alternative -= 1;
            self.found.push(next);
        }
        Some(schedule)
    }

    /// Where the next schedule branches, if there are more than `below`.
    pub(super) fn next_branch(&self, below: usize) -> Option<usize> {
        self.found[below..].last().map(|schedule| schedule.branch as usize)
    }

    /// Sorts what was found beyond `below` so that the highest branching position comes first.
    pub(super) fn sort_by_branch(&mut self, below: usize) {
        self.found[below..].sort_by_key(|schedule| schedule.branch);
    }

    /// The lowest branching position of those beyond `below`, which are sorted.
    pub(super) fn lowest_branch(&self, below: usize) -> Option<usize> {
        self.found[below..].first().map(|schedule| schedule.branch as usize)
    }

    /// Up to where those beyond `below` may look at the execution in which they were found.
    pub(super) fn highest_end(&self, below: usize) -> usize {
        self.found[below..].iter().map(|schedule| schedule.end as usize + 1).max().unwrap_or(0)
    }

    /// Adds a hypothetical schedule.
    pub(super) fn suppose(&mut self, hypothetical: Hypothetical) -> HypotheticalId {
        self.hypothetical.push(hypothetical);
        HypotheticalId(self.hypothetical.len() as u32 - 1)
    }
}

impl Index<HypotheticalId> for Schedules {
    type Output = Hypothetical;

    fn index(&self, id: HypotheticalId) -> &Hypothetical {
        &self.hypothetical[id.index()]
    }
}

/// The race reversal phase for an execution that has ended.
pub(super) struct RaceReversal<'a, S> {
    pub(super) e: &'a Execution,
    /// The length of E₁·σ for the schedule that the execution began with.
    pub(super) prefix: usize,
    /// Whether a word was needed that is not known, because an atomic section may have changed it.
    pub(super) unknown_word: bool,
    pub(super) records: &'a Records,
    pub(super) marks: &'a Marks,
    pub(super) sleep: &'a mut S,
    pub(super) schedules: &'a mut Schedules,
}

/// e′: an event that is to happen earlier.
#[derive(Clone, Copy)]
pub(super) struct Second {
    pub(super) event: Event,
    pub(super) object: u32,
    /// Its position, or that after the last event of the execution.
    pub(super) position: usize,
    /// See [`Schedule::end`].
    pub(super) end: usize,
    pub(super) happened: bool,
    /// The last event of its thread before it.
    pub(super) pred: Option<usize>,
    /// See [`Schedule::via`].
    pub(super) via: Option<HypotheticalId>,
}

impl Second {
    /// The event of E at a position.
    pub(super) fn at(e: &Execution, position: usize) -> Second {
        let PathEvent { event, object, .. } = PathEvent::at(e, position, Mark::Free);
        let pred = e.pred(position);
        Second { event, object, position, end: position, happened: true, pred, via: None }
    }
}

/// Whether the event at `q` certainly leaves it as it is whether `op`, with which it conflicts, is enabled.
/// Atomic sections change memory, but no object that is made for synchronisation.
pub(super) fn is_harmless(e: &Execution, q: usize, op: &Op) -> bool {
    let memory = matches!(op, Op::On(_, Action::Await(_) | Action::ExchangeAwait { .. }));
    let section = || e.range_of(q) == Some(Object::EVERYTHING);
    e.effect_of(q) == Effect::Read || (!memory && section())
}

impl<S: SleepTest> RaceReversal<'_, S> {
    /// Line 4, for all events that are new.
    pub(super) fn reverse_races(&mut self) {
        let e = self.e;
        let from = self.prefix.saturating_sub(1);
        let races = e.all_races();
        let new = races.partition_point(|race| (race.second as usize) < from);
        for race in &races[new..] {
            self.reverse_race(race);
        }
        let others = e.blocking_or_branching();
        let new = others.partition_point(|&position| (position as usize) < from);
        for &position in &others[new..] {
            self.reverse_blocking_or_branching(position as usize);
        }
        if e.may_anybody_wait() {
            self.reverse_blocked();
        }
    }

    /// Lines 5 and 6 for a race of two accesses. If the second may block, it is reversed like that only
    /// with what does not change whether it does.
    fn reverse_race(&mut self, race: &Race) {
        let (q, p) = (race.first as usize, race.second as usize);
        // What comes after e and happens before e′ does not happen after e, or this would be no race: it belongs to σ.
        let in_sigma = |id: EventId| self.e.clock(p).counts(id);
        if !self.is_parsimonious(q, p, in_sigma) || self.e.choice(p).alternative != 0 {
            return;
        }
        let second = Second::at(self.e, p);
        if self.e.could_block(p) {
            let (op, object) = (&second.event.op, second.object);
            let predicted = object != NO_OBJECT && is_predicted(self.e, op, object);
            if predicted || !is_harmless(self.e, q, op) {
                return;
            }
        }
        let reach = self.schedules.rows.push_clock(self.e.clock(p));
        // Of the thread of e nothing after e happens before e′.
        *self.schedules.rows.number(reach, race.thread) = race.index;
        self.parsimonious_candidate(q, &second, reach);
    }

    /// Reverses a race if it is parsimonious and σ is not asleep. The row says how far σ reaches in
    /// other threads.
    pub(super) fn candidate(&mut self, q: usize, second: &Second, reach: Row) {
        self.candidate_before(second.position, q, second, reach);
    }

    /// Reverses a race whose e′ comes after a hypothetical schedule that begins at `limit`, if the
    /// race is parsimonious and σ is not asleep.
    pub(super) fn candidate_before(&mut self, limit: usize, q: usize, second: &Second, reach: Row) {
        *self.schedules.rows.number(reach, second.event.thread) = second.event.index + 1;
        match self.is_parsimonious_row(q, limit, reach) {
            true => self.parsimonious_candidate(q, second, reach),
            false => self.schedules.rows.pop_from(reach),
        }
    }

    /// Reverses a parsimonious race if σ, which the row describes, is not asleep.
    fn parsimonious_candidate(&mut self, q: usize, second: &Second, reach: Row) {
        let mut second = *second;
        let Event { op, old, .. } = second.event;
        if let Op::On(object, action) = op
            && action.outcome_varies()
        {
            let sigma = self.sigma(q, &second, reach);
            let word = self.e.word_without(q, sigma, (object, action), old);
            self.unknown_word |= word.is_none();
            let word = word.unwrap_or(old);
            second.event.old = word;
            second.event.effect = action.effect(word, object.size);
        }
        if self.is_asleep(q, &second, reach) {
            self.schedules.rows.pop_from(reach);
            return;
        }
        self.add_alternatives(0, q, &second, reach);
    }

    /// σ is to be explored (line 12), with each alternative of its head from `least` on.
    pub(super) fn add_alternatives(&mut self, least: u32, q: usize, second: &Second, reach: Row) {
        let alternatives = second.event.op.alternatives(second.event.old);
        let Some(last) = alternatives.checked_sub(1).filter(|&last| last >= least) else { return };
        let event = Event { alternative: last, ..second.event };
        let schedule = self.schedule(q, &Second { event, ..*second }, reach);
        self.schedules.found.push(Schedule { least, ..schedule });
    }

    pub(super) fn schedule(&self, q: usize, second: &Second, reach: Row) -> Schedule {
        let Second { event, object, end, happened, via, .. } = *second;
        let varies = matches!(event.op, Op::On(_, action) if action.outcome_varies());
        let covers = || event.op.covers(self.e.range_of(q));
        let alone = event.effect == Effect::Write && !varies && covers();
        Schedule {
            branch: q as u32,
            end: end as u32,
            happened,
            reach,
            head: PathEvent { event, object, mark: Mark::Free },
            least: event.alternative,
            adds_to_sleep_set: object != NO_OBJECT && !alone,
            via,
            number: 0,
        }
    }

    /// Whether the event at `q` was chosen freely and all heads after it, before `limit`, belong to
    /// σ.
    fn is_parsimonious(&self, q: usize, limit: usize, in_sigma: impl Fn(EventId) -> bool) -> bool {
        self.marks.is_parsimonious(q, limit, |head| in_sigma(self.e.id(head)))
    }

    /// The same for the σ that a row describes.
    pub(super) fn is_parsimonious_row(&self, q: usize, limit: usize, reach: Row) -> bool {
        self.is_parsimonious(q, limit, |id| self.schedules.rows.contains(reach, id))
    }

    /// The positions of σ without its head.
    pub(super) fn sigma(
        &self,
        q: usize,
        second: &Second,
        reach: Row,
    ) -> impl Iterator<Item = usize> {
        let members = move |&k: &usize| self.schedules.rows.contains(reach, self.e.id(k));
        (q + 1..second.position).filter(members)
    }

    /// Line 7: whether some event of σ is asleep after what precedes it.
    pub(super) fn is_asleep(&mut self, q: usize, second: &Second, reach: Row) -> bool {
        let Second { event, object, position, pred, .. } = *second;
        let (e, rows) = (self.e, &self.schedules.rows);
        let head = PathEvent { event, object, mark: Mark::Free };
        let sigma = Candidate { e, q, end: position, rows, reach, head, pred };
        self.sleep.blocks_schedule(self.records, &sigma)
    }
}
