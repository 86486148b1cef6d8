//! The API of [loom](https://docs.rs/loom/0.7), explored by Mazurka.
//!
//! ```toml
//! [target.'cfg(loom)'.dependencies]
//! loom = { package = "mazurka-loom", git = "…" }
//! ```
//!
//! Nothing else changes: `--cfg loom`, [`model()`](fn@model), `loom::sync` and the rest stay as they are. `README.md` lists
//! what differs.

pub mod cell;
pub mod model;
pub mod sync;

pub use mazurka::{alloc, explore, future, hint, lazy_static, stop_exploring, thread_local};
pub use model::model;

/// Leaves everything that comes now unexplored, until the execution ends; [`explore`] does not change that.
pub fn skip_branch() {
    stop_exploring();
}

/// So many threads a model can have; loom has 5.
pub const MAX_THREADS: usize = 4096;

/// Threads.
pub mod thread {
    pub use mazurka::thread::*;

    /// Creates a thread. As loom's, it takes code that is not `Send`, and panics outside of models.
    #[track_caller]
    pub fn spawn<F, T>(f: F) -> JoinHandle<T>
    where
        F: FnOnce() -> T + 'static,
        T: 'static,
    {
        spawn_local(f)
    }
}

/// Lazy values, for [`lazy_static!`].
pub mod lazy_static {
    /// A value that is computed when it is first used in an execution.
    pub use mazurka::sync::LazyLock as Lazy;
}
