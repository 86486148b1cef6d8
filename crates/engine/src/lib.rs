//! Executions, happens-before, and the one loop that explores.
//!
//! [`program`] says what can be explored, [`dependence`] which operations may not be swapped,
//! [`execution`] holds the current execution E with its clocks and races, [`handlers`] which
//! handlers order their messages, [`order`] asks the
//! questions of the literature about it, [`algorithm`] is the seam behind which the algorithms live,
//! [`mod@explore`] is the loop that moves between the two, and [`data_race`] looks at what it explored.
//! `stutter` cuts off threads that repeat themselves, and `hang` decides whether the program hangs
//! where loops were cut off.
//! [`capture`] has ways to tell states apart, `counterfactual` says what a word would have been
//! without some of the events, [`Probe`] what the program would have done.
//! [`ClassNames`] names classes in which handlers order nothing, [`Replay`] repeats a recorded execution, [`Execution::few_switches`] brings one into an order that
//! is easy to read.
//!
//! Nothing here knows any particular algorithm or source language.

mod accesses;
mod alarm;
pub mod algorithm;
pub mod capture;
mod clocks;
mod counterfactual;
pub mod data_race;
pub mod dependence;
pub mod events;
mod execution;
pub mod explore;
mod facts;
pub mod handlers;
mod hang;
mod linear;
mod names;
mod noise;
mod objects;
pub mod order;
mod packed_op;
mod path;
mod pending;
mod probe;
pub mod program;
mod record;
mod replay;
mod returns;
pub mod robustness;
mod rows;
mod stutter;
mod symmetry;
mod synchronisation;
mod threads;
mod undo;
mod vector_clocks;
mod width;

pub use accesses::Walk;
pub use alarm::Alarm;
pub use algorithm::{Algorithm, Choice, Context, Estimate, Needs, Next, Statistics};
pub use capture::{Capture, Captured, CapturedRun, Snapshot};
pub use data_race::{DataRace, DataRaces};
pub use execution::{Execution, Race};
pub use explore::{End, Limits, Observer, Outcome, classify, explore, ran_too_long};
pub use handlers::Handlers;
pub use linear::Linear;
pub use names::ClassNames;
pub use objects::Users;
pub use pending::PendingKey;
pub use probe::{Probe, Probed};
pub use program::{Fault, Pending, Program, Run, Stop, Wait};
pub use record::PackedEvent;
pub use replay::{Replay, retrace};
pub use robustness::{Robustness, Undecided, WeakExecution};
pub use stutter::StepOn;
pub use symmetry::{Symmetric, SymmetricRun};
pub use synchronisation::{KnownOrders, Orders};
pub use threads::{ThreadSet, Threads};
pub use vector_clocks::Clock;
