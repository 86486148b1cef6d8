//! Pieces of an exploration, for machines that share it: what one of them explores, and what all of them found.
//!
//! Who explores which piece, and what counts, is not decided here: that is the crate `mazurka-cluster`.

use crate::algorithms::{self, Algorithm};
use crate::checkable::Checkable;
use crate::checker::Checker;
use crate::clock::Clock;
use crate::error::Error;
use crate::input::{LoadedProgram, Task};
use crate::progress_state::ProgressState;
use crate::unreached::Unreached;
use crate::violations::{Violations, add};
use crate::workers::{Split, ends_exploration};
use mazurka_dpor::pop::Part;
use mazurka_dpor::{Policy, Work, explore_parallel};
use mazurka_engine::{Execution, Limits, Outcome};
use mazurka_report::Report;
use mazurka_trace::{Explored, Limit, Running, Violation};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// A piece of an exploration that is to be explored. It is data that makes sense only for the same program and
/// the same settings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Piece {
    parts: Vec<Part>,
    /// How many executions there may be in it, if that was estimated.
    expected: Option<f64>,
}

impl Piece {
    /// The whole exploration.
    pub fn whole() -> Piece {
        Piece { parts: Work::default().parts, expected: None }
    }

    /// How many executions there may be in it, if that was estimated.
    pub fn expected(&self) -> Option<f64> {
        self.expected
    }

    /// Cuts it into pieces: as many as are wanted, if possible.
    #[must_use]
    pub fn cut(self, pieces: usize) -> Vec<Piece> {
        let hands = pieces.max(1).div_ceil(self.parts.len().max(1));
        let dealt: Vec<Part> = self.parts.iter().flat_map(|part| part.deal(hands)).collect();
        let pieces = pieces.clamp(1, dealt.len().max(1));
        let expected = self.expected.map(|executions| executions / pieces as f64);
        let mut cut = vec![Piece { parts: Vec::new(), expected }; pieces];
        for (k, part) in dealt.into_iter().enumerate() {
            cut[k % pieces].parts.push(part);
        }
        cut
    }
}

/// What was found in some pieces of an exploration.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Slice {
    explored: Explored,
    limits_hit: Vec<Limit>,
    inexact: Option<String>,
    gave_up: bool,
    violations: Vec<Violation>,
    undecided: Option<String>,
    /// What no execution has come to; nothing is known if nothing was explored.
    unreached: Option<Unreached>,
    running: Option<Running>,
    twins: Vec<String>,
    told_apart: bool,
    stopped: bool,
}

impl Slice {
    /// What has been explored.
    pub fn explored(&self) -> Explored {
        self.explored
    }

    /// How many violations were found.
    pub fn violations(&self) -> usize {
        self.violations.len()
    }

    /// Whether something was found that ends the exploration, whatever is left.
    pub fn ends_exploration(&self) -> bool {
        self.stopped || self.gave_up
    }

    /// Notes that a limit has cut the exploration.
    pub fn cut_by(&mut self, limit: Limit) {
        if !self.limits_hit.contains(&limit) {
            self.limits_hit.push(limit);
        }
    }

    /// Adds what was found in other pieces. Of each failure the shortest execution is kept.
    pub fn add(&mut self, other: Slice) {
        self.explored += other.explored;
        other.limits_hit.into_iter().for_each(|limit| self.cut_by(limit));
        self.inexact = self.inexact.take().or(other.inexact);
        self.gave_up |= other.gave_up;
        for violation in other.violations {
            add(&mut self.violations, violation);
        }
        self.undecided = self.undecided.take().or(other.undecided);
        self.unreached = match (self.unreached.take(), other.unreached) {
            (Some(mine), Some(others)) => Some(mine.and(&others)),
            (known, None) | (None, known) => known,
        };
        self.running = self.running.take().or(other.running);
        if self.twins.is_empty() {
            self.twins = other.twins;
        }
        self.told_apart |= other.told_apart;
        self.stopped |= other.stopped;
    }
}

/// What machines that share an exploration do.
impl Checker {
    /// A name of the exploration of a program: different for another program, other settings or another version.
    pub fn exploration(&self, program: &LoadedProgram) -> String {
        self.identity(program.executed_hash()).hash()
    }

