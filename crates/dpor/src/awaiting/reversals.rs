//! What should be tried instead, seen from an execution E that has ended? Lines 7–22.
//!
//! Each *reversal* is a position i in E and a sequence v that can be executed after the prefix
//! E[0..i) and does what E did not: some event e′ happens before, or without, the event at i. The
//! sequence is the part of E after i that does not happen after the event at i, and then e′.
//!
//! There are three reasons for one:
//!
//! 1. *Race*: e′ conflicts with the event at i, directly after it in happens-before, and would also
//!    be enabled before it.
//! 2. *Blocking*: e′ waits for something (a lock, an await, …), whether it got it in E or is still
//!    waiting at the end, and the event at i is the latest before which it could have gone ahead.
//! 3. *Choice*: e′ is another alternative of the event at i itself.
//!
//! Joins, wake-ups and departures from barriers are never reversed: what they wait for cannot
//! happen later.

use super::enabling;
use mazurka_engine::{Execution, Race};
use mazurka_trace::{Effect, Event, Object, Op, ThreadId};

/// Finds reversals, and remembers which it has found in the executions before.
#[derive(Debug, Default)]
pub(crate) struct Reversals {
    /// How much of E was there when it was last looked at.
    common: usize,
    /// For each thread the smallest entry in the clocks of the events that are new since then.
    seen: Vec<u32>,
    /// A sequence, kept for its memory.
    v: Vec<Event>,
    /// Whether the outcome of some event had to be guessed, because an atomic section hides what it
    /// would find. Then there may be redundant executions.
    pub(crate) guessed: bool,
}

/// Receives reversals.
pub(crate) trait Sink {
    /// Something else could be done instead of the event at `i`: the events at the positions `kept`, and then
    /// `second`.
    fn take(&mut self, i: usize, kept: impl Iterator<Item = usize>, second: Event);
}

/// Passes on whole sequences.
struct Sequences<'a, F> {
    e: &'a Execution,
    v: Vec<Event>,
    sink: F,
}

impl<F: FnMut(usize, &mut Vec<Event>)> Sink for Sequences<'_, F> {
    fn take(&mut self, i: usize, kept: impl Iterator<Item = usize>, second: Event) {
        self.v.clear();
        self.v.extend(kept.map(|k| self.e.event(k)));
        self.v.push(second);
        (self.sink)(i, &mut self.v);
    }
}

/// Whether an event is an atomic section: it changes memory, but nothing that operations wait for.
fn is_section(event: &Event) -> bool {
    event.op.object() == Some(Object::EVERYTHING)
}

/// Whether the races of an event are considered: the execution that takes alternative 0 does so for the others.
fn speaks_for_all(event: &Event) -> bool {
    event.alternative == 0
}

impl Reversals {
    /// All reversals of an E that has ended, but for those of the part it has in common with the
    /// execution before to which nothing was added: their sequence is contained in the one found
    /// then.
    pub(crate) fn at_end(&mut self, e: &Execution, sink: &mut impl Sink) {
        let common = self.common;
        let seen = self.note_new_events(e);
        let fresh = |second: usize, thread: ThreadId, index: u32| {
            second >= common || seen[thread.index()] <= index
        };
        for race in e.all_races() {
            if fresh(race.second as usize, race.thread, race.index) {
                self.race(e, race, sink);
            }
        }
        for j in e.blocking_or_branching().iter().map(|&j| j as usize) {
            let wanted = |i: usize| fresh(j, e.thread_of(i), e.id(i).index);
            self.blocking_or_branching(e, j, wanted, sink);
        }
        self.of_blocked(e, sink);
        (self.common, self.seen) = (e.len(), seen);
    }

    /// The same, for somebody who wants the sequences, and may use them up.
    pub(crate) fn sequences_at_end(
        &mut self,
        e: &Execution,
        sink: impl FnMut(usize, &mut Vec<Event>),
    ) {
        let mut sequences = Sequences { e, v: std::mem::take(&mut self.v), sink };
        self.at_end(e, &mut sequences);
        self.v = sequences.v;
    }

    /// How much of E was there when it was last looked at, and still is.
    pub(crate) fn common(&self) -> usize {
        self.common
    }

    /// E has been cut to this length.
    pub(crate) fn cut(&mut self, len: usize) {
        self.common = self.common.min(len);
    }

    /// Finds, for each thread, the fewest of its events that a new event happens after: a new event
    /// belongs to notdep(i) iff it happens after fewer events of i's thread than up to i.
    fn note_new_events(&mut self, e: &Execution) -> Vec<u32> {
        let mut seen = std::mem::take(&mut self.seen);
        seen.clear();
        seen.resize(e.threads().count(), u32::MAX);
        for k in self.common..e.len() {
            for (least, count) in seen.iter_mut().zip(e.clock(k).numbers()) {
                *least = (*least).min(count);
            }
        }
        seen
    }

