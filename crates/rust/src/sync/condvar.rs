//! Condition variables.

use super::{LockResult, Mutex, MutexGuard};
use crate::runtime::context::Shared;
use crate::runtime::inside;
use crate::runtime::request::{Orders, Place, Waits, Word};
use mazurka_trace::{Action, Op};
use std::panic::Location;
use std::sync as native;
use std::sync::PoisonError;
use std::time::Duration;

/// A condition variable, as std's. In an execution threads wake up spuriously only if that is to be explored.
#[derive(Debug, Default)]
pub struct Condvar {
    outside: native::Condvar,
    /// In an execution, what has the name of the condition variable.
    name: u8,
}

/// Whether a wait ended because the time was over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaitTimeoutResult(bool);

impl WaitTimeoutResult {
    /// Whether the time was over.
    pub fn timed_out(&self) -> bool {
        self.0
    }
}

impl Condvar {
    /// A condition variable at which nobody waits.
    pub const fn new() -> Condvar {
        Condvar { outside: native::Condvar::new(), name: 0 }
    }

    fn word(&self) -> Word {
        Word::Name(std::ptr::from_ref(&self.name).cast())
    }

    /// Releases the mutex, waits for a notification, and takes the mutex again.
    #[track_caller]
    pub fn wait<'a, T>(&self, guard: MutexGuard<'a, T>) -> LockResult<MutexGuard<'a, T>> {
        let place = Location::caller();
        let (mutex, outside) = guard.dissolve();
        match (inside(), outside) {
            (Some(shared), _) if shared.happens_spuriously(("wait", place)) => {
                pass_on(shared, mutex, place);
                mutex.guard(None)
            }
            (Some(shared), _) => self.wait_inside(shared, mutex, Waits::AsUsual, place),
            (None, Some(outside)) => {
                let outside = self.outside.wait(outside).unwrap_or_else(PoisonError::into_inner);
                mutex.guard(Some(outside))
            }
            (None, None) => unreachable!("a lock that is held outside of executions is native"),
        }
    }

    fn wait_inside<'a, T>(
        &self,
        shared: &Shared,
        mutex: &'a Mutex<T>,
        waits: Waits,
        place: Place,
    ) -> LockResult<MutexGuard<'a, T>> {
        let act = |word, action, method| {
            let request = shared.request(word, action, Orders::SEQ_CST, (method, place));
            shared.perform(crate::runtime::request::Request { waits, ..request });
        };
        act(self.word(), Action::Enqueue, "wait");
        act(mutex.word(), Action::Unlock, "unlock");
        act(self.word(), Action::Wake, "wait");
        shared.act(mutex.word(), Action::Lock, Orders::SEQ_CST, ("lock", place));
        mutex.guard(None)
    }

    /// Waits as long as the condition holds.
    #[track_caller]
    pub fn wait_while<'a, T>(
        &self,
        mut guard: MutexGuard<'a, T>,
        mut condition: impl FnMut(&mut T) -> bool,
    ) -> LockResult<MutexGuard<'a, T>> {
        while condition(&mut *guard) {
            guard = self.wait(guard)?;
        }
        Ok(guard)
    }

    /// Waits for a notification or until some time has passed. In an execution both are explored,
    /// however long the time is.
    #[track_caller]
    pub fn wait_timeout<'a, T>(
        &self,
        guard: MutexGuard<'a, T>,
        time: Duration,
    ) -> LockResult<(MutexGuard<'a, T>, WaitTimeoutResult)> {
        let place = Location::caller();
        let (mutex, outside) = guard.dissolve();
        let Some(shared) = inside() else {
            let outside = outside.expect("a lock that is held outside of executions is native");
            let woken = self.outside.wait_timeout(outside, time);
            let (outside, result) = woken.unwrap_or_else(PoisonError::into_inner);
            return both(mutex.guard(Some(outside)), result.timed_out());
        };
        if shared.times_out(("wait_timeout", place)) {
            pass_on(shared, mutex, place);
            return both(mutex.guard(None), true);
        }
        both(self.wait_inside(shared, mutex, Waits::ForTime, place), false)
    }

    /// Waits as long as the condition holds, or until some time has passed.
    #[track_caller]
    pub fn wait_timeout_while<'a, T>(
        &self,
        mut guard: MutexGuard<'a, T>,
        time: Duration,
        mut condition: impl FnMut(&mut T) -> bool,
    ) -> LockResult<(MutexGuard<'a, T>, WaitTimeoutResult)> {
        while condition(&mut *guard) {
            let (again, result) = self.wait_timeout(guard, time)?;
            guard = again;
            if result.timed_out() {
                let holds = condition(&mut *guard);
                return Ok((guard, WaitTimeoutResult(holds)));
            }
        }
        Ok((guard, WaitTimeoutResult(false)))
    }

    /// Wakes up one of the threads that wait; each of them is explored.
    #[track_caller]
    pub fn notify_one(&self) {
        match inside() {
            Some(shared) => {
                let by = ("notify_one", Location::caller());
                shared.act(self.word(), Action::NotifyOne, Orders::SEQ_CST, by);
            }
            None => self.outside.notify_one(),
        }
    }

    /// Wakes up all threads that wait.
    #[track_caller]
    pub fn notify_all(&self) {
        match inside() {
            Some(shared) => {
                let by = ("notify_all", Location::caller());
                shared.act(self.word(), Action::NotifyAll, Orders::SEQ_CST, by);
            }
            None => self.outside.notify_all(),
        }
    }
}

/// Releases a mutex and takes it again: a wait that nobody ends.
fn pass_on<T>(shared: &Shared, mutex: &Mutex<T>, place: Place) {
    for (action, method) in [(Action::Unlock, "unlock"), (Action::Lock, "lock")] {
        shared.act(mutex.word(), action, Orders::SEQ_CST, (method, place));
    }
}

type Timed<G> = LockResult<(G, WaitTimeoutResult)>;

fn both<G>(guard: LockResult<G>, timed_out: bool) -> Timed<G> {
    let timed_out = WaitTimeoutResult(timed_out);
    match guard {
        Ok(guard) => Ok((guard, timed_out)),
        Err(error) => Err(PoisonError::new((error.into_inner(), timed_out))),
    }
}

impl Shared {
    /// Whether a wait that may time out does; both are explored.
    pub(crate) fn times_out(&self, by: (&'static str, Place)) -> bool {
        self.act_alone(Op::Choose(2), Orders::SEQ_CST, by).alternative == 1
    }
}
