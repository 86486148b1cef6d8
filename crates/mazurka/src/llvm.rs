//! C, C++ and LLVM IR: how they are read, and what a report needs to know of them.

use crate::algorithms::AlgorithmChoice;
use crate::checkable::{Awaited, Checkable, event};
use crate::checker::Checker;
use crate::error::Error;
use mazurka_dpor::Algorithm;
use mazurka_engine::{Alarm, Execution};
use mazurka_interp::{
    CompileOptions, Compiled, CompiledRun, IrText, LoopBound, MainReturn, States,
};
use mazurka_trace::{
    Coverage, Leak, Location, LoopNotes, Op, Printed, Shown, ThreadId, TraceStep, ViolationKind,
};
use std::path::PathBuf;
use std::sync::Arc;

/// A file that clang compiles.
#[derive(Clone, Debug)]
pub struct ClangFile {
    /// The file.
    pub file: PathBuf,
    /// The clang to compile with; otherwise `$CLANG`, `clang`, or one by version, the first found.
    pub clang: Option<PathBuf>,
    /// What else clang is told, such as `-DN=4`.
    pub arguments: Vec<String>,
    /// The folder in which to keep what clang makes of the file, so that it need not run again where nothing has
    /// changed; made if it is not there. Nothing is kept there if others may write to it.
    pub cache: Option<PathBuf>,
}

impl ClangFile {
    /// A file that is compiled without anything special.
    pub fn new(file: impl Into<PathBuf>) -> ClangFile {
        ClangFile { file: file.into(), clang: None, arguments: Vec::new(), cache: None }
    }
}

/// How LLVM IR becomes a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Translation {
    /// How often the header of a loop may be entered each time the loop is reached; the next entry
    /// blocks the thread.
    pub unroll: Option<u32>,
    /// Whether to cut off iterations of loops that change nothing.
    pub loop_purity: bool,
    /// Whether to turn assumptions into waits where possible.
    pub awaits: bool,
    /// Whether fetch-and-adds whose results are unused do not conflict.
    pub independent_faa: bool,
    /// How often each thread may wake up by itself from waiting at a condition variable.
    pub spurious_wakeups: u32,
    /// Whether the order in which threads arrive at a barrier counts, so that more threads may use one
    /// than it is for.
    pub ordered_barriers: bool,
    /// The smallest and the largest number that `__VERIFIER_nondet_int` and its likes return.
    pub nondet: Option<(i64, i64)>,
    /// What ends where `main` returns: the process, or the main thread only.
    pub main_return: MainReturn,
    /// Whether functions and variables that nobody defines are refused even if no execution comes to them.
    pub strict_externals: bool,
    /// Whether to note which lines and branches of the program's own files executions reach.
    pub coverage: bool,
    /// Whether threads that do the same, and that nobody can tell apart, begin in one order only.
    pub symmetry: bool,
}

impl Default for Translation {
    fn default() -> Translation {
        Translation {
            unroll: None,
            loop_purity: true,
            awaits: true,
            independent_faa: true,
            spurious_wakeups: 0,
            ordered_barriers: false,
            nondet: None,
            main_return: MainReturn::Exit,
            strict_externals: false,
            coverage: false,
            symmetry: false,
        }
    }
}

/// Settings for programs in C, C++ and LLVM IR.
impl Checker {
    /// How C, C++ and LLVM IR become a program: bounds of loops, reductions, nondeterminism.
    pub fn translation(mut self, translation: Translation) -> Checker {
        self.translation = translation;
        self
    }

    /// What a program in C, C++ or LLVM IR finds around it.
    pub fn environment(mut self, environment: mazurka_interp::Environment) -> Checker {
        self.environment = environment;
        self
    }

    /// Bounds one loop, whatever [`Translation::unroll`] says: the one that begins, is decided about or goes
    /// back at this line of a file, which is given by its name or the end of its path. There must be such a
    /// loop.
    pub fn bound_loop(mut self, file: impl Into<String>, line: u32, bound: u32) -> Checker {
        let file = file.into();
        self.loop_bounds.push(LoopBound { file, line, bound });
        self
    }

    /// Shows the value of a variable at the end of each reported execution: a global variable, with members, indices and
    /// pointers as in C, such as `queue.slots[1]`, `*head` or `head->next`.
    pub fn show(mut self, name: impl Into<String>) -> Checker {
        self.shown.push(name.into());
        self
    }

    /// How the program is read, in words that are different for different settings.
    pub(crate) fn reading(&self) -> String {
        format!("{:?}", (self.translation, &self.environment, &self.loop_bounds))
    }
}

/// What an algorithm has to know of states. Only `stateful` does not care how objects are named; `sdpor` does not care
/// how they are named in equivalent executions.
fn states(algorithm: AlgorithmChoice) -> States {
    match algorithm {
        AlgorithmChoice::Fixed(Algorithm::Stateful) => States::ReusingNames,
        AlgorithmChoice::Fixed(Algorithm::Sdpor(_)) => States::ReusingEnded,
        _ if algorithm.matches_states() => States::Known,
        _ => States::Unknown,
    }
}

