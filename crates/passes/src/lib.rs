//! Passes over the SSA form: from what clang prints at -O0 to what is checked.
//!
//! A checked program is a sequence of *events*: loads, stores, atomics and calls. The passes remove
//! what is not one (variables that only one thread can see, casts, dead arithmetic) and keep every
//! event, its order and its operands. [`prepare`] runs them in the right order; each one also
//! stands alone. The analyses ([`Loops`], [`Escape`]) change nothing.

mod addresses;
mod assembly;
mod bound;
mod coverage;
mod edit;
mod escape;
mod lent;
mod mem2reg;
mod natural;
mod peeled;
mod pipeline;
mod purity;
mod results;
mod simplify;
mod sroa;
mod straight;
mod twins;
mod unwind;

pub use addresses::share_addresses;
pub use assembly::lower_assembly;
pub use bound::{BOUND_REACHED, Bounds, Irreducible, LoopBound, bound_loops, bound_some_loops};
pub use coverage::{COVER, COVER_BRANCH, CoverPoint, CoverPoints, LineOf, is_mark, mark_points};
pub use edit::remove_unreachable;
pub use escape::{Escape, Forgets, Private, Visibility};
pub use mem2reg::{Promoted, promote};
pub use natural::{Loop, LoopId, Loops};
pub use peeled::join_peeled_accesses;
pub use pipeline::{FunctionReport, PassOptions, PassReport, prepare};
pub use purity::{
    AWAIT, AwaitReport, LoopReport, Obstacle, Origin, Outside, Ownership, PURE_ITERATION,
    PurityKind, Silent, Surely, comparison, eliminate, introduce_awaits, only_waits,
};
pub use results::forget_unused_results;
pub use simplify::{Simplified, simplify};
pub use sroa::split_aggregates;
pub use straight::join_straight_blocks;
pub use twins::tells_threads_apart;
pub use unwind::{Throws, forget_needless_unwinding};
