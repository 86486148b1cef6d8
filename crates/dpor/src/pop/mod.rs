//! POP: parsimonious optimal partial order reduction. Every class exactly once, in polynomial space.
//!
//! Paper: Abdulla, Atig, Das, Jonsson, Sagonas, "Parsimonious Optimal Dynamic Partial Order
//! Reduction", CAV 2024.   Below: "the paper".
//!
//! | paper                       | here                                                       |
//! |-----------------------------|------------------------------------------------------------|
//! | E                           | `Execution`                                                |
//! | parsimonious race e ≲ e′    | `races::RaceReversal::is_parsimonious`                     |
//! | schedule σ, head(σ) = e′    | `Schedule`; in E, events marked `Scheduled` and `Head`     |
//! | E₁·e·E₂                     | `Schedule::branch` is the position of e                    |
//! | Explore(E₁·σ)               | `walk::Frame`                                              |
//! | fresh event                 | an event marked `Free`, or the head of the frame's schedule |
//! | SSChar, SchedChar, UpdSeq   | `sleep::SleepTest`                                         |
//!
//! Algorithm 1 line by line:
//!
//! | line         | here                                                                      |
//! |--------------|---------------------------------------------------------------------------|
//! | 1–2          | `Pop::new`: one frame, nothing asleep                                     |
//! | 4–6          | `races`: `reverse_races`, `reverse_race`, `candidate`                     |
//! | 7            | `SleepTest::blocks_schedule`                                              |
//! | 8, 14        | `SleepTest::arrive`                                                       |
//! | 9–11         | `SleepTest::arrive` for a head whose schedule `adds_to_sleep_set`         |
//! | 12, the call | `walk`: `Walk::backtrack` and `Pop::begin`                                |
//! | 13           | `Pop::choose`, `Pop::replaced`, `SleepTest::blocks_thread`                |
//! | 15           | `Next::Step` with what was chosen                                         |
//!
//! There are three rooms. [`walk`] holds the suspended executions and moves back and forth between
//! them. [`races`] is Algorithm 1: which races are reversed, by which schedules; [`blocking`] has the
//! rules for operations that the paper does not have. [`sleep`] decides what sleeps, in two
//! implementations.
//!
//! Deviations:
//! 1. The recursion is turned inside out, see `mazurka_engine::algorithm`.
//! 2. Races are reversed when an execution has ended, so that none is interrupted: which races an
//!    event has depends only on what comes before it. The schedules that were found are explored by
//!    decreasing branching position, each with everything that is found below it before the next.
//! 3. Algorithm 2 as printed loses classes and explores others twice. What it encodes, an order on
//!    schedules, is decided by following the execution in which a schedule was found
//!    (`sleep::precedes`).
//! 4. Operations that block, may fail or have alternatives are not in the paper: see [`blocking`].
//! 5. Awaits that are blocked when an execution ends are reversed too, or classes would be lost.
//! 6. Line 13 may choose any event that does not sleep. Here the event that a schedule replaced follows
//!    the schedule at once, if it is enabled: otherwise classes would be lost where accesses of
//!    different sizes overlap. And what waits for a value is chosen last.
//! 7. A schedule whose head writes puts nothing to sleep (line 9) only if it writes all that the
//!    replaced event accesses.
//!
//! Guarantee checked at run time: there are never more suspended executions than n(n−1)/2, where n
//! counts the events of an execution, blocked ones included (Lemma 1). An execution in which every
//! enabled thread sleeps is redundant (sleep-set blocked); that happens only where an operation that
//! commutes with another can disable a third (see docs/algorithms/pop.md), and is counted.

mod blocking;
mod forecast;
mod inexactness;
mod races;
mod records;
mod rows;
mod sleep;
mod split;
mod walk;

use mazurka_engine::{Algorithm, Choice, Context, Estimate, Execution, Next, Statistics};
use mazurka_trace::{Event, ThreadId};
use std::ops::Range;

use crate::policy::Policy;
use forecast::Forecast;
pub use inexactness::Inexactness;
use races::{RaceReversal, Schedules};
use records::{KeptEvent, Mark, Marks, Records};
pub use sleep::{Corrections, Expressions, Precedes, SleepTest};
use split::Splitting;
pub use split::{Child, Level, NamedChoice, Part, Share, Wanted};
use walk::{Heights, Walk};

/// Parsimonious optimal DPOR, with one of the two tests for what sleeps.
#[derive(Debug)]
pub struct Pop<S = Precedes> {
    policy: Policy,
    walk: Walk,
    schedules: Schedules,
    records: Records,
    marks: Marks,
    sleep: S,
    inexactness: Option<Inexactness>,
    bound: SpaceBound,
    forecast: Forecast,
    /// Present if only parts of the tree are explored here.
    splitting: Option<Splitting>,
}

/// For an assertion: the numbers in the bound on suspended executions.
#[derive(Debug, Default)]
struct SpaceBound {
    /// The most events of an execution so far, blocked ones included.
    longest: usize,
    /// The most events with alternatives.
    branching: usize,
}