    /// Whether the exploration of a program can be shared: an error says why not. False if there is nothing to
    /// share, because nothing can happen.
    pub fn can_share(&self, program: &LoadedProgram) -> Result<bool, Error> {
        if self.is_resumable() || self.shard.is_some() {
            let why = "--checkpoint, --resume and --shard are for one machine";
            return Err(Error::NotShared("this".to_string(), why));
        }
        if self.suggest_orders {
            return Err(Error::SuggestionsNeedOneRun);
        }
        struct CanShare<'a>(&'a Checker);
        impl Task for CanShare<'_> {
            type Output = Result<bool, Error>;
            fn run<C: Checkable>(self, program: &C) -> Self::Output {
                match algorithms::chosen(self.0, program) {
                    Algorithm::Pop => Ok(!Execution::new(&program.start(), 1).is_maximal()),
                    other => Err(Error::NotShared(other.to_string(), algorithms::why_whole(other))),
                }
            }
        }
        program.run(CanShare(self))
    }

    /// Explores a piece until it is explored or somebody sets the flag: what was found, and what is left.
    pub fn explore_piece(
        &self,
        program: &LoadedProgram,
        piece: &Piece,
        pause: &Arc<AtomicBool>,
    ) -> (Slice, Option<Piece>) {
        let own = ProgressState::default();
        let progress = self.progress.as_deref().unwrap_or(&own);
        progress.expect(None);
        program.run(ExplorePiece { checker: self, piece, pause, progress })
    }

    /// The report of an exploration from all that was found. Where that is not enough, because the exploration could
    /// not be split after all, everything is explored here. It began so long ago.
    pub fn conclude(
        &self,
        program: &LoadedProgram,
        found: Slice,
        elapsed: Duration,
    ) -> Result<Report, Error> {
        let mut checker = self.clone();
        checker.found = (!found.gave_up && !found.told_apart).then(|| Arc::new(found));
        checker.check_timed(program, Clock::started_ago(elapsed))
    }
}

struct ExplorePiece<'a> {
    checker: &'a Checker,
    piece: &'a Piece,
    pause: &'a Arc<AtomicBool>,
    progress: &'a ProgressState,
}

impl Task for ExplorePiece<'_> {
    type Output = (Slice, Option<Piece>);

    fn run<C: Checkable>(self, program: &C) -> Self::Output {
        let explore = |limits: Limits<'_>| self.explore(program, limits);
        self.checker.within_limits(Clock::start(), explore)
    }
}

impl ExplorePiece<'_> {
    fn explore<C: Checkable>(&self, program: &C, limits: Limits<'_>) -> (Slice, Option<Piece>) {
        let Checker { jobs, .. } = *self.checker;
        let alarm = limits.alarm.cloned().unwrap_or_default();
        let mut found = Violations::new(program, self.checker, self.progress, alarm);
        let observer = || {
            let mut observer = found.for_another_worker();
            observer.estimates = jobs == 1;
            observer
        };
        let observers = (0..jobs).map(|_| observer()).collect();
        let work = Work { parts: self.piece.parts.clone(), pause: self.pause.clone() };
        let worked = explore_parallel(program, &Policy::Quiet, limits, work, observers);
        found.absorb(worked.observers);
        let Outcome { explored, limits_hit, inexact, gave_up } = worked.outcome;
        let stopped = found.has_stopped();
        let slice = Slice {
            explored,
            // What others end is left, and somebody will explore it.
            limits_hit: limits_hit.into_iter().filter(|limit| !ends_exploration(limit)).collect(),
            inexact: inexact.map(str::to_string),
            gave_up,
            undecided: found.orders.and_then(|orders| orders.undecided),
            violations: found.violations,
            unreached: Some(Unreached::of(program)),
            running: found.running,
            twins: found.twins,
            told_apart: found.told_apart,
            stopped,
        };
        let estimate = self.progress.read().estimate.map(|estimate| estimate.mean);
        let expected = estimate.map(|mean| (mean - explored.executions as f64).max(1.0));
        let left = (!worked.left.is_empty()).then_some(Piece { parts: worked.left, expected });
        (slice, left)
    }
}

/// As if all that was found had been found here.
pub(crate) fn split<C: Checkable>(found: &Slice, all: &mut Violations<'_, C>) -> Split {
    all.violations.clone_from(&found.violations);
    all.running.clone_from(&found.running);
    all.twins.clone_from(&found.twins);
    if let Some(orders) = &mut all.orders {
        orders.go_on(found.undecided.clone());
    }
    let (explored, limits_hit) = (found.explored, found.limits_hit.clone());
    let outcome = Outcome { explored, limits_hit, inexact: None, gave_up: false };
    let why = found.inexact.as_ref().map(|why| format!("pop is not exact here: {why}"));
    let unreached = found.unreached.clone().unwrap_or_default();
    Split { outcome, notes: why.into_iter().collect(), unreached }
}
