//! The checker: what to look for, how, and for how long; then what was found.

use crate::algorithms::{self, AlgorithmChoice, Exploration, Found};
use crate::checkable::Checkable;
use crate::clock::Clock;
use crate::error::Error;
#[cfg(any(feature = "llvm", feature = "tiny"))]
use crate::input::{Input, LoadedProgram, Task};
use crate::memory;
#[cfg(any(feature = "llvm", feature = "tiny"))]
use crate::pieces::Slice;
use crate::progress_state::ProgressState;
use crate::property::Property;
use crate::warnings::warnings;
use crate::watch::Watch;
use mazurka_engine::{Alarm, Capture, Limits};
use mazurka_report::Report;
use mazurka_trace::{Limit, MemoryModel, Verdict, ViolationKind};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// The number of events after which an execution is cut if nothing else is said.
pub const DEFAULT_MAX_STEPS: usize = 1_000_000;

/// For each step that an execution may have, how many instructions a thread may execute between two
/// steps.
pub const INSTRUCTIONS_PER_STEP: u64 = 1_000;

/// Checks programs: a builder of settings, and what is done with them.
///
/// ```
/// # #[cfg(feature = "tiny")] {
/// use mazurka::{Algorithm, Checker, Input, Property, Verdict};
/// use std::time::Duration;
///
/// let checker = Checker::new()
///     .algorithm(Algorithm::Optimal)
///     .properties([Property::Deadlocks])
///     .timeout(Duration::from_secs(10))
///     .keep_going(true);
/// let program = Input::tiny("abba", "mutex a b\np: lock a; lock b\nq: lock b; lock a\n");
/// let report = checker.check(&program)?;
/// assert_eq!(report.verdict, Verdict::Violation);
/// # }
/// # Ok::<(), mazurka::Error>(())
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Checker {
    pub(crate) algorithm: AlgorithmChoice,
    pub(crate) properties: Vec<Property>,
    pub(crate) keep_going: bool,
    pub(crate) jobs: usize,
    pub(crate) checkpoint: Option<PathBuf>,
    pub(crate) checkpoint_period: Duration,
    pub(crate) resume: Option<PathBuf>,
    pub(crate) shard: Option<(usize, usize)>,
    pub(crate) max_executions: Option<u64>,
    pub(crate) max_steps: Option<usize>,
    pub(crate) timeout: Option<Duration>,
    pub(crate) max_memory: Option<u64>,
    pub(crate) state_capture: Capture,
    pub(crate) memory_model: MemoryModel,
    pub(crate) suggest_orders: bool,
    pub(crate) stutter: bool,
    #[cfg(feature = "rust")]
    pub(crate) spurious: u32,
    /// What machines that shared the exploration have found.
    #[cfg(any(feature = "llvm", feature = "tiny"))]
    pub(crate) found: Option<Arc<Slice>>,
    #[cfg(feature = "llvm")]
    pub(crate) translation: crate::llvm::Translation,
    #[cfg(feature = "llvm")]
    pub(crate) environment: mazurka_interp::Environment,
    #[cfg(feature = "llvm")]
    pub(crate) loop_bounds: Vec<mazurka_interp::LoopBound>,
    #[cfg(feature = "llvm")]
    pub(crate) shown: Vec<String>,
    interrupt: Option<Arc<AtomicBool>>,
    pub(crate) progress: Option<Arc<ProgressState>>,
    pub(crate) estimate: bool,
}

