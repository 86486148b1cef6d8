//! Several workers for one exploration: what one gives away, another takes.
//!
//! Each worker explores a part, whatever that is for an algorithm. Who has nothing left waits for a part that
//! another one gives away. Nothing is given away as long as nobody waits.

use crate::pop::Wanted;
use mazurka_engine::Outcome;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// The parts that nobody explores yet, and who waits for one.
#[derive(Debug)]
pub(crate) struct Workers<T> {
    number: usize,
    state: Mutex<State<T>>,
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
struct State<T> {
    parts: Vec<T>,
    waiting: usize,
}

impl<T> Workers<T> {
    /// So many, with these parts to begin with, until they are asked to pause or so many executions have
    /// ended.
    pub(crate) fn new(number: usize, parts: Vec<T>, pause: Arc<AtomicBool>, most: u64) -> Self {
        Workers {
            number,
            state: Mutex::new(State { parts, waiting: 0 }),
            changed: Condvar::new(),
            hungry: AtomicUsize::new(0),
            stop: AtomicBool::new(false),
            pause,
            executions: AtomicU64::new(0),
            most,
        }
    }

    fn lock(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell(&self, state: &State<T>) {
        self.hungry.store(state.waiting.saturating_sub(state.parts.len()), Ordering::Relaxed);
    }

    /// Another execution has ended.
    pub(crate) fn count(&self) {
        // Without a limit nobody has to know, and workers would get in each other's way here.
        if self.most < u64::MAX {
            self.executions.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Whether as many executions have ended as may.
    pub(crate) fn is_enough(&self) -> bool {
        self.executions.load(Ordering::Relaxed) >= self.most
    }

    fn is_stopping(&self) -> bool {
        self.is_enough() || self.stop.load(Ordering::Relaxed) || self.pause.load(Ordering::Relaxed)
    }

    /// A worker has stopped, for whatever reason, and leaves this: the others stop, too, when their
    /// executions have ended.
    pub(crate) fn stop(&self, left: Option<T>) {
        let mut state = self.lock();
        state.parts.extend(left);
        self.stop.store(true, Ordering::Relaxed);
        self.changed.notify_all();
    }

    /// What others want of a worker.
    pub(crate) fn wanted(&self) -> Wanted {
        match () {
            () if self.is_stopping() => Wanted::Everything,
            () if self.hungry.load(Ordering::Relaxed) > 0 => Wanted::Some,
            () => Wanted::Nothing,
        }
    }

    /// Takes a part that a worker gives away.
    pub(crate) fn give(&self, part: T) {
        let mut state = self.lock();
        state.parts.push(part);
        self.tell(&state);
        self.changed.notify_one();
    }

    /// The next part to explore, as soon as there is one; nothing if there will be none.
    pub(crate) fn take(&self) -> Option<T> {
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

    /// What nobody has taken.
    pub(crate) fn left(&self) -> Vec<T> {
        std::mem::take(&mut self.lock().parts)
    }
}

impl<T: Send> Workers<T> {
    /// Lets every worker work, each with an observer of its own, until all have ended; adds up what they
    /// have explored. If one of them panics, the others stop.
    pub(crate) fn run<O: Send>(
        &self,
        observers: Vec<O>,
        work: impl Fn(O) -> (Outcome, O) + Sync,
    ) -> (Outcome, Vec<O>) {
        let work = |observer| {
            let _stop = StopOthers(self);
            work(observer)
        };
        let results: Vec<(Outcome, O)> = thread::scope(|scope| {
            let work = &work;
            let spawn = |observer| scope.spawn(move || work(observer));
            let handles: Vec<_> = observers.into_iter().map(spawn).collect();
            let joined = handles.into_iter().map(|handle| handle.join());
            joined.map(|result| result.unwrap_or_else(|e| std::panic::resume_unwind(e))).collect()
        });
        let (mut all, mut observers) = (Outcome::default(), Vec::new());
        for (outcome, observer) in results {
            all.add(outcome);
            observers.push(observer);
        }
        (all, observers)
    }
}

/// Stops the others if a worker panics.
struct StopOthers<'a, T>(&'a Workers<T>);

impl<T> Drop for StopOthers<'_, T> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.stop(None);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who has nothing left waits as long as another one has something that it may give away.
    #[test]
    fn nobody_ends_while_another_one_works() {
        let workers: Workers<u32> = Workers::new(2, vec![1], Arc::default(), u64::MAX);
        assert_eq!(workers.take(), Some(1));
        let taken = thread::scope(|scope| {
            let hungry = scope.spawn(|| workers.take());
            while workers.wanted() != Wanted::Some && !hungry.is_finished() {
                thread::yield_now();
            }
            workers.give(2);
            hungry.join().expect("it does not fail")
        });
        assert_eq!(taken, Some(2));
        let over = thread::scope(|scope| {
            let other = scope.spawn(|| workers.take());
            (workers.take(), other.join().expect("it does not fail"))
        });
        assert_eq!(over, (None, None), "nobody has anything left");
    }

    #[test]
    fn who_stops_leaves_the_rest() {
        let workers: Workers<u32> = Workers::new(2, vec![1, 2], Arc::default(), 3);
        assert_eq!(workers.take(), Some(1));
        assert_eq!(workers.wanted(), Wanted::Nothing);
        (0..3).for_each(|_| workers.count());
        assert!(workers.is_enough() && workers.wanted() == Wanted::Everything);
        assert_eq!(workers.take(), None);
        workers.stop(Some(3));
        assert_eq!(workers.left(), [2, 3]);
    }
}
