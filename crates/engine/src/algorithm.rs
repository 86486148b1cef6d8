//! The seam between the loop and the algorithms.
//!
//! The algorithms of the literature are recursive procedures `Explore(E)` with something remembered
//! for each prefix of E. Here the recursion is turned inside out: the loop owns E and asks, and
//! every recursive call and every return of the procedure is one answer. What is remembered per
//! prefix is the algorithm's own business: arrays indexed by `e.len()`, cut when it returns.

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

/// What an algorithm wants to do at the current E.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// `Explore(E·p)`.
    Step(Choice),
    /// The same step as before, from the same E, to get back to where something is left to do. It
    /// leads to no new execution and is also counted apart.
    Redo(Choice),
    /// Return: everything that had to be explored from E has been.
    Return,
    /// Return until E has this length, which is less than it has now. The algorithm is told of every
    /// return, but not asked in between.
    ReturnTo(usize),
    /// Return, although no step was made from an E that is not maximal: everything from here is
    /// known to be explored elsewhere. Counted as a redundant execution.
    Abandon,
}

/// What an algorithm that recognises states has to say at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Matching {
    /// Distinct states.
    pub states: u64,
    /// How often a state was met again.
    pub revisited: u64,
    /// Whether it gave up because a state can be reached from itself.
    pub cyclic: bool,
}

/// An exploration algorithm.
pub trait Algorithm {
    /// Whether it looks at [`Execution::state`]; the run is asked for its state only then.
    const STATES: bool = false;

    /// E has just been extended by an event, or is empty at the very start.
    fn arrive(&mut self, e: &Execution);

    /// The same with a way to find out what the program would do. Algorithms that foresee everything
    /// from events need only [`Algorithm::arrive`].
    fn arrive_probing(&mut self, e: &Execution, _probe: &mut dyn Probe) {
        self.arrive(e);
    }

    /// Which handlers order their messages. Asked whenever E is empty: an algorithm that changes its
    /// mind must return to the start.
    fn handlers(&self) -> Handlers {
        Handlers::default()
    }

    /// Whether an execution of the same class as E, which is maximal, was explored before. It then
    /// counts as redundant.
    fn is_repetition(&mut self, _e: &Execution) -> bool {
        false
    }

    /// Asked again and again at the same E until the answer is not a step.
    fn next(&mut self, e: &Execution) -> Next;

    /// `Explore(E·p)` has returned and E is current again; `event` is what p did.
    fn returned(&mut self, e: &Execution, event: &Event);

    /// What it knows of states, if it recognises them.
    fn matching(&self) -> Option<Matching> {
        None
    }
}
