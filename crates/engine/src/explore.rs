//! The loop: it moves through executions as the algorithm says, counts, and watches the limits.

use crate::alarm::Alarm;
use crate::algorithm::{Algorithm, Choice, Context, Estimate, Next, Statistics};
use crate::execution::Execution;
use crate::hang::Hangs;
use crate::path::Path;
use crate::probe::Prober;
use crate::program::{Run, Stop, Wait};
use mazurka_trace::{Explored, Limit};
use std::ops::ControlFlow;
use std::sync::Arc;

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
    /// Whether to find out if the program hangs where iterations of loops were cut off.
    pub hangs: bool,
    /// Whether to cut off threads that repeat themselves. Not where states are recognised, or where
    /// handlers order their messages.
    pub stutter: bool,
    /// Asked every few thousand steps whether the time is over.
    pub expired: &'a (dyn Fn() -> bool + Sync),
    /// Asked as often whether the memory is used up.
    pub crowded: &'a (dyn Fn() -> bool + Sync),
    /// What ends the exploration from outside; it is looked at after every step.
    pub alarm: Option<&'a Arc<Alarm>>,
}

impl Default for Limits<'_> {
    fn default() -> Self {
        let (max_executions, max_steps) = (u64::MAX, 1_000_000);
        let (expired, crowded) = (&|| false, &|| false);
        let (keep_going, hangs, stutter, alarm) = (true, true, false, None);
        Limits { max_executions, max_steps, keep_going, hangs, stutter, expired, crowded, alarm }
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
    /// All unfinished threads wait for each other: in locks, joins, barriers, semaphores, …
    Deadlock,
    /// Threads run or wait in loops for what nobody will do.
    Livelock,
    /// Threads run in loops that none of them ever leaves, since they keep changing what the others
    /// look at.
    Endless,
    /// An iteration of a loop was cut off from which the program can go on: nothing follows from what
    /// is blocked.
    Cut,
    /// An iteration of a loop was cut off, and whether the program can go on from there is not known.
    Undecided,
}

/// Told of every execution that was explored to its end.
pub trait Observer<R> {
    /// E is maximal, or the thread that just moved has violated a property and the exploration is
    /// not to keep going. The answer says whether to explore further.
    fn ended(&mut self, e: &Execution, run: &R, end: End) -> ControlFlow<()>;

    /// Whether to say how many executions there will be, if that is known.
    fn wants_estimate(&self) -> bool {
        false
    }

    /// So many executions there will be, if that is known.
    fn expect(&mut self, _estimate: Option<Estimate>) {}

    /// A limit other than the number of executions has ended the exploration in the middle of E.
    fn stopped(&mut self, _e: &Execution, _run: &R) {}
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
}

impl Outcome {
    /// Adds what another worker explored in the same program.
    pub fn add(&mut self, other: Outcome) {
        self.explored += other.explored;
        for limit in other.limits_hit {
            if !self.limits_hit.contains(&limit) {
                self.limits_hit.push(limit);
            }
        }
        self.inexact = self.inexact.or(other.inexact);
        self.gave_up |= other.gave_up;
    }
}

/// Explores all that `algorithm` asks for.
pub fn explore<R: Run, A: Algorithm>(
    run: R,
    algorithm: &mut A,
    limits: Limits<'_>,
    observer: &mut impl Observer<R>,
) -> Outcome {
    let mut x = Exploration::new(run, algorithm, limits);
    if x.is_alarmed() {
        observer.stopped(&x.e, &x.run);
        return x.finish(algorithm);
    }
    let mut go = x.arrive(algorithm, observer);
    while go.is_continue() {
        match x.ask(algorithm) {
            Next::Step(choice) if x.limit_reached() || !x.has_room(choice) => {
                if x.outcome.explored.executions < x.limits.max_executions {
                    observer.stopped(&x.e, &x.run);
                }
                break;
            }
            Next::Step(choice) => {
                x.step(choice);
                // The thread may be in the middle of its local code: nothing follows from what it does.
                if x.is_alarmed() {
                    observer.stopped(&x.e, &x.run);
                    break;
                }
                go = x.arrive(algorithm, observer);
            }
            Next::ReturnTo(length) => go = x.return_to(length, algorithm, observer),
            Next::Restart => {
                x.restart(algorithm);
                go = x.arrive(algorithm, observer);
            }
            Next::GiveUp => {
                x.outcome.gave_up = true;
                break;
            }
        }
    }
    x.finish(algorithm)
}

