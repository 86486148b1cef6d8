//! Several workers for SDPOR: one table of states, and backtrack sets that several workers add to.
//!
//! Each worker searches depth first as `sdpor` does, with a run and a stack of its own. A state is *open* until
//! everything has been explored that has to be explored from it, and *closed* with its summary then. Who reaches a
//! closed state compares what may follow it with the events on the way there. Who reaches a state that is open at
//! another worker cannot do so yet: the *way* there waits until the state is closed, and somebody repeats it then.
//!
//! Who has nothing left gets a [`Branch`]: a prefix of E at another worker, and a thread that is to be explored
//! from there. From then on several workers may add to the backtrack sets of that prefix and of all shorter ones,
//! so these are [`Fork`]s: what is kept for them is shared. A worker that returns to a fork on its own
//! stack takes what others have added. What is added when the owner has left becomes a branch. A fork is
//! closed when nobody explores below it any more, and nothing below it waits; who is the last to
//! go notices that, as nobody refers to the fork any more.
//!
//! # Why this is as good as one worker
//!
//! A closed state has a complete summary, and all that has to be explored from it has been, by whomever: the
//! induction on returns of `docs/algorithms/sdpor.md` becomes one on the order in which states are closed. Every way into a
//! closed state is compared with the whole summary, at once or after waiting, while the backtrack sets on that way
//! still exist. Which backtrack sets there are depends on the order in which states are reached, as it depends on
//! the choice of first threads with one worker; so do the numbers of states, steps and executions.
//!
//! # Cycles
//!
//! The induction needs that the states which are explored form no cycle. Suppose that they do. Let s be the state of
//! the cycle that is closed first, and t the next one. When the step from s to t was made, t was not closed. If
//! it was new it was closed before s, as a state below it. If it was open on the worker's own way, the worker sees that.
//! Otherwise the way through s waits for t, so that s cannot be closed before t. So no state of a cycle is ever closed unless a worker
//! has come back to its own way; either that is seen, or ways are left that wait when all workers have ended. In both
//! cases the exploration gives up ([`Outcome::gave_up`]), and one worker has to begin again. It also does so
//! where states depend on addresses, which are others in each run (see `shared_states`).

mod forks;

use crate::backtrack::Backtracks;
use crate::named_operations::KnownOperations;
use crate::operations::{Operation, OperationSet, members};
use crate::policy::Policy;
use crate::pop::{NamedChoice, Wanted};
use crate::shared_states::{Phase, Tally, unnamed};
use crate::swaps::Swaps;
use crate::workers::Workers;
use forks::{Branch, Fork, OPEN, Sets, Shared, lock};
use mazurka_engine::dependence::may_conflict;
use mazurka_engine::{
    Algorithm, Choice, Context, Execution, Limits, Needs, Next, Observer, Outcome, Program,
    Statistics, explore,
};
use mazurka_trace::{Event, Limit, ThreadId};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

/// What is known of one prefix of E besides its backtrack set.
#[derive(Debug, Default)]
struct Frame {
    state: u128,
    /// Whether nothing is to be explored from here: the state was reached before, or is the last one.
    ends: bool,
    /// What may follow, as far as this worker knows.
    summary: OperationSet,
}

/// The search of one worker.
struct Worker<'a> {
    shared: &'a Shared,
    policy: Policy,
    /// The backtrack sets of the prefixes of E; of those that are forks only what this worker has taken.
    nodes: Backtracks,
    frames: Vec<Frame>,
    /// The first prefixes of E, from which others may explore, too.
    forks: Vec<Arc<Fork>>,
    operations: KnownOperations<'a>,
    swaps: Swaps,
    /// The steps to the branch, and which thread is to be explored there.
    way: Vec<NamedChoice>,
    thread: Option<u64>,
    /// Or the state that has been closed there.
    closed: Option<u128>,
    /// The length of the shortest prefix that this worker has reached first: it attends to this and longer ones.
    own: usize,
    /// No shorter prefix had threads to give away when this worker last looked.
    shortest: usize,
    phase: Phase,
    unfinished: bool,
    tally: Tally,
}

