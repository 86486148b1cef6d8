//! Synchronisation.

mod notify;

pub use mazurka::sync::{
    Arc, Barrier, BarrierWaitResult, Condvar, LazyLock, LockResult, Mutex, MutexGuard, Once,
    OnceLock, OnceState, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard, TryLockError,
    TryLockResult, WaitTimeoutResult, Weak, mpsc,
};
pub use notify::Notify;

/// Atomic types.
pub mod atomic {
    pub use mazurka::sync::atomic::*;

    /// As [`spin_loop`](crate::hint::spin_loop).
    #[track_caller]
    pub fn spin_loop_hint() {
        crate::hint::spin_loop();
    }
}
