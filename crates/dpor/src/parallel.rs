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
use mazurka_engine::{End, Estimate, Execution, Limits, Observer, Outcome, Program, explore};
use mazurka_trace::Limit;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// The parts that nobody explores yet, and who waits for one.
#[derive(Debug)]
struct Workers {
    number: usize,
    state: Mutex<State>,
    /// Something has changed for those who wait.
    changed: Condvar,
    /// How many wait for a part that nobody has given away yet.
    hungry: AtomicUsize,
    /// Whether all are to stop with what they have left.
    stop: AtomicBool,
    /// The same, from outside.
    pause: Arc<AtomicBool>,
    /// How many executions have ended, and how many may.
    executions: AtomicU64,
    most: u64,
}

#[derive(Debug)]
struct State {
    parts: Vec<Part>,
    waiting: usize,
}

impl Workers {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell(&self, state: &State) {
        self.hungry.store(state.waiting.saturating_sub(state.parts.len()), Ordering::Relaxed);
    }

    fn is_stopping(&self) -> bool {
        let enough = self.executions.load(Ordering::Relaxed) >= self.most;
        enough || self.stop.load(Ordering::Relaxed) || self.pause.load(Ordering::Relaxed)
    }

    /// A worker has stopped, for whatever reason, and leaves this: the others stop, too, when their
    /// executions have ended.
    fn stop(&self, left: Option<Part>) {
        let mut state = self.lock();
        state.parts.extend(left);
        self.stop.store(true, Ordering::Relaxed);
        self.changed.notify_all();
    }
}

impl Share for Workers {
    fn wanted(&self) -> Wanted {
        match () {
            () if self.is_stopping() => Wanted::Everything,
            () if self.hungry.load(Ordering::Relaxed) > 0 => Wanted::Some,
            () => Wanted::Nothing,
        }
    }

    fn give(&self, part: Part) {
        let mut state = self.lock();
        state.parts.push(part);
        self.tell(&state);
        self.changed.notify_one();
    }

    fn take(&self) -> Option<Part> {
        let mut state = self.lock();
        state.waiting += 1;
        loop {
            // Nobody explores anything any more, or nobody shall.
            let over = state.parts.is_empty() && state.waiting == self.number;
            if over || self.is_stopping() {
                self.changed.notify_all();
                return None;
            }
            if !state.parts.is_empty() {
                state.waiting -= 1;
                // What was given away first lies nearest to the root.
                let part = state.parts.remove(0);
                self.tell(&state);
                return Some(part);
            }
            self.tell(&state);
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// Stops the others if a worker panics.
struct StopOthers<'a>(&'a Workers);

impl Drop for StopOthers<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.stop(None);
        }
    }
}

/// Counts the executions of all workers.
struct Counting<'a, O> {
    observer: O,
    workers: &'a Workers,
}

impl<R, O: Observer<R>> Observer<R> for Counting<'_, O> {
    fn ended(&mut self, e: &Execution, run: &R, end: End) -> ControlFlow<()> {
        self.workers.executions.fetch_add(1, Ordering::Relaxed);
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
    let workers = Arc::new(Workers {
        number: observers.len(),
        state: Mutex::new(State { parts: work.parts, waiting: 0 }),
        changed: Condvar::new(),
        hungry: AtomicUsize::new(0),
        stop: AtomicBool::new(false),
        pause: work.pause,
        executions: AtomicU64::new(0),
        most: limits.max_executions,
    });
    let limits = Limits { max_executions: u64::MAX, ..limits };
    let explore_parts = |observer: O| {
        let _stop = StopOthers(&workers);
        let run = match limits.alarm {
            Some(alarm) => program.start_watched(alarm),
            None => program.start(),
        };
        let mut pop = Pop::sharing(policy.clone(), workers.clone());
        let mut counting = Counting { observer, workers: &workers };
        let outcome = explore(run, &mut pop, limits, &mut counting);
        let left = pop.remaining();
        if left.is_some() || outcome.gave_up {
            workers.stop(left);
        }
        (outcome, counting.observer)
    };
    let results: Vec<(Outcome, O)> = thread::scope(|scope| {
        let explore_parts = &explore_parts;
        let spawn = |observer| scope.spawn(move || explore_parts(observer));
        let handles: Vec<_> = observers.into_iter().map(spawn).collect();
        let joined = handles.into_iter().map(|handle| handle.join());
        joined.map(|result| result.unwrap_or_else(|e| std::panic::resume_unwind(e))).collect()
    });
    let (mut outcome, mut observers) = (Outcome::default(), Vec::new());
    for (of_worker, observer) in results {
        outcome.add(of_worker);
        observers.push(observer);
    }
    let left = std::mem::take(&mut workers.lock().parts);
    if !left.is_empty() && workers.executions.load(Ordering::Relaxed) >= workers.most {
        outcome.limits_hit.push(Limit::MaxExecutions);
    }
    Worked { outcome, observers, left }
}
