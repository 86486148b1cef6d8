//! Looks at the limits while the program runs, also where it makes no visible step for long.

use mazurka_engine::Alarm;
use mazurka_trace::Limit;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, Scope, Thread};
use std::time::Duration;

/// How long a limit may be exceeded before that is noticed.
const PERIOD: Duration = Duration::from_millis(5);

/// A thread that raises the alarm when a limit is exceeded, until this is dropped.
pub(crate) struct Watch {
    over: Arc<AtomicBool>,
    thread: Thread,
}

impl Watch {
    /// Begins to ask, again and again, whether a limit is exceeded.
    pub(crate) fn start<'scope>(
        scope: &'scope Scope<'scope, '_>,
        alarm: &'scope Alarm,
        exceeded: &'scope (dyn Fn() -> Option<Limit> + Sync),
    ) -> Watch {
        let over = Arc::new(AtomicBool::new(false));
        let ended = Arc::clone(&over);
        let watching = scope.spawn(move || {
            while !ended.load(Ordering::Acquire) {
                if let Some(limit) = exceeded() {
                    alarm.raise(limit);
                    return;
                }
                thread::park_timeout(PERIOD);
            }
        });
        Watch { over, thread: watching.thread().clone() }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.over.store(true, Ordering::Release);
        self.thread.unpark();
    }
}
