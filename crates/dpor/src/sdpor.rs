//! Stateful dynamic partial-order reduction: persistent sets, and no state explored twice.
//!
//! Paper: Yang, Chen, Gopalakrishnan, Kirby, "Efficient Stateful Dynamic Partial Order Reduction",
//! SPIN 2008. Figures 5 to 7 as printed lose executions; what is here is the repaired form, and
//! `docs/algorithms/sdpor.md` has the programs that show why.
//!
//! A state that was reached before is not explored again. But what would follow it may conflict with the
//! events on the stack that led to it this time, so each state keeps a *summary* of all operations that
//! may follow, and reaching it again adds to the backtrack sets what following them would have added.
//!
//! | paper                                   | here                                      |
//! |-----------------------------------------|-------------------------------------------|
//! | S, s.enabled, s.backtrack, s.done       | `backtrack::Node` for each prefix of E    |
//! | H (Fig. 5 lines 4, 9)                   | `Visited`, by `Execution::state`          |
//! | U (line 5)                              | `Sdpor::following`                        |
//! | G (line 19)                             | `Graph`, with [`Summary::Graph`]          |
//! | lines 5–7                               | `Sdpor::revisit`                          |
//! | lines 9–13                              | `Sdpor::discover`                         |
//! | lines 14–22                             | `next`, `returned`                        |
//! | UPDATEBACKTRACKSETS (Fig. 6) lines 2–3  | `Swaps`                                   |
//! | lines 5–10                              | `Backtracks::add_towards`                 |
//! | NEXTLOCAL (Fig. 4), s_a (Fig. 7)        | `mazurka_engine::capture`                 |
//!
//! Deviations, of which the first five are repairs:
//! 1. The latest dependent transition must not happen before the operation, as in Flanagan and
//!    Godefroid's algorithm (Fig. 6 line 3 has lost that).
//! 2. The next operations of *all* threads count, also of those that are blocked (lines 5 and 10).
//! 3. For an operation of a summary *all* dependent transitions are taken that do not happen before
//!    one another's later ones, not only the latest: the path from the state to the operation is not
//!    at hand, and through it the latest one may happen before the operation.
//! 4. Summaries belong to states, which makes them exact. The graph of the paper gets its edges also
//!    where a path runs into a known state, and to all next operations; without that, operations that
//!    can be reached are missing from it.
//! 5. A state that is reached again while what follows it is still being explored lies on a cycle. All
//!    states of the stack that lie on the cycle are fully expanded, and what follows them is compared
//!    with the events before them when all of it is known (`Sdpor::close`): when the search returns from
//!    the root of their strongly connected component, which is found as in Tarjan's algorithm.
//! 6. An operation of a thread that does not exist yet is looked at through the closest ancestor that
//!    does: this one has to move first, and what happens before it happens before the operation.
//! 7. Values are no part of operations; a thread in a backtrack set is explored with all alternatives.
//!
//! Every state counts as visited from the moment at which it is first reached, so the state graph that is
//! explored has as many transitions as `steps`.

use crate::backtrack::Backtracks;
use crate::graph::Graph;
use crate::operations::{Operation, OperationSet, Operations, Summaries, members};
use crate::policy::Policy;
use crate::swaps::Swaps;
use crate::visited::Visited;
use mazurka_engine::dependence::may_conflict;
use mazurka_engine::{Algorithm, Context, Execution, Needs, Next, Statistics};
use mazurka_trace::{Event, ThreadId};

/// How it is known what may follow a state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Summary {
    /// Each state keeps the set of operations that may follow it.
    #[default]
    State,
    /// One graph for the whole program, as in the paper.
    Graph,
}

impl std::str::FromStr for Summary {
    type Err = String;

    fn from_str(name: &str) -> Result<Summary, String> {
        match name {
            "state" => Ok(Summary::State),
            "graph" => Ok(Summary::Graph),
            _ => Err("what may follow is kept by state or as one graph".into()),
        }
    }
}

/// The five repairs. They are switched off only by tests which show that each is needed.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the names are those of the deviations above")]
pub struct Repairs {
    pub happens_before: bool,
    pub blocked: bool,
    pub frontier: bool,
    pub edges: bool,
    pub cycles: bool,
}

impl Default for Repairs {
    fn default() -> Repairs {
        Repairs { happens_before: true, blocked: true, frontier: true, edges: true, cycles: true }
    }
}

/// Marks the number in the table of a state of which it is not known yet all that may follow: the other bits
/// are its index in [`Sdpor::open`].
const OPEN: u32 = 1 << 31;

