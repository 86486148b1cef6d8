//! What is done once.

use crate::runtime::context::Shared;
use crate::runtime::inside;
use crate::runtime::request::{Orders, Place, Request, Waits, Word};
use mazurka_trace::Action;
use mazurka_trace::word::{Compare, Condition};
use std::fmt;
use std::panic::Location;
use std::sync as native;
use std::sync::atomic::{AtomicU64, Ordering};

/// Nobody has begun.
const NEW: u64 = 0;
/// Somebody is doing it.
const BEGUN: u64 = 1;
/// It is done.
const DONE: u64 = 2;

/// Does something once, as std's.
pub struct Once {
    /// How far it is, in an execution.
    state: AtomicU64,
    outside: native::Once,
}

/// What the closure of [`Once::call_once_force`] gets to know.
#[derive(Debug)]
pub struct OnceState(bool);

impl OnceState {
    /// Whether an earlier closure has panicked.
    pub fn is_poisoned(&self) -> bool {
        self.0
    }
}

impl Once {
    /// One whose closure has not been called.
    #[allow(clippy::new_without_default, reason = "as in std")]
    pub const fn new() -> Once {
        Once { state: AtomicU64::new(NEW), outside: native::Once::new() }
    }

    /// Calls the closure unless that was done before; returns when it has been done.
    #[track_caller]
    pub fn call_once(&self, f: impl FnOnce()) {
        match inside() {
            Some(shared) => self.call(shared, Location::caller(), f),
            None => self.outside.call_once(f),
        }
    }

    /// As [`Once::call_once`], also after a closure has panicked.
    #[track_caller]
    pub fn call_once_force(&self, f: impl FnOnce(&OnceState)) {
        match inside() {
            Some(shared) => self.call(shared, Location::caller(), || f(&OnceState(false))),
            None => self.outside.call_once_force(|state| f(&OnceState(state.is_poisoned()))),
        }
    }

    /// In an execution.
    pub(super) fn call(&self, shared: &Shared, place: Place, f: impl FnOnce()) {
        let begin = Action::CompareExchange { expected: NEW, desired: BEGUN };
        match self.act(shared, begin, place) {
            NEW => {
                let undo = Undo(self);
                f();
                std::mem::forget(undo);
                self.act(shared, Action::Store(DONE), place);
            }
            BEGUN => self.wait_until_done(shared, place),
            _ => {}
        }
    }

    fn act(&self, shared: &Shared, action: Action, place: Place) -> u64 {
        let by = ("call_once", place);
        let request = shared.request(Word::of(&self.state), action, Orders::SEQ_CST, by);
        shared.perform(Request { waits: Waits::ForObject, ..request }).old
    }

    fn wait_until_done(&self, shared: &Shared, place: Place) {
        self.act(shared, Action::Await(Condition::new(Compare::Eq, DONE)), place);
    }

    /// Waits until it has been done.
    #[track_caller]
    pub fn wait(&self) {
        match inside() {
            Some(shared) => self.wait_until_done(shared, Location::caller()),
            None => self.outside.wait(),
        }
    }

    /// Whether it has been done.
    #[track_caller]
    pub fn is_completed(&self) -> bool {
        match inside() {
            Some(shared) => self.act(shared, Action::Load, Location::caller()) == DONE,
            None => self.outside.is_completed(),
        }
    }

    /// Whether it has been done, for those who own it.
    pub(super) fn is_done(&self) -> bool {
        self.state.load(Ordering::Relaxed) == DONE || self.outside.is_completed()
    }

    /// As if nothing had been done.
    pub(super) fn forget(&mut self) {
        *self = Once::new();
    }
}

/// Where the closure panics, the next thread may try.
struct Undo<'a>(&'a Once);

impl Drop for Undo<'_> {
    fn drop(&mut self) {
        self.0.state.store(NEW, Ordering::Relaxed);
    }
}

impl fmt::Debug for Once {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Once").finish_non_exhaustive()
    }
}
