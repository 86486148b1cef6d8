//! Read-write locks.

use super::mutex::{ends, result};
use super::traits::lock_traits;
use super::{LockResult, PoisonError, TryLockError, TryLockResult};
use crate::runtime::inside;
use crate::runtime::request::{Orders, Word};
use mazurka_trace::Action;
use std::cell::UnsafeCell;
use std::fmt;
use std::ops::{Deref, DerefMut};
use std::panic::{Location, RefUnwindSafe, UnwindSafe};
use std::sync as native;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// A read-write lock, as std's.
pub struct RwLock<T: ?Sized> {
    /// The readers or the writer, in an execution: see [`Action`].
    holders: AtomicU64,
    /// What locks outside of executions.
    outside: native::RwLock<()>,
    poisoned: AtomicBool,
    contents: UnsafeCell<T>,
}

// SAFETY: as for std's lock; see `Mutex`.
unsafe impl<T: ?Sized + Send> Send for RwLock<T> {}
// SAFETY: as above; readers share the contents.
unsafe impl<T: ?Sized + Send + Sync> Sync for RwLock<T> {}

impl<T: ?Sized> UnwindSafe for RwLock<T> {}
impl<T: ?Sized> RefUnwindSafe for RwLock<T> {}

/// Holds a [`RwLock`] as a reader until it is dropped.
#[must_use = "if unused the RwLock will immediately unlock"]
pub struct RwLockReadGuard<'a, T: ?Sized> {
    lock: &'a RwLock<T>,
    outside: Option<native::RwLockReadGuard<'a, ()>>,
}

/// Holds a [`RwLock`] as the writer until it is dropped.
#[must_use = "if unused the RwLock will immediately unlock"]
pub struct RwLockWriteGuard<'a, T: ?Sized> {
    lock: &'a RwLock<T>,
    outside: Option<native::RwLockWriteGuard<'a, ()>>,
    panicking: bool,
}

// SAFETY: references to the guards give references to the contents only.
unsafe impl<T: ?Sized + Sync> Sync for RwLockReadGuard<'_, T> {}
// SAFETY: as above.
unsafe impl<T: ?Sized + Sync> Sync for RwLockWriteGuard<'_, T> {}

impl<T> RwLock<T> {
    /// A lock that nobody has.
    pub const fn new(contents: T) -> RwLock<T> {
        RwLock {
            holders: AtomicU64::new(0),
            outside: native::RwLock::new(()),
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

impl<T: ?Sized> RwLock<T> {
    /// Performs an action in an execution; whether it succeeded.
    #[track_caller]
    fn act(&self, action: Action, method: &'static str) -> Option<bool> {
        let shared = inside()?;
        let place = Location::caller();
        let old = shared.act(Word::of(&self.holders), action, Orders::SEQ_CST, (method, place)).old;
        if matches!(action, Action::WriteLock | Action::TryWriteLock) && action.succeeds(old, 8) {
            shared.save_contents(&self.poisoned, size_of_val(&self.poisoned), place);
            shared.save_contents(self.contents.get(), size_of_val(&self.contents), place);
        }
        Some(action.succeeds(old, 8))
    }

    /// Waits until there is no writer.
    #[track_caller]
    pub fn read(&self) -> LockResult<RwLockReadGuard<'_, T>> {
        let outside = match self.act(Action::ReadLock, "read") {
            Some(_) => None,
            None => Some(self.outside.read().unwrap_or_else(PoisonError::into_inner)),
        };
        result(self.is_poisoned(), RwLockReadGuard { lock: self, outside })
    }

    /// Waits until nobody has the lock.
    #[track_caller]
    pub fn write(&self) -> LockResult<RwLockWriteGuard<'_, T>> {
        let outside = match self.act(Action::WriteLock, "write") {
            Some(_) => None,
            None => Some(self.outside.write().unwrap_or_else(PoisonError::into_inner)),
        };
        self.write_guard(outside)
    }

    /// Takes the lock as a reader if there is no writer.
    #[track_caller]
    pub fn try_read(&self) -> TryLockResult<RwLockReadGuard<'_, T>> {
        let outside = match self.act(Action::TryReadLock, "try_read") {
            Some(true) => None,
            Some(false) => return Err(TryLockError::WouldBlock),
            None => Some(native(self.outside.try_read())?),
        };
        Ok(result(self.is_poisoned(), RwLockReadGuard { lock: self, outside })?)
    }

