//! Atomic truth values.

use super::{AtomicU8, Ordering};
use std::fmt;

/// An atomic `bool`, as std's.
#[derive(Default)]
#[repr(transparent)]
pub struct AtomicBool(AtomicU8);

impl AtomicBool {
    /// A new one.
    pub const fn new(value: bool) -> AtomicBool {
        AtomicBool(AtomicU8::new(value as u8))
    }

    /// One at the place of a plain value.
    ///
    /// # Safety
    /// As `AtomicBool::from_ptr` of std.
    pub const unsafe fn from_ptr<'a>(ptr: *mut bool) -> &'a AtomicBool {
        // SAFETY: both are one byte, which is 0 or 1; the rest is the caller's promise.
        unsafe { &*ptr.cast() }
    }

    /// The value, which nobody else can access.
    pub fn get_mut(&mut self) -> &mut bool {
        // SAFETY: only 0 and 1 are ever written, which are the values of a `bool`.
        unsafe { &mut *std::ptr::from_mut(self.0.get_mut()).cast() }
    }

    /// Uses the value, which nobody else can access.
    pub fn with_mut<R>(&mut self, f: impl FnOnce(&mut bool) -> R) -> R {
        f(self.get_mut())
    }

    /// Reads the value as if it were no atomic: a data race if somebody writes it meanwhile.
    ///
    /// # Safety
    /// Nobody writes it meanwhile.
    #[track_caller]
    pub unsafe fn unsync_load(&self) -> bool {
        // SAFETY: the caller's promise.
        unsafe { self.0.unsync_load() != 0 }
    }

    /// The value.
    pub const fn into_inner(self) -> bool {
        self.0.into_inner() != 0
    }

    /// A pointer to the value. What is done with it is not seen.
    pub const fn as_ptr(&self) -> *mut bool {
        self.0.as_ptr().cast()
    }

    /// Reads the value.
    #[track_caller]
    pub fn load(&self, order: Ordering) -> bool {
        self.0.load(order) != 0
    }

    /// Writes a value.
    #[track_caller]
    pub fn store(&self, value: bool, order: Ordering) {
        self.0.store(u8::from(value), order);
    }

    /// Writes a value; the result is the one before.
    #[track_caller]
    pub fn swap(&self, value: bool, order: Ordering) -> bool {
        self.0.swap(u8::from(value), order) != 0
    }

    /// Writes `new` if the value is `current`.
    #[track_caller]
    pub fn compare_exchange(
        &self,
        current: bool,
        new: bool,
        success: Ordering,
        failure: Ordering,
    ) -> Result<bool, bool> {
        let done = self.0.compare_exchange(u8::from(current), u8::from(new), success, failure);
        done.map(|old| old != 0).map_err(|old| old != 0)
    }

    /// As [`compare_exchange`](Self::compare_exchange), but may fail without a reason; in an execution only if that
    /// is to be explored.
    #[track_caller]
    pub fn compare_exchange_weak(
        &self,
        current: bool,
        new: bool,
        success: Ordering,
        failure: Ordering,
    ) -> Result<bool, bool> {
        let (old, desired) = (u8::from(current), u8::from(new));
        let done = self.0.compare_exchange_weak(old, desired, success, failure);
        done.map(|old| old != 0).map_err(|old| old != 0)
    }

    /// Logical and; the result is the value before.
    #[track_caller]
    pub fn fetch_and(&self, value: bool, order: Ordering) -> bool {
        self.0.fetch_and(u8::from(value), order) != 0
    }

    /// The negation of logical and; the result is the value before.
    #[track_caller]
    pub fn fetch_nand(&self, value: bool, order: Ordering) -> bool {
        if value { self.fetch_xor(true, order) } else { self.swap(true, order) }
    }

    /// Logical or; the result is the value before.
    #[track_caller]
    pub fn fetch_or(&self, value: bool, order: Ordering) -> bool {
        self.0.fetch_or(u8::from(value), order) != 0
    }

    /// Logical exclusive or; the result is the value before.
    #[track_caller]
    pub fn fetch_xor(&self, value: bool, order: Ordering) -> bool {
        self.0.fetch_xor(u8::from(value), order) != 0
    }

    /// Negation; the result is the value before.
    #[track_caller]
    pub fn fetch_not(&self, order: Ordering) -> bool {
        self.fetch_xor(true, order)
    }

    /// Loads, computes and compares until nobody interferes; the result is the value before.
    #[track_caller]
    pub fn fetch_update(
        &self,
        set: Ordering,
        fetch: Ordering,
        mut update: impl FnMut(bool) -> Option<bool>,
    ) -> Result<bool, bool> {
        let done = self.0.fetch_update(set, fetch, |old| update(old != 0).map(u8::from));
        done.map(|old| old != 0).map_err(|old| old != 0)
    }
}

impl From<bool> for AtomicBool {
    fn from(value: bool) -> AtomicBool {
        AtomicBool::new(value)
    }
}

impl fmt::Debug for AtomicBool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: one byte, read as std does.
        let value = unsafe { std::sync::atomic::AtomicBool::from_ptr(self.as_ptr()) };
        fmt::Debug::fmt(value, f)
    }
}
