//! Several workers for the plain stateful search: one table of states, and each state explored by whoever
//! reaches it first.
//!
//! Each worker has a run of its own and searches depth first. Who has nothing left gets a [`Branch`]: the steps
//! to a state, and those of its next steps that nobody has made yet. Its taker repeats the way, which does
//! not count, and goes on from there.
//!
//! Every state is explored once, and all its next steps are made once. So these are the same with any number of
//! workers, in whichever order states are reached: states, steps (but for those on the way to a branch, which count
//! as redone), ends of executions with their final states, and states that are reached again.
//!
//! # Cycles
//!
//! Where one worker comes back to a state on its own path, there is a cycle, and the loop finds out whether the program
//! hangs there. With several workers a cycle may lie on nobody's path: one worker goes from s to t, another from
//! t to s. So a state is *open* in the table until everything that was to be explored from it, by whomever, has
//! been; who reaches an open state has it judged ([`Context::open`]).
//!
//! Every cycle is found: let s be the state of it that is closed first, and t the next one. When the step from s to
//! t was made, t was not closed, as s was not. Had t been new, it would have been explored below s, and closed
//! before s. So t was known and open, and was judged. With one worker open states are those on its path.
//!
//! A state that is open on another worker's path need not lie on a cycle. Judging it cannot be wrong, as that is a
//! question about the state alone; it only costs time.
//!
//! # Addresses
//!
//! Each worker has a run of its own, in which objects have other addresses. Where a program computes with addresses as
//! numbers, the same steps may lead to another state, or not be possible. A worker that finds on its way that this is so
//! gives up, and one worker has to begin again ([`Outcome::gave_up`]).

use crate::pop::{NamedChoice, Wanted};
use crate::visited::Visited;
use crate::workers::Workers;
use mazurka_engine::{
    Algorithm, Choice, Context, Execution, Limits, Needs, Next, Observer, Outcome, Program,
    Statistics, explore,
};
use mazurka_trace::{Event, Limit, ThreadId};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The number of an open state in the table.
const OPEN: u32 = 1;

/// The number of a state from which everything has been explored.
const CLOSED: u32 = 0;

/// What somebody else is to explore.
#[derive(Debug, Default)]
struct Branch {
    /// The steps to a state.
    way: Vec<NamedChoice>,
    /// The key of the state.
    state: u128,
    /// Its next steps that are to be made; all, if it is the state at the start.
    steps: Option<Vec<NamedChoice>>,
    /// The states on the way, which stay open as long as this is there.
    ancestors: Option<Arc<Ancestors>>,
}

/// States below which several workers explore. They are closed when the last of these has ended.
#[derive(Debug)]
struct Ancestors {
    table: Arc<Visited>,
    /// The deepest one last.
    states: Vec<u128>,
    /// Those above them.
    above: Option<Arc<Ancestors>>,
}

impl Ancestors {
    fn close(&self) {
        self.states.iter().rev().for_each(|&state| _ = self.table.set_shared(state, CLOSED));
    }
}

impl Drop for Ancestors {
    fn drop(&mut self) {
        self.close();
        // One after the other: there may be more of them than fit on the stack.
        let mut above = self.above.take();
        while let Some(mut ancestors) = above.and_then(Arc::into_inner) {
            ancestors.close();
            ancestors.states.clear();
            above = ancestors.above.take();
        }
    }
}

/// What is known of one prefix of E.
#[derive(Clone, Copy, Debug)]
struct Node {
    state: u128,
    /// Whether this worker closes the state when it returns.
    closes: bool,
    /// Where its next steps begin in [`Worker::steps`], and which one is next.
    start: usize,
    next: usize,
}

/// What a worker does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// It has nothing to explore yet.
    Idle,
    /// It repeats the way to its branch.
    Repeat,
    /// It explores its branch.
    Search,
    /// It was asked to stop.
    Stopped,
    /// The same steps led to another state than those of another worker.
    GivenUp,
    /// There is nothing left for anybody.
    Over,
}

