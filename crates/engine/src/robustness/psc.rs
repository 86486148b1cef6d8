//! The axiom of RC11 about seq_cst: `psc_base ∪ psc_F` has no cycle, with
//!
//! ```text
//! scb      = po ∪ (po|≠loc ; hb ; po|≠loc) ∪ hb|loc ∪ mo ∪ fr
//! psc_base = ([Esc] ∪ [Fsc];hb?) ; scb ; ([Esc] ∪ hb?;[Fsc])
//! psc_F    = [Fsc] ; (hb ∪ hb;eco;hb) ; [Fsc]          eco = (rf ∪ mo ∪ fr)⁺
//! ```
//!
//! The graph is D(p) and the operation. The start and the end of a thread are events of their own,
//! between its creation and its first event and between its last and a join: otherwise `po|≠loc ; hb ;
//! po|≠loc` would miss them.

use super::graph::Relation;
use super::{Next, Robustness, WeakExecution, is_access, reads_and_writes};
use crate::execution::Execution;
use mazurka_trace::{Action, Effect, MemoryOrder, Op};
use rustc_hash::FxHashMap;

/// An event of the graph.
struct Node {
    what: What,
    thread: usize,
    /// Its place in its thread.
    place: u64,
    location: Option<u32>,
    /// The place of the write that it reads in the order of writes of its location, and its own there.
    reads: Option<u32>,
    writes: Option<u32>,
    /// Whether it is a seq_cst access, or a seq_cst fence.
    access: bool,
    fence: bool,
}

#[derive(Clone, Copy)]
enum What {
    Event(usize),
    /// The start of a thread that the event at this position created.
    Start(usize),
    /// The end of a thread, whose last event is this and which this one joins.
    End(usize, usize),
    Operation,
}

/// The graph, as far as its nodes do not say it.
struct Graph<'a> {
    of: &'a Robustness,
    e: &'a Execution,
    nodes: Vec<Node>,
    /// What happens before the operation.
    row: &'a [u32],
}

impl Robustness {
    /// Whether the axiom holds where an operation reads or overtakes an older write. It holds without the
    /// operation, which is last in its thread.
    pub(super) fn is_consistent(&self, e: &Execution, next: &Next, weak: &WeakExecution) -> bool {
        // What it would acquire comes before the older write in E, and whatever it leads to after the newer
        // one; so no cycle needs that, and what happens before its predecessor is enough.
        let row = self.sync.clock.row(weak.pred);
        let sc = weak.order == MemoryOrder::SeqCst && is_access(next.action);
        let before = |&&at: &&usize| {
            let event = &e.event(at);
            row[event.thread.index()] > event.index
        };
        // Nothing leads through an operation that is not seq_cst and that no seq_cst fence precedes.
        if !sc && self.fences.iter().find(before).is_none() {
            return true;
        }
        let mut graph = Graph { of: self, e, nodes: Vec::new(), row };
        graph.add_events(weak.pred);
        graph.add_starts_and_ends(weak.pred);
        graph.add_operation(next, weak, sc);
        !graph.psc().is_cyclic()
    }
}

