//! Mutexes.

use super::traits::lock_traits;
use super::{LockResult, PoisonError, TryLockError, TryLockResult};
use crate::runtime::context::Shared;
use crate::runtime::inside;
use crate::runtime::request::{Orders, Place, Word};
use mazurka_trace::Action;
use std::cell::UnsafeCell;
use std::fmt;
use std::ops::{Deref, DerefMut};
use std::panic::{Location, RefUnwindSafe, UnwindSafe};
use std::sync as native;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// A mutex, as std's.
pub struct Mutex<T: ?Sized> {
    /// One more than the number of the thread that has it, in an execution.
    owner: AtomicU64,
    /// What locks outside of executions.
    outside: native::Mutex<()>,
    poisoned: AtomicBool,
    contents: UnsafeCell<T>,
}

// SAFETY: as for std's mutex. In an execution all threads run on one thread of the system, and only the
// one that has the lock uses the contents; outside, the native lock sees to it.
unsafe impl<T: ?Sized + Send> Send for Mutex<T> {}
// SAFETY: as above.
unsafe impl<T: ?Sized + Send> Sync for Mutex<T> {}

impl<T: ?Sized> UnwindSafe for Mutex<T> {}
impl<T: ?Sized> RefUnwindSafe for Mutex<T> {}

/// Holds a [`Mutex`] until it is dropped.
#[must_use = "if unused the Mutex will immediately unlock"]
pub struct MutexGuard<'a, T: ?Sized> {
    pub(super) mutex: &'a Mutex<T>,
    /// Outside of executions, what holds the native lock.
    outside: Option<native::MutexGuard<'a, ()>>,
    /// Whether the thread was panicking when it took the lock.
    panicking: bool,
}

// SAFETY: a reference to the guard gives references to the contents only.
unsafe impl<T: ?Sized + Sync> Sync for MutexGuard<'_, T> {}

impl<T> Mutex<T> {
    /// A mutex that nobody has.
    pub const fn new(contents: T) -> Mutex<T> {
        Mutex {
            owner: AtomicU64::new(0),
            outside: native::Mutex::new(()),
            poisoned: AtomicBool::new(false),
            contents: UnsafeCell::new(contents),
        }
    }

    /// The contents.
    pub fn into_inner(self) -> LockResult<T> {
        let poisoned = self.is_poisoned();
        result(poisoned, self.contents.into_inner())
    }
}

impl<T: ?Sized> Mutex<T> {
    /// Waits until the mutex is free, and takes it.
    #[track_caller]
    pub fn lock(&self) -> LockResult<MutexGuard<'_, T>> {
        let Some(shared) = inside() else {
            let guard = self.outside.lock().unwrap_or_else(PoisonError::into_inner);
            return self.guard(Some(guard));
        };
        let place = Location::caller();
        shared.act(Word::of(&self.owner), Action::Lock, Orders::SEQ_CST, ("lock", place));
        self.save(shared, place);
        self.guard(None)
    }

    /// Takes the mutex if it is free.
    #[track_caller]
    pub fn try_lock(&self) -> TryLockResult<MutexGuard<'_, T>> {
        let Some(shared) = inside() else {
            return match self.outside.try_lock() {
                Ok(guard) => Ok(self.guard(Some(guard))?),
                Err(TryLockError::Poisoned(error)) => Ok(self.guard(Some(error.into_inner()))?),
                Err(TryLockError::WouldBlock) => Err(TryLockError::WouldBlock),
            };
        };
        let place = Location::caller();
        let by = ("try_lock", place);
        let owner = shared.act(Word::of(&self.owner), Action::TryLock, Orders::SEQ_CST, by).old;
        if owner != 0 {
            return Err(TryLockError::WouldBlock);
        }
        self.save(shared, place);
        Ok(self.guard(None)?)
    }

    /// If the lock outlives the execution, its contents are put back afterwards.
    fn save(&self, shared: &Shared, place: Place) {
        shared.save_contents(&self.poisoned, size_of_val(&self.poisoned), place);
        shared.save_contents(self.contents.get(), size_of_val(&self.contents), place);
    }

    /// Whether a thread has panicked while it had the mutex.
    pub fn is_poisoned(&self) -> bool {
        self.poisoned.load(Ordering::Relaxed)
    }

    /// Forgets that a thread has panicked.
    pub fn clear_poison(&self) {
        self.poisoned.store(false, Ordering::Relaxed);
    }

    /// The contents, which nobody else can access.
    pub fn get_mut(&mut self) -> LockResult<&mut T> {
        result(self.is_poisoned(), self.contents.get_mut())
    }

    /// The guard of a mutex that was just taken.
    pub(super) fn guard<'a>(
        &'a self,
        outside: Option<native::MutexGuard<'a, ()>>,
    ) -> LockResult<MutexGuard<'a, T>> {
        let panicking = std::thread::panicking();
        result(self.is_poisoned(), MutexGuard { mutex: self, outside, panicking })
    }

    /// The word of the lock.
    pub(super) fn word(&self) -> Word {
        Word::of(&self.owner)
    }
}

impl<'a, T: ?Sized> MutexGuard<'a, T> {
    /// Takes the guard apart without unlocking.
    pub(super) fn dissolve(self) -> (&'a Mutex<T>, Option<native::MutexGuard<'a, ()>>) {
        let mut guard = std::mem::ManuallyDrop::new(self);
        (guard.mutex, guard.outside.take())
    }
}

/// The result of taking a lock.
pub(super) fn result<G>(poisoned: bool, guard: G) -> LockResult<G> {
    if poisoned { Err(PoisonError::new(guard)) } else { Ok(guard) }
}

impl<T: ?Sized> Deref for MutexGuard<'_, T> {
    type Target = T;

    fn deref(&self) -> &T {
        // SAFETY: the guard has the lock.
        unsafe { &*self.mutex.contents.get() }
    }
}

impl<T: ?Sized> DerefMut for MutexGuard<'_, T> {
    fn deref_mut(&mut self) -> &mut T {
        // SAFETY: the guard has the lock, and is borrowed alone.
        unsafe { &mut *self.mutex.contents.get() }
    }
}

impl<T: ?Sized> Drop for MutexGuard<'_, T> {
    #[track_caller]
    fn drop(&mut self) {
        if !self.panicking && std::thread::panicking() && !ends() {
            self.mutex.poisoned.store(true, Ordering::Relaxed);
        }
        if self.outside.is_none()
            && let Some(shared) = inside()
        {
            let by = ("unlock", Location::caller());
            shared.act(self.mutex.word(), Action::Unlock, Orders::SEQ_CST, by);
        }
    }
}

/// Whether stacks are unwound only because the execution is over.
pub(super) fn ends() -> bool {
    inside().is_some_and(|shared| shared.tearing_down.get())
}

lock_traits!(Mutex, MutexGuard);
