//! Explores with several workers, and with checkpoints: the tree of executions can be split, left and
//! gone on with.

use crate::checkable::Checkable;
use crate::checker::Checker;
use crate::checkpoint::Checkpoint;
use crate::error::Error;
#[cfg(any(feature = "llvm", feature = "tiny"))]
use crate::pieces;
use crate::shard::take_shard;
use crate::unreached::Unreached;
use crate::violations::Violations;
use mazurka_dpor::{Algorithm, Policy, Work, explore_parallel, explore_sdpor, explore_states};
use mazurka_engine::{Capture, Execution, Limits, Outcome};
use mazurka_trace::Limit;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, Scope, Thread};
use std::time::Duration;

/// What came out of it.
pub(crate) struct Split {
    pub(crate) outcome: Outcome,
    /// What there is to say about it.
    pub(crate) notes: Vec<String>,
    /// What no execution has ever come to.
    pub(crate) unreached: Unreached,
}

/// Explores with several workers, or with checkpoints; nothing if that is not wanted, or not possible for
/// this program, whose hash is given.
pub(crate) fn explore<C: Checkable>(
    checker: &Checker,
    program: &C,
    limits: Limits<'_>,
    hash: &str,
    found: &mut Violations<'_, C>,
) -> Result<Option<Split>, Error> {
    #[cfg(any(feature = "llvm", feature = "tiny"))]
    if let Some(shared) = &checker.found {
        return Ok(Some(pieces::split(shared, found)));
    }
    let wanted = checker.jobs > 1 || checker.is_resumable() || checker.shard.is_some();
    // Where nothing can happen, there is nothing to split.
    if !wanted || Execution::new(&program.start(), limits.max_steps).is_maximal() {
        return match checker.shard {
            Some((2.., _)) => Ok(Some(Split::nothing(program))),
            _ => Ok(None),
        };
    }
    let (identity, mut notes) = (checker.identity(hash), Vec::new());
    let mut done = match &checker.resume {
        Some(file) => Checkpoint::read(file, &identity)?,
        None => Checkpoint::new(identity),
    };
    if checker.resume.is_some() {
        let executions = mazurka_report::counted(done.explored.executions, "execution");
        notes.push(format!("gone on after {executions}"));
        found.go_on(&done);
    }
    if let (Some(shard), None) = (checker.shard, &checker.resume) {
        take_shard(program, limits, shard, &mut done, found)?;
    }
    if let Some(file) = &checker.checkpoint {
        // That this is not possible is better known now than in an hour.
        done.write(file)?;
    }
    let pause = Arc::new(AtomicBool::new(false));
    let outcome = thread::scope(|scope| {
        let _ticker = checker
            .checkpoint
            .is_some()
            .then(|| Ticker::start(scope, &pause, checker.checkpoint_period));
        rounds(checker, program, limits, &pause, &mut done, found)
    });
    let Some(outcome) = outcome? else {
        return match checker.shard {
            Some(_) => Err(Error::NoShards("pop gives up")),
            None => Ok(None),
        };
    };
    if let (Some(file), false) = (&checker.checkpoint, done.parts.is_empty()) {
        notes.push(format!("what is left is in {0}: --resume {0}", file.display()));
    }
    notes.extend(done.inexact.map(|why| format!("pop is not exact here: {why}")));
    Ok(Some(Split { outcome, notes, unreached: done.unreached.unwrap_or_default() }))
}

impl Split {
    /// Nothing was explored.
    fn nothing<C: Checkable>(program: &C) -> Split {
        let unreached = Unreached::of(program);
        Split { outcome: Outcome::default(), notes: Vec::new(), unreached }
    }
}

/// Samples with several workers, each with a seed of its own.
pub(crate) fn sample<'a, C: Checkable>(
    checker: &Checker,
    program: &C,
    limits: Limits<'_>,
    algorithm: Algorithm,
    found: &mut Violations<'a, C>,
) -> Option<Split> {
    let jobs = checker.jobs as u64;
    let share = |k: u64| {
        // Who has no share at all would run without a limit.
        let rest = u64::from(k < limits.max_executions % jobs);
        Limits { max_executions: (limits.max_executions / jobs + rest).max(1), ..limits }
    };
    let walk = |k: u64, mut observer: Violations<'a, C>| {
        let outcome =
            algorithm.with_seed(k).explore(program, Policy::Quiet, share(k), &mut observer);
        (outcome, observer)
    };
    let mut all = Outcome::default();
    let others = thread::scope(|scope| {
        let walk = &walk;
        let spawn = |k| {
            let observer = found.for_another_worker();
            scope.spawn(move || walk(k, observer))
        };
        let handles: Vec<_> = (0..jobs.min(limits.max_executions)).map(spawn).collect();
        let joined = handles.into_iter().map(|handle| handle.join());
        let results = joined.map(|result| result.unwrap_or_else(|e| resume_unwind(e)));
        let keep = |(outcome, observer)| {
            all.add(outcome);
            observer
        };
        results.map(keep).collect()
    });
    found.absorb(others);
    let unreached = Unreached::of(program);
    Some(Split { outcome: all, notes: Vec::new(), unreached })
}

