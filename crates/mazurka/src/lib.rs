//! Exhaustive checker for concurrent programs.
//!
//! A [`Checker`] explores every thread schedule of a program up to equivalence. Its [`Report`] either
//! says that no assertion failure, deadlock or other violation is reachable, or shows the interleaving
//! that reaches one.
//!
//! ```
//! # #[cfg(feature = "tiny")] {
//! use mazurka::{Checker, Input, Verdict};
//!
//! // Two threads read a counter and write it back, one more.
//! let program = "shared x=0\np: a := x; x := a + 1\nq: a := x; x := a + 1\n\
//!                r: join p; join q; a := x; assert a == 2\n";
//! let report = Checker::new().check(&Input::tiny("counter", program))?;
//! assert_eq!(report.verdict, Verdict::Violation);
//! let cause = report.violations[0].cause.as_ref().expect("this is a well-known bug");
//! assert_eq!(cause.name, "lost update");
//! # }
//! # Ok::<(), mazurka::Error>(())
//! ```
//!
//! # Programs
//!
//! An [`Input`] is a file or a text. C and C++ are compiled with clang:
//!
//! ```no_run
//! # #[cfg(feature = "llvm")] {
//! use mazurka::{Checker, Input};
//!
//! let report = Checker::new().check(&Input::file("examples/lost_update.c")?)?;
//! println!("{} executions", report.explored.executions);
//! # }
//! # Ok::<(), mazurka::Error>(())
//! ```
//!
//! Textual LLVM IR needs no compiler:
//!
//! ```
//! # #[cfg(feature = "llvm")] {
//! use mazurka::{Checker, Input, Verdict};
//!
//! let module = "@x = global i32 1\n\
//!               define i32 @main() {\n\
//!                 %v = load i32, ptr @x\n\
//!                 %r = sub i32 %v, 1\n\
//!                 ret i32 %r\n\
//!               }\n";
//! let report = Checker::new().check(&Input::llvm_ir("main.ll", module))?;
//! assert_eq!(report.verdict, Verdict::Verified);
//! # }
//! # Ok::<(), mazurka::Error>(())
//! ```
//!
//! A front end of one's own implements [`Program`](engine::Program) and [`Checkable`], and is checked
//! with [`Checker::check_program`]. The front ends that come with the library are behind features:
//! `rust` (closures), which is on by default, `llvm` (C, C++ and LLVM IR) and `tiny` (the tiny language).
//!
//! # Replaying
//!
//! A [`Violation`] says all that is needed to run it again: [`replay()`] follows it and demands that
//! the program goes the same way and ends in the same violation.
//!
//! # What the library leaves to its user
//!
//! It prints nothing, never ends the process and has no global state. It reads the files that it is
//! told to read and runs clang on them; it looks at the clock for limits of time only. Reports become
//! text, JSON, SARIF, JUnit or a web page in [`report`].

mod algorithms;
mod checkable;
mod checker;
mod checkpoint;
#[cfg(feature = "llvm")]
mod clang;
#[cfg(feature = "llvm")]
mod clang_arguments;
mod classify;
mod clock;
#[cfg(feature = "llvm")]
mod compile_cache;
mod counterexample;
mod error;
mod fences;
mod hanging;
#[cfg(any(feature = "llvm", feature = "tiny"))]
mod input;
#[cfg(feature = "llvm")]
mod llvm;
mod memory;
mod memory_orders;
mod merge;
mod nearest;
mod object_names;
#[cfg(any(feature = "llvm", feature = "tiny"))]
mod pieces;
#[cfg(all(feature = "llvm", feature = "tiny"))]
mod portable;
mod progress_state;
mod property;
mod repair;
mod replay;
mod running;
#[cfg(feature = "rust")]
mod rust;
mod second_attempt;
mod shard;
mod sources;
mod suggest;
#[cfg(feature = "llvm")]
mod symmetry;
mod thread_names;
#[cfg(feature = "tiny")]
mod tiny;
mod unreached;
mod violations;
mod warnings;
mod watch;
mod workers;

pub use algorithms::{Algorithm, AlgorithmChoice, Estimate, SdporSummary};
pub use checkable::{Awaited, Checkable};
pub use checker::{Checker, DEFAULT_MAX_STEPS, INSTRUCTIONS_PER_STEP};
#[cfg(feature = "llvm")]
pub use clang::HEADERS;
#[cfg(feature = "llvm")]
pub use clang_arguments::{
    CLANG_OPTIONS_WITH_VALUE, is_safe_clang_argument, refused_clang_argument,
};
pub use error::Error;
#[cfg(any(feature = "llvm", feature = "tiny"))]
pub use input::{Input, LoadedProgram, file_hash, text_hash};
#[cfg(feature = "llvm")]
pub use llvm::{ClangFile, Translation};
#[cfg(feature = "llvm")]
pub use mazurka_interp::{Environment, MainReturn, NondetFunction};
#[cfg(feature = "rust")]
pub use mazurka_macros::test;
#[cfg(feature = "rust")]
pub use mazurka_rust::{
    Allocator, Closure, alloc, assume, cell, explore, future, hint, is_in_execution, lazy_static,
    nondet, stop_exploring, sync, thread, thread_local, time,
};
pub use merge::merge;
#[cfg(any(feature = "llvm", feature = "tiny"))]
pub use pieces::{Piece, Slice};
#[cfg(all(feature = "llvm", feature = "tiny"))]
pub use portable::PortableProgram;
pub use progress_state::{Progress, ProgressState};
pub use property::Property;
pub use replay::replay;
#[cfg(feature = "rust")]
pub use rust::{Test, check};
pub use sources::{MAX_FILE, read, read_bytes, sources};

pub use mazurka_engine as engine;
pub use mazurka_engine::Capture;
pub use mazurka_report as report;
pub use mazurka_report::Report;
pub use mazurka_trace as trace;
pub use mazurka_trace::{Limit, Location, MemoryModel, Verdict, Violation, ViolationKind};
