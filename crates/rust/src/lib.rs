//! Rust programs for Mazurka.
//!
//! The types in [`sync`], [`thread`], [`cell`], [`time`] and [`future`] have the names and the signatures of the
//! standard library's. In an execution of a [`Closure`] their operations are visible: the engine
//! decides which thread goes on. Elsewhere they behave as the standard library's do.
//!
//! This is the only part of Mazurka with unsafe code. `README.md` says what is where.

pub mod alloc;
mod allocator;
pub mod cell;
mod choice;
pub mod future;
pub mod hint;
mod runtime;
pub mod sync;
pub mod thread;
pub mod time;

pub use allocator::Allocator;
pub use choice::{assume, explore, nondet, stop_exploring};
pub use runtime::{Closure, MadeStep, NativeRun, pointer};

/// Whether objects on the heap have names: whether an [`Allocator`] is the global allocator.
pub fn is_allocator_installed() -> bool {
    runtime::is_allocator_installed()
}

/// Whether this code runs in an execution of a [`Closure`].
pub fn is_in_execution() -> bool {
    runtime::is_inside()
}
