//! What is known of the runs of messages.
//!
//! A *run* is what a message does from its beginning to its end. A message that branches has several. What
//! it did in all runs so far is *assumed* to happen in every run where that saves a search; whoever
//! relies on that says so, and a run that is different shows that the exploration must start again.

use super::maximal::ends;
use mazurka_engine::dependence::{alike, conflict};
use mazurka_trace::{Action, Event, Object, Op, ThreadId};
use std::rc::Rc;

/// What a message does, from some event on.
#[derive(Debug, Default)]
pub(super) struct Run {
    events: Vec<Event>,
    /// Its accesses by range, each with its place.
    accesses: Vec<(Object, u32)>,
    /// The size of the largest range.
    longest: u32,
}

impl Run {
    /// These events of one message follow each other in it.
    pub(super) fn new(events: Vec<Event>) -> Run {
        let consecutive = |pair: &[Event]| pair[0].index + 1 == pair[1].index;
        debug_assert!(events.windows(2).all(consecutive), "{events:?}");
        let access = |(k, event): (usize, &Event)| Some((event.op.object()?, k as u32));
        let mut accesses: Vec<(Object, u32)> =
            events.iter().enumerate().filter_map(access).collect();
        accesses.sort_unstable();
        let longest = accesses.iter().map(|(object, _)| object.size).max().unwrap_or(0);
        Run { events, accesses, longest }
    }

    /// The number of its first event.
    fn first(&self) -> usize {
        self.events.first().map_or(0, |first| first.index as usize)
    }

    /// Whether it goes from the beginning of the message to its end.
    pub(super) fn is_whole(&self) -> bool {
        self.first() == 0 && self.is_finished()
    }

    /// Whether it goes to the end of the message.
    pub(super) fn is_finished(&self) -> bool {
        self.events.last().is_some_and(|last| ends(last).is_some())
    }

    /// What it does from its event number `from` on.
    pub(super) fn from(&self, from: usize) -> Option<&[Event]> {
        self.events.get(from.checked_sub(self.first())?..)
    }

    /// The first event from number `from` on that conflicts with `other`.
    pub(super) fn first_conflict(&self, other: &Event, from: usize) -> Option<usize> {
        let range = other.op.object()?;
        let near = self.longest != Object::EVERYTHING.size && range != Object::EVERYTHING;
        let lowest = if near { range.address.saturating_sub(u64::from(self.longest)) } else { 0 };
        let start = self.accesses.partition_point(|(object, _)| object.address < lowest);
        let candidates = self.accesses[start..].iter();
        let candidates = candidates.take_while(|(object, _)| !near || object.address < range.end());
        let later = candidates.map(|&(_, k)| k as usize).filter(|k| k + self.first() >= from);
        let found = later.filter(|&k| conflict(other, &self.events[k])).min();
        found.map(|k| k + self.first())
    }
}

/// Whether two events do the same as far as anything can conflict with it.
fn same(a: &Event, b: &Event) -> bool {
    alike(&a.op, &b.op) && (a.effect, a.alternative) == (b.effect, b.alternative)
}

/// Whether what follows an event may depend on what it found or on which alternative was taken.
fn may_branch(event: &Event) -> bool {
    let writes = matches!(event.op, Op::On(_, Action::Store(_) | Action::Begin | Action::End));
    !writes && event.op.creates().is_none()
}

/// How many events do not depend on anything that the message has read: the first that reads does not
/// either, unless it may fail.
fn fixed(events: &[Event]) -> usize {
    let Some(first) = events.iter().position(may_branch) else { return events.len() };
    let varies = matches!(events[first].op, Op::On(_, action) if action.outcome_varies());
    if varies { first } else { first + 1 }
}

/// After so many runs it is assumed that a message goes on doing what it did in all of them.
const EXPERIENCE: u32 = 64;

/// What is known of one message.
#[derive(Clone, Debug, Default)]
struct Known {
    /// Its last complete run.
    last: Option<Rc<Run>>,
    /// How many runs were seen.
    runs: u32,
    /// How many events were the same in all of them.
    common: usize,
    /// How many of these do not depend on anything that it read.
    fixed: usize,
    /// The largest number of an event that was relied upon.
    relied: Option<usize>,
}

/// What is known of all messages.
#[derive(Debug)]
pub(super) struct Runs {
    messages: Vec<Known>,
    /// Whether a message did something else than what was relied upon.
    pub(super) mistaken: bool,
    /// After so many runs of a message something is relied upon.
    experience: u32,
}

impl Default for Runs {
    fn default() -> Runs {
        Runs { messages: Vec::new(), mistaken: false, experience: EXPERIENCE }
    }
}

impl Runs {
    /// The last run of a message that was seen.
    pub(super) fn last(&self, thread: ThreadId) -> Option<&Rc<Run>> {
        self.messages.get(thread.index())?.last.as_ref()
    }

    /// A message ran like this in an execution.
    pub(super) fn seen(&mut self, thread: ThreadId, run: Run) {
        if self.messages.len() <= thread.index() {
            self.messages.resize(thread.index() + 1, Known::default());
        }
        self.compare(thread, &run);
        let known = &mut self.messages[thread.index()];
        if known.last.is_none() {
            known.common = run.events.len();
            known.fixed = fixed(&run.events);
        }
        known.runs = known.runs.saturating_add(1);
        known.last = Some(Rc::new(run));
    }

    /// A message ran like this, or would somewhere.
    pub(super) fn compare(&mut self, thread: ThreadId, run: &Run) {
        let Some(known) = self.messages.get_mut(thread.index()) else { return };
        let Some(last) = known.last.as_ref().filter(|_| run.is_whole()) else { return };
        let pairs = last.events.iter().zip(&run.events).take(known.common);
        known.common = pairs.take_while(|(a, b)| same(a, b)).count();
        known.fixed = known.fixed.min(known.common);
        self.mistaken |= known.relied.is_some_and(|relied| relied >= known.common);
    }

    /// How many events of a message are assumed to be the same in every run.
    pub(super) fn certain(&self, thread: ThreadId) -> usize {
        let Some(known) = self.messages.get(thread.index()) else { return 0 };
        if known.runs >= self.experience { known.common } else { known.fixed }
    }

    /// From now on a message must do its event number `index` as it did in all runs so far.
    pub(super) fn rely(&mut self, thread: ThreadId, index: usize) {
        let known = &mut self.messages[thread.index()];
        debug_assert!(index < known.common);
        known.relied = known.relied.max(Some(index));
    }

    /// What was relied upon was wrong: nothing is relied upon any more, and from now on more experience
    /// is needed, so that there are few such mistakes.
    pub(super) fn start_again(&mut self) {
        self.mistaken = false;
        self.experience = self.experience.saturating_mul(4);
        for known in &mut self.messages {
            known.relied = None;
        }
    }
}