/// The search of one worker.
#[derive(Debug)]
struct Worker {
    workers: Arc<Workers<Branch>>,
    table: Arc<Visited>,
    nodes: Vec<Node>,
    /// The next steps of all nodes.
    steps: Vec<Choice>,
    /// What it has taken, and how long the way is.
    branch: Branch,
    /// The length of the shortest prefix that may have steps left.
    shortest: usize,
    phase: Phase,
    /// Whether it was stopped with something left.
    unfinished: bool,
    tally: Tally,
}

/// What a worker has counted.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    /// New states.
    pub(crate) states: u64,
    /// States that were reached again.
    pub(crate) revisited: u64,
    /// Steps on the way to something else.
    pub(crate) redone: u64,
}

impl Tally {
    pub(crate) fn statistics(&self) -> Statistics {
        let (states, revisited) = (Some(self.states), Some(self.revisited));
        Statistics { states, revisited, redone: self.redone }
    }
}

impl Worker {
    fn new(workers: Arc<Workers<Branch>>, table: Arc<Visited>) -> Worker {
        Worker {
            workers,
            table,
            nodes: Vec::new(),
            steps: Vec::new(),
            branch: Branch::default(),
            shortest: 0,
            phase: Phase::Idle,
            unfinished: false,
            tally: Tally::default(),
        }
    }

    /// A node for E, with nothing to be done there yet.
    fn push_node(&mut self, e: &Execution, state: u128) {
        debug_assert_eq!(self.nodes.len(), e.len(), "a node for each prefix");
        let start = self.steps.len();
        self.nodes.push(Node { state, closes: false, start, next: start });
    }

    /// E leads to a new state: everything that can be done there is to be done.
    fn discover(&mut self, e: &Execution) {
        self.tally.states += 1;
        if let Some(node) = self.nodes.last_mut() {
            node.closes = true;
        }
        if e.is_maximal() {
            return;
        }
        for thread in e.enabled().iter() {
            let alternatives = 0..e.alternatives(thread);
            self.steps.extend(alternatives.map(|alternative| Choice { thread, alternative }));
        }
    }

    /// E is on the way to the branch. At its end are the steps that are to be made.
    fn repeat(&mut self, e: &Execution) {
        self.tally.redone += u64::from(!e.is_empty());
        if e.len() < self.branch.way.len() {
            return;
        }
        let steps = self.branch.steps.take().unwrap_or_default();
        let steps: Option<Vec<Choice>> = steps.iter().map(|step| unnamed(e, step)).collect();
        let same = self.nodes.last().is_some_and(|node| node.state == self.branch.state);
        match steps.filter(|_| same) {
            Some(steps) => {
                self.phase = Phase::Search;
                self.steps.extend(steps);
            }
            None => self.phase = Phase::GivenUp,
        }
    }

    /// The steps of the node at a length that nobody has made.
    fn left(&self, length: usize) -> std::ops::Range<usize> {
        let end = self.nodes.get(length + 1).map_or(self.steps.len(), |next| next.start);
        self.nodes[length].next..end
    }

    /// Gives away what is left at the shortest prefix, or half of it if there is nothing else.
    fn give(&mut self, e: &Execution) {
        self.shortest = self.shortest.min(e.len());
        while self.shortest < e.len() && self.left(self.shortest).is_empty() {
            self.shortest += 1;
        }
        let (length, mut left) = (self.shortest, self.left(self.shortest));
        if length == e.len() {
            left.start += left.len().div_ceil(2);
        }
        if left.is_empty() {
            return;
        }
        let named = |choice: &Choice| NamedChoice {
            thread: e.name(choice.thread),
            alternative: choice.alternative,
        };
        let steps = Some(self.steps[left.clone()].iter().map(named).collect());
        self.take_away(length, left);
        let way = e.events_in(0..length).map(|event| named(&Choice::of(&event))).collect();
        let (state, ancestors) = (self.nodes[length].state, self.keep_open(length));
        self.workers.give(Branch { way, state, steps, ancestors });
    }

