//! Cells, as in `std::cell`. Accesses to an [`UnsafeCell`] are watched for data races.

use crate::runtime::inside;
use crate::runtime::request::{Orders, Place, Word};
use mazurka_trace::Action;
use std::fmt;
use std::panic::Location;

/// Shared mutable memory. [`with`](UnsafeCell::with) and [`with_mut`](UnsafeCell::with_mut) are accesses that
/// must be ordered; what is done with the pointer of [`get`](UnsafeCell::get) is not seen.
#[derive(Default)]
#[repr(transparent)]
pub struct UnsafeCell<T: ?Sized>(std::cell::UnsafeCell<T>);

impl<T> UnsafeCell<T> {
    /// A cell.
    pub const fn new(value: T) -> UnsafeCell<T> {
        UnsafeCell(std::cell::UnsafeCell::new(value))
    }

    /// The contents.
    pub fn into_inner(self) -> T {
        self.0.into_inner()
    }
}

impl<T: ?Sized> UnsafeCell<T> {
    #[track_caller]
    fn access(&self, action: Action, method: &'static str) -> Access {
        Access::begin(self.0.get().cast::<()>(), action, (method, Location::caller()))
    }

    /// Reads the contents.
    #[track_caller]
    pub fn with<R>(&self, f: impl FnOnce(*const T) -> R) -> R {
        let _access = self.access(Action::Load, "with");
        f(self.0.get())
    }

    /// Reads or writes the contents.
    #[track_caller]
    pub fn with_mut<R>(&self, f: impl FnOnce(*mut T) -> R) -> R {
        let _access = self.access(Action::Store(0), "with_mut");
        f(self.0.get())
    }

    /// Begins to read the contents; that ends when the result is dropped.
    #[track_caller]
    pub fn begin_read(&self) -> ConstPtr<T> {
        ConstPtr { _access: self.access(Action::Load, "get"), contents: self.0.get() }
    }

    /// Begins to write the contents; that ends when the result is dropped.
    #[track_caller]
    pub fn begin_write(&self) -> MutPtr<T> {
        MutPtr { _access: self.access(Action::Store(0), "get_mut"), contents: self.0.get() }
    }

    /// A pointer to the contents. What is done with it is not seen.
    pub const fn get(&self) -> *mut T {
        self.0.get()
    }

    /// The contents, which nobody else can access.
    pub fn get_mut(&mut self) -> &mut T {
        self.0.get_mut()
    }
}

impl<T> From<T> for UnsafeCell<T> {
    fn from(value: T) -> UnsafeCell<T> {
        UnsafeCell::new(value)
    }
}

impl<T: ?Sized> fmt::Debug for UnsafeCell<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("UnsafeCell").finish_non_exhaustive()
    }
}

/// An access that lasts. If the thread performs other operations meanwhile, the end is an access of its own.
#[derive(Debug)]
struct Access {
    cell: *const (),
    action: Action,
    by: (&'static str, Place),
    /// How many operations the thread has performed.
    performed: u64,
}

impl Access {
    fn begin(cell: *const (), action: Action, by: (&'static str, Place)) -> Access {
        let mut access = Access { cell, action, by, performed: 0 };
        access.perform();
        access
    }

    fn perform(&mut self) {
        if let Some(shared) = inside() {
            shared.act(Word::Name(self.cell), self.action, Orders::PLAIN, self.by);
            self.performed = shared.own(|slot| slot.performed);
        }
    }
}

impl Drop for Access {
    fn drop(&mut self) {
        let Some(shared) = inside().filter(|shared| !shared.is_unwinding()) else { return };
        if shared.own(|slot| slot.performed) != self.performed {
            self.perform();
        }
    }
}

/// A pointer to the contents of an [`UnsafeCell`] that are read as long as it is there.
#[derive(Debug)]
pub struct ConstPtr<T: ?Sized> {
    _access: Access,
    contents: *const T,
}

impl<T: ?Sized> ConstPtr<T> {
    /// The contents.
    ///
    /// # Safety
    /// The cell is still there, and nobody writes it as long as the reference is used.
    pub unsafe fn deref(&self) -> &T {
        // SAFETY: the caller's promise.
        unsafe { &*self.contents }
    }