/// Translates the modules of a program for what is to be checked.
pub(crate) fn compile(checker: &Checker, parts: &[IrText<'_>]) -> Result<Compiled, Error> {
    let Translation { unroll, loop_purity, awaits, independent_faa, .. } = checker.translation;
    let Translation { spurious_wakeups, ordered_barriers, nondet, main_return, .. } =
        checker.translation;
    let strict_externals = checker.translation.strict_externals;
    let options = CompileOptions {
        unroll,
        loop_purity,
        awaits,
        ordered_updates: !independent_faa || checker.counts(ViolationKind::MemoryOrder),
        spurious_wakeups,
        ordered_barriers,
        nondet,
        main_return,
        strict_externals,
        max_local: Some(checker.max_local()),
        states: states(checker.algorithm),
        undefined: checker.counts(ViolationKind::Uninitialized),
        coverage: checker.translation.coverage,
        fences: checker.counts(ViolationKind::DataRace),
    };
    let (environment, bounds) = (&checker.environment, &checker.loop_bounds);
    let compiled = Compiled::with_loop_bounds(parts, options, environment, bounds);
    let compiled = compiled.map(|program| program.showing(&checker.shown));
    compiled.map_err(|refusals| {
        let mut lines = Vec::new();
        for (k, refusal) in refusals.iter().enumerate() {
            // The same advice once, after the last that it is for.
            let later = refusals[k + 1..].iter().any(|other| other.hint == refusal.hint);
            lines.push(if later { refusal.in_a_line() } else { refusal.to_string() });
        }
        Error::Refused(lines.join("\n"))
    })
}

impl Checkable for Compiled {
    fn unknown(&self) -> Vec<String> {
        Compiled::unknown(self).iter().map(mazurka_interp::Refusal::in_a_line).collect()
    }

    fn uses_handlers(&self) -> bool {
        Compiled::uses_handlers(self)
    }

    fn has_independent_updates(&self) -> bool {
        Compiled::has_independent_updates(self)
    }

    fn with_states(&self) -> Option<Compiled> {
        Some(Compiled::with_states(self, States::ReusingNames))
    }

    fn thread_name(&self, thread: ThreadId) -> String {
        Compiled::thread_name(self, thread)
    }

    fn learn(&self, e: &Execution, alarm: &Arc<Alarm>) -> Option<()> {
        Compiled::learn_types(self, &e.to_vec(), alarm)
    }

    fn trace(&self, e: &Execution, alarm: &Arc<Alarm>) -> Option<Vec<TraceStep>> {
        Compiled::trace(self, &e.to_vec(), alarm)
    }

    fn output(&self, e: &Execution, alarm: &Arc<Alarm>) -> Option<Vec<Printed>> {
        self.printed(&e.to_vec(), alarm)
    }

    fn shown(&self, e: &Execution, alarm: &Arc<Alarm>) -> Option<Vec<Shown>> {
        Compiled::shown(self, &e.to_vec(), alarm)
    }

    fn loops(&self) -> LoopNotes {
        Compiled::loops(self)
    }

    fn awaited(&self, run: &CompiledRun, thread: ThreadId, op: &Op) -> Option<Awaited> {
        let (until, value) = run.awaited(thread, op)?;
        let in_loop = run.spins_in(thread).and_then(|l| l.location.clone());
        Some(Awaited { until, value, in_loop })
    }

    fn parties(&self, run: &CompiledRun, thread: ThreadId, _: &Op) -> Option<u32> {
        run.parties(thread)
    }

    fn leaks(&self, run: &CompiledRun) -> Vec<Leak> {
        run.leaks()
    }

    fn place(&self, run: &CompiledRun, thread: ThreadId) -> [Option<Location>; 2] {
        [run.location(thread), run.innermost_loop(thread)]
    }

    fn pending(&self, run: &CompiledRun, thread: ThreadId, op: &Op) -> TraceStep {
        let step = run.describe(&event(thread, op));
        TraceStep { value: None, location: run.location(thread), ..step }
    }

    fn unreached_assertions(&self) -> Vec<Location> {
        Compiled::unreached_assertions(self)
    }

    fn coverage(&self) -> Option<Coverage> {
        Compiled::coverage(self)
    }

    fn sections(&self) -> (usize, Option<Location>) {
        Compiled::sections(self)
    }

    fn weak_orders(&self) -> (usize, Option<Location>) {
        Compiled::weak_orders(self)
    }

    fn next_step(&self, run: &CompiledRun, thread: ThreadId, op: &Op) -> TraceStep {
        run.next_step(thread, op)
    }

    fn cut_in(&self, run: &CompiledRun, thread: ThreadId) -> Option<Location> {
        run.cut_in(thread)
    }

    fn waits_in_section(&self, run: &CompiledRun, thread: ThreadId) -> Option<Op> {
        run.waits_in_section(thread)
    }

    fn holder(&self, run: &CompiledRun, op: &Op, _: u64) -> Option<ThreadId> {
        run.holder(op)
    }
}
