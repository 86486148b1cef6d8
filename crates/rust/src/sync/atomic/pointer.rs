//! Atomic pointers.

use super::{Ordering, fails_spuriously, load_orders, orders, store_orders, success_and_failure};
use crate::runtime::inside;
use crate::runtime::request::{Orders, Word};
use mazurka_trace::{Action, Rmw};
use std::fmt;
use std::panic::Location;
use std::sync::atomic as native;

/// An atomic pointer, as std's.
#[repr(transparent)]
pub struct AtomicPtr<T>(native::AtomicPtr<T>);

impl<T> AtomicPtr<T> {
    /// A new one.
    pub const fn new(value: *mut T) -> AtomicPtr<T> {
        AtomicPtr(native::AtomicPtr::new(value))
    }

    /// One at the place of a plain pointer.
    ///
    /// # Safety
    /// As `AtomicPtr::from_ptr` of std.
    pub const unsafe fn from_ptr<'a>(ptr: *mut *mut T) -> &'a AtomicPtr<T> {
        // SAFETY: both have the layout of a pointer; the rest is the caller's promise.
        unsafe { &*ptr.cast() }
    }

    /// The pointer, which nobody else can access.
    pub fn get_mut(&mut self) -> &mut *mut T {
        self.0.get_mut()
    }

    /// Uses the pointer, which nobody else can access.
    pub fn with_mut<R>(&mut self, f: impl FnOnce(&mut *mut T) -> R) -> R {
        f(self.get_mut())
    }

    /// Reads the pointer as if it were no atomic: a data race if somebody writes it meanwhile.
    ///
    /// # Safety
    /// Nobody writes it meanwhile.
    #[track_caller]
    pub unsafe fn unsync_load(&self) -> *mut T {
        let seen = self.act(Action::Load, Orders::PLAIN, "unsync_load");
        seen.unwrap_or_else(|| self.0.load(Ordering::Relaxed))
    }

    /// The pointer.
    pub const fn into_inner(self) -> *mut T {
        self.0.into_inner()
    }

    /// A pointer to the pointer. What is done with it is not seen.
    pub const fn as_ptr(&self) -> *mut *mut T {
        self.0.as_ptr()
    }

    /// Performs an action in an execution. Pointers go through the step as addresses whose provenance is
    /// exposed.
    #[track_caller]
    fn act(&self, action: Action, orders: Orders, by: &'static str) -> Option<*mut T> {
        let shared = inside()?;
        let place = Location::caller();
        shared.note_orders(orders, place);
        let before = self.0.load(Ordering::Relaxed);
        let old = shared.act(Word::of(self), action, orders, (by, place)).old as usize;
        Some(if before.addr() == old { before } else { std::ptr::with_exposed_provenance_mut(old) })
    }

    /// Reads the pointer.
    #[track_caller]
    pub fn load(&self, order: Ordering) -> *mut T {
        let seen = self.act(Action::Load, load_orders(order), "load");
        seen.unwrap_or_else(|| self.0.load(order))
    }

    /// Writes a pointer.
    #[track_caller]
    pub fn store(&self, value: *mut T, order: Ordering) {
        let action = Action::Store(value.expose_provenance() as u64);
        if self.act(action, store_orders(order), "store").is_none() {
            self.0.store(value, order);
        }
    }

    /// Writes a pointer; the result is the one before.
    #[track_caller]
    pub fn swap(&self, value: *mut T, order: Ordering) -> *mut T {
        let operand = value.expose_provenance() as u64;
        let action = Action::Rmw { function: Rmw::Exchange, operand, used: true };
        let old = self.act(action, orders(order), "swap");
        old.unwrap_or_else(|| self.0.swap(value, order))
    }

    /// Writes `new` if the pointer is `current`.
    #[track_caller]
    pub fn compare_exchange(
        &self,
        current: *mut T,
        new: *mut T,
        success: Ordering,
        failure: Ordering,
    ) -> Result<*mut T, *mut T> {
        let (expected, desired) = (current.addr() as u64, new.expose_provenance() as u64);
        let action = Action::CompareExchange { expected, desired };
        let orders = success_and_failure(success, failure);
        match self.act(action, orders, "compare_exchange") {
            Some(old) if old == current => Ok(old),
            Some(old) => Err(old),
            None => self.0.compare_exchange(current, new, success, failure),
        }
    }

    /// As [`compare_exchange`](Self::compare_exchange), but may fail without a reason; in an execution only if that
    /// is to be explored.
    #[track_caller]
    pub fn compare_exchange_weak(
        &self,
        current: *mut T,
        new: *mut T,
        success: Ordering,
        failure: Ordering,
    ) -> Result<*mut T, *mut T> {
        match fails_spuriously() {
            true => Err(self.load(failure)),
            false => self.compare_exchange(current, new, success, failure),
        }
    }

    /// Loads, computes and compares until nobody interferes; the result is the pointer before.
    #[track_caller]
    pub fn fetch_update(
        &self,
        set: Ordering,
        fetch: Ordering,
        mut update: impl FnMut(*mut T) -> Option<*mut T>,
    ) -> Result<*mut T, *mut T> {
        let mut old = self.load(fetch);
        while let Some(new) = update(old) {
            match self.compare_exchange_weak(old, new, set, fetch) {
                Ok(old) => return Ok(old),
                Err(now) => old = now,
            }
        }
        Err(old)
    }
}

impl<T> Default for AtomicPtr<T> {
    fn default() -> AtomicPtr<T> {
        AtomicPtr::new(std::ptr::null_mut())
    }
}

impl<T> From<*mut T> for AtomicPtr<T> {
    fn from(value: *mut T) -> AtomicPtr<T> {
        AtomicPtr::new(value)
    }
}

impl<T> fmt::Debug for AtomicPtr<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}
