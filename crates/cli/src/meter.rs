//! How far an exploration is, seen from another thread.

use mazurka_dpor::Estimate;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// Counts that the exploration writes and the progress line reads.
#[derive(Debug, Default)]
pub(crate) struct Meter {
    executions: AtomicU64,
    depth: AtomicU64,
    violations: AtomicU64,
    finished: AtomicBool,
    estimate: Mutex<Option<Estimate>>,
}

/// The counts at one moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reading {
    pub(crate) executions: u64,
    pub(crate) depth: u64,
    pub(crate) violations: u64,
    pub(crate) estimate: Option<Estimate>,
}

impl Meter {
    /// Another execution has ended.
    pub(crate) fn count(&self, executions: u64, depth: usize, violations: usize) {
        self.executions.store(executions, Ordering::Relaxed);
        self.depth.store(depth as u64, Ordering::Relaxed);
        self.violations.store(violations as u64, Ordering::Relaxed);
    }

    /// The exploration is over.
    pub(crate) fn finish(&self) {
        self.finished.store(true, Ordering::Release);
    }

    pub(crate) fn is_finished(&self) -> bool {
        self.finished.load(Ordering::Acquire)
    }

    /// A new estimate of how many executions there will be.
    pub(crate) fn expect(&self, estimate: Estimate) {
        *self.estimate.lock().unwrap_or_else(PoisonError::into_inner) = Some(estimate);
    }

    pub(crate) fn read(&self) -> Reading {
        Reading {
            executions: self.executions.load(Ordering::Relaxed),
            depth: self.depth.load(Ordering::Relaxed),
            violations: self.violations.load(Ordering::Relaxed),
            estimate: *self.estimate.lock().unwrap_or_else(PoisonError::into_inner),
        }
    }
}
