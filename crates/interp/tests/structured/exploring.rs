//! Exploring a program with one of the algorithms, and what that finds.

use super::graph::{Change, Memory, memory};
use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{End, Execution, Limits, Outcome, Pending, Stop};
use mazurka_interp::{CompileOptions, Compiled, CompiledRun};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// Programs with more executions, or longer ones, are left out.
const EXECUTIONS: u64 = 1_500;
const STEPS: usize = 300;

/// The number that an environment variable has.
pub(crate) fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|n| n.parse().ok())
}

/// A program for the interpreter.
pub(crate) fn compiled(text: &str, options: CompileOptions) -> Compiled {
    Compiled::new("program", text, options).unwrap_or_else(|why| panic!("{why:?}\n{text}"))
}

/// What an exploration found.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Reached {
    /// The memories with which all threads finish, but for what was freed.
    pub(crate) complete: BTreeSet<Memory>,
    /// The threads that fail.
    pub(crate) failed: BTreeSet<u32>,
    pub(crate) deadlocks: bool,
    pub(crate) hangs: bool,
}

/// The final memory, as far as it differs from the one at the start.
fn last_writes(e: &Execution) -> Memory {
    let modifying = e.events().iter().filter(|event| event.effect.modifies());
    let changes = modifying.map(|event| Change::new(&event.op, event.thread, event.old));
    memory(&changes.collect::<Vec<_>>())
}

/// How an exploration ended.
pub(crate) enum Explored {
    /// What was found, in so many executions, and how many of them are redundant.
    Whole(Reached, u64, u64),
    Endless,
}

/// Explores a program with one of the algorithms, with threads cut off where they stutter or not.
pub(crate) fn explore(program: &Compiled, algorithm: Algorithm, stutter: bool) -> Explored {
    let limits = Limits { stutter, ..limits() };
    observe(|observer| algorithm.explore(program, Policy::Lowest, limits, &mut { observer }))
}

/// The limits for one program.
pub(crate) fn limits() -> Limits<'static> {
    Limits { max_executions: EXECUTIONS, max_steps: STEPS, ..Limits::default() }
}

type Observed<'a> = dyn FnMut(&Execution, &CompiledRun, End) -> ControlFlow<()> + 'a;

/// What an exploration with [`limits`] finds.
pub(crate) fn observe(explore: impl FnOnce(&mut Observed<'_>) -> Outcome) -> Explored {
    let (mut reached, mut long) = (Reached::default(), false);
    let outcome = explore(&mut |e, _, end| {
        let failed = |t| *e.pending(t) == Pending::Stopped(Stop::Violation);
        reached.failed.extend(e.threads().filter(|t| failed(*t)).map(|t| t.0));
        match end {
            End::Complete => drop(reached.complete.insert(last_writes(e))),
            End::Deadlock => reached.deadlocks = true,
            End::Livelock | End::Endless => reached.hangs = true,
            End::Bounded | End::Undecided => long = true,
            _ => {}
        }
        if long { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let executions = outcome.explored.executions;
    if long || executions >= EXECUTIONS {
        return Explored::Endless;
    }
    Explored::Whole(reached, executions, outcome.explored.redundant)
}
