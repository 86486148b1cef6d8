//! Sleep sets: events whose exploration would lead nowhere new.
//!
//! An event falls asleep at E when everything that begins with it has been explored from E. It
//! stays asleep as long as nothing that conflicts with it happens. The sets of all prefixes of E lie
//! one after the other in one array.

use mazurka_engine::dependence::conflict;
use mazurka_engine::order::weak_initial;
use mazurka_engine::{Choice, Execution};
use mazurka_trace::Event;

/// The sleep sets of all prefixes of E.
#[derive(Debug, Default)]
pub(crate) struct SleepSets {
    asleep: Vec<Event>,
    /// Where the set of each prefix begins.
    starts: Vec<usize>,
}

impl SleepSets {
    /// E has been extended: those that do not conflict with the new event go on sleeping.
    pub(crate) fn arrive(&mut self, e: &Execution) {
        let from = self.starts.last().copied().unwrap_or(0)..self.asleep.len();
        self.starts.push(self.asleep.len());
        let Some(event) = &e.last() else { return };
        for k in from {
            let q = self.asleep[k];
            if q.thread != event.thread && !conflict(&q, event) {
                self.asleep.push(q);
            }
        }
    }

    /// The last event of E was undone after everything that begins with it was explored.
    pub(crate) fn returned(&mut self, event: &Event) {
        if let Some(start) = self.starts.pop() {
            self.asleep.truncate(start);
        }
        self.asleep.push(*event);
    }

    /// Those asleep at the prefix of length `position`.
    pub(crate) fn at(&self, position: usize) -> &[Event] {
        let end = self.starts.get(position + 1).copied().unwrap_or(self.asleep.len());
        &self.asleep[self.starts[position]..end]
    }

    /// Whether the choice is asleep at the prefix of length `position`.
    pub(crate) fn contains(&self, position: usize, choice: Choice) -> bool {
        self.at(position)
            .iter()
            .any(|q| q.thread == choice.thread && q.alternative == choice.alternative)
    }

    /// Whether everything that begins with `v` from the prefix of length `position` is known,
    /// because some sleeping event could as well be put in front of it.
    pub(crate) fn covers(&self, position: usize, v: &[Event]) -> bool {
        self.at(position).iter().any(|q| weak_initial(q, v))
    }
}