impl Default for Checker {
    fn default() -> Checker {
        Checker {
            algorithm: AlgorithmChoice::Auto,
            properties: Property::DEFAULT.to_vec(),
            keep_going: false,
            jobs: 1,
            checkpoint: None,
            checkpoint_period: Duration::from_secs(4),
            resume: None,
            shard: None,
            max_executions: None,
            max_steps: None,
            timeout: None,
            max_memory: None,
            state_capture: Capture::Exact,
            memory_model: MemoryModel::Sc,
            suggest_orders: false,
            stutter: true,
            #[cfg(feature = "rust")]
            spurious: 0,
            #[cfg(any(feature = "llvm", feature = "tiny"))]
            found: None,
            #[cfg(feature = "llvm")]
            translation: crate::llvm::Translation::default(),
            #[cfg(feature = "llvm")]
            environment: mazurka_interp::Environment::default(),
            #[cfg(feature = "llvm")]
            loop_bounds: Vec::new(),
            #[cfg(feature = "llvm")]
            shown: Vec::new(),
            interrupt: None,
            progress: None,
            estimate: false,
        }
    }
}

/// Settings.
impl Checker {
    /// A checker that explores everything with the best algorithm, and stops at the first violation.
    pub fn new() -> Checker {
        Checker::default()
    }

    /// How to explore.
    pub fn algorithm(self, algorithm: impl Into<AlgorithmChoice>) -> Checker {
        Checker { algorithm: algorithm.into(), ..self }
    }

    /// What to look for; [`Property::DEFAULT`] if nothing is said. Memory orders are about RC11 unless
    /// [`Checker::memory_model`] says something else, and data races are looked for along with them.
    pub fn properties(self, properties: impl IntoIterator<Item = Property>) -> Checker {
        let checker = Checker { properties: properties.into_iter().collect(), ..self };
        match checker.memory_model {
            MemoryModel::Sc if checker.counts(ViolationKind::MemoryOrder) => {
                checker.memory_model(MemoryModel::Rc11)
            }
            model => checker.memory_model(model),
        }
    }

    /// Under which memory model the verdict is to hold. Executions are explored under sequential
    /// consistency; from them it is decided whether the model allows any others.
    pub fn memory_model(mut self, model: MemoryModel) -> Checker {
        self.memory_model = model;
        if model != MemoryModel::Sc {
            for property in [Property::DataRaces, Property::MemoryOrders] {
                if !self.properties.contains(&property) {
                    self.properties.push(property);
                }
            }
        }
        self
    }

    /// Whether to explore everything although a violation was found.
    pub fn keep_going(self, keep_going: bool) -> Checker {
        Checker { keep_going, ..self }
    }

    /// Whether to name memory orders that could be weaker, each by itself, if the program is robust. Memory
    /// orders are then checked.
    pub fn suggest_orders(self, suggest_orders: bool) -> Checker {
        let checker = Checker { suggest_orders, ..self };
        match checker.memory_model {
            MemoryModel::Sc if suggest_orders => checker.memory_model(MemoryModel::Rc11),
            model => checker.memory_model(model),
        }
    }

    /// Whether to cut off threads that repeat themselves; on if nothing is said.
    pub fn stutter(self, stutter: bool) -> Checker {
        Checker { stutter, ..self }
    }

    /// Explores with so many threads at a time, where the algorithm is `pop`; the others use one. The
    /// counts are the same, but which execution shows a violation may not be.
    pub fn jobs(self, jobs: usize) -> Checker {
        Checker { jobs: jobs.max(1), ..self }
    }

    /// Saves every few seconds, and when it ends, what the exploration has done and what it has left.
    pub fn checkpoint(self, file: impl Into<PathBuf>) -> Checker {
        Checker { checkpoint: Some(file.into()), ..self }
    }

    /// How often it is saved; every 4 seconds if nothing is said.
    pub fn checkpoint_period(self, period: Duration) -> Checker {
        Checker { checkpoint_period: period, ..self }
    }

    /// Goes on with an exploration that was saved: of the same program, with the same settings but for
    /// limits and jobs.
    pub fn resume(self, file: impl Into<PathBuf>) -> Checker {
        Checker { resume: Some(file.into()), ..self }
    }

    /// Stops after this many executions; with several jobs after a few more.
    pub fn max_executions(self, executions: u64) -> Checker {
        Checker { max_executions: Some(executions), ..self }
    }

