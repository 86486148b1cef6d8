//! Finding out what the program would do, without exploring it.
//!
//! What a thread does next depends on what it has read. An algorithm that moves events to another
//! place must know whether they are still the same there if they read something else. A probe makes
//! the planned steps on the run itself and then takes everything back.

use crate::dependence::alike;
use crate::execution::Execution;
use crate::program::{Pending, Run};
use mazurka_trace::{Event, Op};

/// What became of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Probed {
    /// Every event would happen as planned.
    AsPlanned,
    /// The event number `at` of the plan would not.
    Differs {
        /// Which one.
        at: usize,
        /// What its thread would do instead from there on if it ran alone, to its end or until it
        /// can do nothing more.
        instead: Vec<Event>,
    },
}

/// A way to run ahead.
pub trait Probe {
    /// Performs `plan` after the first `keep` events of E, and takes it back again. Of the planned
    /// events the thread, alternative, operation and effect are compared with what happens, but not
    /// the values that are written.
    fn probe(&mut self, e: &Execution, keep: usize, plan: &[Event]) -> Probed;
}

/// More steps than this a probe does not make for one thread.
const PATIENCE: usize = 10_000;

/// Probes with a run that is at the end of E, and is there again after [`Prober::restore`].
pub(crate) struct Prober<'a, R> {
    run: &'a mut R,
    /// Where the run is in E, if not at its end.
    at: Option<usize>,
}

impl<'a, R: Run> Prober<'a, R> {
    /// With a run that is at the end of E.
    pub(crate) fn new(run: &'a mut R) -> Self {
        Prober { run, at: None }
    }

    /// Brings the run back to the end of E. Between probes it stays where it is, since each step back and
    /// forth costs as much as in a probe.
    #[inline]
    pub(crate) fn restore(&mut self, e: &Execution) {
        if let Some(at) = self.at.take() {
            self.repeat(e, at, e.len());
        }
    }

    /// Repeats what E did.
    fn repeat(&mut self, e: &Execution, from: usize, to: usize) {
        for event in e.events_in(from..to) {
            self.run.step(event.thread, event.alternative);
        }
    }

    /// What the thread of `planned` is about to do, if it can.
    fn next(&self, planned: &Event) -> Option<Op> {
        match self.run.pending(planned.thread) {
            Pending::Op { op, enabled: true, .. } => Some(op),
            _ => None,
        }
    }

    fn perform(&mut self, e: &Execution, planned: &Event, op: Op) -> Event {
        let old = self.run.step(planned.thread, planned.alternative);
        Event { effect: e.handlers().effect(&op, old), old, op, ..*planned }
    }

    fn follow(&mut self, e: &Execution, plan: &[Event]) -> Probed {
        for (at, planned) in plan.iter().enumerate() {
            let Some(op) = self.next(planned).filter(|op| alike(op, &planned.op)) else {
                return Probed::Differs { at, instead: self.alone(e, planned) };
            };
            let done = self.perform(e, planned, op);
            if done.effect != planned.effect {
                let mut instead = vec![done];
                instead.extend(self.alone(e, &Event { index: done.index + 1, ..done }));
                return Probed::Differs { at, instead };
            }
        }
        Probed::AsPlanned
    }

    /// Lets the thread of `first` run alone from its index on, with the first alternatives.
    fn alone(&mut self, e: &Execution, first: &Event) -> Vec<Event> {
        let mut events = Vec::new();
        while let Some(op) = self.next(first)
            && events.len() < PATIENCE
        {
            let index = first.index + events.len() as u32;
            events.push(self.perform(e, &Event { index, alternative: 0, ..*first }, op));
        }
        events
    }
}

impl<R: Run> Probe for Prober<'_, R> {
    fn probe(&mut self, e: &Execution, keep: usize, plan: &[Event]) -> Probed {
        match self.at.replace(keep) {
            Some(at) if at < keep => self.repeat(e, at, keep),
            _ => self.run.move_to(keep),
        }
        let probed = self.follow(e, plan);
        self.run.move_to(keep);
        probed
    }
}
