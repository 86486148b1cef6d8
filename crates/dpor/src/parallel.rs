//! Several workers for one exploration: POP's tree of executions, split by work stealing.
//!
//! Each worker has a run of its own and explores parts of the tree. Who has nothing left takes a part
//! that another one gives away: the schedule that hangs nearest to the root, because below it there is
//! most to do. Nothing is given away as long as nobody is idle, so the workers hardly meet: a few
//! times to a few dozen times in a whole exploration. Why the counts are those of one worker is said in
//! `pop::split`.
//!
//! The workers stop when everything is explored, when a limit is hit or an observer wants to stop, or when
//! they are asked to pause. What is left then is the result: it can be gone on with, now or from a
//! file.

use crate::policy::Policy;
use crate::pop::{Part, Pop, Share, Wanted};
use crate::workers::Workers;
use mazurka_engine::{End, Estimate, Execution, Limits, Observer, Outcome, Program, explore};
use mazurka_trace::Limit;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

impl Share for Workers<Part> {
    fn wanted(&self) -> Wanted {
        Workers::wanted(self)
    }

    fn give(&self, part: Part) {
        Workers::give(self, part);
    }

    fn take(&self) -> Option<Part> {
        Workers::take(self)
    }
}

/// Counts the executions of all workers.
struct Counting<'a, O> {
    observer: O,
    workers: &'a Workers<Part>,
}

impl<R, O: Observer<R>> Observer<R> for Counting<'_, O> {
    fn ended(&mut self, e: &Execution, run: &R, end: End) -> ControlFlow<()> {
        self.workers.count();
        self.observer.ended(e, run, end)
    }

    fn wants_estimate(&self) -> bool {
        self.observer.wants_estimate()
    }

    fn expect(&mut self, estimate: Option<Estimate>) {
        self.observer.expect(estimate);
    }

    fn stopped(&mut self, e: &Execution, run: &R) {
        self.observer.stopped(e, run);
    }
}

/// What several workers are to do.
#[derive(Clone, Debug)]
pub struct Work {
    /// What is to be explored.
    pub parts: Vec<Part>,
    /// Makes them stop soon with what is left, when somebody sets it.
    pub pause: Arc<AtomicBool>,
}

impl Default for Work {
    fn default() -> Work {
        Work { parts: vec![Part::default()], pause: Arc::default() }
    }
}

/// What several workers did.
#[derive(Debug)]
pub struct Worked<O> {
    /// What all of them explored.
    pub outcome: Outcome,
    /// What each of them saw.
    pub observers: Vec<O>,
    /// What is left; nothing if everything has been explored. Of no use if an observer stopped the
    /// exploration, or a worker gave up.
    pub left: Vec<Part>,
}

/// Explores parts of a program's executions with POP and one worker for each observer, which sees what its
/// worker explores. If a worker gives up, all do.
///
/// There may be a few executions more than the limit. Something must be enabled at the start: otherwise
/// there is nothing to split.
pub fn explore_parallel<P: Program + Sync, O: Observer<P::Run> + Send>(
    program: &P,
    policy: &Policy,
    limits: Limits<'_>,
    work: Work,
    observers: Vec<O>,
) -> Worked<O> {
    let Work { parts, pause } = work;
    let most = limits.max_executions;
    let workers = Arc::new(Workers::new(observers.len(), parts, pause, most));
    let limits = Limits { max_executions: u64::MAX, ..limits };
    let (mut outcome, observers) = workers.run(observers, |observer| {
        let run = program.start_with(limits.alarm);
        let mut pop = Pop::sharing(policy.clone(), workers.clone());
        let mut counting = Counting { observer, workers: &workers };
        let outcome = explore(run, &mut pop, limits, &mut counting);
        let left = pop.remaining();
        if left.is_some() || outcome.gave_up {
            workers.stop(left);
        }
        (outcome, counting.observer)
    });
    let left = workers.left();
    if !left.is_empty() && workers.is_enough() {
        outcome.limits_hit.push(Limit::MaxExecutions);
    }
    Worked { outcome, observers, left }
}
