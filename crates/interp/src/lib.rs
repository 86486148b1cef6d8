//! Runs LLVM IR one visible operation at a time, with undo.
//!
//! [`Compiled::new`] turns the text of an `.ll` file into flat code (`compile`), or says why it
//! cannot. A [`CompiledRun`] executes it: `local` runs a thread up to its next visible operation,
//! `visible` says which that is and performs it, `memory` holds objects that are never reused, `log`
//! holds what is needed to go back. Threads that come to where they have been before do not run at all:
//! `locals` knows where that leads. The checked program can touch nothing of the host.

mod arith;
mod code;
mod compile;
mod describe;
mod failure;
mod library;
mod liveness;
mod machine;
mod memory;
mod names;
mod pipeline;
mod printf;
mod privacy;
mod program;
mod refuse;
mod state_keys;
mod sync;
#[cfg(test)]
mod tests;
mod threads;
mod transition_cache;
mod violations;
mod waiting;

pub use pipeline::CompileOptions;
pub use program::{Compiled, CompiledRun};
pub use refuse::Refusal;
