//! Cells whose accesses are watched for data races.

pub use mazurka::cell::{Cell, ConstPtr, MutPtr};

/// Shared mutable memory, as loom's: [`get`](UnsafeCell::get) and [`get_mut`](UnsafeCell::get_mut) give pointers that
/// are accesses as long as they are there.
#[derive(Debug, Default)]
pub struct UnsafeCell<T: ?Sized>(mazurka::cell::UnsafeCell<T>);

impl<T> UnsafeCell<T> {
    /// A cell.
    pub const fn new(value: T) -> UnsafeCell<T> {
        UnsafeCell(mazurka::cell::UnsafeCell::new(value))
    }

    /// The contents.
    pub fn into_inner(self) -> T {
        self.0.into_inner()
    }
}

impl<T: ?Sized> UnsafeCell<T> {
    /// Reads the contents.
    #[track_caller]
    pub fn with<F, R>(&self, f: F) -> R
    where
        F: FnOnce(*const T) -> R,
    {
        self.0.with(f)
    }

    /// Reads or writes the contents.
    #[track_caller]
    pub fn with_mut<F, R>(&self, f: F) -> R
    where
        F: FnOnce(*mut T) -> R,
    {
        self.0.with_mut(f)
    }

    /// Reads the contents as long as the result is there.
    #[track_caller]
    pub fn get(&self) -> ConstPtr<T> {
        self.0.begin_read()
    }

    /// Reads or writes the contents as long as the result is there.
    #[track_caller]
    pub fn get_mut(&self) -> MutPtr<T> {
        self.0.begin_write()
    }
}

impl<T> From<T> for UnsafeCell<T> {
    fn from(value: T) -> UnsafeCell<T> {
        UnsafeCell::new(value)
    }
}
