//! Why a program could not be checked, or a counterexample not replayed.
//!
//! A violation is no error: it is what [`Report`](crate::Report) is for.

use mazurka_trace::{Limit, Location};
use std::fmt;
use std::path::PathBuf;

/// Why there is no report.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// A file cannot be read.
    Read {
        /// The file.
        file: PathBuf,
        /// What the system says.
        error: std::io::Error,
    },
    /// The name of a file does not end in that of a language that this build can read.
    UnknownLanguage(PathBuf),
    /// A file is a whole program in its language and cannot be linked with others.
    NotLinkable(PathBuf),
    /// No clang was found.
    NoClang,
    /// The clang that was asked for cannot be run.
    BrokenClang(PathBuf),
    /// Clang could not be started, or a header not be written for it.
    ClangSetup(String),
    /// Clang refuses the program.
    ClangRefused {
        /// The program.
        file: PathBuf,
        /// What clang says.
        diagnostics: String,
    },
    /// A limit was reached while clang was still compiling the program.
    ClangStopped(Limit),
    /// The program is not in the language, or not in the part of it that can be checked: one line for
    /// each reason.
    Refused(String),
    /// An execution does something that cannot be checked.
    Unsupported {
        /// Where, if known.
        location: Option<Location>,
        /// What it does, and what to do about it.
        message: String,
    },
    /// Data races are looked for in every execution, but the chosen algorithm recognises states and so
    /// leaves executions out.
    RacesNeedEveryExecution,
    /// Data races depend on the order in which a handler takes its messages, but the chosen algorithm
    /// explores one such order where several are equivalent to it.
    RacesNeedOrderedMessages,
    /// The reports of shards do not make up a whole.
    Shards(String),
    /// The executions of this program cannot be cut into shards.
    NoShards(&'static str),
    /// The exploration with this algorithm cannot be shared between machines, for this reason.
    NotShared(String, &'static str),
    /// Threads that do the same are told apart, so that every order in which they begin must be explored.
    TwinsToldApart,
    /// Weaker memory orders are suggested by looking at all executions in one run.
    SuggestionsNeedOneRun,
    /// A way to capture states was chosen for an algorithm that does not recognise states.
    CaptureWithoutStates,
    /// Random walks never know that they have seen everything, and no limit was set.
    SamplingWithoutLimit,
    /// A checkpoint cannot be written, or is not one of this exploration.
    Checkpoint(String),
    /// Checkpoints are for explorations with `pop` only.
    CheckpointNeedsPop,
    /// Rust programs need an allocator that gives names to what they allocate, and there is none.
    NoAllocator,
    /// A replay went another way than the counterexample.
    Diverged(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Read { file, error } => write!(f, "{}: {error}", file.display()),
            Error::UnknownLanguage(file) => {
                write!(f, "{}: this is not a program that mazurka can read", file.display())
            }
            Error::NotLinkable(file) => {
                write!(f, "{}: this cannot be linked with other files", file.display())
            }
            Error::NoClang => {
                f.write_str("clang is needed to check C and C++ programs, and none was found")
            }
            Error::BrokenClang(path) => write!(f, "{} cannot be run", path.display()),
            Error::ClangSetup(message)
            | Error::Refused(message)
            | Error::Checkpoint(message)
            | Error::Diverged(message) => f.write_str(message),
            Error::CheckpointNeedsPop => {
                f.write_str("only explorations with pop can be saved and gone on with")
            }
            Error::ClangRefused { file, diagnostics } => {
                write!(f, "clang cannot compile {}\n{diagnostics}", file.display())
            }
            Error::ClangStopped(limit) => {
                write!(f, "clang was still compiling the program when it was stopped: {}", limit.name())
            }
            Error::Unsupported { location: Some(at), message } => {
                write!(f, "{}:{}:{}: {message}", at.file, at.line, at.column)
            }
            Error::Unsupported { location: None, message } => f.write_str(message),
            Error::RacesNeedEveryExecution => f.write_str(
                "data races are looked for in every execution, but an algorithm that recognises \
                 states does not see them all",
            ),
            Error::Shards(why) => f.write_str(why),
            Error::NoShards(why) => {
                write!(f, "the executions cannot be cut into shards: {why}; check it without --shard")
            }
            Error::NotShared(what, why) => {
                write!(f, "{what} cannot be shared between machines, only pop can: {why}")
            }
            Error::TwinsToldApart => f.write_str(
                "threads that do the same are told apart, so the orders in which they begin matter",
            ),
            Error::RacesNeedOrderedMessages => f.write_str(
                "data races depend on the order in which a handler takes its messages, but event does \
                 not explore every such order",
            ),
            Error::SuggestionsNeedOneRun => f.write_str(
                "weaker memory orders are tried on every execution, which is not possible with checkpoints",
            ),
            Error::CaptureWithoutStates => f.write_str(
                "how states are captured matters only to an algorithm that recognises states: sdpor \
                 or stateful",
            ),
            Error::NoAllocator => f.write_str(
                "objects on the heap have no names: turn the feature `allocator` of mazurka on, or put \
                 `#[global_allocator] static GLOBAL: mazurka::Allocator<A> = mazurka::Allocator::new(A);` \
                 into the test, where A is the allocator that you use",
            ),
            Error::SamplingWithoutLimit => f.write_str("random walks never end by themselves"),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Error::Read { error, .. } => Some(error),
            _ => None,
        }
    }
}
