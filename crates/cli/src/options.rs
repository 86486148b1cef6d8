//! What can be said on the command line, and what the exit status says back.

use crate::cluster::options::ClusterCommand;
use crate::given::GivenFile;
pub(crate) use crate::output_options::{Format, OutputOptions, REPORT, When};
use crate::properties::{Model, PropertyGroup};
use crate::unroll::Unroll;
use crate::values::{bytes, coverage_file, jobs, nondet_function, one_of, range, shard, variable};
use clap::{Args, Parser, Subcommand, ValueEnum};
use mazurka::{
    Algorithm, AlgorithmChoice, Capture, DEFAULT_MAX_STEPS, MainReturn, NondetFunction,
    SdporSummary,
};
use std::path::PathBuf;
use std::time::Duration;

/// Everything was explored and nothing was found.
pub(crate) const EXIT_VERIFIED: u8 = 0;
/// A violation was found.
pub(crate) const EXIT_VIOLATION: u8 = 1;
/// The command line or the program cannot be used.
pub(crate) const EXIT_INPUT: u8 = 2;
/// A limit cut the exploration and nothing was found before.
pub(crate) const EXIT_INCOMPLETE: u8 = 3;

/// Exhaustive checker for concurrent programs.
///
/// Explores every thread schedule of a program up to equivalence, and either proves that no
/// assertion failure or deadlock is reachable or shows the interleaving that reaches one.
#[derive(Debug, Parser)]
#[command(
    name = "mazurka",
    version,
    after_help = "Exit status: 0 verified, 1 violation, 2 unusable input, \
                                 3 incomplete (a limit cut the exploration), 101 a bug in mazurka."
)]
pub(crate) struct CommandLine {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Check a program.
    Check(Box<CheckOptions>),
    /// Check every program whose first lines state the expected result.
    Test(TestOptions),
    /// List the headers that programs may include, or write them into a folder.
    Headers(HeadersOptions),
    /// Run a saved failing execution again; it must end in the same violation.
    Replay(ReplayOptions),
    /// Show a saved report again without running anything.
    Report(ReportOptions),
    /// Merge the reports of all shards of an exploration (check --shard K/N --trace FILE).
    Merge(MergeOptions),
    /// Explore on several machines, over a NATS server (builds with the feature `cluster`).
    Cluster {
        /// What to do.
        #[command(subcommand)]
        command: ClusterCommand,
    },
    /// Explain a word of a report: a kind of violation such as deadlock, or a cause such as lost update.
    Explain {
        /// The kind or the cause; without it, all of them are listed.
        #[arg(value_name = "NAME")]
        words: Vec<String>,
    },
    /// Print a script that completes the options in a shell.
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
    /// Print the manual page.
    Man {
        /// Write a page for the command, and one for each subcommand, into this folder instead.
        #[arg(long, value_name = "FOLDER")]
        to: Option<PathBuf>,
    },
}

impl Command {
    /// Where the report of the command goes, and what it is about.
    pub(crate) fn report(&self) -> Option<(&OutputOptions, &[PathBuf])> {
        match self {
            Command::Check(check) => Some((&check.output, &check.files)),
            Command::Replay(replay) => Some((&replay.output, std::slice::from_ref(&replay.file))),
            Command::Report(report) => Some((&report.output, std::slice::from_ref(&report.file))),
            Command::Merge(merge) => Some((&merge.output, &merge.files)),
            _ => None,
        }
    }
}

#[derive(Debug, Args)]
pub(crate) struct MergeOptions {
    /// What mazurka check --shard K/N --trace FILE has saved, for each K.
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    #[command(flatten)]
    pub(crate) output: OutputOptions,
}

#[derive(Debug, Args)]
pub(crate) struct TestOptions {
    /// Programs, or folders with programs, whose heads state what to expect, as in `// mazurka:
    /// violation deadlock`.
    #[arg(value_name = "PATH", default_value = ".")]
    pub(crate) paths: Vec<PathBuf>,