    /// Takes the lock as the writer if nobody has it.
    #[track_caller]
    pub fn try_write(&self) -> TryLockResult<RwLockWriteGuard<'_, T>> {
        let outside = match self.act(Action::TryWriteLock, "try_write") {
            Some(true) => None,
            Some(false) => return Err(TryLockError::WouldBlock),
            None => Some(native(self.outside.try_write())?),
        };
        Ok(self.write_guard(outside)?)
    }

    fn write_guard<'a>(
        &'a self,
        outside: Option<native::RwLockWriteGuard<'a, ()>>,
    ) -> LockResult<RwLockWriteGuard<'a, T>> {
        let panicking = std::thread::panicking();
        result(self.is_poisoned(), RwLockWriteGuard { lock: self, outside, panicking })
    }

    /// Whether a thread has panicked while it was the writer.
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
}

/// The guard of a native lock, whether it is poisoned or not.
fn native<G, T>(tried: TryLockResult<G>) -> Result<G, TryLockError<T>> {
    match tried {
        Ok(guard) => Ok(guard),
        Err(TryLockError::Poisoned(error)) => Ok(error.into_inner()),
        Err(TryLockError::WouldBlock) => Err(TryLockError::WouldBlock),
    }
}

impl<'a, T: ?Sized> RwLockWriteGuard<'a, T> {
    /// Becomes a reader, without a moment in which another thread could be the writer.
    #[track_caller]
    pub fn downgrade(guard: RwLockWriteGuard<'a, T>) -> RwLockReadGuard<'a, T> {
        let mut guard = std::mem::ManuallyDrop::new(guard);
        let lock = guard.lock;
        if guard.outside.take().is_some() {
            let outside = Some(lock.outside.read().unwrap_or_else(PoisonError::into_inner));
            return RwLockReadGuard { lock, outside };
        }
        lock.act(Action::Store(1), "downgrade");
        RwLockReadGuard { lock, outside: None }
    }
}

impl<T: ?Sized> Deref for RwLockReadGuard<'_, T> {
    type Target = T;

    fn deref(&self) -> &T {
        // SAFETY: the guard has the lock; there is no writer.
        unsafe { &*self.lock.contents.get() }
    }
}

impl<T: ?Sized> Deref for RwLockWriteGuard<'_, T> {
    type Target = T;

    fn deref(&self) -> &T {
        // SAFETY: the guard has the lock.
        unsafe { &*self.lock.contents.get() }
    }
}

impl<T: ?Sized> DerefMut for RwLockWriteGuard<'_, T> {
    fn deref_mut(&mut self) -> &mut T {
        // SAFETY: the guard has the lock alone, and is borrowed alone.
        unsafe { &mut *self.lock.contents.get() }
    }
}

impl<T: ?Sized> Drop for RwLockReadGuard<'_, T> {
    #[track_caller]
    fn drop(&mut self) {
        if self.outside.is_none() {
            self.lock.act(Action::ReadUnlock, "unlock");
        }
    }
}

impl<T: ?Sized> Drop for RwLockWriteGuard<'_, T> {
    #[track_caller]
    fn drop(&mut self) {
        if !self.panicking && std::thread::panicking() && !ends() {
            self.lock.poisoned.store(true, Ordering::Relaxed);
        }
        if self.outside.is_none() {
            self.lock.act(Action::WriteUnlock, "unlock");
        }
    }
}

lock_traits!(RwLock, RwLockReadGuard, RwLockWriteGuard);
