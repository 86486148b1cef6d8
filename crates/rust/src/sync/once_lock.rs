//! Values that are written once.

use super::Once;
use crate::runtime::context::Shared;
use crate::runtime::inside;
use std::cell::UnsafeCell;
use std::fmt;
use std::panic::{Location, RefUnwindSafe, UnwindSafe};

/// A value that is written once, as std's. One that outlives an execution is empty again in the next.
pub struct OnceLock<T> {
    once: Once,
    value: UnsafeCell<Option<T>>,
}

// SAFETY: as for std's: the value is written by the thread that the `Once` lets through, before any other
// thread can read it.
unsafe impl<T: Sync + Send> Sync for OnceLock<T> {}
// SAFETY: it owns its value.
unsafe impl<T: Send> Send for OnceLock<T> {}

impl<T: RefUnwindSafe + UnwindSafe> RefUnwindSafe for OnceLock<T> {}
impl<T: UnwindSafe> UnwindSafe for OnceLock<T> {}

impl<T> OnceLock<T> {
    /// One without a value.
    pub const fn new() -> OnceLock<T> {
        OnceLock { once: Once::new(), value: UnsafeCell::new(None) }
    }

    /// The value, if it was written.
    #[track_caller]
    pub fn get(&self) -> Option<&T> {
        // SAFETY: it is complete, so that nobody writes the value any more.
        self.once.is_completed().then(|| unsafe { (*self.value.get()).as_ref() }).flatten()
    }

    /// The value, if it was written; nobody else can access it.
    pub fn get_mut(&mut self) -> Option<&mut T> {
        self.value.get_mut().as_mut()
    }

    /// Writes the value; if there is one already, the new one is the error.
    #[track_caller]
    pub fn set(&self, value: T) -> Result<(), T> {
        let mut value = Some(value);
        self.get_or_init(|| value.take().expect("called once"));
        value.map_or(Ok(()), Err)
    }

    /// The value, which is computed if there is none.
    #[track_caller]
    pub fn get_or_init(&self, f: impl FnOnce() -> T) -> &T {
        let place = Location::caller();
        let write = || {
            let value = f();
            // SAFETY: only one closure is called, and nobody reads before it is done.
            unsafe { *self.value.get() = Some(value) };
        };
        match inside() {
            Some(shared) => {
                self.once.call(shared, place, || {
                    self.empty_after(shared);
                    write();
                });
            }
            None => self.once.call_once(write),
        }
        // SAFETY: it is complete, so that nobody writes the value any more.
        unsafe { (*self.value.get()).as_ref().expect("the value was written") }
    }

    /// If it outlives the execution, it has no value afterwards.
    fn empty_after(&self, shared: &Shared) {
        let address = std::ptr::from_ref(self) as usize;
        let (_, outside) = shared.memory.borrow_mut().name(address);
        if !outside {
            return;
        }
        let value: *mut Option<T> = self.value.get();
        // SAFETY: nobody uses the value, for it is about to be written; what outlives the execution is
        // there until then.
        unsafe { shared.save_bytes(value as usize, size_of::<Option<T>>()) };
        Shared::suspended();
        let empty = move || {
            // SAFETY: the execution is over, so that nobody refers to the value; what outlives it is
            // still there.
            unsafe { *value = None };
        };
        let empty: Box<dyn FnOnce() + '_> = Box::new(empty);
        // SAFETY: the closure is called at the end of the execution, which what it refers to outlives.
        let empty: Box<dyn FnOnce()> = unsafe { std::mem::transmute(empty) };
        shared.resets.borrow_mut().push(empty);
        shared.leave();
    }

    /// The value.
    pub fn into_inner(self) -> Option<T> {
        self.value.into_inner()
    }

    /// Takes the value out.
    pub fn take(&mut self) -> Option<T> {
        self.once.forget();
        self.value.get_mut().take()
    }

    /// Whether there is a value, without an operation.
    pub(super) fn peek(&self) -> Option<&T> {
        // SAFETY: it is complete, so that nobody writes the value any more.
        self.once.is_done().then(|| unsafe { (*self.value.get()).as_ref() }).flatten()
    }
}

impl<T> Default for OnceLock<T> {
    fn default() -> OnceLock<T> {
        OnceLock::new()
    }
}

impl<T> From<T> for OnceLock<T> {
    fn from(value: T) -> OnceLock<T> {
        let cell = OnceLock::new();
        let _ = cell.set(value);
        cell
    }
}

impl<T: fmt::Debug> fmt::Debug for OnceLock<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("OnceLock").field(&self.peek()).finish()
    }
}

impl<T: Clone> Clone for OnceLock<T> {
    fn clone(&self) -> OnceLock<T> {
        let cell = OnceLock::new();
        if let Some(value) = self.get() {
            let _ = cell.set(value.clone());
        }
        cell
    }
}

impl<T: PartialEq> PartialEq for OnceLock<T> {
    fn eq(&self, other: &OnceLock<T>) -> bool {
        self.get() == other.get()
    }
}

impl<T: Eq> Eq for OnceLock<T> {}
