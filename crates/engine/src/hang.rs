//! Telling a hang from a loop that was only cut off.
//!
//! An iteration of a loop that comes back to where it began is not explored: whatever follows could
//! have happened without it. One thing is lost by that: the program may never do anything else. So
//! where an execution ends with threads that were cut off, they are let go on from there on a run of
//! their own ([`Run::resumed`]). The program *hangs* in a state if, whatever the scheduler does from
//! there, none of the threads that are alive ever ends. It is decided in this order:
//!
//! 1. No thread can make a step: a deadlock, or a livelock if one of them waits for a value.
//! 2. Each thread runs alone, through all alternatives. If one ends: no hang.
//! 3. None ends or comes to wait, and none changes what another one looks at: a livelock.
//! 4. A few fair walks. If a thread ends: no hang.
//! 5. All interleavings, up to a number of states. If a thread ends, or the program gets to a state in
//!    which nobody can go on: no hang (the deadlock is the end of another execution). If there are no
//!    more states: the threads keep changing what the others look at, and never end.
//!
//! A shortest execution into a state from which nothing ends is not cut off, so some execution that is
//! explored ends in one if there is one.

use crate::algorithm::Choice;
use crate::execution::Execution;
use crate::explore::End;
use crate::program::{Pending, Run, Stop, Wait};
use mazurka_trace::{Action, Effect, Object, Op, ThreadId};
use rustc_hash::{FxHashMap, FxHashSet};

/// So many states a thread may go through alone.
const ALONE: usize = 4_000;

/// So many states of all interleavings are looked at from one state.
const TOGETHER: usize = 20_000;

/// So many in one exploration.
const BUDGET: usize = 2_000_000;

/// So many steps a fair walk makes.
const WALK: usize = 4_000;

/// So many states are remembered by their quick keys.
const REMEMBERED: usize = 1 << 17;

/// How many steps each thread makes before the next one does, in the fair walks.
const TURNS: [usize; 4] = [1, 2, 3, 7];

/// What is known about hangs.
#[derive(Debug)]
pub(crate) struct Hangs {
    judged: FxHashMap<u128, End>,
    /// The same by keys that need no run of their own ([`Run::quick_key`]).
    quick: FxHashMap<u128, End>,
    /// States from which some thread that is alive there can end.
    harmless: FxHashSet<u128>,
    /// How many more states may be looked at.
    budget: usize,
}

impl Default for Hangs {
    fn default() -> Hangs {
        let (judged, quick) = (FxHashMap::default(), FxHashMap::default());
        Hangs { judged, quick, harmless: FxHashSet::default(), budget: BUDGET }
    }
}

impl Hangs {
    /// Whether the program hangs at the end of E, where the run stands. The answer is one of
    /// [`End::Deadlock`], [`End::Livelock`], [`End::Endless`], [`End::Cut`] and [`End::Undecided`].
    /// Nothing follows from what the others do if a thread was stopped for other reasons.
    pub(crate) fn judge<R: Run>(&mut self, e: &Execution, run: &R) -> End {
        if e.threads().any(|t| e.stop_of(t).is_some_and(|stop| stop != Stop::Cut)) {
            return End::Cut;
        }
        let quick = run.quick_key();
        if let Some(&end) = quick.and_then(|key| self.quick.get(&key)) {
            debug_assert!(
                end == End::Undecided || end == self.judge_state(e, run),
                "equal keys mean equal states"
            );
            return end;
        }
        let end = self.judge_state(e, run);
        if let Some(key) = quick.filter(|_| self.quick.len() < REMEMBERED) {
            self.quick.insert(key, end);
        }
        end
    }

    fn judge_state<R: Run>(&mut self, e: &Execution, run: &R) -> End {
        let Some(run) = run.resumed() else { return End::Undecided };
        let Some(state) = run.fingerprint() else { return End::Undecided };
        if self.harmless.contains(&state) {
            return End::Cut;
        }
        if let Some(&end) = self.judged.get(&state) {
            return end;
        }
        let threads: Vec<ThreadId> = e.threads().collect();
        let alive = threads.iter().copied().filter(|&t| is_alive(&e.pending(t))).collect();
        let mut search = Search { run, threads, alive, harmless: &mut self.harmless, position: 0 };
        let end = search.judge(&mut self.budget);
        self.judged.insert(state, end);
        end
    }
}