    /// Cuts executions that are longer than this many events, or in which a thread executes more than
    /// [`INSTRUCTIONS_PER_STEP`] times as many instructions between two of them. If nothing is said, the
    /// exploration ends with the first execution of [`DEFAULT_MAX_STEPS`] events: perhaps the program
    /// does not end by itself.
    pub fn max_steps(self, steps: usize) -> Checker {
        Checker { max_steps: Some(steps), ..self }
    }

    /// Stops after this time.
    pub fn timeout(self, timeout: Duration) -> Checker {
        Checker { timeout: Some(timeout), ..self }
    }

    /// Stops when the process uses more memory than this many bytes, where the system tells.
    pub fn max_memory(self, bytes: u64) -> Checker {
        Checker { max_memory: Some(bytes), ..self }
    }

    /// How states are told apart by algorithms that recognise them.
    pub fn state_capture(self, state_capture: Capture) -> Checker {
        Checker { state_capture, ..self }
    }

    /// Stops, with a report of what was found so far, soon after somebody sets the flag.
    pub fn interrupt(self, flag: Arc<AtomicBool>) -> Checker {
        Checker { interrupt: Some(flag), ..self }
    }

    /// Where to write how far the exploration is, for another thread to read.
    pub fn progress(self, state: Arc<ProgressState>) -> Checker {
        Checker { progress: Some(state), ..self }
    }

    /// Whether to estimate how many executions there will be, where the algorithm can tell: `pop` can.
    pub fn estimate(self, estimate: bool) -> Checker {
        Checker { estimate, ..self }
    }

    /// Whether the exploration is saved, or one that was saved is gone on with.
    pub(crate) fn is_resumable(&self) -> bool {
        self.checkpoint.is_some() || self.resume.is_some()
    }

    /// The names of the groups of violations that are looked for, or of those that are not.
    pub(crate) fn groups(&self, checked: bool) -> Vec<String> {
        let groups = Property::ALL.into_iter();
        let groups = groups.filter(|group| self.properties.contains(group) == checked);
        groups.map(|group| group.name().to_string()).collect()
    }

    /// Whether a violation of this kind counts.
    pub(crate) fn counts(&self, kind: ViolationKind) -> bool {
        self.properties.iter().any(|group| group.includes(kind))
    }

    /// Whether whatever a thread can do wrong counts.
    fn counts_all_faults(&self) -> bool {
        use ViolationKind::*;
        [Assertion, Deadlock, Livelock, Memory].into_iter().all(|kind| self.counts(kind))
    }

    /// Whether the settings fit together.
    pub(crate) fn validate(&self) -> Result<(), Error> {
        let states = self.algorithm.matches_states();
        if states && self.counts(ViolationKind::DataRace) {
            return Err(Error::RacesNeedEveryExecution);
        }
        if !states && self.state_capture != Capture::Exact {
            return Err(Error::CaptureWithoutStates);
        }
        if self.suggest_orders && self.is_resumable() {
            return Err(Error::SuggestionsNeedOneRun);
        }
        self.validate_shard()?;
        let limited = self.max_executions.is_some() || self.timeout.is_some();
        if self.algorithm.samples() && !limited {
            return Err(Error::SamplingWithoutLimit);
        }
        Ok(())
    }
}

/// What is done with the settings.
impl Checker {
    /// Reads a program and checks it.
    #[cfg(any(feature = "llvm", feature = "tiny"))]
    pub fn check(&self, input: &Input) -> Result<Report, Error> {
        self.check_loaded(&self.load(input)?)
    }

    /// Reads a program, so that it can be looked at, checked and replayed.
    #[cfg(any(feature = "llvm", feature = "tiny"))]
    pub fn load(&self, input: &Input) -> Result<LoadedProgram, Error> {
        self.validate()?;
        LoadedProgram::new(self, input)
    }

