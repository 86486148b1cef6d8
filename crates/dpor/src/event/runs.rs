//! What is known of the runs of messages.
//!
//! A *run* is what a message does from its beginning to its end. A message that branches has several.

use super::maximal::ends;
use mazurka_engine::dependence::conflict;
use mazurka_trace::{Event, Object, ThreadId};
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

/// What is known of all messages.
#[derive(Debug, Default)]
pub(super) struct Runs {
    /// For each message its last complete run.
    last: Vec<Option<Rc<Run>>>,
}

impl Runs {
    /// The last run of a message that was seen.
    pub(super) fn last(&self, thread: ThreadId) -> Option<&Rc<Run>> {
        self.last.get(thread.index())?.as_ref()
    }

    /// A message ran like this.
    pub(super) fn seen(&mut self, thread: ThreadId, run: Run) {
        if self.last.len() <= thread.index() {
            self.last.resize(thread.index() + 1, None);
        }
        self.last[thread.index()] = Some(Rc::new(run));
    }
}