/// Whether a thread has not ended. One that is cut off although it may go on runs in circles without
/// any visible operation.
fn is_alive(pending: &Pending) -> bool {
    matches!(pending, Pending::Op { .. } | Pending::Stopped(Stop::Cut))
}

/// Whether a limit stopped a thread in its local code, or in a loop.
fn is_lost(pending: &Pending) -> bool {
    matches!(pending, Pending::Stopped(Stop::TooLong | Stop::StackLimit | Stop::Bound))
}

/// What came out of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Found {
    /// A thread ends, or nobody can go on.
    End,
    /// All states were seen, and nobody ends.
    Closed,
    /// One thread gets to where it has to wait for others.
    Stuck,
    /// There are too many states.
    TooMany,
}

/// What a thread did, or is about to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Touch {
    /// It touched an object, and changed it or not.
    Object(Object, bool),
    /// It touched whatever: an atomic section, a new thread, a message.
    Anything,
}

impl Touch {
    fn new(op: &Op, effect: Effect) -> Option<Touch> {
        match op {
            Op::On(_, Action::Section) | Op::Spawn(_) | Op::Post(_) => Some(Touch::Anything),
            Op::On(object, _) => Some(Touch::Object(*object, effect.modifies())),
            // Who is joined is alive, and where it ends the search ends.
            Op::Join(_) | Op::Choose(_) | Op::Fence => None,
        }
    }

    /// Whether what one thread does may matter to another one.
    fn meets(self, other: Touch) -> bool {
        match (self, other) {
            (Touch::Object(a, changes), Touch::Object(b, changed)) => {
                (changes || changed) && a.overlaps(b)
            }
            _ => true,
        }
    }
}

/// A search from the state in which its run began.
struct Search<'a, R> {
    run: R,
    /// All threads that there may be.
    threads: Vec<ThreadId>,
    /// Those that had not ended at the beginning.
    alive: Vec<ThreadId>,
    harmless: &'a mut FxHashSet<u128>,
    /// How many steps the run has made.
    position: usize,
}