    /// Checks a program that this checker has loaded.
    #[cfg(any(feature = "llvm", feature = "tiny"))]
    pub fn check_loaded(&self, program: &LoadedProgram) -> Result<Report, Error> {
        self.check_timed(program, Clock::started_ago(program.loading))
    }

    /// The same; the time is measured by this clock.
    #[cfg(any(feature = "llvm", feature = "tiny"))]
    pub(crate) fn check_timed(
        &self,
        program: &LoadedProgram,
        clock: Clock,
    ) -> Result<Report, Error> {
        let check = Check { checker: self, program, clock };
        let (mut report, obstacle) = match program.run(check) {
            Err(told_apart @ Error::TwinsToldApart) => {
                (program.run_without_symmetry(check)?, Some(told_apart.to_string()))
            }
            report => (report?, program.why_not_symmetric(self)),
        };
        if let Some(why) = obstacle {
            report.add_note(&format!("symmetry was not made use of: {why}"));
        }
        Ok(report)
    }

    /// Checks a program of any front end; `name` is what the report calls it.
    pub fn check_program<C: Checkable>(&self, name: &str, program: &C) -> Result<Report, Error> {
        self.validate()?;
        self.check_since(Clock::start(), name, "", program)
    }

    /// Checks a program; the time is measured by this clock.
    fn check_since<C: Checkable>(
        &self,
        clock: Clock,
        name: &str,
        hash: &str,
        program: &C,
    ) -> Result<Report, Error> {
        let own = ProgressState::default();
        let progress = self.progress.as_deref().unwrap_or(&own);
        let exploration = self.explore(program, progress, clock, hash)?;
        let unsupported = |v: &&mazurka_trace::Violation| v.kind == ViolationKind::Unsupported;
        if let Some(error) = exploration.found.violations.iter().find(unsupported) {
            let (location, message) = (error.location.clone(), error.message.clone());
            return Err(Error::Unsupported { location, message });
        }
        let shard = self.shard_of(hash, &exploration.found.unreached.assertions);
        let report = self.report(name, program, exploration, progress, clock);
        Ok(Report { shard, ..report })
    }

    /// Explores, watching the limits.
    fn explore<C: Checkable>(
        &self,
        program: &C,
        progress: &ProgressState,
        clock: Clock,
        hash: &str,
    ) -> Result<Exploration, Error> {
        let exploring = progress.begin();
        self.within_limits(clock, |limits| {
            // Dropped at the end of the exploration, also if that panics, so that other threads know that it
            // has ended.
            let _exploring = exploring;
            algorithms::explore(self, program, limits, progress, hash)
        })
    }

