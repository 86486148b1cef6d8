//! Memory that is watched for leaks: as `std::alloc`, and values that must be dropped.
//!
//! At the end of a complete execution everything that was allocated here, or is in an
//! [`Arc`](crate::sync::Arc), has to be free again. That is looked for with the property `Leaks`.

use crate::runtime::{inside, is_freed};
pub use std::alloc::Layout;
use std::panic::Location;

/// Allocates memory.
///
/// # Safety
/// As [`std::alloc::alloc`].
#[track_caller]
pub unsafe fn alloc(layout: Layout) -> *mut u8 {
    // SAFETY: the caller's promise.
    watched(unsafe { std::alloc::alloc(layout) }, layout, Location::caller())
}

/// Allocates memory that is zero.
///
/// # Safety
/// As [`std::alloc::alloc_zeroed`].
#[track_caller]
pub unsafe fn alloc_zeroed(layout: Layout) -> *mut u8 {
    // SAFETY: the caller's promise.
    watched(unsafe { std::alloc::alloc_zeroed(layout) }, layout, Location::caller())
}

/// Frees memory.
///
/// # Safety
/// As [`std::alloc::dealloc`].
pub unsafe fn dealloc(block: *mut u8, layout: Layout) {
    is_freed(block as usize);
    // SAFETY: the caller's promise.
    unsafe { std::alloc::dealloc(block, layout) }
}

fn watched(block: *mut u8, layout: Layout, place: &'static Location<'static>) -> *mut u8 {
    if let Some(shared) = inside().filter(|_| !block.is_null()) {
        shared.must_free(block as usize, layout.size(), place);
    }
    block
}

/// A value that must be dropped before the execution ends.
#[derive(Debug)]
pub struct Track<T> {
    value: T,
    watched: Watched,
}

/// A block that stands for the value.
#[derive(Debug)]
struct Watched(Box<u8>);

impl Drop for Watched {
    fn drop(&mut self) {
        is_freed(std::ptr::from_ref(&*self.0) as usize);
    }
}

impl<T> Track<T> {
    /// Watches a value.
    #[track_caller]
    pub fn new(value: T) -> Track<T> {
        let watched = Watched(Box::new(0));
        if let Some(shared) = inside() {
            let address = std::ptr::from_ref(&*watched.0) as usize;
            shared.must_free(address, size_of::<T>(), Location::caller());
        }
        Track { value, watched }
    }

    /// The value.
    pub fn get_ref(&self) -> &T {
        &self.value
    }

    /// The value, to be changed.
    pub fn get_mut(&mut self) -> &mut T {
        &mut self.value
    }

    /// The value, which is not watched any more.
    pub fn into_inner(self) -> T {
        drop(self.watched);
        self.value
    }
}
