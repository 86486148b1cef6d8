//! Waiting for one notification.

use super::{Condvar, Mutex, PoisonError};

/// Lets one thread wait until another notifies it. A notification that nobody waits for is kept, once.
#[derive(Debug, Default)]
pub struct Notify {
    notified: Mutex<bool>,
    changed: Condvar,
}

impl Notify {
    /// Nobody has notified.
    pub const fn new() -> Notify {
        Notify { notified: Mutex::new(false), changed: Condvar::new() }
    }

    /// Lets the thread go on that waits, or that waits next.
    #[track_caller]
    pub fn notify(&self) {
        *self.notified.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.changed.notify_one();
    }

    /// Waits for a notification.
    #[track_caller]
    pub fn wait(&self) {
        let mut notified = self.notified.lock().unwrap_or_else(PoisonError::into_inner);
        while !*notified {
            notified = self.changed.wait(notified).unwrap_or_else(PoisonError::into_inner);
        }
        *notified = false;
    }
}
