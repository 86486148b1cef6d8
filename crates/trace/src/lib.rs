//! The vocabulary that everything else speaks, as plain data.
//!
//! [`op`] says what a thread can do and what that means for the object it acts on, [`event`] what
//! it has done, [`order`] what that synchronises, [`word`] what the values in objects can be asked,
//! [`report`] what an exploration found, [`coverage`] what it reached, [`loops`] what is known of loops before. Nothing here runs, explores or prints.

pub mod coverage;
mod cycle;
pub mod event;
mod kind;
pub mod loops;
pub mod op;
pub mod order;
pub mod report;
mod running;
pub mod word;

pub use coverage::{BranchCoverage, Coverage, FileCoverage};
pub use event::{Event, EventId};
pub use loops::{AwaitNote, LoopNote, LoopNotes, LoopPurity};
pub use op::{Action, Effect, Object, Op, ThreadId};
pub use order::{MemoryModel, MemoryOrder};
pub use report::{
    ActionKind, Cause, CycleEdge, CycleStep, Explored, Leak, Limit, Location, Look, Passing,
    Printed, ReportedStep, Shown, Target, Touch, TraceStep, Verdict, Violation, ViolationKind,
    Waiting,
};
pub use running::Running;
pub use word::{Bits, Compare, Condition, Rmw};