impl Pop {
    /// With the given rule for the threads to run where no schedule guides.
    pub fn new(policy: Policy) -> Pop {
        Pop::with_sleep_test(policy, Precedes::default())
    }
}

impl Pop<Expressions> {
    /// With the sleep sets of the paper, for programs that only read, write and read-modify-write.
    pub fn with_expressions(policy: Policy, corrections: Corrections) -> Pop<Expressions> {
        Pop::with_sleep_test(policy, Expressions::new(corrections))
    }
}

impl<S: SleepTest> Pop<S> {
    fn with_sleep_test(policy: Policy, sleep: S) -> Pop<S> {
        Pop {
            policy,
            walk: Walk::default(),
            schedules: Schedules::default(),
            records: Records::default(),
            marks: Marks::default(),
            sleep,
            inexactness: None,
            bound: SpaceBound::default(),
            forecast: Forecast::default(),
            splitting: None,
        }
    }

    /// Whether, and why, the exploration is not exact.
    pub fn inexact(&self) -> Option<Inexactness> {
        self.inexactness
    }

    /// Where in E the schedules are that brought it about; the last one is that of the current
    /// execution. All other events were chosen freely.
    pub fn schedules(&self) -> impl Iterator<Item = Range<usize>> {
        self.marks.schedules()
    }

    /// The sleep set expressions after E, if they are used: events as thread and index, variables by
    /// the numbers of their objects.
    pub fn sleep_set(&self) -> Vec<String> {
        self.sleep.expressions()
    }

    /// Goes on with the current execution; when it has ended, lines 4–12 follow.
    #[inline(always)]
    fn execute(&mut self, e: &Execution) -> Next {
        if self.splitting.is_some()
            && let Some(choice) = self.followed(e)
        {
            return Next::Step(choice);
        }
        if !e.is_maximal() && !self.is_following() {
            match self.choose(e) {
                Some(choice) => return Next::Step(choice),
                None => self.note(Inexactness::SleepSetBlocked),
            }
        }
        self.end_execution(e)
    }

    /// The current execution has ended: lines 4–12, and back.
    #[inline(never)]
    fn end_execution(&mut self, e: &Execution) -> Next {
        self.reverse_races(e);
        self.walk.start_backtracking();
        if self.inexactness.is_some_and(Inexactness::loses_classes) {
            return Next::GiveUp;
        }
        self.give();
        if e.is_maximal() { self.backtrack(e) } else { Next::return_from(e) }
    }

    /// Line 13: a thread that may go on freely.
    #[inline(always)]
    fn choose(&mut self, e: &Execution) -> Option<Choice> {
        if !self.sleep.is_awake() {
            let thread = self.choose_awake(e)?;
            return Some(Choice { thread, alternative: 0 });
        }
        let thread = match self.policy.favourite(e) {
            Some(thread) if !e.awaits(thread) => thread,
            _ => pick(&mut self.policy, e, |_| true)?,
        };
        Some(Choice { thread, alternative: 0 })
    }

    /// A thread that does not sleep, where others may.
    #[inline(never)]
    fn choose_awake(&mut self, e: &Execution) -> Option<ThreadId> {
        self.replaced(e).or_else(|| {
            let Pop { policy, records, sleep, .. } = self;
            pick(policy, e, |thread| !sleep.blocks_thread(e, records, thread))
        })
    }

    /// The thread of the event that the latest schedule in the sleep set replaced: that event follows
    /// the schedule at once.
    fn replaced(&mut self, e: &Execution) -> Option<ThreadId> {
        let latest = self.sleep.open_entries().next()?;
        let thread = self.records[latest].first().event.thread;
        let enabled = e.enabled().contains(thread);
        if enabled && !self.sleep.blocks_thread(e, &self.records, thread) {
            return Some(thread);
        }
        // All of them are asked: one that sleeps may say that classes are missing.
        for thread in e.enabled().iter() {
            self.sleep.blocks_thread(e, &self.records, thread);
        }
        None
    }

    /// Forgets all but the first `length` events of E.
    #[inline]
    fn cut(&mut self, length: usize) {
        self.marks.cut(length);
        self.sleep.cut(length);
    }

    /// Notes why the exploration is not exact.
    fn note(&mut self, why: Inexactness) {
        if !self.inexactness.is_some_and(Inexactness::loses_classes) {
            self.inexactness = Some(why);
        }
    }