/// What is known of one prefix of E besides its backtrack set.
#[derive(Debug, Default)]
struct Frame {
    key: u128,
    /// Whether it leads to a state that was reached before.
    known: bool,
    /// The index of its state among the open ones.
    index: usize,
    /// The smallest index of a state on the stack that is known to be reachable from here.
    low: usize,
    /// Whether its state lies on a cycle.
    cyclic: bool,
    /// What may follow, as far as it has been explored.
    summary: OperationSet,
    /// The number of the operation that was taken last.
    taken: Option<u32>,
}

/// The algorithm.
#[derive(Debug, Default)]
pub struct Sdpor {
    policy: Policy,
    kind: Summary,
    repairs: Repairs,
    nodes: Backtracks,
    frames: Vec<Frame>,
    visited: Visited,
    operations: Operations,
    summaries: Summaries,
    graph: Graph,
    /// For each thread the one that created it.
    parents: Vec<Option<ThreadId>>,
    swaps: Swaps,
    revisited: u64,
    /// The states of which it is not known yet all that may follow, in the order in which they were
    /// reached.
    open: Vec<u128>,
    /// How often the graph lacked something that the summary of a state has.
    lacking: u64,
}

impl Sdpor {
    /// With the given rule for the first thread to explore from each state.
    pub fn new(policy: Policy, kind: Summary) -> Sdpor {
        Sdpor { policy, kind, ..Sdpor::default() }
    }

    /// With repairs switched off.
    #[doc(hidden)]
    pub fn broken(policy: Policy, kind: Summary, repairs: Repairs) -> Sdpor {
        let mut swaps = Swaps::default();
        swaps.happens_before = repairs.happens_before;
        Sdpor { policy, kind, repairs, swaps, ..Sdpor::default() }
    }

    /// How often lemma 2 of the paper, "the graph has all that may follow", was seen to be wrong.
    #[doc(hidden)]
    pub fn lacking(&self) -> u64 {
        self.lacking
    }

    /// A new frame, whose summary is what is pending.
    fn push_frame(&mut self, e: &Execution, key: u128) {
        if self.frames.len() <= e.len() {
            self.frames.push(Frame::default());
        }
        let frame = &mut self.frames[e.len()];
        (frame.key, frame.known, frame.taken) = (key, false, None);
        (frame.index, frame.low, frame.cyclic) = (self.open.len(), self.open.len(), false);
        frame.summary.clear();
        for p in e.threads().filter(|&p| self.repairs.blocked || e.enabled().contains(p)) {
            if let Some(number) = self.operations.pending(e, p) {
                frame.summary.insert(number);
            }
        }
        if let Some(last) = e.len().checked_sub(1).and_then(|parent| self.frames[parent].taken)
            && self.kind == Summary::Graph
            && self.repairs.edges
        {
            self.graph.follow(last, &self.frames[e.len()].summary);
        }
    }

    /// E leads to a new state.
    fn discover(&mut self, e: &Execution) {
        self.open.push(self.frames[e.len()].key);
        let first = self.policy.pick(e, |_| true);
        self.nodes.arrive(e, first);
        let Some(event) = &e.last() else { return };
        for p in e.threads() {
            let Some(number) = self.operations.pending(e, p) else { continue };
            let operation = self.operations.get(number);
            // What has neither moved nor got a new conflict was dealt with at a shorter prefix.
            let moved = p == event.thread || event.op.creates() == Some(p);
            let affected = match self.repairs.blocked {
                true => moved || may_conflict(event, &operation.op),
                false => e.enabled().contains(p),
            };
            if affected {
                self.update(e, &operation, false);
            }
        }
    }

    /// E leads to a state that was reached before and has the given summary: everything that may
    /// follow is compared with the events that led here.
    fn revisit(&mut self, e: &Execution, number: u32) {
        self.revisited += 1;
        self.nodes.arrive(e, None);
        let summary = self.summaries.get(number);
        for number in self.following(e, &summary) {
            let operation = self.operations.get(number);
            self.update(e, &operation, self.repairs.frontier);
        }
        let frame = &mut self.frames[e.len()];
        frame.known = true;
        frame.summary.add(&summary);
    }

    /// E leads to the open state with this index, from which the search has not returned for good: a cycle.
    /// Whatever the states on it defer might be deferred forever, so they defer nothing.
    fn meet_cycle(&mut self, e: &Execution, index: usize) {
        self.revisited += 1;
        self.nodes.arrive(e, None);
        // The state was reached from the last state on the stack that is not younger, and is still open
        // because that one can be reached from it.
        let after = self.frames[..e.len()].partition_point(|frame| frame.index <= index);
        let start = after.saturating_sub(1);
        let low = self.frames[start].index;
        let frame = &mut self.frames[e.len()];
        (frame.known, frame.low) = (true, low);
        if self.repairs.cycles {
            (start..e.len()).for_each(|position| self.nodes.expand(position));
        }
        self.frames[start..e.len()].iter_mut().for_each(|frame| frame.cyclic = true);
    }