/// How many steps are made between two looks at the time and at the memory.
const STEPS_PER_LOOK: u64 = 4096;

/// An exploration that is under way.
struct Exploration<'a, R> {
    run: R,
    e: Execution,
    limits: Limits<'a>,
    /// Whether the algorithm needs the keys of states.
    states: bool,
    /// The states that E goes through, if the algorithm needs them.
    path: Path,
    /// Whether E may have come back to a state that the program had been in.
    come_back: bool,
    /// Whether E is as the last step left it: nothing has been explored from it.
    just_reached: bool,
    outcome: Outcome,
    found: Hangs,
}

impl<'a, R: Run> Exploration<'a, R> {
    fn new(mut run: R, algorithm: &impl Algorithm, limits: Limits<'a>) -> Self {
        let needs = algorithm.needs();
        let mut e = Execution::new(&run, limits.max_steps);
        e.set_handlers(&needs.handlers);
        if needs.in_full {
            e.keep_in_full();
        }
        if limits.stutter && !needs.states && !needs.whole && needs.handlers.are_locks() {
            e.cut_stuttering(&mut run);
        }
        let (path, just_reached, outcome, found) =
            (Path::default(), true, Outcome::default(), Hangs::default());
        let (states, come_back) = (needs.states, false);
        Exploration { run, e, limits, states, path, come_back, just_reached, outcome, found }
    }

    /// Where the algorithm wants to go.
    #[inline(always)]
    fn ask(&mut self, algorithm: &mut impl Algorithm) -> Next {
        let mut prober = Prober::new(&mut self.run);
        let mut at = Context::new(&self.e, None, &mut prober);
        let next = algorithm.next(&mut at);
        prober.restore(&self.e);
        next
    }

    #[inline(always)]
    fn step(&mut self, choice: Choice) {
        self.e.step(&mut self.run, choice);
        self.outcome.explored.steps += 1;
        self.just_reached = true;
    }

    /// Tells the algorithm that E has been extended, and the observer if it ends here.
    #[inline(always)]
    fn arrive(
        &mut self,
        algorithm: &mut impl Algorithm,
        observer: &mut impl Observer<R>,
    ) -> ControlFlow<()> {
        let state = if self.states { self.run.fingerprint() } else { None };
        let mut prober = Prober::new(&mut self.run);
        let mut at = Context::new(&self.e, state, &mut prober);
        algorithm.arrive(&mut at);
        let Context { known, repeated, open, .. } = at;
        prober.restore(&self.e);
        if let Some(state) = state {
            self.path.arrive(self.e.len(), state);
            self.come_back = open || self.path.has_come_back();
        }
        if known {
            self.just_reached = false;
            return ControlFlow::Continue(());
        }
        if repeated {
            self.count_redundant();
            return ControlFlow::Continue(());
        }
        let stops = !self.limits.keep_going && self.e.has_just_stopped();
        let violated = stops && last_thread_violated(&self.e);
        if !violated && !self.e.is_maximal() {
            return ControlFlow::Continue(());
        }
        let go = self.count_ended(violated, observer);
        if observer.wants_estimate() {
            observer.expect(algorithm.estimate());
        }
        go
    }

    /// Counts E, which ends here, and tells the observer.
    fn count_ended(&mut self, violated: bool, observer: &mut impl Observer<R>) -> ControlFlow<()> {
        let mut end = classify_threads(&self.e, &self.run);
        if end == End::Cut && self.limits.hangs {
            end = self.found.judge(&self.e, &self.run);
        }
        self.count_end(end);
        if !self.e.enabled().is_empty() && !violated {
            self.hit(if self.e.is_crowded() { Limit::Threads } else { Limit::MaxSteps });
        }
        observer.ended(&self.e, &self.run, end)
    }

