//! Exploring a program with one of the algorithms, and what that finds.

use super::graph::{Change, Memory, memory};
use mazurka_dpor::{Algorithm, Policy, explore_sdpor};
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
    let modifying = e.events().filter(|event| event.effect.modifies());
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

/// What was seen of an exploration.
#[derive(Debug, Default)]
struct Seen {
    reached: Reached,
    /// Whether an execution was too long, so that nothing is known.
    long: bool,
}

impl Seen {
    fn note(&mut self, e: &Execution, end: End) -> ControlFlow<()> {
        let failed = |t| e.pending(t) == Pending::Stopped(Stop::Violation);
        self.reached.failed.extend(e.threads().filter(|t| failed(*t)).map(|t| t.0));
        match end {
            End::Complete => drop(self.reached.complete.insert(last_writes(e))),
            End::Deadlock => self.reached.deadlocks = true,
            End::Livelock | End::Endless => self.reached.hangs = true,
            End::Bounded | End::Undecided => self.long = true,
            _ => {}
        }
        if self.long { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn whole(self, outcome: &Outcome) -> Explored {
        let executions = outcome.explored.executions;
        if self.long || executions >= EXECUTIONS {
            return Explored::Endless;
        }
        Explored::Whole(self.reached, executions, outcome.explored.redundant)
    }
}

/// What an exploration with [`limits`] finds.
pub(crate) fn observe(explore: impl FnOnce(&mut Observed<'_>) -> Outcome) -> Explored {
    let mut seen = Seen::default();
    let outcome = explore(&mut |e, _, end| seen.note(e, end));
    seen.whole(&outcome)
}

/// Explores a program with several workers of `sdpor`; nothing if they give up.
pub(crate) fn explore_together(program: &Compiled, jobs: usize) -> Option<Explored> {
    let mut all: Vec<Seen> = (0..jobs).map(|_| Seen::default()).collect();
    let observer = |seen| {
        let seen: &mut Seen = seen;
        |e: &Execution, _: &CompiledRun, end: End| seen.note(e, end)
    };
    let observers = all.iter_mut().map(observer).collect();
    let (outcome, _): (Outcome, Vec<_>) =
        explore_sdpor(program, &Policy::Lowest, limits(), observers);
    let mut seen = Seen::default();
    for Seen { reached: Reached { complete, failed, deadlocks, hangs }, long } in all {
        seen.reached.complete.extend(complete);
        seen.reached.failed.extend(failed);
        seen.reached.deadlocks |= deadlocks;
        seen.reached.hangs |= hangs;
        seen.long |= long;
    }
    (!outcome.gave_up).then(|| seen.whole(&outcome))
}