/// Explores every state once with several workers, or those that `sdpor` needs; nothing if that is not wanted,
/// or not possible.
pub(crate) fn states<C: Checkable>(
    checker: &Checker,
    program: &C,
    limits: Limits<'_>,
    algorithm: Algorithm,
    found: &mut Violations<'_, C>,
) -> Option<Split> {
    // Keys that are no hashes are numbers, and each run gives its own.
    let possible = checker.jobs > 1 && checker.state_capture == Capture::Exact;
    if !possible || Execution::new(&program.start(), limits.max_steps).is_maximal() {
        return None;
    }
    let observers: Vec<_> = (0..checker.jobs).map(|_| found.for_another_worker()).collect();
    let (outcome, observers) = match algorithm {
        Algorithm::Sdpor(_) => explore_sdpor(program, &Policy::Quiet, limits, observers),
        _ => explore_states(program, limits, observers),
    };
    // More states are judged than one worker would judge. What cannot be decided about them must not
    // change the verdict.
    let hit = |limit: fn(&Limit) -> bool| outcome.limits_hit.iter().any(limit);
    let undecided = hit(|&limit| limit == Limit::Hang) && !hit(ends_exploration);
    if (undecided || outcome.gave_up) && !observers.iter().any(|observer| observer.has_failed()) {
        return None;
    }
    found.absorb(observers);
    Some(Split { outcome, notes: Vec::new(), unreached: Unreached::of(program) })
}

/// What no execution has come to, neither now nor before.
fn unreached<C: Checkable>(program: &C, before: Option<&Unreached>) -> Unreached {
    let now = Unreached::of(program);
    match before {
        Some(before) => now.and(before),
        None => now,
    }
}

/// Explores until everything is explored or a limit is hit, with a checkpoint whenever there is to be
/// one. The result is all that was ever explored.
fn rounds<C: Checkable>(
    checker: &Checker,
    program: &C,
    limits: Limits<'_>,
    pause: &Arc<AtomicBool>,
    done: &mut Checkpoint,
    found: &mut Violations<'_, C>,
) -> Result<Option<Outcome>, Error> {
    let most = limits.max_executions.saturating_add(done.explored.executions);
    if done.parts.is_empty() || found.has_stopped() {
        let (explored, limits_hit) = (done.explored, done.limits_hit.clone());
        done.unreached = Some(unreached(program, done.unreached.as_ref()));
        return Ok(Some(Outcome { explored, limits_hit, inexact: None, gave_up: false }));
    }
    loop {
        pause.store(false, Ordering::Relaxed);
        let (parts, pause) = (std::mem::take(&mut done.parts), pause.clone());
        let observers = (0..checker.jobs).map(|_| found.for_another_worker()).collect();
        let max_executions = most - done.explored.executions;
        let limits = Limits { max_executions, ..limits };
        let work = Work { parts, pause };
        let worked = explore_parallel(program, &Policy::Quiet, limits, work, observers);
        let Outcome { explored, limits_hit, inexact, gave_up } = worked.outcome;
        if gave_up {
            return Ok(None);
        }
        done.explored += explored;
        done.inexact = done.inexact.take().or(inexact.map(str::to_string));
        let stopped = limits_hit.iter().any(ends_exploration);
        for limit in limits_hit.iter().filter(|limit| !ends_exploration(limit)) {
            if !done.limits_hit.contains(limit) {
                done.limits_hit.push(*limit);
            }
        }
        found.absorb(worked.observers);
        done.parts = worked.left;
        done.unreached = Some(unreached(program, done.unreached.as_ref()));
        let over = done.parts.is_empty() || stopped || found.has_stopped();
        if let Some(file) = &checker.checkpoint {
            done.violations.clone_from(&found.violations);
            done.undecided = found.orders.as_ref().and_then(|orders| orders.undecided.clone());
            done.write(file)?;
        }
        if over {
            let mut all = done.limits_hit.clone();
            all.extend(limits_hit.into_iter().filter(ends_exploration));
            let explored = done.explored;
            let (inexact, gave_up) = (None, false);
            return Ok(Some(Outcome { explored, limits_hit: all, inexact, gave_up }));
        }
    }
}

/// Whether a limit ends the whole exploration, not only some executions.
pub(crate) fn ends_exploration(limit: &Limit) -> bool {
    use Limit::*;
    matches!(limit, MaxExecutions | Timeout | MaxMemory | Interrupted)
}

/// A thread that asks for a checkpoint now and then, until this is dropped.
struct Ticker {
    over: Arc<AtomicBool>,
    thread: Thread,
}

impl Ticker {
    fn start<'scope>(
        scope: &'scope Scope<'scope, '_>,
        pause: &Arc<AtomicBool>,
        period: Duration,
    ) -> Ticker {
        let over = Arc::new(AtomicBool::new(false));
        let (ended, pause) = (over.clone(), pause.clone());
        let ticking = scope.spawn(move || {
            while !ended.load(Ordering::Acquire) {
                thread::park_timeout(period);
                pause.store(true, Ordering::Relaxed);
            }
        });
        Ticker { over, thread: ticking.thread().clone() }
    }
}

impl Drop for Ticker {
    fn drop(&mut self) {
        self.over.store(true, Ordering::Release);
        self.thread.unpark();
    }
}
