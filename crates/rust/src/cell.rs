//! Cells, as in `std::cell`. Accesses to an [`UnsafeCell`] are watched for data races.

use crate::runtime::inside;
use crate::runtime::request::{Orders, Word};
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
    fn access(&self, action: Action, method: &'static str) {
        if let Some(shared) = inside() {
            let name = Word::Name(self.0.get().cast::<()>().cast_const());
            shared.act(name, action, Orders::PLAIN, (method, Location::caller()));
        }
    }

    /// Reads the contents.
    #[track_caller]
    pub fn with<R>(&self, f: impl FnOnce(*const T) -> R) -> R {
        self.access(Action::Load, "with");
        f(self.0.get())
    }

    /// Reads or writes the contents.
    #[track_caller]
    pub fn with_mut<R>(&self, f: impl FnOnce(*mut T) -> R) -> R {
        self.access(Action::Store(0), "with_mut");
        f(self.0.get())
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