    /// Rule 1. A race whose second event may block is the business of rule 2, unless the first cannot
    /// have enabled or disabled it.
    fn race(&mut self, e: &Execution, race: &Race, sink: &mut impl Sink) {
        let (i, second) = (race.first as usize, &e.event(race.second as usize));
        let first = &e.event(i);
        let harmless = first.effect == Effect::Read || is_section(first);
        if speaks_for_all(second) && (harmless || !second.op.may_block()) {
            self.candidate(e, i, second, |_| true, sink);
        }
    }

    /// Rules 2 and 3 for the event at `j`, as far as `wanted` says for the position i.
    fn blocking_or_branching(
        &mut self,
        e: &Execution,
        j: usize,
        wanted: impl Fn(usize) -> bool,
        sink: &mut impl Sink,
    ) {
        let event = e.event(j);
        let is_first = speaks_for_all(&event);
        // With locks the execution with alternative 0 was found in the same place. Where messages are not ordered, the
        // message of this event may also come where it could not with alternative 0.
        if !is_first && e.handlers().are_locks() {
            return;
        }
        let alternatives = 0..event.op.alternatives(event.old);
        for alternative in alternatives.filter(|&other| other != event.alternative) {
            if wanted(j) {
                sink.take(j, e.notdep(j), Event { alternative, ..event });
            }
        }
        if is_first && event.op.may_block() {
            self.blocking(e, Some(j), &event, wanted, sink);
        }
    }

    /// The reversals whose e′ is still blocked at the end of E.
    fn of_blocked(&mut self, e: &Execution, sink: &mut impl Sink) {
        for (thread, op, word) in e.blocked() {
            let index = e.count_of(thread);
            let effect = op.strongest_effect();
            let event = Event { thread, index, alternative: 0, effect, old: word, op };
            self.blocking(e, None, &event, |_| true, sink);
        }
    }

    /// Rule 2, for an event at position `at` or one that is pending at the end.
    fn blocking(
        &mut self,
        e: &Execution,
        at: Option<usize>,
        waiting: &Event,
        wanted: impl Fn(usize) -> bool,
        sink: &mut impl Sink,
    ) {
        let Op::On(object, action) = waiting.op else { return };
        let unordered = e.handlers().unordered_handler(&waiting.op).is_some();
        if unordered || action.strongest_effect() == Effect::Sync {
            return;
        }
        let pred = match at {
            Some(j) => e.pred(j),
            None => e.last_of(waiting.thread),
        };
        e.modifications(waiting.thread, at, |i| {
            let event = &e.event(i);
            if is_section(event) {
                return true;
            }
            let covers = event.op.object().is_some_and(|range| range.contains(object));
            // Then everything else that touches the object is ordered before or after it.
            let alone = covers && event.effect == Effect::Write;
            if pred.is_some_and(|pred| e.happens_before(i, pred)) {
                return !alone;
            }
            if alone {
                let word = e.word_without(i, std::iter::empty(), (object, action), waiting.old);
                let enabled = action.enabled(word.unwrap_or(waiting.old), object.size);
                if enabled && wanted(i) {
                    self.candidate(e, i, waiting, |_| true, sink);
                }
                return !enabled;
            }
            if wanted(i) {
                for dropped in enabling::maximal_prefixes(e, i, waiting, pred) {
                    let kept = |k| dropped.iter().all(|&d| !e.happens_before(d, k));
                    self.candidate(e, i, waiting, kept, sink);
                }
            }
            true
        });
    }

    /// Hands over `notdep(i)`, as far as it is `kept`, followed by e′ with its first alternative; the
    /// others follow from rule 3 once it has happened there.
    fn candidate(
        &mut self,
        e: &Execution,
        i: usize,
        second: &Event,
        kept: impl Fn(usize) -> bool,
        sink: &mut impl Sink,
    ) {
        let rest = || e.notdep(i).filter(|&k| kept(k));
        let mut event = *second;
        if let Op::On(object, action) = second.op
            && action.outcome_varies()
        {
            let word = e.word_without(i, rest(), (object, action), second.old);
            self.guessed |= word.is_none();
            event.effect = match word {
                Some(word) => action.effect(word, object.size),
                None => action.strongest_effect(),
            };
            event.old = word.unwrap_or(0);
        }
        sink.take(i, rest(), event);
    }
}
