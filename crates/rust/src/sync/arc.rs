//! Counted references.
//!
//! To clone and to drop a reference is invisible as long as nobody notices how many there are: that keeps
//! executions few. A program that asks, or in which the last one to drop a reference performs operations,
//! is explored with the counts of that type visible.

use super::Weak;
use crate::runtime::observation::Observation;
use crate::runtime::request::{Orders, Place, Word};
use crate::runtime::{inside, is_freed};
use mazurka_trace::{Action, MemoryOrder, Rmw};
use std::borrow::Borrow;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::mem::ManuallyDrop;
use std::ops::Deref;
use std::panic::Location;
use std::pin::Pin;
use std::sync as native;

/// A counted reference, as std's. What std makes into an `Arc` of something unsized goes through
/// [`Arc::from_std`].
pub struct Arc<T: ?Sized> {
    inner: ManuallyDrop<native::Arc<T>>,
}

/// One more or one less reference, and one more or one less weak one.
pub(super) const STRONG: u64 = 1;
pub(super) const WEAK: u64 = 1 << 32;

/// Both counts, as one word.
pub(super) fn counts<T: ?Sized>(arc: *const ()) -> u64 {
    // SAFETY: the pointer is one to the `Arc` on which the operation was called, and which that borrows.
    let arc = unsafe { &*arc.cast::<native::Arc<T>>() };
    native::Arc::strong_count(arc) as u64 + native::Arc::weak_count(arc) as u64 * WEAK
}

/// What the counts of contents of this type are called.
pub(super) fn references<T: ?Sized>() -> Observation {
    Observation::References(std::any::type_name::<T>())
}

impl<T> Arc<T> {
    /// The first reference to a value.
    #[track_caller]
    pub fn new(value: T) -> Arc<T> {
        Arc::from_std(native::Arc::new(value))
    }

    /// The first reference to a value that does not move.
    #[track_caller]
    pub fn pin(value: T) -> Pin<Arc<T>> {
        // SAFETY: the contents of a counted reference do not move.
        unsafe { Pin::new_unchecked(Arc::new(value)) }
    }

    /// A value that has weak references to itself.
    #[track_caller]
    pub fn new_cyclic(value: impl FnOnce(&Weak<T>) -> T) -> Arc<T> {
        Arc::from_std(native::Arc::new_cyclic(|weak| value(&Weak::from_std(weak.clone()))))
    }

    /// The value, if there is no other reference.
    #[track_caller]
    pub fn try_unwrap(this: Arc<T>) -> Result<T, Arc<T>> {
        this.look("try_unwrap");
        let contents = this.contents();
        let value = native::Arc::try_unwrap(this.into_std_quietly()).map_err(Arc::one_more)?;
        is_freed(contents);
        Ok(value)
    }

    /// The value, if this was the last reference.
    #[track_caller]
    pub fn into_inner(this: Arc<T>) -> Option<T> {
        this.change(STRONG.wrapping_neg(), "into_inner", Location::caller(), true);
        let contents = this.contents();
        let value = native::Arc::into_inner(this.into_std_quietly())?;
        is_freed(contents);
        Some(value)
    }

    /// The value, or a clone of it.
    #[track_caller]
    pub fn unwrap_or_clone(this: Arc<T>) -> T
    where
        T: Clone,
    {
        Arc::try_unwrap(this).unwrap_or_else(|shared| (*shared).clone())
    }
}

impl<T: ?Sized> Arc<T> {
    /// From a reference of the standard library.
    #[track_caller]
    pub fn from_std(inner: native::Arc<T>) -> Arc<T> {
        let arc = Arc::one_more(inner);
        if let Some(shared) = inside() {
            shared.must_free(arc.contents(), size_of_val(&*arc.inner), Location::caller());
        }
        arc
    }

    /// A reference to contents to which there are others.
    pub(super) fn one_more(inner: native::Arc<T>) -> Arc<T> {
        Arc { inner: ManuallyDrop::new(inner) }
    }

    /// The reference of the standard library. What is done with it is not seen.
    pub fn into_std(this: Arc<T>) -> native::Arc<T> {
        is_freed(this.contents());
        this.into_std_quietly()
    }

