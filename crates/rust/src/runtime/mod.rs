//! Runs closures as programs of the engine.
//!
//! ```text
//!   engine ──step(thread)──▶ NativeRun ──resume──▶ coroutine of the thread: the user's code
//!                               ▲                        │ an operation of a model type
//!                               └──────── Request ◀──────┘ suspends it
//! ```
//!
//! Each thread of the program is a coroutine on a stack of its own. It runs until its next visible
//! operation, which becomes a [`request::Request`]; the step performs that and lets the thread run on. Native code
//! cannot be undone, so [`run::NativeRun`] begins again and repeats its steps, once for each branch, and
//! compares what it meets with what it met before.
//!
//! [`context`] is what the types see of all that; [`memory`] names their objects.

pub(crate) mod context;
pub(crate) mod memory;
mod numbering;
pub(crate) mod observation;
mod outside;
pub(crate) mod overflow;
mod panics;
pub(crate) mod perform;
mod program;
pub(crate) mod request;
mod run;
pub(crate) mod section;
mod spin;
mod threads;

pub(crate) use context::is_allocator_installed;
pub(crate) use context::{allocated, hold_back, inside, is_freed, is_inside};
pub use memory::pointer;
pub use program::Closure;
pub use run::{MadeStep, NativeRun};