    /// Uses the pointer.
    pub fn with<R>(&self, f: impl FnOnce(*const T) -> R) -> R {
        f(self.contents)
    }
}

/// A pointer to the contents of an [`UnsafeCell`] that are written as long as it is there.
#[derive(Debug)]
pub struct MutPtr<T: ?Sized> {
    _access: Access,
    contents: *mut T,
}

impl<T: ?Sized> MutPtr<T> {
    /// The contents.
    ///
    /// # Safety
    /// The cell is still there, and nobody else uses it as long as the reference is used.
    #[expect(clippy::mut_from_ref, reason = "the signature of loom's")]
    pub unsafe fn deref(&self) -> &mut T {
        // SAFETY: the caller's promise.
        unsafe { &mut *self.contents }
    }

    /// Uses the pointer.
    pub fn with<R>(&self, f: impl FnOnce(*mut T) -> R) -> R {
        f(self.contents)
    }
}

/// A cell whose accesses are watched for data races, for those who share it nevertheless.
#[derive(Debug, Default)]
#[repr(transparent)]
pub struct Cell<T>(UnsafeCell<T>);

impl<T> Cell<T> {
    /// A cell.
    pub const fn new(value: T) -> Cell<T> {
        Cell(UnsafeCell::new(value))
    }

    /// Writes a value.
    #[track_caller]
    pub fn set(&self, value: T) {
        self.replace(value);
    }

    /// Writes a value; the result is the one before.
    #[track_caller]
    pub fn replace(&self, value: T) -> T {
        // SAFETY: the cell is not `Sync`, and no reference to its contents is ever given out.
        self.0.with_mut(|contents| unsafe { std::mem::replace(&mut *contents, value) })
    }

    /// The contents.
    pub fn into_inner(self) -> T {
        self.0.into_inner()
    }

    /// The contents, which nobody else can access.
    pub fn get_mut(&mut self) -> &mut T {
        self.0.get_mut()
    }

    /// The value; the default is left there.
    #[track_caller]
    pub fn take(&self) -> T
    where
        T: Default,
    {
        self.replace(T::default())
    }

    /// Exchanges the values of two cells.
    #[track_caller]
    pub fn swap(&self, other: &Cell<T>) {
        if !std::ptr::eq(self, other) {
            let _accesses = (self.0.begin_write(), other.0.begin_write());
            // SAFETY: the cells are not `Sync`, they are two, and no reference to their contents is ever
            // given out.
            unsafe { std::ptr::swap(self.0.get(), other.0.get()) };
        }
    }

    /// A copy of the value.
    #[track_caller]
    pub fn get(&self) -> T
    where
        T: Copy,
    {
        // SAFETY: as above.
        self.0.with(|contents| unsafe { *contents })
    }
}

impl<T> From<T> for Cell<T> {
    fn from(value: T) -> Cell<T> {
        Cell::new(value)
    }
}

impl<T: Copy> Clone for Cell<T> {
    #[track_caller]
    fn clone(&self) -> Cell<T> {
        Cell::new(self.get())
    }
}

impl<T: Copy + PartialEq> PartialEq for Cell<T> {
    fn eq(&self, other: &Cell<T>) -> bool {
        self.get() == other.get()
    }
}

impl<T: Copy + Eq> Eq for Cell<T> {}

impl<T: Copy + PartialOrd> PartialOrd for Cell<T> {
    fn partial_cmp(&self, other: &Cell<T>) -> Option<std::cmp::Ordering> {
        self.get().partial_cmp(&other.get())
    }
}

impl<T: Copy + Ord> Ord for Cell<T> {
    fn cmp(&self, other: &Cell<T>) -> std::cmp::Ordering {
        self.get().cmp(&other.get())
    }
}