    fn into_std_quietly(self) -> native::Arc<T> {
        let mut this = ManuallyDrop::new(self);
        // SAFETY: this reference is not used again.
        unsafe { ManuallyDrop::take(&mut this.inner) }
    }

    /// The object that stands for the counts.
    fn word(&self) -> Word {
        Word::Computed(std::ptr::from_ref(&*self.inner).cast(), counts::<T>)
    }

    /// Looks at the counts.
    #[track_caller]
    fn look(&self, method: &'static str) {
        if let Some(shared) = inside() {
            shared.observe(references::<T>());
            let by = (method, Location::caller());
            shared.count(self.word(), self.contents(), Action::Load, MemoryOrder::Acquire, by);
        }
    }

    /// Announces a change of the counts, which follows, if that is visible.
    fn change(&self, by: u64, method: &'static str, place: Place, observe: bool) {
        let Some(shared) = inside() else { return };
        if observe {
            shared.observe(references::<T>());
        }
        if shared.sees(references::<T>()) {
            let action = Action::Rmw { function: Rmw::Add, operand: by, used: true };
            // As in std: to clone orders nothing, to drop does.
            let relaxed = method == "clone";
            let order = if relaxed { MemoryOrder::Relaxed } else { MemoryOrder::AcqRel };
            shared.count(self.word(), self.contents(), action, order, (method, place));
        }
    }

    /// The address of the contents, which stands for them.
    fn contents(&self) -> usize {
        native::Arc::as_ptr(&self.inner).cast::<()>() as usize
    }

    /// How many references there are.
    #[track_caller]
    pub fn strong_count(this: &Arc<T>) -> usize {
        this.look("strong_count");
        native::Arc::strong_count(&this.inner)
    }

    /// How many weak references there are.
    #[track_caller]
    pub fn weak_count(this: &Arc<T>) -> usize {
        this.look("weak_count");
        native::Arc::weak_count(&this.inner)
    }

    /// The contents, if there is no other reference.
    #[track_caller]
    pub fn get_mut(this: &mut Arc<T>) -> Option<&mut T> {
        this.look("get_mut");
        native::Arc::get_mut(&mut this.inner)
    }

    /// A weak reference.
    #[track_caller]
    pub fn downgrade(this: &Arc<T>) -> Weak<T> {
        this.change(WEAK, "downgrade", Location::caller(), false);
        Weak::from_std(native::Arc::downgrade(&this.inner))
    }

    /// Whether both refer to the same.
    pub fn ptr_eq(this: &Arc<T>, other: &Arc<T>) -> bool {
        native::Arc::ptr_eq(&this.inner, &other.inner)
    }

    /// A pointer to the contents.
    pub fn as_ptr(this: &Arc<T>) -> *const T {
        native::Arc::as_ptr(&this.inner)
    }

    /// A pointer that owns the reference.
    pub fn into_raw(this: Arc<T>) -> *const T {
        native::Arc::into_raw(this.into_std_quietly())
    }

    /// The reference that a pointer owns.
    ///
    /// # Safety
    /// As `Arc::from_raw` of std.
    pub unsafe fn from_raw(pointer: *const T) -> Arc<T> {
        // SAFETY: the caller's promise.
        Arc::one_more(unsafe { native::Arc::from_raw(pointer) })
    }

    /// One more reference to what a pointer points to.
    ///
    /// # Safety
    /// As `Arc::increment_strong_count` of std.
    #[track_caller]
    pub unsafe fn increment_strong_count(pointer: *const T) {
        // SAFETY: the caller's promise; the first reference is not ours to drop.
        let arc = ManuallyDrop::new(unsafe { Arc::from_raw(pointer) });
        std::mem::forget((*arc).clone());
    }

    /// One reference less to what a pointer points to.
    ///
    /// # Safety
    /// As `Arc::decrement_strong_count` of std.
    #[track_caller]
    pub unsafe fn decrement_strong_count(pointer: *const T) {
        // SAFETY: the caller's promise.
        drop(unsafe { Arc::from_raw(pointer) });
    }
}

impl<T: Clone> Arc<T> {
    /// The contents, which are cloned if there are other references.
    #[track_caller]
    pub fn make_mut(this: &mut Arc<T>) -> &mut T {
        this.look("make_mut");
        native::Arc::make_mut(&mut this.inner)
    }
}