impl<'a> Worker<'a> {
    fn new(shared: &'a Shared, policy: Policy) -> Worker<'a> {
        Worker {
            shared,
            policy,
            nodes: Backtracks::default(),
            frames: Vec::new(),
            forks: Vec::new(),
            operations: KnownOperations::new(&shared.operations),
            swaps: Swaps::default(),
            way: Vec::new(),
            thread: None,
            closed: None,
            own: 0,
            shortest: 0,
            phase: Phase::Idle,
            unfinished: false,
            tally: Tally::default(),
        }
    }

    /// A new frame, whose summary is what is pending.
    fn push_frame(&mut self, e: &Execution, state: u128) {
        if self.frames.len() <= e.len() {
            self.frames.push(Frame::default());
        }
        let frame = &mut self.frames[e.len()];
        (frame.state, frame.ends) = (state, false);
        frame.summary.clear();
        for p in e.threads() {
            if let Some(number) = self.operations.pending(e, p) {
                frame.summary.insert(number);
            }
        }
    }

    /// E leads to a state: it is new, closed, or open.
    fn visit(&mut self, e: &Execution) {
        let Frame { state, ref summary, .. } = self.frames[e.len()];
        let last = e.is_maximal();
        let number = if last { self.shared.number(summary) } else { OPEN };
        let found = self.shared.table.visit_shared(state, number);
        self.frames[e.len()].ends = last || found.is_some();
        let first = if found.is_none() { self.policy.pick(e, |_| true) } else { None };
        self.nodes.arrive(e, first);
        self.tally.states += u64::from(found.is_none());
        self.tally.revisited += u64::from(found.is_some());
        match found {
            None => self.discover(e),
            Some(_) if last => self.revisit(e, number),
            Some(number) if number & OPEN == 0 => self.revisit(e, number),
            Some(_) => self.meet_open(e),
        }
        if self.frames[e.len()].ends {
            self.shared.workers.count();
        }
    }

    /// E leads to a new state. What has neither moved nor got a new conflict was dealt with at a shorter prefix.
    fn discover(&mut self, e: &Execution) {
        let Some(event) = &e.last() else { return };
        for p in e.threads() {
            let Some(op) = e.pending_op(p) else { continue };
            let operation = Operation { thread: p, object: e.pending_object(p), op };
            let moved = p == event.thread || event.op.creates() == Some(p);
            if moved || may_conflict(event, &operation.op) {
                self.update(e, &operation, false);
            }
        }
    }

    /// E leads to a closed state: everything that may follow is compared with the events that led here.
    fn revisit(&mut self, e: &Execution, number: u32) {
        let summary = self.shared.summary(number);
        for number in members(&summary) {
            let operation = self.operations.get(e, number);
            self.update(e, &operation, true);
        }
        self.frames[e.len()].summary.add(&summary);
    }

    /// E leads to an open state: it lies on the way there, or the way has to wait.
    fn meet_open(&mut self, e: &Execution) {
        let state = self.frames[e.len()].state;
        let Some(event) = &e.last() else { unreachable!("the first state is new") };
        if self.frames[..e.len()].iter().any(|frame| frame.state == state) {
            return self.give_up();
        }
        self.share(e, e.len() - 1);
        let above = &self.forks[e.len() - 1];
        let way = || Branch::Again(above.clone(), named(e, event), state);
        if let Some(number) = self.shared.wait(state, way) {
            self.revisit(e, number);
        }
    }

    /// Adds to backtrack sets what makes the operation go before events that it could be swapped
    /// with: the latest, or all that do not happen before later ones of them.
    fn update(&mut self, e: &Execution, operation: &Operation, all: bool) {
        let who = operation.thread;
        for &i in self.swaps.find(e, operation, who, all) {
            self.shortest = self.shortest.min(i);
            match self.forks.get(i) {
                Some(fork) => self.shared.add_towards(e, &self.nodes, i, who, fork),
                None => self.nodes.add_towards(e, i, who),
            }
        }
    }

    /// Makes forks of all prefixes of E up to a length.
    fn share(&mut self, e: &Execution, length: usize) {
        for length in self.forks.len()..=length {
            let current = (length < e.len()).then(|| e.thread_of(length));
            let waiting: Vec<ThreadId> = self.nodes.waiting(length, current).collect();
            let node = self.nodes.at(length);
            waiting.iter().for_each(|&thread| _ = node.backtrack.remove(thread));
            let taken = node.backtrack.iter().count();
            let all = node.backtrack.iter().chain(waiting);
            let sets = Sets {
                threads: all.map(|thread| e.name(thread)).collect(),
                taken,
                attended: true,
                // What this worker knows is added when it leaves.
                summary: OperationSet::default(),
            };
            let above = self.forks.last().map(|fork| {
                let step = named(e, &e.event(length - 1));
                (fork.clone(), step)
            });
            let state = self.frames[length].state;
            self.forks.push(Arc::new(Fork { above, state, sets: Mutex::new(sets) }));
        }
    }

    /// Gives away a thread of the shortest prefix that has one; the last one of E itself is kept.
    fn give(&mut self, e: &Execution) {
        self.shortest = self.shortest.clamp(self.own, e.len().max(self.own));
        while self.shortest <= e.len() {
            let length = self.shortest;
            let current = (length < e.len()).then(|| e.thread_of(length));
            let here = length == e.len();
            let least = 1 + usize::from(here);
            let has_some = match self.forks.get(length) {
                Some(fork) => lock(&fork.sets).left() >= least,
                None => self.nodes.waiting(length, current).nth(least - 1).is_some(),
            };
            if has_some {
                self.share(e, length);
                let fork = &self.forks[length];
                if let Some(name) = fork.take(false) {
                    self.shared.workers.give(Branch::Thread(fork.clone(), name));
                }
                return;
            }
            if here {
                return;
            }
            self.shortest += 1;
        }
    }

    /// E is on the way to the branch. At its end it begins.
    fn repeat(&mut self, e: &Execution) {
        self.tally.redone += u64::from(!e.is_empty());
        self.nodes.arrive(e, None);
        if e.len() < self.way.len() {
            return;
        }
        self.phase = Phase::Search;
        let state = self.frames[e.len()].state;
        match self.thread {
            Some(name) if self.forks[e.len()].state == state => self.take_here(e, name),
            // The way has waited until its state was closed.
            None if self.closed != Some(state) => self.give_up(),
            None => match self.shared.table.visit_shared(state, OPEN) {
                Some(number) if number & OPEN == 0 => self.revisit(e, number),
                _ => unreachable!("it is closed"),
            },
            Some(_) => self.give_up(),
        }
    }

    /// Everybody stops: there is a cycle, or the same steps lead to different states in different runs.
    fn give_up(&self) {
        self.shared.gave_up.store(true, Ordering::Relaxed);
        self.shared.workers.stop(None);
    }

    /// This worker explores a thread from E.
    fn take_here(&mut self, e: &Execution, name: u64) {
        match self.operations.thread(name) {
            Some(thread) => _ = self.nodes.at(e.len()).backtrack.insert(thread),
            None => unreachable!("only threads that are enabled are added"),
        }
    }

    /// What is to be explored next from E.
    fn choose(&mut self, e: &Execution) -> Option<Choice> {
        let choice = self.nodes.next(e, |_| true);
        if choice.is_some() || e.len() < self.own {
            return choice;
        }
        let name = self.forks.get(e.len())?.take(true)?;
        self.take_here(e, name);
        self.nodes.next(e, |_| true)
    }

    /// Everything has been explored from E that this worker was to explore.
    fn leave(&mut self, e: &Execution) {
        let Frame { state, ends, ref summary } = self.frames[e.len()];
        if self.forks.len() > e.len() {
            debug_assert_eq!(self.forks.len(), e.len() + 1, "the others have been left");
            if let Some(fork) = self.forks.pop() {
                fork.follow(summary);
                self.shared.leave(fork);
            }
        } else if !ends {
            self.shared.close(state, summary);
        }
    }

    /// The branch has been explored: begins with another one, or ends.
    fn take_branch(&mut self, e: &Execution) -> Next {
        if let Some(fork) = self.forks.last() {
            fork.follow(&self.frames[e.len()].summary);
        }
        while let Some(fork) = self.forks.pop() {
            self.shared.leave(fork);
        }
        let Some(branch) = self.shared.workers.take() else {
            self.phase = Phase::Over;
            return Next::ReturnTo(0);
        };
        (self.shortest, self.thread, self.closed) = (0, None, None);
        let (fork, last) = match branch {
            Branch::All => {
                (self.phase, self.own) = (Phase::Search, 0);
                self.way.clear();
                return Next::Restart;
            }
            Branch::Thread(fork, name) => {
                self.thread = Some(name);
                (fork, None)
            }
            Branch::Again(fork, step, state) => {
                self.closed = Some(state);
                (fork, Some(step))
            }
        };
        self.way = fork.way();
        self.way.extend(last);
        self.phase = Phase::Repeat;
        self.own = self.way.len() + 1;
        let mut next = Some(fork);
        while let Some(fork) = next {
            next = fork.above.as_ref().map(|(above, _)| above.clone());
            self.forks.push(fork);
        }
        self.forks.reverse();
        Next::Restart
    }

    /// Stops with what is left.
    fn stop(&mut self, e: &Execution) -> Next {
        self.phase = Phase::Stopped;
        self.unfinished = self.has_left(e);
        match self.shared.gave_up.load(Ordering::Relaxed) {
            true => Next::GiveUp,
            false => Next::ReturnTo(0),
        }
    }

    /// Whether there is something that nobody has explored.
    fn has_left(&self, e: &Execution) -> bool {
        let left = |length: usize| {
            let event = (length < e.len()).then(|| e.event(length));
            let more =
                event.is_some_and(|event| event.alternative + 1 < event.op.alternatives(event.old));
            let fork = self.forks.get(length).filter(|_| length >= self.own);
            let waiting = self.nodes.waiting(length, event.map(|event| event.thread)).next();
            more || waiting.is_some() || fork.is_some_and(|fork| lock(&fork.sets).left() > 0)
        };
        self.unfinished || (self.own.saturating_sub(1)..=e.len()).any(left)
    }
}

/// The step that an event was, by name.
fn named(e: &Execution, event: &Event) -> NamedChoice {
    NamedChoice { thread: e.name(event.thread), alternative: event.alternative }
}

impl Algorithm for Worker<'_> {
    fn needs(&self) -> Needs {
        Needs { states: true, in_full: true, ..Needs::default() }
    }