    /// Removes steps that are the last ones of their node.
    fn take_away(&mut self, length: usize, steps: std::ops::Range<usize>) {
        let removed = steps.len();
        self.steps.drain(steps);
        for node in &mut self.nodes[length + 1..] {
            node.start -= removed;
            node.next -= removed;
        }
    }

    /// The states of E up to a length stay open until everybody has returned from there.
    fn keep_open(&mut self, length: usize) -> Option<Arc<Ancestors>> {
        let mut states = Vec::new();
        for node in self.nodes[..=length].iter_mut().filter(|node| node.closes) {
            node.closes = false;
            states.push(node.state);
        }
        let above = self.branch.ancestors.take();
        let ancestors = Ancestors { table: self.table.clone(), states, above };
        self.branch.ancestors = Some(Arc::new(ancestors));
        self.branch.ancestors.clone()
    }

    /// Leaves E.
    fn pop_node(&mut self) {
        let Some(node) = self.nodes.pop() else { return };
        self.steps.truncate(node.start);
        if node.closes {
            self.table.set_shared(node.state, CLOSED);
        }
    }

    /// Everything of the branch has been explored: begins with another one, or ends.
    fn take_branch(&mut self) -> Next {
        while !self.nodes.is_empty() {
            self.pop_node();
        }
        self.branch = Branch::default();
        self.shortest = 0;
        let Some(branch) = self.workers.take() else {
            self.phase = Phase::Over;
            return Next::ReturnTo(0);
        };
        self.phase = if branch.steps.is_some() { Phase::Repeat } else { Phase::Search };
        self.branch = branch;
        Next::Restart
    }

    /// Stops with what is left. No state is closed any more.
    fn stop(&mut self) -> Next {
        self.phase = Phase::Stopped;
        self.unfinished = self.has_left();
        self.nodes.clear();
        Next::ReturnTo(0)
    }

    /// The states depend on addresses, which are others for each worker.
    fn give_up(&mut self) -> Next {
        self.phase = Phase::GivenUp;
        self.workers.stop(None);
        Next::GiveUp
    }

    /// Whether there are steps that nobody has made.
    fn has_left(&self) -> bool {
        let left = |length| !self.left(length).is_empty();
        self.unfinished || self.phase == Phase::Repeat || (0..self.nodes.len()).any(left)
    }
}

/// The step that has this name, if it is possible.
pub(crate) fn unnamed(e: &Execution, step: &NamedChoice) -> Option<Choice> {
    let is_named = |thread: &ThreadId| e.name(*thread) == step.thread;
    let thread = e.enabled().iter().find(is_named)?;
    let possible = step.alternative < e.alternatives(thread);
    possible.then_some(Choice { thread, alternative: step.alternative })
}

impl Algorithm for Worker {
    fn needs(&self) -> Needs {
        Needs { states: true, ..Needs::default() }
    }

    fn arrive(&mut self, at: &mut Context<'_>) {
        let Some(state) = at.state else { panic!("the program does not show its states") };
        if self.phase == Phase::Idle {
            at.known = true;
            return;
        }
        self.push_node(at.e, state);
        if self.phase == Phase::Repeat {
            at.known = true;
            return self.repeat(at.e);
        }
        let number = self.table.visit_shared(state, OPEN);
        at.open = number == Some(OPEN);
        match number {
            None => self.discover(at.e),
            Some(_) => self.tally.revisited += 1,
        }
        if number.is_some() || at.e.is_maximal() {
            self.workers.count();
        }
    }

    fn next(&mut self, at: &mut Context<'_>) -> Next {
        let e = at.e;
        match self.phase {
            Phase::Idle => return self.take_branch(),
            Phase::Repeat => match unnamed(e, &self.branch.way[e.len()]) {
                Some(step) => return Next::Step(step),
                None => return self.give_up(),
            },
            Phase::GivenUp => return self.give_up(),
            Phase::Over | Phase::Stopped => return Next::ReturnTo(0),
            Phase::Search => {}
        }
        let Node { start, next, .. } = self.nodes[e.len()];
        let left = self.left(e.len());
        // From a state that is new, one execution is brought to its end.
        let is_new = start == next && !left.is_empty();
        match self.workers.wanted() {
            Wanted::Everything if !is_new => return self.stop(),
            Wanted::Some => self.give(e),
            _ => {}
        }
        if left.is_empty() {
            return match e.len() == self.branch.way.len() {
                true => self.take_branch(),
                false => Next::return_from(e),
            };
        }
        // What is given away comes after the next step, but may have been removed from before it.
        let node = &mut self.nodes[e.len()];
        node.next += 1;
        Next::Step(self.steps[node.next - 1])
    }

