//! The loop: it moves through executions as the algorithm says, counts, and watches the limits.

use crate::algorithm::{Algorithm, Choice, Next};
use crate::execution::Execution;
use crate::handlers::Handlers;
use crate::probe::Prober;
use crate::program::{Pending, Run, Stop, Wait};
use mazurka_trace::{Explored, Limit};
use std::ops::ControlFlow;

/// When to stop before everything is explored.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// The number of executions.
    pub max_executions: u64,
    /// The number of events in one execution; what lies beyond is cut off.
    pub max_steps: usize,
    /// Whether to go on after a violation. The thread that violates stops there and the others run
    /// to their ends, so that all their races are seen and no class of executions is missed.
    pub keep_going: bool,
    /// Asked every few thousand steps whether the time is over.
    pub expired: &'a dyn Fn() -> bool,
    /// Asked as often whether the memory is used up.
    pub crowded: &'a dyn Fn() -> bool,
}

impl Default for Limits<'_> {
    fn default() -> Self {
        let (max_executions, max_steps) = (u64::MAX, 1_000_000);
        let (expired, crowded) = (&|| false, &|| false);
        Limits { max_executions, max_steps, keep_going: true, expired, crowded }
    }
}

/// How an execution ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum End {
    /// All threads finished, or one of them ended the program.
    Complete,
    /// Some thread violates a property.
    Violation,
    /// A bound of the program or of the exploration cut it: nothing follows from what is blocked.
    Bounded,
    /// Some thread was stopped by an `assume`, or waits only until a time-out: nothing follows from
    /// what is blocked.
    Assume,
    /// All unfinished threads wait for each other, in locks, joins and the like.
    Deadlock,
    /// Some thread waits in an await for a value that nobody will write.
    Livelock,
}

/// Told of every execution that was explored to its end.
pub trait Observer<R> {
    /// E is maximal, or the thread that just moved has violated a property and the exploration is
    /// not to keep going. The answer says whether to explore further.
    fn ended(&mut self, e: &Execution, run: &R, end: End) -> ControlFlow<()>;
}

impl<R, F: FnMut(&Execution, &R, End) -> ControlFlow<()>> Observer<R> for F {
    fn ended(&mut self, e: &Execution, run: &R, end: End) -> ControlFlow<()> {
        self(e, run, end)
    }
}

/// What an exploration amounted to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// How much was explored.
    pub explored: Explored,
    /// The limits that cut it.
    pub limits_hit: Vec<Limit>,
    /// Why not every class was explored exactly once although the algorithm promises it.
    pub inexact: Option<&'static str>,
    /// Whether the exploration ended because of that, so that classes are missing.
    pub gave_up: bool,
    /// Whether it was given up because the program can come back to a state it has been in, which the
    /// algorithm cannot deal with.
    pub cyclic: bool,
}

/// Explores all that `algorithm` asks for.
pub fn explore<R: Run, A: Algorithm>(
    mut run: R,
    algorithm: &mut A,
    limits: Limits<'_>,
    observer: &mut impl Observer<R>,
) -> Outcome {
    let mut e = Execution::new(&run, limits.max_steps);
    e.set_handlers(&algorithm.handlers());
    let mut outcome = Outcome::default();
    let mut go = outcome.arrived(&e, &run, limits, observer);
    arrive(algorithm, &mut e, &mut run);
    while go.is_continue() {
        let back = match algorithm.next(&e) {
            Next::Step(_) if outcome.limit_reached(limits) => break,
            Next::Step(choice) => {
                e.step(&mut run, choice);
                outcome.explored.steps += 1;
                if e.is_maximal() && algorithm.is_repetition(&e) {
                    outcome.abandoned();
                } else {
                    go = outcome.arrived(&e, &run, limits, observer);
                }
                arrive(algorithm, &mut e, &mut run);
                continue;
            }
            Next::Redo(choice) => {
                e.step(&mut run, choice);
                outcome.explored.steps += 1;
                outcome.explored.redone += 1;
                algorithm.arrive_probing(&e, &mut Prober { run: &mut run });
                continue;
            }
            Next::Return => e.len().saturating_sub(1),
            Next::ReturnTo(length) => length,
            Next::Abandon => {
                outcome.abandoned();
                e.len().saturating_sub(1)
            }
        };
        if e.is_empty() {
            break;
        }
        while e.len() > back {
            let event = e.undo();
            algorithm.returned(&e, &event);
        }
        if e.is_empty() {
            e.set_handlers(&algorithm.handlers());
        }
    }
    if let Some(matching) = algorithm.matching() {
        outcome.explored.states = Some(matching.states);
        outcome.explored.revisited = Some(matching.revisited);
        outcome.cyclic = matching.cyclic;
    }
    outcome
}