    fn arrive(&mut self, at: &mut Context<'_>) {
        let e = at.e;
        let Some(state) = at.state else { panic!("the program does not show its states") };
        self.operations.arrive(e);
        self.push_frame(e, state);
        match self.phase {
            Phase::Search => return self.visit(e),
            Phase::Repeat => self.repeat(e),
            _ => {}
        }
        at.known = true;
    }

    fn next(&mut self, at: &mut Context<'_>) -> Next {
        let e = at.e;
        match self.phase {
            Phase::Idle => return self.take_branch(e),
            Phase::Repeat => match unnamed(e, &self.way[e.len()]) {
                Some(step) => return Next::Step(step),
                None => {
                    self.give_up();
                    return self.stop(e);
                }
            },
            Phase::Over | Phase::Stopped | Phase::GivenUp => return Next::ReturnTo(0),
            Phase::Search => {}
        }
        let ends = self.frames[e.len()].ends;
        match self.shared.workers.wanted() {
            // From a state that is new, one execution is brought to its end.
            Wanted::Everything
                if ends
                    || self.nodes.has_begun(e.len())
                    || self.shared.gave_up.load(Ordering::Relaxed) =>
            {
                return self.stop(e);
            }
            Wanted::Some => self.give(e),
            _ => {}
        }
        if let Some(choice) = self.choose(e).filter(|_| !ends) {
            return Next::Step(choice);
        }
        if e.len() < self.own {
            return self.take_branch(e);
        }
        self.leave(e);
        if e.is_empty() { self.take_branch(e) } else { Next::return_from(e) }
    }

