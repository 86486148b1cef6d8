//! Race reversal for operations that the paper does not have: those that block or have alternatives.
//!
//! * An operation that may block races with the latest event before which it could have gone ahead,
//!   unless its thread has seen that event; σ is then what its thread has seen after q. If there are
//!   reads since the latest change, it is enabled before those too, and races with them instead.
//! * For an await that is not enough where events that it waits for commute with each other, or write
//!   different parts of a word: there it is reversed like an operation that does not block. If it is
//!   then disabled, nothing is executed; the schedule is only *hypothetical*, and its races are
//!   reversed in turn. All awaits that only read are treated like that, so that their order does not
//!   depend on what else an execution contains; and all exchange-awaits of words that have parts, for
//!   only there their schedules need an order.
//! * Operations that are blocked when the execution ends have such races as well.
//! * An event with alternatives is replaced by each of the others; as the second event of a race it
//!   gives one schedule for each alternative that it has in its new place. The execution with
//!   alternative 0 speaks for all of them.

use super::races::{Hypothetical, RaceReversal, Second, is_harmless};
use super::records::{KeptEvent, Mark, NO_OBJECT, PathEvent};
use super::rows::Row;
use super::sleep::SleepTest;
use mazurka_engine::{Execution, Race};
use mazurka_trace::{Action, Effect, Event, EventId, Op, ThreadId};

/// The operations that are blocked at the end of E, by the names of their threads: an order that does
/// not depend on how threads are numbered.
fn blocked(e: &Execution) -> impl Iterator<Item = PathEvent> {
    let all = e.blocked().map(|(thread, op, old)| blocked_event(e, thread, op, old));
    let mut all: Vec<PathEvent> = all.collect();
    all.sort_by_key(|blocked| e.name(blocked.event.thread));
    all.into_iter()
}

/// The operations that are blocked at the end of E and are predicted, in their order.
pub(super) fn blocked_predicted(e: &Execution) -> impl Iterator<Item = KeptEvent> {
    let predicted = |blocked: &PathEvent| is_predicted(e, &blocked.event.op, blocked.object);
    blocked(e).filter(predicted).map(|PathEvent { event, mark, .. }| {
        let Event { thread, effect, old, .. } = event;
        KeptEvent { event: e.packed_pending(thread, effect, old), mark }
    })
}

/// Whether an operation that may block is reversed like one that does not, and only predicted where it
/// is disabled: an await, and an exchange-await of something that has parts or is a part.
pub(super) fn is_predicted(e: &Execution, op: &Op, object: u32) -> bool {
    match op {
        Op::On(_, Action::Await(_)) => true,
        Op::On(_, Action::ExchangeAwait { .. }) => e.has_overlaps(object),
        _ => false,
    }
}

/// The event that a blocked operation would be.
fn blocked_event(e: &Execution, thread: ThreadId, op: Op, old: u64) -> PathEvent {
    let (index, effect) = (e.count_of(thread), op.strongest_effect());
    let event = Event { thread, index, alternative: 0, effect, old, op };
    PathEvent { event, object: e.pending_object(thread).unwrap_or(NO_OBJECT), mark: Mark::Blocked }
}

/// A place in a hypothetical execution: after the events before a position, and those from there on
/// that a row counts.
#[derive(Clone, Copy)]
struct HypotheticalPlace {
    position: usize,
    reach: Row,
}

