//! Several workers for one exploration: POP's tree of executions, split by work stealing.
//!
//! Each worker has a run of its own and explores parts of the tree. Who has nothing left takes a part
//! that another one gives away: the schedule that hangs nearest to the root, because below it there is
//! most to do. Nothing is given away as long as nobody is idle, so the workers hardly meet: a few
//! times to a few dozen times in a whole exploration. Why the counts are those of one worker is said in
//! `pop::split`.

use crate::policy::Policy;
use crate::pop::{Part, Pop, Share, Wanted};
use mazurka_engine::{End, Execution, Limits, Observer, Outcome, Program, explore};
use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
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
    /// Whether everything has been explored, or somebody wants all to stop.
    over: AtomicBool,
}

#[derive(Debug)]
struct State {
    parts: VecDeque<Part>,
    waiting: usize,
}

impl Workers {
    fn new(number: usize) -> Workers {
        let state = Mutex::new(State { parts: [Part::default()].into(), waiting: 0 });
        let (changed, hungry, over) = (Condvar::new(), AtomicUsize::new(0), AtomicBool::new(false));
        Workers { number, state, changed, hungry, over }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell(&self, state: &State) {
        self.hungry.store(state.waiting.saturating_sub(state.parts.len()), Ordering::Relaxed);
    }

    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// Everybody stops, those who explore with the end of their execution.
    fn stop(&self) {
        let _state = self.lock();
        self.over.store(true, Ordering::Relaxed);
        self.changed.notify_all();
    }
}

impl Share for Workers {
    fn wanted(&self) -> Wanted {
        if self.hungry.load(Ordering::Relaxed) > 0 { Wanted::Some } else { Wanted::Nothing }
    }

    fn give(&self, part: Part) {
        let mut state = self.lock();
        state.parts.push_back(part);
        self.tell(&state);
        self.changed.notify_one();
    }

    fn take(&self) -> Option<Part> {
        let mut state = self.lock();
        state.waiting += 1;
        loop {
            if self.is_over() {
                return None;
            }
            if let Some(part) = state.parts.pop_front() {
                state.waiting -= 1;
                self.tell(&state);
                return Some(part);
            }
            if state.waiting == self.number {
                self.over.store(true, Ordering::Relaxed);
                self.changed.notify_all();
                return None;
            }
            self.tell(&state);
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// Stops the others when a worker stops, for whatever reason.
struct StopOthers<'a>(&'a Workers);

impl Drop for StopOthers<'_> {
    fn drop(&mut self) {
        self.0.stop();
    }
}

/// An observer whose worker stops when the others do.
struct Together<'a, O> {
    observer: O,
    workers: &'a Workers,
}

impl<R, O: Observer<R>> Observer<R> for Together<'_, O> {
    fn ended(&mut self, e: &Execution, run: &R, end: End) -> ControlFlow<()> {
        self.observer.ended(e, run, end)?;
        if self.workers.is_over() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn stopped(&mut self, e: &Execution, run: &R) {
        self.observer.stopped(e, run);
    }
}

/// Explores a program with POP and one worker for each observer, which sees what its worker explores.
/// The outcome is that of all together. If a worker gives up, all do.
///
/// A limit on the number of executions is one for each worker. Something must be enabled at the start:
/// otherwise there is nothing to split.
pub fn explore_parallel<P: Program + Sync, O: Observer<P::Run> + Send>(
    program: &P,
    policy: &Policy,
    limits: Limits<'_>,
    observers: Vec<O>,
) -> (Outcome, Vec<O>) {
    let workers = Arc::new(Workers::new(observers.len()));
    let work = |observer: O| {
        let _stop = StopOthers(&workers);
        let run = match limits.alarm {
            Some(alarm) => program.start_watched(alarm),
            None => program.start(),
        };
        let mut pop = Pop::sharing(policy.clone(), workers.clone());
        let mut together = Together { observer, workers: &workers };
        let outcome = explore(run, &mut pop, limits, &mut together);
        (outcome, together.observer)
    };
    let results: Vec<(Outcome, O)> = thread::scope(|scope| {
        let work = &work;
        let spawn = |observer| scope.spawn(move || work(observer));
        let handles: Vec<_> = observers.into_iter().map(spawn).collect();
        let joined = handles.into_iter().map(|handle| handle.join());
        joined.map(|result| result.unwrap_or_else(|e| std::panic::resume_unwind(e))).collect()
    });
    let mut all = Outcome::default();
    let mut seen = Vec::new();
    for (outcome, observer) in results {
        all.add(outcome);
        seen.push(observer);
    }
    (all, seen)
}