    /// How many programs to check at a time; by default one for each processor.
    #[arg(long, value_name = "N")]
    pub(crate) jobs: Option<usize>,

    /// Stop checking a program after this time, unless its head says otherwise.
    #[arg(long, value_name = "DURATION", value_parser = humantime::parse_duration)]
    pub(crate) timeout: Option<Duration>,

    /// The format of the summary on standard output.
    #[arg(long, default_value = "human")]
    pub(crate) format: TestFormat,

    /// Check only programs that have changed since they last had the expected result: their code,
    /// their heads, or Mazurka. FILE records which these are; by default a file in your cache.
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true)]
    pub(crate) changed: Option<Option<PathBuf>>,

    /// Also list the programs that have the expected result.
    #[arg(long, short)]
    pub(crate) verbose: bool,
}

/// What to do with the headers.
#[derive(Debug, Args)]
pub(crate) struct HeadersOptions {
    /// Write them into your cache, and print the path of the folder: `cc -I$(mazurka headers --path)`.
    #[arg(long)]
    pub(crate) path: bool,

    /// Write them into this folder instead.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) to: Option<PathBuf>,
}

/// The form of a summary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum TestFormat {
    /// For people.
    Human,
    /// JUnit XML, for test runs.
    Junit,
}

#[derive(Debug, Args)]
pub(crate) struct ReplayOptions {
    /// What `mazurka check --trace FILE` wrote.
    #[arg(value_name = "TRACE")]
    pub(crate) file: PathBuf,

    /// The program, followed by its stubs and its input; by default the files that the trace names,
    /// if they have not changed.
    #[arg(value_name = "FILE")]
    pub(crate) program: Vec<PathBuf>,

    /// Arguments for clang, instead of those that the trace names.
    #[arg(last = true, value_name = "CLANG-ARGS")]
    pub(crate) clang_arguments: Vec<String>,

    /// The clang to compile with; a trace cannot choose one.
    #[arg(help_heading = PROGRAM, long, value_name = "PATH")]
    pub(crate) clang: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) output: OutputOptions,
}

#[derive(Debug, Args)]
pub(crate) struct ReportOptions {
    /// What `mazurka check --trace FILE` wrote.
    #[arg(value_name = "TRACE")]
    pub(crate) file: PathBuf,

    #[command(flatten)]
    pub(crate) output: OutputOptions,
}

/// Headings of `--help`.
const PROGRAM: &str = "Program";
const EXPLORATION: &str = "Exploration";
const LOOPS: &str = "Loops";
const LIMITS: &str = "Limits";
const RESEARCH: &str = "Research (for comparison with the literature)";

#[derive(Debug, Args)]
pub(crate) struct CheckOptions {
    /// The program: C (.c), C++ (.cc, .cpp, .cxx), textual LLVM IR (.ll) or the tiny language (.tiny). Several files
    /// are linked.
    #[arg(value_name = "FILE", required_unless_present = "compile_commands")]
    pub(crate) files: Vec<PathBuf>,

    /// Arguments for clang, such as -DN=4.
    #[arg(last = true, value_name = "CLANG-ARGS")]
    pub(crate) clang_arguments: Vec<String>,

    /// Read options from this file instead of mazurka.toml beside or above the program.
    #[arg(help_heading = PROGRAM, long, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,

    /// Read no options from a file.
    #[arg(help_heading = PROGRAM, long, conflicts_with = "config")]
    pub(crate) no_config: bool,

    /// The clang to compile with; by default the first of $CLANG, clang, clang-22 … clang-14.
    #[arg(help_heading = PROGRAM, long, value_name = "PATH")]
    pub(crate) clang: Option<PathBuf>,

    /// Compile even what has not changed since it was last compiled, and keep nothing.
    #[arg(help_heading = PROGRAM, long)]
    pub(crate) no_cache: bool,