    fn returned(&mut self, e: &Execution, event: &Event) {
        self.nodes.returned(e, event);
        let (frames, children) = self.frames.split_at_mut(e.len() + 1);
        frames[e.len()].summary.add(children[0].summary.words());
    }

    fn statistics(&self) -> Statistics {
        self.tally.statistics()
    }
}

/// Explores a program as `sdpor` does, with one worker for each observer, which sees what its worker explores. The
/// table of states is shared. Gives up if the program comes back to a state that it was in.
///
/// There may be a few executions more than the limit. Something must be enabled at the start, and the keys of
/// states must be the same in every run.
pub fn explore_sdpor<P: Program + Sync, O: Observer<P::Run> + Send>(
    program: &P,
    policy: &Policy,
    limits: Limits<'_>,
    observers: Vec<O>,
) -> (Outcome, Vec<O>) {
    let most = limits.max_executions;
    let workers = Workers::new(observers.len(), vec![Branch::All], Arc::default(), most);
    let shared = Shared::new(workers);
    let limits = Limits { max_executions: u64::MAX, ..limits };
    let (stopped, unfinished) = (AtomicBool::new(false), AtomicBool::new(false));
    let (mut outcome, observers) = shared.workers.run(observers, |mut observer| {
        let run = program.start_with(limits.alarm);
        let mut worker = Worker::new(&shared, policy.clone());
        let outcome = explore(run, &mut worker, limits, &mut observer);
        if worker.phase != Phase::Over {
            shared.workers.stop(None);
            stopped.store(true, Ordering::Relaxed);
            // Who was stopped by the loop has something left.
            let left = worker.unfinished || worker.phase != Phase::Stopped;
            unfinished.fetch_or(left, Ordering::Relaxed);
        }
        (outcome, observer)
    });
    let waiting = !lock(&shared.waiting).is_empty();
    let unfinished = unfinished.into_inner() || waiting || !shared.workers.left().is_empty();
    let enough = shared.workers.is_enough();
    if unfinished && enough {
        outcome.limits_hit.push(Limit::MaxExecutions);
    }
    // Nobody was stopped, and still there are ways that wait: for each other.
    outcome.gave_up |= waiting && !enough && !stopped.into_inner();
    (outcome, observers)
}