impl Graph<'_> {
    /// The events of D(p).
    fn add_events(&mut self, p: usize) {
        let e = self.e;
        let past = e.clock(p);
        let mut writes: FxHashMap<u32, u32> = FxHashMap::default();
        for (at, event) in e.events_in(0..self.of.sync.len()).enumerate() {
            if !past.counts(event.id()) {
                continue;
            }
            let sc = self.of.order(e, at) == MemoryOrder::SeqCst;
            let mut node = Node {
                what: What::Event(at),
                thread: event.thread.index(),
                place: u64::from(event.index) + 1,
                location: None,
                reads: None,
                writes: None,
                access: false,
                fence: event.op == Op::Fence && sc,
            };
            if let Op::On(_, action) = event.op
                && matches!(event.effect, Effect::Read | Effect::Write)
            {
                let number = e.records[at].object;
                let count = writes.entry(number).or_default();
                node.location = Some(number);
                node.reads = (event.effect == Effect::Read || reads_and_writes(&event.op))
                    .then_some(2 * *count);
                if event.effect == Effect::Write {
                    *count += 1;
                    node.writes = Some(2 * *count);
                }
                node.access = sc && is_access(action);
            }
            self.nodes.push(node);
        }
    }

    /// The starts and ends of threads. Those without events are not needed.
    fn add_starts_and_ends(&mut self, p: usize) {
        let e = self.e;
        let past = e.clock(p);
        let blank = |what, thread, place| {
            let (location, reads, writes) = (None, None, None);
            Node { what, thread, place, location, reads, writes, access: false, fence: false }
        };
        for (at, event) in e.events_in(0..self.of.sync.len()).enumerate() {
            if !past.counts(event.id()) {
                continue;
            }
            if let Some(child) = event.op.creates() {
                self.nodes.push(blank(What::Start(at), child.index(), 0));
            }
            if let Op::Join(target) = event.op
                && let Some(last) = e.last_of(target)
                && e.thread_of(last) == target
            {
                self.nodes.push(blank(What::End(last, at), target.index(), u64::MAX));
            }
        }
    }

    fn add_operation(&mut self, next: &Next, weak: &WeakExecution, sc: bool) {
        let older = weak.older.map_or(0, |older| {
            let this = |node: &&Node| matches!(node.what, What::Event(at) if at == older);
            self.nodes.iter().find(this).and_then(|node| node.writes).unwrap_or(0)
        });
        let reads = !matches!(next.action, Action::Store(_));
        self.nodes.push(Node {
            what: What::Operation,
            thread: weak.thread.index(),
            place: u64::MAX - 1,
            location: Some(next.number),
            reads: reads.then_some(older),
            writes: weak.effect.modifies().then_some(older + 1),
            access: sc,
            fence: false,
        });
    }

    /// The relation of the axiom.
    fn psc(&self) -> Relation {
        let n = self.nodes.len();
        let node = |a: usize| &self.nodes[a];
        let po = Relation::new(n, |a, b| self.program_order(a, b));
        let hb = Relation::new(n, |a, b| a != b && self.happens_before(a, b));
        let same =
            |a: usize, b: usize| node(a).location.is_some() && node(a).location == node(b).location;
        let conflict = |a: usize, b: usize| a != b && same(a, b) && before(node(a), node(b));
        let eco =
            |a: usize, b: usize| conflict(a, b) || a != b && same(a, b) && seen(node(a), node(b));
        let elsewhere = Relation::new(n, |a, b| self.program_order(a, b) && !same(a, b));
        let here = Relation::new(n, |a, b| same(a, b) && a != b && self.happens_before(a, b));
        let scb =
            po.or(&elsewhere.then(&hb).then(&elsewhere)).or(&here).or(&Relation::new(n, conflict));
        let (access, fence) = (|a: usize| node(a).access, |a: usize| node(a).fence);
        let or_equal = hb.clone().reflexive();
        let from = Relation::new(n, |a, b| a == b && access(a))
            .or(&or_equal.clone().between(fence, |_| true));
        let to =
            Relation::new(n, |a, b| a == b && access(a)).or(&or_equal.between(|_| true, fence));
        let base = from.then(&scb).then(&to);
        let fences =
            hb.clone().or(&hb.then(&Relation::new(n, eco)).then(&hb)).between(fence, fence);
        base.or(&fences)
    }

    fn program_order(&self, a: usize, b: usize) -> bool {
        let (a, b) = (&self.nodes[a], &self.nodes[b]);
        a.thread == b.thread && a.place < b.place
    }

    fn happens_before(&self, a: usize, b: usize) -> bool {
        if self.program_order(a, b) {
            return true;
        }
        let row = match self.nodes[b].what {
            What::Event(at) | What::Start(at) => self.of.sync.clock.row(at),
            What::End(last, _) => self.of.sync.clock.row(last),
            What::Operation => self.row,
        };
        let sees = |at: usize| {
            let event = &self.e.event(at);
            row[event.thread.index()] > event.index
        };
        match self.nodes[a].what {
            What::Event(at) => sees(at),
            What::Start(_) => row[self.nodes[a].thread] > 0,
            What::End(_, joined) => sees(joined),
            What::Operation => false,
        }
    }
}

/// Whether `a` comes before `b`, which writes, in the order of writes, or reads what does.
fn before(a: &Node, b: &Node) -> bool {
    let Some(place) = b.writes else { return false };
    a.writes.is_some_and(|a| a < place) || a.reads.is_some_and(|a| a < place)
}

/// Whether `b` reads `a`, or something newer than what `a` wrote or read.
fn seen(a: &Node, b: &Node) -> bool {
    let Some(read) = b.reads else { return false };
    a.writes.is_some_and(|a| a <= read) || a.reads.is_some_and(|a| a < read)
}