    /// How the program hangs, if E has come back to a state that it had been in, from which it can never
    /// end.
    fn hangs(&mut self) -> Option<End> {
        if !self.limits.hangs || !self.come_back {
            return None;
        }
        let end = self.found.judge(&self.e, &self.run);
        if end == End::Undecided {
            self.hit(Limit::Hang);
        }
        matches!(end, End::Livelock | End::Endless).then_some(end)
    }

    /// Counts an execution that ended so.
    fn count_end(&mut self, end: End) {
        let explored = &mut self.outcome.explored;
        explored.executions += 1;
        explored.hung += u64::from(matches!(end, End::Livelock | End::Endless));
        match end {
            End::Complete | End::Violation => explored.complete += 1,
            End::Bounded => {
                explored.bounded += 1;
                if self.e.enabled().is_empty() && stopped_by(&self.e, Stop::Bound) {
                    self.hit(Limit::Unroll);
                }
                if ran_too_long(&self.e) {
                    self.hit(Limit::MaxSteps);
                }
                if stopped_by(&self.e, Stop::StackLimit) {
                    self.hit(Limit::Stack);
                }
            }
            End::Assume | End::Deadlock | End::Livelock | End::Endless | End::Cut => {
                explored.blocked += 1;
            }
            End::Undecided => {
                explored.blocked += 1;
                self.hit(Limit::Hang);
            }
        }
    }

    /// Counts an execution after which everything is known.
    fn count_redundant(&mut self) {
        self.outcome.explored.executions += 1;
        self.outcome.explored.redundant += 1;
    }

    /// Undoes events until E has the given length.
    fn return_to(
        &mut self,
        length: usize,
        algorithm: &mut impl Algorithm,
        observer: &mut impl Observer<R>,
    ) -> ControlFlow<()> {
        if std::mem::take(&mut self.just_reached) && !self.e.is_maximal() {
            match self.hangs() {
                Some(end) => {
                    self.count_end(end);
                    observer.ended(&self.e, &self.run, end)?;
                }
                None => {
                    self.count_redundant();
                    // This may be as far as any execution gets in which a thread has violated a
                    // property, if the others run in circles.
                    if self.come_back && stopped_by(&self.e, Stop::Violation) {
                        observer.ended(&self.e, &self.run, End::Violation)?;
                    }
                }
            }
        }
        if self.e.is_empty() {
            return ControlFlow::Break(());
        }
        debug_assert!(length < self.e.len(), "a return shortens E");
        if algorithm.returns_at_once() {
            algorithm.returning_to(&self.e, length);
            self.e.undo_to(length);
        }
        while self.e.len() > length {
            let event = self.e.undo();
            algorithm.returned(&self.e, &event);
        }
        ControlFlow::Continue(())
    }

    fn restart(&mut self, algorithm: &impl Algorithm) {
        self.e.undo_to(0);
        // The run follows E only when a step is made, and may be asked for its state before.
        self.run.move_to(0);
        let handlers = algorithm.needs().handlers;
        if !handlers.are_locks() {
            self.e.cuts = None;
        }
        self.e.set_handlers(&handlers);
        self.just_reached = true;
    }

    /// Whether somebody wants the exploration to end.
    #[inline(always)]
    fn is_alarmed(&self) -> bool {
        self.limits.alarm.is_some_and(|alarm| alarm.is_raised())
    }

    /// Whether there is memory for the clocks if a thread is created. They all become larger at once.
    #[inline(always)]
    fn has_room(&self, choice: Choice) -> bool {
        let growth = self.e.growth(choice.thread);
        growth == 0 || self.limits.alarm.is_none_or(|alarm| alarm.has_room(growth))
    }

    /// Whether a limit forbids another step.
    #[inline(always)]
    fn limit_reached(&mut self) -> bool {
        if self.outcome.explored.executions >= self.limits.max_executions {
            self.hit(Limit::MaxExecutions);
            return true;
        }
        self.outcome.explored.steps.is_multiple_of(STEPS_PER_LOOK) && self.is_over()
    }

