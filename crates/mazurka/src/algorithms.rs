//! Which algorithm explores a program, and what to do where it turns out not to be exact.
//!
//! Everything that calls the algorithms stands here.

use crate::checkable::Checkable;
use crate::checker::Checker;
use crate::error::Error;
use crate::progress_state::ProgressState;
use crate::second_attempt;
use crate::unreached::Unreached;
use crate::violations::Violations;
use crate::workers::{self, Split};
use mazurka_dpor::{Policy, Summary};
use mazurka_engine::{Capture, Limits, Outcome};
use mazurka_report::{Robustness, Sample};
use mazurka_trace::{Explored, Limit, Running, Violation, ViolationKind};

pub use mazurka_dpor::{Algorithm, Estimate, Summary as SdporSummary};

/// The algorithm that is wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AlgorithmChoice {
    /// The best that handles the program: `event` where messages are posted to handlers, else `pop`,
    /// and `optimal` where `pop` may miss classes; `stateful` where executions do not end, but the states
    /// are few.
    #[default]
    Auto,
    /// This one, whatever the program is.
    Fixed(Algorithm),
}

impl AlgorithmChoice {
    /// Whether it explores a sample of executions, without end.
    pub fn samples(self) -> bool {
        matches!(self, AlgorithmChoice::Fixed(Algorithm::Random(_) | Algorithm::Pct { .. }))
    }

    /// Whether it recognises states.
    pub fn matches_states(self) -> bool {
        matches!(self, AlgorithmChoice::Fixed(algorithm) if algorithm.matches_states())
    }
}

impl From<Algorithm> for AlgorithmChoice {
    fn from(algorithm: Algorithm) -> AlgorithmChoice {
        AlgorithmChoice::Fixed(algorithm)
    }
}

impl std::str::FromStr for AlgorithmChoice {
    type Err = String;

    fn from_str(name: &str) -> Result<AlgorithmChoice, String> {
        match name {
            "auto" => Ok(AlgorithmChoice::Auto),
            name => name.parse().map(AlgorithmChoice::Fixed),
        }
    }
}

/// What came out of an exploration.
pub(crate) struct Exploration {
    pub(crate) algorithm: Algorithm,
    /// What there is to say about the choice of the algorithm.
    pub(crate) note: Option<String>,
    /// How many workers explored.
    pub(crate) jobs: usize,
    pub(crate) explored: Explored,
    pub(crate) limits_hit: Vec<Limit>,
    pub(crate) found: Found,
}

/// What was seen in an exploration.
pub(crate) struct Found {
    pub(crate) violations: Vec<Violation>,
    /// What was going on when a limit ended it.
    pub(crate) running: Option<Running>,
    /// How many steps the shortest complete execution has.
    pub(crate) shortest: Option<usize>,
    /// What no execution came to.
    pub(crate) unreached: Unreached,
    /// What is known about a sample.
    pub(crate) sample: Option<Sample>,
    /// Whether the program is robust, if that was to be decided.
    pub(crate) robustness: Option<Robustness>,
}

/// Explores with the algorithm that was asked for, or with the best one that ends.
pub(crate) fn explore<C: Checkable>(
    checker: &Checker,
    program: &C,
    limits: Limits<'_>,
    progress: &ProgressState,
    hash: &str,
) -> Result<Exploration, Error> {
    let attempts = second_attempt::attempts(checker, limits.max_steps);
    let mut last = None;
    for max_steps in attempts {
        if last.is_some() {
            progress.restart();
        }
        let limits = Limits { max_steps, ..limits };
        let first = explore_once(checker, program, limits, progress, hash)?;
        let second = second_attempt::with_states(checker, program, limits, progress, first);
        if second.limits_hit != [Limit::MaxSteps] || !second.found.violations.is_empty() {
            return Ok(second);
        }
        last = Some(second);
    }
    let Some(last) = last else { unreachable!("there is an attempt with the limit itself") };
    Ok(last)
}