    /// Let __VERIFIER_nondet_int and similar functions return every number from LO to HI,
    /// inclusive.
    #[arg(help_heading = PROGRAM, long, value_name = "LO..HI", value_parser = range, allow_hyphen_values = true)]
    pub(crate) nondet: Option<(i64, i64)>,

    /// Compile each file with the flags that this compilation database records; without FILE, all
    /// files of the build.
    #[arg(help_heading = PROGRAM, long, value_name = "JSON")]
    pub(crate) compile_commands: Option<PathBuf>,

    /// Only files of the build whose names contain this text; repeatable.
    #[arg(help_heading = PROGRAM, long, value_name = "TEXT", requires = "compile_commands")]
    pub(crate) only: Vec<String>,

    /// An argument of the program; repeatable.
    #[arg(help_heading = PROGRAM, long, value_name = "VALUE", allow_hyphen_values = true)]
    pub(crate) arg: Vec<String>,

    /// A variable in the program's environment, which is empty by default; repeatable.
    #[arg(help_heading = PROGRAM, long, value_name = "NAME=VALUE", value_parser = variable)]
    pub(crate) env: Vec<(String, String)>,

    /// The program's standard input; without it, reading is an error.
    #[arg(help_heading = PROGRAM, long, value_name = "FILE")]
    pub(crate) stdin: Option<PathBuf>,

    /// Provide a file NAME to the program, with the content of FILE; repeatable.
    #[arg(help_heading = PROGRAM, long, value_name = "NAME=FILE", value_parser = GivenFile::parse)]
    pub(crate) file: Vec<GivenFile>,

    /// A file with functions that replace those of the same name in the program or in the C
    /// library; repeatable.
    #[arg(help_heading = PROGRAM, long, value_name = "FILE")]
    pub(crate) stub: Vec<PathBuf>,

    /// Let an undefined function do nothing and return every number from LO to HI; repeatable.
    #[arg(help_heading = PROGRAM, long, value_name = "NAME[=LO..HI]", value_parser = nondet_function)]
    pub(crate) nondet_extern: Vec<NondetFunction>,

    /// Refuse undefined functions and variables even if no execution reaches them.
    #[arg(help_heading = PROGRAM, long)]
    pub(crate) strict_externals: bool,

    /// What ends when main returns: the process, as in C (exit), or only the main thread (thread).
    #[arg(help_heading = PROGRAM, long, value_name = "exit|thread", default_value = "exit")]
    pub(crate) main_return: ReturnFromMain,