    /// Whether the time is over or the memory used up.
    #[cold]
    fn is_over(&mut self) -> bool {
        self.hit(match ((self.limits.expired)(), (self.limits.crowded)()) {
            (true, _) => Limit::Timeout,
            (false, true) => Limit::MaxMemory,
            (false, false) => return false,
        });
        true
    }

    fn hit(&mut self, limit: Limit) {
        if !self.outcome.limits_hit.contains(&limit) {
            self.outcome.limits_hit.push(limit);
        }
    }

    fn finish(mut self, algorithm: &impl Algorithm) -> Outcome {
        if let Some(limit) = self.limits.alarm.and_then(|alarm| alarm.reason()) {
            self.hit(limit);
        }
        let Statistics { states, revisited, redone } = algorithm.statistics();
        let explored = &mut self.outcome.explored;
        (explored.states, explored.revisited, explored.redone) = (states, revisited, redone);
        self.outcome.inexact = algorithm.inexactness();
        self.outcome
    }
}

/// Whether a thread was stopped by this.
fn stopped_by(e: &Execution, stop: Stop) -> bool {
    e.stops.iter().any(|&(_, thread)| e.stop_of(thread) == Some(stop))
}

/// Whether some thread ran local code for too long.
pub fn ran_too_long(e: &Execution) -> bool {
    stopped_by(e, Stop::TooLong)
}

fn last_thread_violated(e: &Execution) -> bool {
    let violated = |t| e.stop_of(t) == Some(Stop::Violation);
    match e.records[..e.len].last() {
        Some(last) => violated(last.thread) || last.creates().is_some_and(violated),
        None => e.threads().any(violated),
    }
}

/// How E ended, if it is maximal or a thread of it violates something.
pub fn classify<R: Run>(e: &Execution, run: &R) -> End {
    let judge = || Hangs::default().judge(e, run);
    match classify_threads(e, run) {
        End::Cut => judge(),
        // Where the exploration has recognised a state, it may have stopped although threads can go on.
        End::Bounded if !e.enabled().is_empty() => match judge() {
            end @ (End::Livelock | End::Endless) => end,
            _ => End::Bounded,
        },
        end => end,
    }
}

/// How E ended; [`End::Cut`] stands for all that may come of iterations that were cut off.
///
/// Violations come first and bounds and assumptions next: what is blocked beside a thread that was
/// stopped by one of these may only wait for that thread. Where the program has ended, nothing hangs.
fn classify_threads<R: Run>(e: &Execution, run: &R) -> End {
    debug_assert!(e.knows_who_is_left(), "who does not go on was stopped, waits or has finished");
    let severities = e.stops.iter().filter_map(|&(_, thread)| e.stop_of(thread).map(severity));
    let worst = severities.max();
    let wait = |thread| Some(run.wait(thread, &e.pending_op(thread)?));
    let wait = e.waiting.iter().filter_map(wait).max();
    let cut = (!e.enabled().is_empty()).then_some((3, End::Bounded));
    match (worst.max(cut), wait) {
        (None | Some((_, End::Cut)), Some(Wait::Timeout | Wait::Assumption)) => End::Assume,
        (None, Some(Wait::Cut)) => End::Cut,
        // The end of the program excuses who waits, but not what an assumption rules out.
        (Some((_, End::Complete)), Some(Wait::Assumption)) => End::Assume,
        (Some((_, end)), _) => end,
        (None, None) => End::Complete,
        (None, Some(Wait::Object)) => End::Deadlock,
        (None, Some(Wait::Value)) => End::Livelock,
    }
}

/// What it means that a thread was stopped; of several what is most severe counts.
fn severity(stop: Stop) -> (u8, End) {
    match stop {
        Stop::Violation => (4, End::Violation),
        Stop::Bound | Stop::StackLimit | Stop::TooLong => (3, End::Bounded),
        Stop::Assume => (2, End::Assume),
        Stop::Exit => (1, End::Complete),
        Stop::Cut => (0, End::Cut),
    }
}