impl<R: Run> Search<'_, R> {
    fn judge(&mut self, budget: &mut usize) -> End {
        if self.someone_ended() {
            return End::Cut;
        }
        if self.someone_lost() {
            return End::Undecided;
        }
        if self.choices(None).is_empty() {
            return self.stuck();
        }
        let (mut touches, mut alone) = (Vec::new(), Found::Closed);
        for thread in self.alive.clone() {
            let mut touched = FxHashSet::default();
            match self.search(Some(thread), ALONE, &mut touched) {
                Found::End => return End::Cut,
                Found::Stuck | Found::TooMany => alone = Found::TooMany,
                Found::Closed => {}
            }
            touches.push(touched);
        }
        if alone == Found::Closed && !interfere(&touches) {
            return End::Livelock;
        }
        if TURNS.iter().any(|&turn| self.walk(turn)) {
            return End::Cut;
        }
        let limit = TOGETHER.min(*budget);
        *budget -= limit;
        match self.search(None, limit, &mut FxHashSet::default()) {
            Found::End => End::Cut,
            Found::Closed => End::Endless,
            Found::Stuck | Found::TooMany => End::Undecided,
        }
    }

    /// What it means that nobody can make a step.
    fn stuck(&self) -> End {
        let wait = |&t: &ThreadId| match self.run.pending(t) {
            Pending::Op { op, .. } => Some(self.run.wait(t, &op)),
            Pending::Stopped(Stop::Cut) => Some(Wait::Value),
            _ => None,
        };
        match self.alive.iter().filter_map(wait).max() {
            Some(Wait::Object) | None => End::Deadlock,
            Some(Wait::Value | Wait::Cut) => End::Livelock,
            Some(Wait::Timeout | Wait::Assumption) => End::Cut,
        }
    }

    /// Whether a thread that was alive at the beginning has ended, in whatever way.
    fn someone_ended(&self) -> bool {
        let ended = |pending: Pending| !is_alive(&pending) && !is_lost(&pending);
        self.alive.iter().any(|&t| ended(self.run.pending(t)))
    }

    /// Whether a limit stopped a thread, so that nobody knows whether it ends.
    fn someone_lost(&self) -> bool {
        self.threads.iter().any(|&t| is_lost(&self.run.pending(t)))
    }

    /// The steps that can be made, by one thread or by any.
    fn choices(&self, only: Option<ThreadId>) -> Vec<Choice> {
        let mut choices = Vec::new();
        let threads = self.threads.iter().copied();
        for thread in threads.filter(|&thread| only.is_none_or(|only| only == thread)) {
            if let Pending::Op { op, enabled: true, word } = self.run.pending(thread) {
                let alternatives = 0..op.alternatives(word);
                choices.extend(alternatives.map(|alternative| Choice { thread, alternative }));
            }
        }
        choices
    }

    fn step(&mut self, choice: Choice) -> Option<Touch> {
        let Pending::Op { op, .. } = self.run.pending(choice.thread) else { return None };
        let old = self.run.step(choice.thread, choice.alternative);
        self.position += 1;
        if let Some(child) = op.creates().filter(|child| !self.threads.contains(child)) {
            self.threads.push(child);
        }
        Touch::new(&op, op.effect(old))
    }

    fn go_back(&mut self, position: usize) {
        if self.position != position {
            self.run.move_to(position);
            self.position = position;
        }
    }

    /// Goes through all states that one thread, or all together, can reach from the beginning.
    fn search(
        &mut self,
        only: Option<ThreadId>,
        limit: usize,
        touched: &mut FxHashSet<Touch>,
    ) -> Found {
        let Some(start) = self.run.fingerprint() else { return Found::TooMany };
        let mut seen = FxHashSet::from_iter([start]);
        // For each state on the way here: its key and what is left to be done there.
        let mut path = vec![(start, self.choices(only))];
        self.note_pending(only, touched);
        let found = loop {
            let Some((_, choices)) = path.last_mut() else { break Found::Closed };
            let Some(choice) = choices.pop() else {
                path.pop();
                continue;
            };
            self.go_back(path.len() - 1);
            touched.extend(self.step(choice));
            self.note_pending(only, touched);
            let Some(state) = self.run.fingerprint() else { break Found::TooMany };
            if self.someone_ended() || self.harmless.contains(&state) {
                break Found::End;
            }
            if !seen.insert(state) {
                continue;
            }
            if seen.len() > limit || self.someone_lost() {
                break Found::TooMany;
            }
            let choices = self.choices(only);
            if choices.is_empty() {
                break if only.is_none() { Found::End } else { Found::Stuck };
            }
            path.push((state, choices));
        };
        if found == Found::End {
            self.harmless.extend(path.iter().map(|(state, _)| *state));
        }
        self.go_back(0);
        found
    }

    /// What a thread is about to do counts as touched: it may wait for it.
    fn note_pending(&self, only: Option<ThreadId>, touched: &mut FxHashSet<Touch>) {
        if let Some(thread) = only
            && let Pending::Op { op, .. } = self.run.pending(thread)
        {
            touched.extend(Touch::new(&op, Effect::Read));
        }
    }

    /// Whether a thread ends if all take turns.
    fn walk(&mut self, turn: usize) -> bool {
        let (mut ended, mut who) = (false, 0);
        let mut path = Vec::new();
        while !ended && self.position < WALK {
            let choices = self.choices(None);
            let threads = self.threads.len();
            let mut order = (0..threads).map(|k| (who + k) % threads);
            let can_move = |k: &usize| choices.iter().any(|c| c.thread == self.threads[*k]);
            let Some(next) = order.find(can_move) else { break };
            let thread = self.threads[next];
            who = next + 1;
            for _ in 0..turn {
                let choices = self.choices(Some(thread));
                if choices.is_empty() || ended {
                    break;
                }
                path.extend(self.run.fingerprint());
                // Alternatives take turns, too.
                self.step(choices[self.position % choices.len()]);
                ended = self.someone_ended();
            }
        }
        if ended {
            self.harmless.extend(path);
        }
        self.go_back(0);
        ended
    }
}

/// Whether a thread changes what another one looks at.
fn interfere(touches: &[FxHashSet<Touch>]) -> bool {
    let meet = |a: &FxHashSet<Touch>, b: &FxHashSet<Touch>| {
        a.iter().any(|touch| b.iter().any(|other| touch.meets(*other)))
    };
    let creates = |touched: &FxHashSet<Touch>| touched.contains(&Touch::Anything);
    let pairs = touches.iter().enumerate();
    let mut pairs = pairs.flat_map(|(k, a)| touches[k + 1..].iter().map(move |b| (a, b)));
    touches.iter().any(creates) || pairs.any(|(a, b)| meet(a, b))
}