    fn returned(&mut self, _: &Execution, _: &Event) {
        self.pop_node();
    }

    fn statistics(&self) -> Statistics {
        self.tally.statistics()
    }
}

/// Explores every state of a program once, with one worker for each observer, which sees what its worker
/// explores. The table of states is shared.
///
/// There may be a few executions more than the limit. Something must be enabled at the start. Gives up if the keys of
/// states turn out to be different in another run.
pub fn explore_states<P: Program + Sync, O: Observer<P::Run> + Send>(
    program: &P,
    limits: Limits<'_>,
    observers: Vec<O>,
) -> (Outcome, Vec<O>) {
    let (most, parts) = (limits.max_executions, vec![Branch::default()]);
    let workers = Arc::new(Workers::new(observers.len(), parts, Arc::default(), most));
    let table = Arc::new(Visited::default());
    let limits = Limits { max_executions: u64::MAX, ..limits };
    let unfinished = AtomicBool::new(false);
    let (mut outcome, observers) = workers.run(observers, |mut observer| {
        let run = program.start_with(limits.alarm);
        let mut worker = Worker::new(workers.clone(), table.clone());
        let outcome = explore(run, &mut worker, limits, &mut observer);
        if worker.phase != Phase::Over {
            workers.stop(None);
            unfinished.fetch_or(worker.has_left(), Ordering::Relaxed);
        }
        (outcome, observer)
    });
    let unfinished = unfinished.into_inner() || !workers.left().is_empty();
    if unfinished && workers.is_enough() {
        outcome.limits_hit.push(Limit::MaxExecutions);
    }
    (outcome, observers)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worker(states: &[u128]) -> Worker {
        let workers = Workers::new(2, Vec::new(), Arc::default(), u64::MAX);
        let mut worker = Worker::new(Arc::new(workers), Arc::default());
        for &state in states {
            assert_eq!(worker.table.visit_shared(state, OPEN), None);
            worker.nodes.push(Node { state, closes: true, start: 0, next: 0 });
        }
        worker
    }

    fn is_open(worker: &Worker, state: u128) -> bool {
        worker.table.visit_shared(state, OPEN) == Some(OPEN)
    }

    /// What leads to a branch is closed by whoever returns from there last: the worker that gave it away, or
    /// one that took it, or a part of it.
    #[test]
    fn ancestors_stay_open_until_everybody_has_returned() {
        let mut giver = worker(&[1, 2, 3]);
        let taken = giver.keep_open(1);
        let part_of_it = taken.clone();
        giver.pop_node();
        assert!(!is_open(&giver, 3), "nobody else has anything below it");
        giver.pop_node();
        giver.pop_node();
        giver.branch = Branch::default();
        assert!(is_open(&giver, 1) && is_open(&giver, 2));
        drop(taken);
        assert!(is_open(&giver, 1) && is_open(&giver, 2));
        drop(part_of_it);
        assert!(!is_open(&giver, 1) && !is_open(&giver, 2));
    }

    /// A second branch below the first one keeps everything above it open.
    #[test]
    fn ancestors_keep_those_above_them_open() {
        let mut giver = worker(&[1, 2]);
        let shallow = giver.keep_open(0);
        let deep = giver.keep_open(1);
        drop(shallow);
        (0..2).for_each(|_| giver.pop_node());
        giver.branch = Branch::default();
        assert!(is_open(&giver, 1) && is_open(&giver, 2));
        drop(deep);
        assert!(!is_open(&giver, 1) && !is_open(&giver, 2));
    }
}