    /// Let each thread wake up spuriously from a condition variable, at most N times.
    #[arg(
        help_heading = PROGRAM,
        long,
        value_name = "N",
        num_args = 0..=1,
        require_equals = true,
        default_value_t = 0,
        default_missing_value = "1"
    )]
    pub(crate) spurious_wakeups: u32,

    /// Which violations to look for, separated by commas: assertions (with abort, exception,
    /// arithmetic), deadlocks, livelocks, memory (with sync), uninitialized, data-races, leaks,
    /// memory-orders, all.
    #[arg(
        help_heading = EXPLORATION,
        long,
        value_name = "LIST",
        value_delimiter = ',',
        default_value = "assertions,deadlocks,livelocks,memory,uninitialized"
    )]
    pub(crate) check: Vec<PropertyGroup>,

    /// The memory model under which the verdict must hold: sc (sequential consistency), rc11 (C and
    /// C++, without load buffering) or x86. Executions are explored under sequential consistency;
    /// rc11 and x86 imply --check memory-orders, which decides whether the model allows any others.
    #[arg(help_heading = EXPLORATION, long, value_name = "MODEL", default_value = "sc")]
    pub(crate) memory_model: Model,

    /// If the program is robust, name memory orders that could be weakened, each by itself, without
    /// losing robustness; implies --check memory-orders.
    #[arg(help_heading = EXPLORATION, long)]
    pub(crate) suggest_orders: bool,

    /// Continue to explore after a violation.
    #[arg(help_heading = EXPLORATION, long)]
    pub(crate) keep_going: bool,

    /// How to explore: auto, pop, optimal, event (handlers and messages), source, dpor
    /// (Flanagan–Godefroid), naive (every interleaving), sdpor (recognises states; for many paths
    /// into few states), stateful (every state, without reduction), random or pct (sampling; proves
    /// nothing).
    #[arg(
        help_heading = EXPLORATION,
        long,
        default_value = "auto",
        value_name = "A",
        value_parser = one_of::<AlgorithmChoice>(std::iter::once("auto").chain(Algorithm::names())),
        hide_possible_values = true
    )]
    pub(crate) algorithm: AlgorithmChoice,

    /// Explore with N threads (pop, stateful, sdpor and samples); auto uses one for each processor.
    #[arg(help_heading = EXPLORATION, long, value_name = "N|auto", default_value = "1", value_parser = jobs)]
    pub(crate) jobs: usize,

    /// Explore only one starting order of threads that nothing can tell apart: created one right
    /// after the other with the same function and argument. Executions are then counted up to
    /// symmetry.
    #[arg(help_heading = EXPLORATION, long, value_name = "on|off", default_value = "off")]
    pub(crate) symmetry: Switch,

    /// Explore the K-th of N parts of the executions (pop only); --trace FILE saves the report for
    /// mazurka merge, which combines all parts.
    #[arg(help_heading = EXPLORATION, long, value_name = "K/N", value_parser = shard)]
    pub(crate) shard: Option<(usize, usize)>,

    /// Save what was explored and what is left, every few seconds and at the end (pop only).
    #[arg(help_heading = EXPLORATION, long, value_name = "FILE")]
    pub(crate) checkpoint: Option<PathBuf>,

    /// Continue from a file that --checkpoint has saved; the program and the options must be the
    /// same, except limits and jobs.
    #[arg(help_heading = EXPLORATION, long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,

    /// The seed for --algorithm random and pct; the same seed gives the same executions.
    #[arg(help_heading = EXPLORATION, long, value_name = "S")]
    pub(crate) seed: Option<u64>,

    /// The number of ordering constraints of the bugs that --algorithm pct looks for; 3 by default.
    #[arg(help_heading = EXPLORATION, long, value_name = "D", value_parser = clap::value_parser!(u32).range(1..=64))]
    pub(crate) depth: Option<u32>,

    /// Enter the header of each loop, or of the one at a line, at most N times each time the loop is
    /// reached; the next entry blocks the thread. May be repeated.
    #[arg(help_heading = LOOPS, long, value_name = "[FILE:LINE=]N")]
    pub(crate) unroll: Vec<Unroll>,

    /// Cut off loop iterations that change nothing.
    #[arg(help_heading = LOOPS, long, value_name = "on|off", default_value = "on")]
    pub(crate) loop_purity: Switch,

    /// Cut off threads that return to an earlier state without having changed anything.
    #[arg(help_heading = LOOPS, long, value_name = "on|off", default_value = "on")]
    pub(crate) stutter: Switch,

    /// Turn assumptions into awaits where possible.
    #[arg(help_heading = LOOPS, long, value_name = "on|off", default_value = "on")]
    pub(crate) awaits: Switch,

    /// Stop after this many executions.
    #[arg(help_heading = LIMITS, long, value_name = "N")]
    pub(crate) max_executions: Option<u64>,

    /// Cut off executions after this many events, or if a thread executes more than a thousand
    /// times as many instructions between two events.
    #[arg(help_heading = LIMITS, long, value_name = "N", default_value_t = DEFAULT_MAX_STEPS)]
    pub(crate) max_steps: usize,

    /// Stop after this time, for example 30s or 5m.
    #[arg(help_heading = LIMITS, long, value_name = "DURATION", value_parser = humantime::parse_duration)]
    pub(crate) timeout: Option<Duration>,

    /// Stop when the process uses more memory than this, for example 500M or 8G.
    #[arg(help_heading = LIMITS, long, value_name = "SIZE", value_parser = bytes)]
    pub(crate) max_memory: Option<u64>,

    #[command(flatten)]
    pub(crate) output: OutputOptions,

    /// Save the failing execution for `mazurka replay` and `mazurka report`.
    #[arg(help_heading = REPORT, long, value_name = "FILE")]
    pub(crate) trace: Option<PathBuf>,

    /// Show the value of this global variable of a C or C++ program where a reported execution ends: `queue`,
    /// `queue.slots[1]`, `*head`, `head->next`; repeatable.
    #[arg(help_heading = REPORT, long, value_name = "NAME")]
    pub(crate) show: Vec<String>,

    /// Report the lines and branches that no execution reached; write them to FILE in lcov's
    /// format.
    #[arg(help_heading = REPORT, long, value_name = "FILE", num_args = 0..=1, value_parser = coverage_file)]
    pub(crate) coverage: Option<Option<PathBuf>>,

    /// Print nothing on standard error while the exploration runs.
    #[arg(help_heading = REPORT, long, short, conflicts_with = "verbose")]
    pub(crate) quiet: bool,

    /// Print more on standard error: what is known about the program's loops, and progress even if
    /// it is not a terminal.
    #[arg(help_heading = REPORT, long, short)]
    pub(crate) verbose: bool,

    /// How pop decides what is asleep: by the order on schedules (precedes), or by the expressions
    /// of its paper, which cover only reads, writes and read-modify-writes that do not commute;
    /// optimal is used for other programs.
    #[arg(help_heading = RESEARCH, long, value_name = "HOW", default_value = "precedes")]
    pub(crate) pop_sleep: PopSleep,

    /// What sdpor records about what may follow a state: a set for each state, or one graph for the
    /// whole program as in the paper.
    #[arg(
        help_heading = RESEARCH,
        long,
        value_name = "state|graph",
        default_value = "state",
        value_parser = one_of::<SdporSummary>(["state", "graph"]),
        hide_possible_values = true
    )]
    pub(crate) sdpor_summary: SdporSummary,

    /// How sdpor and stateful distinguish states: exact (a 128-bit hash of everything), overlay or
    /// delta (local states by numbers, as in the paper), full (states are kept and compared).
    #[arg(
        help_heading = RESEARCH,
        long,
        value_name = "MODE",
        default_value = "exact",
        value_parser = one_of::<Capture>(["exact", "overlay", "delta", "full"]),
        hide_possible_values = true
    )]
    pub(crate) state_capture: Capture,

    /// Treat fetch-and-adds whose results are unused as independent of each other.
    #[arg(help_heading = RESEARCH, long, value_name = "on|off", default_value = "on")]
    pub(crate) independent_faa: Switch,

    /// Distinguish the orders in which threads arrive at a barrier, so that more threads may use a
    /// barrier than it was initialised for.
    #[arg(help_heading = RESEARCH, long)]
    pub(crate) ordered_barriers: bool,
}

/// How POP decides what sleeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PopSleep {
    /// By the order on schedules.
    Precedes,
    /// By the sleep set expressions of the paper.
    Expressions,
}

/// What ends where main returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ReturnFromMain {
    /// The process, as in C.
    Exit,
    /// The main thread only.
    Thread,
}

impl From<ReturnFromMain> for MainReturn {
    fn from(option: ReturnFromMain) -> MainReturn {
        match option {
            ReturnFromMain::Exit => MainReturn::Exit,
            ReturnFromMain::Thread => MainReturn::Thread,
        }
    }
}

/// On or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Switch {
    /// Enabled.
    On,
    /// Disabled.
    Off,
}

impl From<Switch> for bool {
    fn from(switch: Switch) -> bool {
        switch == Switch::On
    }
}
