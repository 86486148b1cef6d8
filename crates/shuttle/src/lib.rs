//! The API of [Shuttle](https://docs.rs/shuttle/0.9), explored by Mazurka.
//!
//! ```toml
//! [dev-dependencies]
//! shuttle = { package = "mazurka-shuttle", git = "…" }
//! ```
//!
//! Nothing else changes. Where Shuttle takes so many random schedules, all executions are explored, if they are no
//! more than that; otherwise as many are explored, and as many random ones are taken. `README.md` lists what differs.

mod check;
mod config;
pub mod rand;
mod runner;
pub mod scheduler;

pub use check::{
    check, check_dfs, check_pct, check_random, check_random_with_seed,
    check_uncontrolled_nondeterminism, check_urw, replay, replay_from_file,
};
pub use config::{
    Config, ContinuationFunctionBehavior, FailurePersistence, MaxSteps, UngracefulShutdownConfig,
};
pub use mazurka::{future, hint, lazy_static, thread, thread_local};
pub use runner::{PortfolioRunner, Runner};

/// Lazy values, for [`lazy_static!`].
pub mod lazy_static {
    /// A value that is computed when it is first used in an execution.
    pub use mazurka::sync::LazyLock as Lazy;
}

/// Synchronisation.
pub mod sync {
    pub use mazurka::sync::{
        Barrier, BarrierWaitResult, Condvar, LazyLock, LockResult, Mutex, MutexGuard, Once,
        OnceLock, OnceState, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard, TryLockError,
        TryLockResult, WaitTimeoutResult, atomic, mpsc,
    };
    // As in Shuttle: counting references is no visible operation.
    pub use std::sync::{Arc, Weak};
}