/// Explores with the algorithm that was asked for, or with the best one that is exact.
fn explore_once<C: Checkable>(
    checker: &Checker,
    program: &C,
    limits: Limits<'_>,
    progress: &ProgressState,
    hash: &str,
) -> Result<Exploration, Error> {
    let ordered = is_ordered(checker, program);
    // In one class of `event` the messages of a handler come in different orders, and a data race may
    // be in some of them only.
    if ordered && checker.algorithm == AlgorithmChoice::Fixed(Algorithm::Event) {
        return Err(Error::RacesNeedOrderedMessages);
    }
    let alarm = limits.alarm.cloned().unwrap_or_default();
    let mut found = Violations::new(program, checker, progress, alarm.clone());
    let mut notes = Vec::new();
    let mut algorithm = chosen(checker, program);
    let split = match algorithm {
        _ if checker.jobs > 1 && checker.algorithm.samples() => {
            workers::sample(checker, program, limits, algorithm, &mut found)
        }
        Algorithm::Pop => workers::explore(checker, program, limits, hash, &mut found)?,
        _ if checker.is_resumable() => return Err(Error::CheckpointNeedsPop),
        Algorithm::Stateful | Algorithm::Sdpor(Summary::State) => {
            workers::states(checker, program, limits, algorithm, &mut found)
        }
        _ => None,
    };
    if checker.jobs > 1 && split.is_none() {
        notes.push(one_worker(checker, algorithm));
        progress.restart();
    }
    let jobs = if split.is_some() { checker.jobs } else { 1 };
    let split = split.map(|Split { outcome, notes: more, unreached }| {
        notes.extend(more);
        (outcome, unreached)
    });
    let (split, unreached) = split.unzip();
    let chosen = checker.algorithm == AlgorithmChoice::Auto && algorithm == Algorithm::Event;
    let policy = if chosen { Policy::Lowest } else { Policy::Quiet };
    let mut outcome =
        split.unwrap_or_else(|| algorithm.explore(program, policy, limits, &mut found));
    if checker.algorithm == AlgorithmChoice::Auto && program.uses_handlers() {
        notes.push(if ordered { ORDERED } else { POSTS }.to_string());
    }
    // Where a violation ends the exploration, nobody counts executions.
    let goes_on = !found.has_failed() || checker.keep_going;
    let inexact = outcome.inexact.filter(|_| goes_on);
    notes.extend(inexact.map(|why| format!("{algorithm} is not exact here: {why}")));
    match algorithm.fallback() {
        Some(fallback) if outcome.gave_up && goes_on => {
            found = Violations::new(program, checker, progress, alarm);
            progress.restart();
            notes.push(format!("{fallback} was used instead"));
            algorithm = fallback;
            outcome = algorithm.explore(program, Policy::Quiet, limits, &mut found);
        }
        _ => {}
    }
    if found.told_apart && !found.has_failed() {
        return Err(Error::TwinsToldApart);
    }
    notes.extend(program.is_symmetric().then(|| begin_in_order(&found.twins)));
    if checker.counts(ViolationKind::MemoryOrder) && program.has_independent_updates() {
        notes.push(UPDATES.to_string());
    }
    let note = (!notes.is_empty()).then(|| notes.join("; "));
    let unreached = unreached.unwrap_or_else(|| Unreached::of(program));
    let Outcome { explored, mut limits_hit, .. } = outcome;
    let sample = found.sample();
    let Violations { mut violations, running, orders, shortest, .. } = found;
    let robustness = orders.and_then(|o| o.outcome(program, &mut violations, &limits_hit));
    if robustness.as_ref().is_some_and(|robustness| robustness.why.is_some()) {
        limits_hit.push(Limit::Robustness);
    }
    let found = Found { violations, running, shortest, unreached, sample, robustness };
    Ok(Exploration { algorithm, note, jobs, explored, limits_hit, found })
}

/// What follows from threads that do the same, if there are any.
fn begin_in_order(twins: &[String]) -> String {
    match twins.split_last() {
        Some((last, others)) => format!(
            "{} and {last} do the same, so they begin in this order only: executions are counted up to \
             symmetry",
            others.join(", ")
        ),
        None => "symmetry was not made use of: no threads were created one right after the other with the \
                 same function and the same argument"
            .to_string(),
    }
}

/// Whether every order in which a handler takes its messages counts.
fn is_ordered<C: Checkable>(checker: &Checker, program: &C) -> bool {
    program.uses_handlers() && checker.counts(ViolationKind::DataRace)
}

/// What is tried first.
pub(crate) fn chosen<C: Checkable>(checker: &Checker, program: &C) -> Algorithm {
    let ordered = is_ordered(checker, program);
    match checker.algorithm {
        AlgorithmChoice::Fixed(algorithm) => algorithm,
        AlgorithmChoice::Auto if program.uses_handlers() && !ordered => Algorithm::Event,
        AlgorithmChoice::Auto => Algorithm::Pop,
    }
}

/// Why there was one worker only.
fn one_worker(checker: &Checker, algorithm: Algorithm) -> String {
    match algorithm {
        Algorithm::Pop => "the tree of executions could not be split, so one job did it all".into(),
        Algorithm::Stateful | Algorithm::Sdpor(Summary::State)
            if checker.state_capture != Capture::Exact =>
        {
            "states that are not told apart by hashes have names that only one job knows, so one job did \
             it all"
                .into()
        }
        Algorithm::Stateful => {
            "several jobs could not decide whether the program hangs, or it depends on addresses, which are \
             others for each job, so one job did it all"
                .into()
        }
        Algorithm::Sdpor(Summary::State) => {
            "the program comes back to states that it was in, or depends on addresses, which are others for each \
             job, so one job did it all"
                .into()
        }
        Algorithm::Sdpor(Summary::Graph) => {
            "there is one graph of what may follow, so one job did it all".into()
        }
        other => {
            let why = why_whole(other);
            format!("{other} explores with one job, --jobs is for pop, stateful and sdpor: {why}")
        }
    }
}

/// Why nobody else can explore a part of what an algorithm explores, if it is not `pop`.
pub(crate) fn why_whole(algorithm: Algorithm) -> &'static str {
    if algorithm.matches_states() {
        return "which executions are cut off depends on the order in which states are reached";
    }
    match algorithm {
        Algorithm::Naive => "it is for comparison only",
        _ => {
            "what it has to explore at a prefix is found out below it, so no part is independent of the \
             others"
        }
    }
}

const POSTS: &str = "the program posts messages to handlers, so the event algorithm was \
     chosen: messages of a handler are ordered only if they conflict";

const UPDATES: &str = "fetch-and-adds whose results are unused were ordered, since memory orders depend \
     on their order";

const ORDERED: &str = "the program posts messages to handlers, and the order in which a handler takes \
     them matters to data races, so every such order was explored";
