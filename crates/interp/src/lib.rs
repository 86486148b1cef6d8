//! Runs LLVM IR one visible operation at a time, with undo.
//!
//! [`Compiled::new`] turns the text of an `.ll` file into register code, or says why it cannot
//! (`pipeline` has the steps in order). A [`CompiledRun`] executes it: a thread always stops just
//! *before* its next visible operation, so what each thread would do next is known without running
//! it. The checked program can touch nothing of the host.
//!
//! ```text
//!  .ll text ──pipeline──▶ Compiled { code, module, loop notes }
//!                            │ start()
//!                            ▼
//!                         CompiledRun          what the engine and reports see
//!                            │                 (program, describe, violations, waiting)
//!                            ▼
//!                         Machine              step, undo, repeat (machine/)
//!        ┌─────────────┬─────┴───────┬──────────────────┐
//!        ▼             ▼             ▼                  ▼
//!     Memory        Threads     TransitionCache     StateKeys
//!     + undo log    + undo log  local states and    the key of
//!        ▲                      transitions         the state
//!        │
//!     sync, printf, names
//! ```
//!
//! Who may call whom:
//!
//! - Only `machine/` reaches several parts; their fields are private, and none of them knows the machine.
//! - `memory` and `threads` know nothing of each other. Each has its own log, and each change that a
//!   step makes is logged where it is made.
//! - `transition_cache` and `state_keys` are given threads and memory as arguments. The cache changes
//!   memory by repeating logged writes, and a thread by putting it into a state that it was in before.
//! - `sync`, `printf` and `names` work on memory alone, and cannot stop or run a thread: they return a
//!   `Failure`, and the machine stops the thread.
//! - What runs (`code`, `liveness`) never changes after it is compiled (`compile/`, `library/`,
//!   `privacy`).

mod arith;
mod code;
mod compile;
mod counting;
mod coverage;
mod cuts;
mod cycles;
mod describe;
mod environment;
mod externals;
mod failure;
mod floats;
mod heap_types;
mod landings;
mod leaks;
mod library;
mod liveness;
mod long;
mod long_decimal;
mod machine;
mod memory;
mod names;
mod numbers;
mod ops;
mod pipeline;
mod pointers;
mod printf;
mod privacy;
mod program;
mod refusal;
mod rtti;
mod shown;
mod sites;
mod soft_float;
mod state_keys;
mod sync;
#[cfg(test)]
mod tests;
mod threads;
mod transition_cache;
mod uncaught;
mod uninitialised;
mod violations;
mod waiting;
mod words;

pub use environment::{Environment, NondetFunction};
pub use mazurka_passes::LoopBound;
pub use pipeline::{CompileOptions, IrText, MainReturn, States};
pub use program::{Compiled, CompiledRun};
pub use refusal::Refusal;
