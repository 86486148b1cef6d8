//! How far an exploration is, seen from another thread.

use crate::algorithms::Estimate;
use mazurka_report::Expected;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// Counts that an exploration writes and anybody may read meanwhile.
#[derive(Debug, Default)]
pub struct ProgressState {
    executions: AtomicU64,
    depth: AtomicU64,
    violations: AtomicU64,
    finished: AtomicBool,
    estimate: Mutex<Option<Estimate>>,
}

/// The counts at one moment.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Executions that were explored to their ends.
    pub executions: u64,
    /// The length of the latest of them, in steps.
    pub depth: u64,
    /// Violations found so far.
    pub violations: u64,
    /// How many executions there will be, if that is estimated.
    pub estimate: Option<Estimate>,
}

impl ProgressState {
    /// How many executions there would be, if that is estimated.
    pub(crate) fn expected(&self) -> Option<Expected> {
        let estimate = self.read().estimate?;
        let [executions, low, high] = [estimate.mean, estimate.low, estimate.high].map(f64::round);
        Some(Expected { executions, low, high })
    }

    /// The counts now.
    pub fn read(&self) -> Progress {
        Progress {
            executions: self.executions.load(Ordering::Relaxed),
            depth: self.depth.load(Ordering::Relaxed),
            violations: self.violations.load(Ordering::Relaxed),
            estimate: *self.estimate.lock().unwrap_or_else(PoisonError::into_inner),
        }
    }

    /// Whether the exploration is over.
    pub fn is_finished(&self) -> bool {
        self.finished.load(Ordering::Acquire)
    }

    /// Another execution, of this length, has ended; the result is its number, from 1.
    pub(crate) fn ended(&self, depth: usize) -> u64 {
        self.depth.store(depth as u64, Ordering::Relaxed);
        self.executions.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// Another violation has been found.
    pub(crate) fn found(&self) {
        self.violations.fetch_add(1, Ordering::Relaxed);
    }

    /// So many executions ended before the exploration was left.
    pub(crate) fn go_on(&self, executions: u64) {
        self.executions.store(executions, Ordering::Relaxed);
    }

    /// What was counted so far does not count: the exploration starts again.
    pub(crate) fn restart(&self) {
        self.executions.store(0, Ordering::Relaxed);
        self.violations.store(0, Ordering::Relaxed);
    }

    /// A new estimate of how many executions there will be, or that there is none.
    pub(crate) fn expect(&self, estimate: Option<Estimate>) {
        *self.estimate.lock().unwrap_or_else(PoisonError::into_inner) = estimate;
    }

    /// An exploration begins; it is over when the result is dropped, in whatever way it ends.
    pub(crate) fn begin(&self) -> Exploring<'_> {
        self.finished.store(false, Ordering::Release);
        Exploring(self)
    }
}

/// As long as this lives, the exploration runs.
pub(crate) struct Exploring<'a>(&'a ProgressState);

impl Drop for Exploring<'_> {
    fn drop(&mut self) {
        self.0.finished.store(true, Ordering::Release);
    }
}