impl<S: SleepTest> RaceReversal<'_, S> {
    /// Reverses an event that may block or has alternatives.
    pub(super) fn reverse_blocking_or_branching(&mut self, p: usize) {
        let second = Second::at(self.e, p);
        if second.event.alternative != 0 {
            return;
        }
        let alternatives = second.event.op.alternatives(second.event.old);
        if self.marks.is_free(p) && alternatives > 1 {
            let reach = self.schedules.rows.push_zeros(self.e.threads().count());
            *self.schedules.rows.number(reach, second.event.thread) = second.event.index + 1;
            self.add_alternatives(1, p, &Second { happened: false, ..second }, reach);
        }
        let op = &second.event.op;
        let harmless = |race: &Race| is_harmless(self.e, race.first as usize, op);
        let predicted = || is_predicted(self.e, op, second.object);
        if op.may_block() && (predicted() || !self.e.races(p).iter().any(harmless)) {
            self.reverse_blocking(&second);
        }
    }

    /// Reverses the operations that are still blocked.
    pub(super) fn reverse_blocked(&mut self) {
        let e = self.e;
        let mut predicted = 0;
        for PathEvent { event, object, .. } in blocked(e) {
            let in_order = is_predicted(e, &event.op, object);
            let end = e.len() + if in_order { predicted } else { 0 };
            let (position, pred) = (e.len(), e.last_of(event.thread));
            let (happened, via) = (false, None);
            self.reverse_blocking(&Second { event, object, position, end, happened, pred, via });
            predicted += usize::from(in_order);
        }
    }

    /// The races of an operation that may block.
    fn reverse_blocking(&mut self, second: &Second) {
        let Op::On(object, action) = second.event.op else { return };
        if action.strongest_effect() == Effect::Sync {
            return;
        }
        let e = self.e;
        let before = second.happened.then_some(second.position);
        let mut hypothetically = is_predicted(e, &second.event.op, second.object);
        let (mut branch, mut unknown) = (None, false);
        e.modifications(second.event.thread, before, |q| {
            if hypothetically || is_harmless(e, q, &second.event.op) {
                return !hypothetically;
            }
            let covers = e.range_of(q).is_some_and(|range| range.contains(object));
            hypothetically = !covers || e.effect_of(q) != Effect::Write;
            if second.pred.is_some_and(|pred| e.happens_before(q, pred)) {
                return false;
            }
            let on = (object, action);
            let word = e.word_without(q, std::iter::empty(), on, second.event.old);
            unknown |= word.is_none();
            if action.enabled(word.unwrap_or(second.event.old), object.size) {
                branch = Some(q);
            }
            branch.is_none()
        });
        self.unknown_word |= unknown;
        if hypothetically {
            self.reverse_all(second, None);
        } else if let Some(q) = branch {
            let reach = self.past_of(second);
            self.candidate(q, second, reach);
        }
    }

    /// A row of what the thread of e′ has seen.
    fn past_of(&mut self, second: &Second) -> Row {
        match second.pred {
            Some(pred) => self.schedules.rows.push_clock(self.e.clock(pred)),
            None => self.schedules.rows.push_zeros(self.e.threads().count()),
        }
    }

    /// Reverses all races that an operation has in a hypothetical place, or where it is in the
    /// execution, with events that precede that place.
    fn reverse_all(&mut self, second: &Second, place: Option<HypotheticalPlace>) {
        let e = self.e;
        let mut conflicting = self.conflicting(second, place);
        let past = self.past_of(second);
        conflicting.retain(|&at| {
            let EventId { thread, index } = e.id(at);
            let race = *self.schedules.rows.number(past, thread) <= index;
            e.clock(at).join_into(&mut self.schedules.rows[past]);
            race
        });
        let limit = place.map_or(second.position, |place| place.position);
        for q in conflicting.into_iter().filter(|&q| q < limit) {
            let reach = self.schedules.rows.push_copy(past);
            let EventId { thread, index } = e.id(q);
            *self.schedules.rows.number(reach, thread) = index;
            self.reverse_hypothetically(q, second, limit, reach);
        }
    }

    /// The positions of the events before a place that conflict with an operation there, latest
    /// first.
    fn conflicting(&self, second: &Second, place: Option<HypotheticalPlace>) -> Vec<usize> {
        let e = self.e;
        let among = |at: usize| match place {
            None => at < second.position,
            Some(HypotheticalPlace { position, reach }) => {
                let counted = self.schedules.rows.contains(reach, e.id(at));
                at < position || (at != position && counted)
            }
        };
        let mut conflicting = Vec::new();
        e.conflicting_accesses(second.object, &second.event, |at| {
            let other = e.thread_of(at) != second.event.thread && among(at);
            if other {
                conflicting.push(at);
            }
            !other || e.effect_of(at) != Effect::Write
        });
        conflicting.sort_unstable_by(|a, b| b.cmp(a));
        conflicting
    }

    /// The operation happens before the event at `q`; if it is not enabled there, its races in that
    /// place are reversed.
    fn reverse_hypothetically(&mut self, q: usize, second: &Second, limit: usize, reach: Row) {
        let Op::On(object, action) = second.event.op else { return };
        *self.schedules.rows.number(reach, second.event.thread) = second.event.index + 1;
        let sigma = self.sigma(q, second, reach);
        let word = self.e.word_without(q, sigma, (object, action), second.event.old);
        self.unknown_word |= word.is_none();
        if action.enabled(word.unwrap_or(second.event.old), object.size) {
            self.candidate_before(limit, q, second, reach);
            return;
        }
        if !self.is_parsimonious_row(q, limit, reach) || self.is_asleep(q, second, reach) {
            return;
        }
        let e = self.e;
        let rows = &mut self.schedules.rows;
        let counts = e.threads().map(|thread| e.count_before(thread, q));
        let before = rows.push_up_to(usize::MAX, counts);
        let schedule = self.schedule(q, second, reach);
        let via = Some(self.schedules.suppose(Hypothetical { schedule, before }));
        let place = HypotheticalPlace { position: q, reach };
        self.reverse_all(&Second { via, ..*second }, Some(place));
    }
}