impl crate::runtime::context::Shared {
    /// Performs an operation on the counts of the references to contents.
    pub(super) fn count(
        &self,
        word: Word,
        contents: usize,
        action: Action,
        order: MemoryOrder,
        by: (&'static str, Place),
    ) -> u64 {
        let name = Word::Name(contents as *const ());
        let named = self.request(name, action, Orders::both(order), by);
        let Word::Computed(at, read) = word else { unreachable!("counts are computed") };
        let request = self.counts_of(named, Word::Computed(at, read));
        self.perform(request).old
    }
}

impl<T: ?Sized> Clone for Arc<T> {
    #[track_caller]
    fn clone(&self) -> Arc<T> {
        self.change(STRONG, "clone", Location::caller(), false);
        Arc::one_more(native::Arc::clone(&self.inner))
    }
}

impl<T: ?Sized> Drop for Arc<T> {
    #[track_caller]
    fn drop(&mut self) {
        let place = Location::caller();
        self.change(STRONG.wrapping_neg(), "drop", place, false);
        // SAFETY: this is the end of the reference.
        let inner = unsafe { ManuallyDrop::take(&mut self.inner) };
        if native::Arc::strong_count(&inner) == 1 {
            is_freed(native::Arc::as_ptr(&inner).cast::<()>() as usize);
        }
        match inside() {
            Some(shared) if !shared.is_unwinding() && !shared.sees(references::<T>()) => {
                shared.while_dropping(std::any::type_name::<T>(), || drop(inner));
            }
            _ => drop(inner),
        }
    }
}

impl<T: ?Sized> Deref for Arc<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.inner
    }
}

impl<T: ?Sized> AsRef<T> for Arc<T> {
    fn as_ref(&self) -> &T {
        self
    }
}

impl<T: ?Sized> Borrow<T> for Arc<T> {
    fn borrow(&self) -> &T {
        self
    }
}

impl<T: Default> Default for Arc<T> {
    #[track_caller]
    fn default() -> Arc<T> {
        Arc::new(T::default())
    }
}

impl<T> From<T> for Arc<T> {
    #[track_caller]
    fn from(value: T) -> Arc<T> {
        Arc::new(value)
    }
}

impl<T: ?Sized> From<Box<T>> for Arc<T> {
    #[track_caller]
    fn from(value: Box<T>) -> Arc<T> {
        Arc::from_std(native::Arc::from(value))
    }
}

impl From<&str> for Arc<str> {
    #[track_caller]
    fn from(text: &str) -> Arc<str> {
        Arc::from_std(native::Arc::from(text))
    }
}

impl From<String> for Arc<str> {
    #[track_caller]
    fn from(text: String) -> Arc<str> {
        Arc::from_std(native::Arc::from(text))
    }
}

impl<T> From<Vec<T>> for Arc<[T]> {
    #[track_caller]
    fn from(values: Vec<T>) -> Arc<[T]> {
        Arc::from_std(native::Arc::from(values))
    }
}

impl<T> FromIterator<T> for Arc<[T]> {
    #[track_caller]
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Arc<[T]> {
        Arc::from_std(values.into_iter().collect())
    }
}

impl<T: ?Sized + PartialEq> PartialEq for Arc<T> {
    fn eq(&self, other: &Arc<T>) -> bool {
        **self == **other
    }
}

impl<T: ?Sized + Eq> Eq for Arc<T> {}

impl<T: ?Sized + PartialOrd> PartialOrd for Arc<T> {
    fn partial_cmp(&self, other: &Arc<T>) -> Option<std::cmp::Ordering> {
        (**self).partial_cmp(&**other)
    }
}

impl<T: ?Sized + Ord> Ord for Arc<T> {
    fn cmp(&self, other: &Arc<T>) -> std::cmp::Ordering {
        (**self).cmp(&**other)
    }
}

impl<T: ?Sized + Hash> Hash for Arc<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: ?Sized + fmt::Debug> fmt::Debug for Arc<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: ?Sized + fmt::Display> fmt::Display for Arc<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: ?Sized> fmt::Pointer for Arc<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Pointer::fmt(&Arc::as_ptr(self), f)
    }
}