    /// Lines 4–12 for all events that are new in E, which has ended; the schedules are explored
    /// later, and what they need of E is kept.
    fn reverse_races(&mut self, e: &Execution) {
        self.bound.note(e);
        self.forecast.executions += 1;
        let frame = self.walk.current();
        let mut reversal = RaceReversal {
            e,
            prefix: frame.prefix,
            unknown_word: false,
            records: &self.records,
            marks: &self.marks,
            sleep: &mut self.sleep,
            schedules: &mut self.schedules,
        };
        reversal.reverse_races();
        if reversal.unknown_word {
            self.note(Inexactness::UnknownWord);
            return;
        }
        if let Some(why) = self.sleep.inexactness() {
            self.note(why);
            return;
        }
        let below = self.walk.current().below.schedules;
        match self.splitting {
            Some(_) => self.name_schedules(e),
            None => self.schedules.sort_by_branch(below),
        }
        if let Some(from) = self.schedules.lowest_branch(below) {
            self.walk.current().path_from = from;
            let to = self.schedules.highest_end(below);
            let path = &mut self.records.path;
            let start = path.len();
            let free = |event| KeptEvent { event, mark: Mark::Free };
            path.extend(e.packed_in(from..to.min(e.len())).map(free));
            for (position, mark) in self.marks.others_in(from..to.min(e.len())) {
                path[start + position - from].mark = mark;
            }
            if to > e.len() {
                self.records.path.extend(blocking::blocked_predicted(e));
            }
        }
    }

    /// The call of line 12, once E is E₁: the next schedule becomes what is to be executed, and a new
    /// frame its exploration.
    fn begin(&mut self, e: &Execution) {
        let Pop { walk, schedules, records, .. } = self;
        let Some(schedule) = schedules.pop() else { unreachable!("there is a schedule") };
        let parent = walk.current();
        let path = parent.path();
        let below = Heights::of(records, schedules);
        records.queue_schedule(&schedule, path, &schedules.rows, &mut walk.replay_queue);
        let counts = e.threads().map(|thread| e.count_of(thread));
        let record = records.add(e, &schedule, path, schedules, counts);
        walk.begin(e, &schedule, record, below, self.forecast.executions);
        self.bound.check(self.walk.suspended());
    }
}

/// A thread that is awake, and if possible one that does not wait for a value: what waits may be
/// disabled by a schedule that replaces it.
#[inline]
fn pick(
    policy: &mut Policy,
    e: &Execution,
    mut awake: impl FnMut(ThreadId) -> bool,
) -> Option<ThreadId> {
    let others = policy.pick(e, |thread| !e.awaits(thread) && awake(thread));
    others.or_else(|| policy.pick(e, awake))
}

impl SpaceBound {
    fn note(&mut self, e: &Execution) {
        if cfg!(debug_assertions) {
            let branches = |&&position: &&u32| {
                let event = &e.event(position as usize);
                event.op.alternatives(event.old) > 1
            };
            self.longest = self.longest.max(e.len() + e.blocked().count());
            let branching = e.blocking_or_branching().iter().filter(branches).count();
            self.branching = self.branching.max(branching);
        }
    }

    /// Lemma 1, with one execution more for each event that has alternatives.
    fn check(&self, suspended: usize) {
        let n = self.longest;
        debug_assert!(
            suspended <= n * n.saturating_sub(1) / 2 + self.branching,
            "{suspended} suspended executions of {n} events"
        );
    }
}

impl<S: SleepTest> Algorithm for Pop<S> {
    #[inline(always)]
    fn arrive(&mut self, at: &mut Context<'_>) {
        let e = at.e;
        if e.is_empty() {
            // Who has to wait for a part has explored nothing yet.
            at.known = self.splitting.is_some();
            return;
        }
        let mark = self.walk.mark_of_last();
        self.marks.push(e.len() - 1, mark);
        at.known = self.is_following();
        self.sleep.arrive(e, &self.records, mark);
        if let Some(why) = self.sleep.inexactness() {
            self.note(why);
        }
    }

    #[inline(always)]
    fn next(&mut self, at: &mut Context<'_>) -> Next {
        let e = at.e;
        if self.inexactness.is_some_and(Inexactness::loses_classes) {
            return Next::GiveUp;
        }
        if let Some(choice) = self.walk.queued() {
            return Next::Step(choice);
        }
        if self.walk.is_backtracking() { self.backtrack(e) } else { self.execute(e) }
    }

    #[inline(always)]
    fn returned(&mut self, e: &Execution, event: &Event) {
        self.walk.set_aside(e.len(), Choice::of(event), self.marks.at(e.len()));
        self.cut(e.len());
    }

    fn returns_at_once(&self) -> bool {
        true
    }

    #[inline]
    fn returning_to(&mut self, e: &Execution, length: usize) {
        for position in (length..self.walk.current().branch.min(e.len())).rev() {
            self.walk.set_aside(position, e.choice(position), self.marks.at(position));
        }
        self.cut(length);
    }

    fn inexactness(&self) -> Option<&'static str> {
        self.inexactness.map(Inexactness::reason)
    }

    fn estimate(&mut self) -> Option<Estimate> {
        // Who explores only parts does not know how large the others are.
        if self.splitting.is_some() {
            return None;
        }
        self.forecast.estimate(self.schedules.waiting())
    }

    fn statistics(&self) -> Statistics {
        Statistics { redone: self.walk.redone, ..Statistics::default() }
    }
}
