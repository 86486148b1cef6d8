//! Weak counted references.

use super::Arc;
use super::arc::{STRONG, WEAK, references};
use crate::runtime::inside;
use crate::runtime::request::Word;
use mazurka_trace::{Action, MemoryOrder, Rmw};
use std::fmt;
use std::panic::Location;
use std::sync as native;

/// A weak counted reference, as std's.
pub struct Weak<T: ?Sized> {
    inner: native::Weak<T>,
}

/// Both counts, as one word.
fn counts<T: ?Sized>(weak: *const ()) -> u64 {
    // SAFETY: the pointer is one to the `Weak` on which the operation was called, and which that borrows.
    let weak = unsafe { &*weak.cast::<native::Weak<T>>() };
    weak.strong_count() as u64 + weak.weak_count() as u64 * WEAK
}

impl<T> Weak<T> {
    /// A reference to nothing.
    pub const fn new() -> Weak<T> {
        Weak { inner: native::Weak::new() }
    }
}

impl<T: ?Sized> Weak<T> {
    /// From a weak reference of the standard library.
    pub fn from_std(inner: native::Weak<T>) -> Weak<T> {
        Weak { inner }
    }

    /// Performs an action on the counts, if they are visible; the result is what they were.
    #[track_caller]
    fn act(&self, action: Action, method: &'static str, observe: bool) -> Option<u64> {
        let shared = inside()?;
        if observe {
            shared.observe(references::<T>());
        }
        if !shared.sees(references::<T>()) {
            return None;
        }
        let word = Word::Computed(std::ptr::from_ref(&self.inner).cast(), counts::<T>);
        let contents = self.inner.as_ptr().cast::<()>() as usize;
        let by = (method, Location::caller());
        Some(shared.count(word, contents, action, MemoryOrder::AcqRel, by))
    }

    /// A reference, if the contents are still there.
    #[track_caller]
    pub fn upgrade(&self) -> Option<Arc<T>> {
        // As std does it: the count grows unless it is 0.
        if let Some(mut word) = self.act(Action::Load, "upgrade", true) {
            while word % WEAK != 0 {
                let (expected, desired) = (word, word + STRONG);
                let found =
                    self.act(Action::CompareExchange { expected, desired }, "upgrade", true);
                match found {
                    Some(found) if found != word => word = found,
                    _ => break,
                }
            }
        }
        self.inner.upgrade().map(Arc::one_more)
    }

    /// How many references there are.
    #[track_caller]
    pub fn strong_count(&self) -> usize {
        self.act(Action::Load, "strong_count", true);
        self.inner.strong_count()
    }

    /// How many weak references there are, if the contents are still there.
    #[track_caller]
    pub fn weak_count(&self) -> usize {
        self.act(Action::Load, "weak_count", true);
        self.inner.weak_count()
    }

    /// Whether both refer to the same.
    pub fn ptr_eq(&self, other: &Weak<T>) -> bool {
        self.inner.ptr_eq(&other.inner)
    }

    /// A pointer to the contents, which may be gone.
    pub fn as_ptr(&self) -> *const T
    where
        T: Sized,
    {
        self.inner.as_ptr()
    }
}

impl<T: ?Sized> Clone for Weak<T> {
    #[track_caller]
    fn clone(&self) -> Weak<T> {
        let action = Action::Rmw { function: Rmw::Add, operand: WEAK, used: true };
        self.act(action, "clone", false);
        Weak { inner: self.inner.clone() }
    }
}

impl<T: ?Sized> Drop for Weak<T> {
    #[track_caller]
    fn drop(&mut self) {
        let operand = WEAK.wrapping_neg();
        let action = Action::Rmw { function: Rmw::Add, operand, used: true };
        self.act(action, "drop", false);
    }
}

impl<T> Default for Weak<T> {
    fn default() -> Weak<T> {
        Weak::new()
    }
}

impl<T: ?Sized> fmt::Debug for Weak<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(Weak)")
    }
}
