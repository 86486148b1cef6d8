//! A waker that several threads share.

use crate::sync::Mutex;
use std::sync::PoisonError;
use std::task::Waker;

/// Keeps the waker of the task that waits, for whoever wakes it.
#[derive(Debug, Default)]
pub struct AtomicWaker(Mutex<Option<Waker>>);

impl AtomicWaker {
    /// Nobody waits.
    pub const fn new() -> AtomicWaker {
        AtomicWaker(Mutex::new(None))
    }

    /// Keeps a waker instead of the one before.
    #[track_caller]
    pub fn register(&self, waker: Waker) {
        let before = self.exchange(Some(waker));
        drop(before);
    }

    /// As [`register`](AtomicWaker::register), with a clone.
    #[track_caller]
    pub fn register_by_ref(&self, waker: &Waker) {
        self.register(waker.clone());
    }

    /// Wakes who waits, if anybody does.
    #[track_caller]
    pub fn wake(&self) {
        if let Some(waker) = self.take_waker() {
            waker.wake();
        }
    }

    /// Takes the waker away.
    #[track_caller]
    pub fn take_waker(&self) -> Option<Waker> {
        self.exchange(None)
    }

    #[track_caller]
    fn exchange(&self, waker: Option<Waker>) -> Option<Waker> {
        std::mem::replace(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner), waker)
    }
}