    /// Everything from E has been explored. If its state is the root of a component, all that may follow
    /// the states in it is known now. Whoever came back to one of them has not compared that with the
    /// events before E.
    fn close(&mut self, e: &Execution) {
        let frame = &self.frames[e.len()];
        if frame.known || frame.low < frame.index {
            return;
        }
        let number = self.summaries.intern(&frame.summary);
        let (index, cyclic) = (frame.index, frame.cyclic);
        for key in self.open.drain(index..) {
            self.visited.set(key, number);
        }
        if cyclic && self.repairs.cycles {
            let summary = self.summaries.get(number);
            for number in members(&summary) {
                let operation = self.operations.get(number);
                self.update(e, &operation, true);
            }
        }
    }

    /// What may follow a state that was reached before.
    fn following(&mut self, e: &Execution, summary: &[u64]) -> Vec<u32> {
        if self.kind == Summary::State {
            return members(summary).collect();
        }
        let reachable = self.graph.reachable(&self.frames[e.len()].summary);
        let lacks = |&number: &u32| !reachable.contains(number);
        self.lacking += members(summary).filter(lacks).count() as u64;
        assert!(
            !self.repairs.edges || self.lacking == 0,
            "the graph lacks what may follow a state"
        );
        reachable.iter().collect()
    }

    /// Adds to backtrack sets what makes the operation go before events that it could be swapped
    /// with: the latest, or all that do not happen before later ones of them.
    fn update(&mut self, e: &Execution, operation: &Operation, all: bool) {
        let who = self.mover(e, operation.thread);
        for &i in self.swaps.find(e, operation, who, all) {
            self.nodes.add_towards(e, i, who);
        }
    }

    /// Who has to move first so that `thread` may do something: it, or the closest ancestor that
    /// exists.
    fn mover(&self, e: &Execution, thread: ThreadId) -> ThreadId {
        let mut who = thread;
        while e.is_unborn(who) {
            match self.parents.get(who.index()).copied().flatten() {
                Some(parent) => who = parent,
                None => break,
            }
        }
        who
    }

    /// Notes who created a thread.
    fn note_creation(&mut self, e: &Execution) {
        let Some(event) = &e.last() else { return };
        if let Some(child) = event.op.creates() {
            if self.parents.len() <= child.index() {
                self.parents.resize(child.index() + 1, None);
            }
            self.parents[child.index()] = Some(event.thread);
        }
    }
}

impl Algorithm for Sdpor {
    fn needs(&self) -> Needs {
        Needs { states: true, in_full: true, ..Needs::default() }
    }

    fn arrive(&mut self, at: &mut Context<'_>) {
        let e = at.e;
        let Some(key) = at.state else { panic!("the program does not show its states") };
        self.note_creation(e);
        self.push_frame(e, key);
        match self.visited.visit(key, OPEN | self.open.len() as u32) {
            None => self.discover(e),
            Some(number) if number & OPEN != 0 => self.meet_cycle(e, (number & !OPEN) as usize),
            Some(summary) => self.revisit(e, summary),
        }
    }

    fn next(&mut self, at: &mut Context<'_>) -> Next {
        let e = at.e;
        let over = e.is_maximal() || self.frames[e.len()].known;
        let Some(choice) = self.nodes.next(e, |_| true).filter(|_| !over) else {
            self.close(e);
            return Next::return_from(e);
        };
        let taken = self.operations.pending(e, choice.thread);
        if let (Summary::Graph, false, Some(taken)) = (self.kind, self.repairs.edges, taken)
            && let Some(last) = e.len().checked_sub(1).and_then(|parent| self.frames[parent].taken)
        {
            self.graph.follow(last, &OperationSet::of(taken));
        }
        self.frames[e.len()].taken = taken;
        Next::Step(choice)
    }

    fn returned(&mut self, e: &Execution, event: &Event) {
        self.nodes.returned(e, event);
        let (frames, children) = self.frames.split_at_mut(e.len() + 1);
        let (frame, child) = (&mut frames[e.len()], &children[0]);
        frame.summary.add(child.summary.words());
        frame.low = frame.low.min(child.low);
    }

    fn statistics(&self) -> Statistics {
        let (states, revisited) = (Some(self.visited.len()), Some(self.revisited));
        Statistics { states, revisited, ..Statistics::default() }
    }
}