/// The execution in which the given choices are made, seen with other handlers.
pub fn retrace<R: Run>(
    mut run: R,
    choices: impl IntoIterator<Item = Choice>,
    handlers: &Handlers,
) -> Execution {
    let mut e = Execution::new(&run, usize::MAX);
    e.set_handlers(handlers);
    for choice in choices {
        e.step(&mut run, choice);
    }
    e
}

/// Tells the algorithm that E has been extended.
fn arrive<R: Run, A: Algorithm>(algorithm: &mut A, e: &mut Execution, run: &mut R) {
    if A::STATES {
        e.look_at_state(run);
    }
    algorithm.arrive_probing(e, &mut Prober { run });
}

/// How many steps are made between two looks at the time and at the memory.
const STEPS_PER_LOOK: u64 = 4096;

impl Outcome {
    /// Counts E and tells the observer if it ends here.
    fn arrived<R: Run>(
        &mut self,
        e: &Execution,
        run: &R,
        limits: Limits<'_>,
        observer: &mut impl Observer<R>,
    ) -> ControlFlow<()> {
        let violated = !limits.keep_going && last_thread_violated(e);
        if !violated && !e.is_maximal() {
            return ControlFlow::Continue(());
        }
        let end = classify(e, run);
        self.explored.executions += 1;
        match end {
            End::Complete | End::Violation => self.explored.complete += 1,
            End::Bounded => {
                self.explored.bounded += 1;
                if e.enabled().is_empty() {
                    self.hit(Limit::Unroll);
                }
            }
            End::Assume | End::Deadlock | End::Livelock => self.explored.blocked += 1,
        }
        if !e.enabled().is_empty() && !violated {
            self.hit(Limit::MaxSteps);
        }
        observer.ended(e, run, end)
    }

    /// Counts an execution that was given up because everything after it is known.
    fn abandoned(&mut self) {
        self.explored.executions += 1;
        self.explored.redundant += 1;
    }

    /// Whether a limit forbids another step.
    fn limit_reached(&mut self, limits: Limits<'_>) -> bool {
        if self.explored.executions >= limits.max_executions {
            self.hit(Limit::MaxExecutions);
            return true;
        }
        if self.explored.steps.is_multiple_of(STEPS_PER_LOOK) {
            if (limits.expired)() {
                self.hit(Limit::Timeout);
                return true;
            }
            if (limits.crowded)() {
                self.hit(Limit::MaxMemory);
                return true;
            }
        }
        false
    }

    fn hit(&mut self, limit: Limit) {
        if !self.limits_hit.contains(&limit) {
            self.limits_hit.push(limit);
        }
    }
}

fn last_thread_violated(e: &Execution) -> bool {
    let violated = |t| *e.pending(t) == Pending::Stopped(Stop::Violation);
    match e.events().last() {
        Some(event) => violated(event.thread) || event.op.creates().is_some_and(violated),
        None => e.threads().any(violated),
    }
}

/// How E ended, if it is maximal or a thread of it violates something.
///
/// Violations come first and bounds and assumptions next: what is blocked beside a thread that was
/// stopped by one of these may only wait for that thread.
pub fn classify<R: Run>(e: &Execution, run: &R) -> End {
    let (mut worst, mut wait) = (None, None);
    for thread in e.threads() {
        match e.pending(thread) {
            Pending::Stopped(stop) => worst = worst.max(Some(severity(*stop))),
            Pending::Op { op, .. } => wait = wait.max(Some(run.wait(thread, op))),
            _ => {}
        }
    }
    let cut = (!e.enabled().is_empty()).then_some((2, End::Bounded));
    match (worst.max(cut), wait) {
        (Some((_, end)), _) => end,
        (None, None) => End::Complete,
        (None, Some(Wait::Object)) => End::Deadlock,
        (None, Some(Wait::Value)) => End::Livelock,
        (None, Some(Wait::Timeout | Wait::Assumption)) => End::Assume,
    }
}

/// What it means that a thread was stopped; of several what is most severe counts.
fn severity(stop: Stop) -> (u8, End) {
    match stop {
        Stop::Violation => (3, End::Violation),
        Stop::Bound => (2, End::Bounded),
        Stop::Assume => (1, End::Assume),
        Stop::Exit => (0, End::Complete),
    }
}
