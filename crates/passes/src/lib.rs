//! Passes over the SSA form: from what clang prints at -O0 to what is checked.
//!
//! A checked program is a sequence of *events*: loads, stores, atomics and calls. The passes remove
//! what is not one (variables that only one thread can see, casts, dead arithmetic) and keep every
//! event, its order and its operands. [`prepare`] runs them in the right order; each one also
//! stands alone. The analyses ([`Loops`], [`Escape`]) change nothing.

mod addresses;
mod bound;
mod edit;
mod escape;
mod lent;
mod mem2reg;
mod natural;
mod peeled;
mod pipeline;
mod purity;
mod simplify;
mod sroa;
mod unwind;

pub use addresses::share_addresses;
pub use bound::{BOUND_REACHED, Irreducible, bound_loops};
pub use edit::remove_unreachable;
pub use escape::{Escape, Forgets, Private, Visibility};
pub use mem2reg::{Promoted, promote};
pub use natural::{Loop, LoopId, Loops};
pub use peeled::join_peeled_loads;
pub use pipeline::{FunctionReport, PassOptions, PassReport, prepare};
pub use purity::{
    AWAIT, AwaitReport, LoopReport, Obstacle, Origin, PURE_ITERATION, PurityKind, Silent,
    WAITING_HINTS, comparison, eliminate, introduce_awaits,
};
pub use simplify::{Simplified, simplify};
pub use sroa::split_aggregates;
pub use unwind::forget_unwinding;
