//! Threads that end before the scope does in which they are created.

use super::builder::{Builder, create};
use super::join::{ScopedJoinHandle, wait_for};
use crate::runtime::inside;
use crate::runtime::request::Place;
use mazurka_trace::ThreadId;
use std::io;
use std::marker::PhantomData;
use std::panic::{AssertUnwindSafe, Location, catch_unwind, resume_unwind};
use std::sync::{Arc, Condvar, Mutex, PoisonError};

/// Where threads can be created that borrow, as std's.
#[derive(Debug)]
pub struct Scope<'scope, 'env: 'scope> {
    /// The threads of an execution.
    created: Mutex<Vec<ThreadId>>,
    /// The native threads.
    native: Arc<Running>,
    scope: PhantomData<&'scope mut &'scope ()>,
    env: PhantomData<&'env mut &'env ()>,
}

/// How many native threads are running, and whether one has panicked.
#[derive(Debug, Default)]
struct Running {
    count: Mutex<(usize, bool)>,
    ended: Condvar,
}

/// Counts a native thread until it ends.
struct Counted(Arc<Running>);

impl Drop for Counted {
    fn drop(&mut self) {
        let mut count = self.0.count.lock().unwrap_or_else(PoisonError::into_inner);
        count.0 -= 1;
        count.1 |= std::thread::panicking();
        self.0.ended.notify_all();
    }
}

/// Runs the function, and waits for all threads that it creates in the scope.
#[track_caller]
pub fn scope<'env, F, T>(f: F) -> T
where
    F: for<'scope> FnOnce(&'scope Scope<'scope, 'env>) -> T,
{
    let place = Location::caller();
    let scope = Scope {
        created: Mutex::default(),
        native: Arc::default(),
        scope: PhantomData,
        env: PhantomData,
    };
    let result = catch_unwind(AssertUnwindSafe(|| f(&scope)));
    let panicked = scope.wait(place);
    match result {
        Err(payload) => resume_unwind(payload),
        Ok(_) if panicked => panic!("a scoped thread panicked"),
        Ok(result) => result,
    }
}

impl<'scope> Scope<'scope, '_> {
    /// Creates a thread.
    #[track_caller]
    pub fn spawn<F, T>(&'scope self, f: F) -> ScopedJoinHandle<'scope, T>
    where
        F: FnOnce() -> T + Send + 'scope,
        T: Send + 'scope,
    {
        let spawned = self.spawn_with(Builder::new(), f, Location::caller());
        spawned.expect("failed to spawn thread")
    }

    pub(super) fn spawn_with<F, T>(
        &'scope self,
        builder: Builder,
        f: F,
        place: Place,
    ) -> io::Result<ScopedJoinHandle<'scope, T>>
    where
        F: FnOnce() -> T + Send + 'scope,
        T: Send + 'scope,
    {
        if let Some(shared) = inside() {
            // SAFETY: `scope` waits for the thread before what it borrows goes away. If the execution ends
            // before that, its threads are ended in the reverse order of their creation.
            let created = unsafe { create(shared, builder.into_name(), f, place) };
            self.created.lock().unwrap_or_else(PoisonError::into_inner).push(created.id);
            return Ok(ScopedJoinHandle::model(created));
        }
        self.native.count.lock().unwrap_or_else(PoisonError::into_inner).0 += 1;
        let counted = Counted(self.native.clone());
        let code = move || {
            let _counted = counted;
            f()
        };
        // SAFETY: `scope` waits until no thread is counted any more; the result is dropped or taken while
        // the handle, which cannot outlive the scope, is there.
        let handle = unsafe { builder.native().spawn_unchecked(code) }?;
        Ok(ScopedJoinHandle::native(handle))
    }

    /// Waits for all threads; whether one has panicked.
    fn wait(&self, place: Place) -> bool {
        let created =
            std::mem::take(&mut *self.created.lock().unwrap_or_else(PoisonError::into_inner));
        created.into_iter().for_each(|thread| wait_for(thread, place));
        let mut count = self.native.count.lock().unwrap_or_else(PoisonError::into_inner);
        while count.0 > 0 {
            count = self.native.ended.wait(count).unwrap_or_else(PoisonError::into_inner);
        }
        count.1
    }
}
