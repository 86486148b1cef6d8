//! The only place that looks at the clock.
//!
//! Time decides when an exploration that has a time limit stops; it never decides what is explored.

use std::time::{Duration, Instant};

/// A point in time from which durations are measured.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock(Instant);

impl Clock {
    /// Begins to measure.
    pub(crate) fn start() -> Clock {
        Clock(Instant::now())
    }

    /// As if it had begun to measure so long ago.
    #[cfg(any(feature = "llvm", feature = "tiny"))]
    pub(crate) fn started_ago(time: Duration) -> Clock {
        let now = Instant::now();
        Clock(now.checked_sub(time).unwrap_or(now))
    }

    /// The time since the start.
    pub(crate) fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}
