//! The seam between the loop and the algorithms.
//!
//! The algorithms of the literature are recursive procedures `Explore(E)` with something remembered
//! for each prefix of E. Here the recursion is turned inside out: the loop owns E and asks, and
//! every recursive call and every return of the procedure is one answer. What is remembered per
//! prefix is the algorithm's own business: arrays indexed by `e.len()`, cut when it returns.
//!
//! An algorithm implements three methods: [`Algorithm::arrive`] (E has grown by an event),
//! [`Algorithm::next`] (where to go from here) and [`Algorithm::returned`] (E has shrunk again). The
//! others have defaults: whether it is told once instead when E shrinks by many events, what it needs to
//! see, why it did not explore every class exactly once, and what it counted.

use crate::execution::Execution;
use crate::handlers::Handlers;
use crate::probe::Probe;
use mazurka_trace::{Event, ThreadId};

/// Which thread makes the next step, and which alternative of its operation it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The thread.
    pub thread: ThreadId,
    /// Below the number of alternatives of its pending operation.
    pub alternative: u32,
}

impl Choice {
    /// The choice that leads to `event` once more.
    pub fn of(event: &Event) -> Choice {
        Choice { thread: event.thread, alternative: event.alternative }
    }
}

/// Where an algorithm wants to go from the current E.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// `Explore(E·p)`.
    Step(Choice),
    /// Return from `Explore` until E has this length: everything that had to be explored from the
    /// longer prefixes has been. The algorithm is told of every return, but not asked in between. A
    /// return from the empty E ends the exploration.
    ///
    /// If no step was made from an E that is not maximal, nothing new can follow it: the loop
    /// counts a redundant execution.
    ReturnTo(usize),
    /// Begin again with the empty E, with what the algorithm needs then. It has forgotten what it
    /// remembered per prefix and is told that it arrives at the empty E.
    Restart,
    /// End the exploration although classes are missing; [`Algorithm::inexactness`] says why.
    GiveUp,
}

impl Next {
    /// The ordinary return from `Explore(E)`.
    #[inline]
    pub fn return_from(e: &Execution) -> Next {
        Next::ReturnTo(e.len().saturating_sub(1))
    }
}

/// What an algorithm can look at when it is asked.
pub struct Context<'a> {
    /// The current execution E.
    pub e: &'a Execution,
    /// A key of the state that E leads to, for an algorithm that needs states, when it arrives.
    pub state: Option<u128>,
    /// Finds out what the program would do.
    pub probe: &'a mut dyn Probe,
    /// Set by an algorithm that arrives at a maximal E of a class which it explored before: the
    /// execution then counts as redundant.
    pub repeated: bool,
    /// Set by an algorithm that only repeats E on its way to something else, or that is about to begin
    /// again: whatever ends here was counted before, or will be.
    pub known: bool,
    /// Set by an algorithm that recognises states, beside others that explore the same program: the state was
    /// reached before, and somebody has not returned from it yet. The program may have come back to it.
    pub open: bool,
}

impl<'a> Context<'a> {
    /// Nothing is known of E yet.
    pub(crate) fn new(e: &'a Execution, state: Option<u128>, probe: &'a mut dyn Probe) -> Self {
        Context { e, state, probe, repeated: false, known: false, open: false }
    }
}

/// What an algorithm needs to see. Asked whenever an exploration begins from the empty E.
#[derive(Clone, Debug, Default)]
pub struct Needs {
    /// Whether it looks at [`Context::state`]; the run is asked for its state only then.
    pub states: bool,
    /// Whether it must see executions whole: threads that repeat themselves are not cut off then.
    pub whole: bool,
    /// Whether it looks at events again and again: they are kept in full then, which takes more memory.
    pub in_full: bool,
    /// Which handlers order their messages.
    pub handlers: Handlers,
}

/// What an algorithm has counted by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Distinct states, if it stores them.
    pub states: Option<u64>,
    /// How often a stored state was reached again.
    pub revisited: Option<u64>,
    /// Steps that were made once more on the way back to where something was left to explore.
    pub redone: u64,
}

/// An exploration algorithm.
pub trait Algorithm {
    /// E has just been extended by an event, or is empty at the start.
    fn arrive(&mut self, at: &mut Context<'_>);

    /// Asked again and again at the same E until the answer is not a step.
    fn next(&mut self, at: &mut Context<'_>) -> Next;

    /// `Explore(E·p)` has returned and E is current again; `event` is what p did.
    fn returned(&mut self, e: &Execution, event: &Event);

    /// Whether it is told of many returns at once, by [`Algorithm::returning_to`] instead of [`Algorithm::returned`].
    fn returns_at_once(&self) -> bool {
        false
    }

    /// `Explore` is about to return again and again, until E has this length.
    fn returning_to(&mut self, _e: &Execution, _length: usize) {}

    /// What it needs to see.
    fn needs(&self) -> Needs {
        Needs::default()
    }

    /// Why not every class was explored exactly once although the algorithm promises it.
    fn inexactness(&self) -> Option<&'static str> {
        None
    }

    /// How many executions there will be, if the algorithm can tell from what it has seen.
    fn estimate(&mut self) -> Option<Estimate> {
        None
    }

    /// What it has counted.
    fn statistics(&self) -> Statistics {
        Statistics::default()
    }
}

/// An estimate of a number of executions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The most likely number.
    pub mean: f64,
    /// The interval in which it probably lies.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}