    /// Does something, watching the limits.
    pub(crate) fn within_limits<T>(
        &self,
        clock: Clock,
        explore: impl FnOnce(Limits<'_>) -> T,
    ) -> T {
        let expired = || self.is_late(clock) || self.is_interrupted();
        let most = self.max_memory;
        let crowded =
            || most.is_some_and(|most| memory::in_use().is_some_and(|bytes| bytes > most));
        let max_steps = self.max_steps.unwrap_or(DEFAULT_MAX_STEPS);
        let room = move || {
            let left = |most: u64| Some(most.saturating_sub(memory::in_use()?));
            most.and_then(left).unwrap_or(u64::MAX)
        };
        let interrupt = self.interrupt.clone().unwrap_or_default();
        let alarm = Arc::new(Alarm::new(room).interrupted_by(interrupt));
        let limits = Limits {
            max_executions: self.max_executions.unwrap_or(u64::MAX),
            max_steps,
            hangs: self.counts(ViolationKind::Livelock),
            stutter: self.stutter,
            // A thread that fails in a way that does not count must not keep the others from going on.
            keep_going: self.keep_going || !self.counts_all_faults(),
            expired: &expired,
            crowded: &crowded,
            alarm: Some(&alarm),
        };
        // A limit that may be exceeded while nobody looks has to be watched.
        let has_to_watch = self.timeout.is_some() || self.max_memory.is_some();
        let exceeded = || self.exceeded(clock);
        thread::scope(|scope| {
            let _watch = has_to_watch.then(|| Watch::start(scope, &alarm, &exceeded));
            explore(limits)
        })
    }

    /// How many instructions a thread may execute between two visible operations.
    #[cfg(feature = "llvm")]
    pub(crate) fn max_local(&self) -> u64 {
        let steps = self.max_steps.unwrap_or(DEFAULT_MAX_STEPS);
        INSTRUCTIONS_PER_STEP.saturating_mul(steps as u64)
    }

    fn report<C: Checkable>(
        &self,
        name: &str,
        program: &C,
        exploration: Exploration,
        progress: &ProgressState,
        clock: Clock,
    ) -> Report {
        let Exploration { algorithm, note, jobs, explored, limits_hit, found } = exploration;
        let Found { violations, running, unreached, sample, robustness, .. } = found;
        let mut limits_hit = limits_hit;
        limits_hit.extend(self.shard.map(|_| Limit::Shard));
        let verdict = match (violations.is_empty(), limits_hit.is_empty()) {
            (false, _) => Verdict::Violation,
            (true, true) => Verdict::Verified,
            (true, false) => Verdict::Incomplete,
        };
        // The engine knows one reason to ask whether to stop; the user is another.
        let late = self.is_late(clock);
        let who = |limit| if limit == Limit::Timeout && !late { Limit::Interrupted } else { limit };
        let mut report = Report::new(name.to_string(), algorithm.to_string(), verdict);
        report.limits_hit = limits_hit.into_iter().map(who).collect();
        report.explored = explored;
        report.violations = violations;
        report.note = note;
        report.jobs = jobs;
        report.memory_model = self.memory_model.name().to_string();
        report.robustness = robustness;
        report.expected = (verdict == Verdict::Incomplete).then(|| progress.expected()).flatten();
        report.running = running;
        report.sample = sample;
        report.loops = program.loops();
        (report.checked, report.not_checked) = (self.groups(true), self.groups(false));
        report.warnings = warnings(program, &report, &unreached.assertions);
        let stopped = verdict == Verdict::Violation && !self.keep_going;
        report.coverage = unreached.into_coverage(report.limits_hit.is_empty() && !stopped);
        report.seconds = clock.elapsed().as_secs_f64();
        report.peak_memory_bytes = memory::peak();
        report
    }

    /// The limit that has been exceeded, if any.
    pub(crate) fn exceeded(&self, clock: Clock) -> Option<Limit> {
        let too_much = |most: u64| memory::in_use().is_some_and(|bytes| bytes > most);
        match () {
            () if self.is_interrupted() => Some(Limit::Interrupted),
            () if self.is_late(clock) => Some(Limit::Timeout),
            () if self.max_memory.is_some_and(too_much) => Some(Limit::MaxMemory),
            () => None,
        }
    }

    fn is_late(&self, clock: Clock) -> bool {
        self.timeout.is_some_and(|timeout| clock.elapsed() >= timeout)
    }

    fn is_interrupted(&self) -> bool {
        self.interrupt.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed))
    }
}

/// Checks whatever was loaded.
#[cfg(any(feature = "llvm", feature = "tiny"))]
#[derive(Clone, Copy)]
struct Check<'a> {
    checker: &'a Checker,
    program: &'a LoadedProgram,
    clock: Clock,
}

#[cfg(any(feature = "llvm", feature = "tiny"))]
impl Task for Check<'_> {
    type Output = Result<Report, Error>;

    fn run<C: Checkable>(self, program: &C) -> Self::Output {
        let (name, hash) = (self.program.name(), self.program.executed_hash());
        self.checker.check_since(self.clock, name, hash, program)
    }
}
