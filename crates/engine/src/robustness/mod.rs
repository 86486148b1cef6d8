//! Memory orders: whether a weaker memory model allows executions that sequential consistency does not.
//!
//! A program is *robust* against a memory model if every execution graph (events, program order `po`,
//! who reads from whom `rf`, the order `mo` of the writes of each location) that is consistent there is
//! sequentially consistent too. Then whatever was verified by exploring sequentially consistent
//! executions holds under that model. The definition and the idea to decide it along sequentially
//! consistent executions are those of Lahav and Margalit, "Robustness against Release/Acquire
//! Semantics" (PLDI 2019) and "Verifying Observational Robustness against a C11-Style Memory Model"
//! (2021); RC11 is that of Lahav, Vafeiadis, Kang, Hur and Dreyer, "Repairing Sequential
//! Consistency in C/C++11" (PLDI 2017), with the release sequences of C++20.
//!
//! Why it is enough to look at explored executions: a graph that is consistent but not sequentially
//! consistent stays consistent when its events are taken away, last ones first, until one more would
//! make it sequentially consistent. What is left is the beginning G of an explored execution E, and one
//! operation `op` that breaks it. `op` has no successor in `po` and `rf`, so a cycle leaves it for a
//! write that `op` comes before in `mo` or `fr`, and it comes back through `p`, the event before `op`
//! in its thread. So G may be cut down to D(p), what happens before `p` in the order ⊑ of the
//! exploration. Hence the check: for each event of E, and for each operation at which a thread waits at
//! the end of E, is there an older write in D(p) after which `op` may come, or which it may read,
//! although D(p) has a newer one?
//!
//! | | here |
//! |---|---|
//! | coherence: the write is not older than what `p` knows by happens-before | [`Robustness::inspect`] |
//! | the operation is possible with the older value, and there is a gap for what it writes | [`Robustness::consider`] |
//! | the axiom about seq_cst accesses and fences | [`psc`] |
//! | happens-before | [`crate::synchronisation`] |
//! | the same for x86, whose model needs no such axiom | [`tso`] |
//!
//! Plain accesses are left to the check for data races: where there is none, they see what happens
//! before them. Calls on synchronisation objects are chains of read-modify-writes, which leave no gap;
//! only failed attempts can be stale. Not decided are atomic accesses to overlapping ranges of different
//! sizes, which the models do not have, and atomic sections.

mod graph;
mod kinds;
mod psc;
mod tso;

use crate::execution::Execution;
use crate::objects::some;
use crate::program::Pending;
use crate::returns::Prefix;
use crate::synchronisation::{Calls, Orders, Synchronisation};
use kinds::{is_access, is_attempt, is_strong, order_of, reads_and_writes, touches};
use mazurka_trace::{Action, Effect, Event, MemoryModel, MemoryOrder, Object, Op, ThreadId};
use tso::Views;

/// An execution that the memory model allows and sequential consistency does not: what comes before an
/// event of an explored execution, and then an operation that reads or overtakes an older write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeakExecution {
    /// Who performs the operation.
    pub thread: ThreadId,
    /// The position of the operation in the explored execution, unless the thread waits there forever.
    pub position: Option<usize>,
    /// The position of the event before it in its thread, or of the one that created the thread.
    pub pred: usize,
    /// The position of the older write, or nothing if that is the initial value.
    pub older: Option<usize>,
    /// The position of the write after that, which the operation overtakes.
    pub overtaken: usize,
    /// The word that the operation finds in its object.
    pub word: u64,
    /// How the operation touches its object then.
    pub effect: Effect,
    /// Its memory order then.
    pub order: MemoryOrder,
}

/// Why it is not decided whether a program is robust.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undecided {
    /// Atomic accesses to ranges that overlap without being equal; the positions of two of them.
    Overlap(usize, usize),
    /// An atomic section, and its position.
    Section(usize),
    /// A read-modify-write that the exploration does not order with others of its kind, and its position.
    Update(usize),
    /// A message of a handler, and its position: under TSO it is not known what is done between two.
    Message(usize),
    /// An iteration of a loop was cut off in which something was written: what others may read of it
    /// under the memory model was not looked at.
    Cut,
}

/// An operation of which is asked what else it may read or overtake.
#[derive(Clone, Copy, Debug)]
struct Next {
    thread: ThreadId,
    object: Object,
    action: Action,
    /// The number of its object.
    number: u32,
    /// The position, if it was performed.
    position: Option<usize>,
    pred: usize,
    /// The latest access of its object before it.
    latest: Option<usize>,
    /// Its effect and its memory order, if it was performed.
    known: Option<(Effect, MemoryOrder)>,
}

/// Decides robustness against a memory model, one explored execution after the other.
#[derive(Debug)]
pub struct Robustness {
    prefix: Prefix,
    /// The memory orders of the events.
    orders: Vec<MemoryOrder>,
    /// Happens-before, as far as something has asked for it: where everything is seq_cst nothing does.
    sync: Synchronisation,
    /// What is needed for x86, if that is the model; else it is RC11.
    views: Option<Views>,
    /// The position of the first atomic access or fence weaker than seq_cst, or of the first wake-up, which the
    /// exploration orders and the standard does not.
    weak: Option<usize>,
    /// The position of the first read-modify-write that the exploration does not order with others.
    unordered: Option<usize>,
    /// The positions of seq_cst fences.
    fences: Vec<usize>,
    found: Vec<WeakExecution>,
    undecided: Option<Undecided>,
}

impl Robustness {
    /// Nothing has been looked at. Sequential consistency is weaker than nothing: RC11 stands for it.
    pub fn new(model: MemoryModel) -> Robustness {
        Robustness {
            prefix: Prefix::default(),
            orders: Vec::new(),
            sync: Synchronisation::new(Calls::All),
            views: (model == MemoryModel::X86).then(Views::default),
            weak: None,
            unordered: None,
            fences: Vec::new(),
            found: Vec::new(),
            undecided: None,
        }
    }

    /// The weak executions that begin as `e` does; the run from which the orders come is at its end. The exploration must order all
    /// read-modify-writes of an object, and all messages of a handler.
    pub fn look<O: Orders>(&mut self, e: &Execution, orders: &O) -> &[WeakExecution] {
        let known = self.keep_common(e);
        self.orders.truncate(known);
        self.weak = self.weak.filter(|&at| at < known);
        self.unordered = self.unordered.filter(|&at| at < known);
        self.fences.truncate(self.fences.partition_point(|&at| at < known));
        self.found.retain(|weak| weak.position.is_some_and(|at| at < known));
        for k in known..e.len() {
            let order = orders.performed(k, e.effect_of(k));
            let quick = self.views.is_none() && !self.is_weak() && is_strong(e, orders, k, order);
            if !quick && let Some(next) = performed(e, k, order) {
                self.inspect(e, orders, &next);
            }
            self.prefix.extend();
            self.orders.push(order);
            if let Some(views) = &mut self.views {
                views.extend(e, order);
            }
            if matches!(e.effect_of(k), Effect::Update(_)) {
                self.unordered = self.unordered.or(Some(k));
            }
            if !quick {
                self.note(e, k);
            }
        }
        if e.cut_writes() {
            self.give_up(Undecided::Cut);
        }
        if let (Some(_), Some(at)) = (self.weak, self.unordered) {
            self.give_up(Undecided::Update(at));
        }
        for thread in e.threads() {
            if let Some(next) = pending(e, thread) {
                self.inspect(e, orders, &next);
            }
        }
        &self.found
    }

    /// Forgets what is not in `e`, and says how many events are left.
    fn keep_common(&mut self, e: &Execution) -> usize {
        let known = self.prefix.keep(e);
        self.sync.keep(known, e);
        let Some(views) = &mut self.views else { return known };
        let known = if views.stride() == e.clocks.width() { known } else { 0 };
        self.prefix.truncate(known);
        views.keep(known, e.clocks.width());
        known
    }

    /// Whether something weak is among the events so far.
    fn is_weak(&self) -> bool {
        self.weak.is_some()
    }

    /// Makes sure that happens-before is known of the first events.
    fn order_first(&mut self, e: &Execution, count: usize) {
        self.sync.know(e, &self.orders[..count]);
    }

    /// Why it is not decided whether the program is robust, if it is not; positions are those of the
    /// first execution for which this is said.
    pub fn undecided(&self) -> Option<Undecided> {
        self.undecided
    }

    /// Notes what an event means for later ones.
    fn note(&mut self, e: &Execution, k: usize) {
        let Event { op, effect, .. } = e.event(k);
        let mut weak = false;
        match op {
            Op::On(Object::EVERYTHING, _) => self.give_up(Undecided::Section(k)),
            Op::On(_, action) => {
                weak = match order_of(action, effect, self.orders[k]) {
                    MemoryOrder::SeqCst | MemoryOrder::Plain => false,
                    _ => is_access(action) || effect == Effect::Read || action == Action::Wake,
                };
                if e.has_overlaps(e.records[k].object) {
                    self.note_overlap(e, k);
                }
            }
            Op::Fence if self.orders[k] == MemoryOrder::SeqCst => self.fences.push(k),
            Op::Fence => weak = true,
            Op::Post(_) if self.views.is_some() => self.give_up(Undecided::Message(k)),
            _ => {}
        }
        if weak {
            self.weak = self.weak.or(Some(k));
        }
    }

    /// Gives up if an access of another size to the same memory is not ordered before, and one of the
    /// two is atomic: neither the models nor the order of the exploration mean much there.
    fn note_overlap(&mut self, e: &Execution, k: usize) {
        let number = e.records[k].object;
        self.order_first(e, k + 1);
        let mut found = None;
        e.accesses_to(number, |at| {
            let atomic = self.is_atomic(k) || at < k && self.is_atomic(at);
            let differs =
                at < k && e.records[at].object != number && !self.sync.is_before(e, at, k);
            if differs && atomic && touches(e.effect_of(at)) {
                found = Some(at);
            }
            found.is_none()
        });
        if let Some(at) = found {
            self.give_up(Undecided::Overlap(at, k));
        }
    }

    fn give_up(&mut self, why: Undecided) {
        self.undecided = self.undecided.or(Some(why));
    }

    /// Looks for older writes that an operation may read or overtake: back along the accesses of its
    /// object until a write that is known to the thread.
    fn inspect<O: Orders>(&mut self, e: &Execution, orders: &O, next: &Next) {
        if self.is_surely_strong(orders, next) {
            return;
        }
        if self.views.is_none() || e.has_overlaps(next.number) {
            self.order_first(e, next.position.unwrap_or(e.len()));
        }
        let past = e.clock(next.pred);
        // The next newer write, and whether the thread knows of a read of something not older than it.
        let (mut newer, mut read) = (None, false);
        let mut chain = Chain::new(e, next);
        while let Some(at) = chain.next(e) {
            let event = &e.event(at);
            if !past.counts(event.id()) {
                continue;
            }
            let known = match &self.views {
                Some(views) => views.is_known(event, next),
                None => self.sync.is_before(e, at, next.pred),
            };
            let other = e.records[at].object != next.number;
            if other && !known && !self.sync.is_before(e, at, next.pred) {
                return self.give_up(Undecided::Overlap(at, next.position.unwrap_or(next.pred)));
            }
            if event.effect.modifies() {
                if let Some(newer) = newer {
                    self.consider(e, orders, next, Some(at), newer);
                }
                newer = Some(at);
                if known || read {
                    return;
                }
            } else if known && event.effect == Effect::Read {
                if newer.is_none() {
                    return;
                }
                read = true;
            }
        }
        if let Some(newer) = newer {
            self.consider(e, orders, next, None, newer);
        }
    }

    /// Whether the operation and all atomic accesses before it are seq_cst, or it is not atomic.
    fn is_surely_strong<O: Orders>(&self, orders: &O, next: &Next) -> bool {
        let weak = self.views.is_some() || self.is_weak();
        let order = |effect| next.order(orders, effect);
        match next.action {
            Action::Load | Action::Store(_) | Action::Await(_) | Action::Rmw { .. } => {
                let order = order(next.action.effect(0, next.object.size));
                order == MemoryOrder::Plain || order == MemoryOrder::SeqCst && !weak
            }
            Action::ExchangeAwait { .. } => !weak && order(Effect::Write) == MemoryOrder::SeqCst,
            Action::CompareExchange { .. } => {
                let strong = |effect| order(effect) == MemoryOrder::SeqCst;
                !weak && strong(Effect::Read) && strong(Effect::Write)
            }
            action => !is_attempt(action),
        }
    }

    /// Whether the operation may read the write at `older`, or follow it in the order of writes, instead
    /// of the newer one. It is known to be coherent.
    fn consider<O: Orders>(
        &mut self,
        e: &Execution,
        orders: &O,
        next: &Next,
        older: Option<usize>,
        newer: usize,
    ) {
        let (size, word) = (next.object.size, e.event(newer).old);
        let anything = older.is_none() && orders.found_undefined(newer, next.object);
        if !anything && !next.action.enabled(word, size) {
            return;
        }
        let either = anything && matches!(next.action, Action::CompareExchange { .. });
        let effect = next.action.effect(word, size);
        let other = if effect == Effect::Read { Effect::Write } else { Effect::Read };
        for effect in std::iter::once(effect).chain(either.then_some(other)) {
            if effect.modifies() && reads_and_writes(&e.event(newer).op) {
                continue;
            }
            let order = next.order(orders, effect);
            let (thread, position, pred) = (next.thread, next.position, next.pred);
            let overtaken = newer;
            let weak =
                WeakExecution { thread, position, pred, older, overtaken, word, effect, order };
            if self.views.is_some() || self.is_consistent(e, next, &weak) {
                return self.found.push(weak);
            }
        }
    }

    /// The memory order of an event. Calls on synchronisation objects acquire and release; attempts
    /// that fail are relaxed.
    fn order(&self, e: &Execution, k: usize) -> MemoryOrder {
        let event = &e.event(k);
        match event.op {
            Op::On(_, action) => order_of(action, event.effect, self.orders[k]),
            _ => self.orders[k],
        }
    }

    fn is_atomic(&self, k: usize) -> bool {
        self.orders[k] != MemoryOrder::Plain
    }
}

impl Next {
    /// The memory order of the operation if it touches its object so.
    fn order<O: Orders>(&self, orders: &O, effect: Effect) -> MemoryOrder {
        let order = match (self.known, self.position) {
            (Some((known, order)), _) if known == effect => order,
            (_, Some(position)) => orders.performed(position, effect),
            (_, None) => orders.pending(self.thread, effect),
        };
        order_of(self.action, effect, order)
    }
}

/// The operation that was performed at `k`, unless it is the first of all or has no object.
fn performed(e: &Execution, k: usize, order: MemoryOrder) -> Option<Next> {
    let Event { op: Op::On(object, action), thread, effect, .. } = e.event(k) else {
        return None;
    };
    let (number, position, pred) = (e.records[k].object, Some(k), e.pred(k)?);
    let (latest, known) = (some(e.records[k].prev.access), Some((effect, order)));
    Some(Next { thread, object, action, number, position, pred, latest, known })
}

/// The operation that a thread would perform next after E.
fn pending(e: &Execution, thread: ThreadId) -> Option<Next> {
    let Pending::Op { op: Op::On(object, action), .. } = e.pending(thread) else { return None };
    let number = e.pending_object(thread)?;
    let latest = some(e.objects.latest(number).access);
    let pred = e.last_of(thread)?;
    let (position, known) = (None, None);
    Some(Next { thread, object, action, number, position, pred, latest, known })
}

/// The accesses before an operation to its object and to what overlaps it, latest first.
enum Chain {
    Own(Option<usize>),
    Merged(Vec<usize>),
}

impl Chain {
    fn new(e: &Execution, next: &Next) -> Chain {
        if !e.has_overlaps(next.number) {
            return Chain::Own(next.latest);
        }
        let mut all = Vec::new();
        e.accesses_to(next.number, |at| {
            let section = e.event(at).op.object() == Some(Object::EVERYTHING);
            if next.position.is_none_or(|position| at < position) && !section {
                all.push(at);
            }
            true
        });
        all.sort_unstable();
        Chain::Merged(all)
    }

    #[inline]
    fn next(&mut self, e: &Execution) -> Option<usize> {
        match self {
            Chain::Own(at) => {
                let next = (*at)?;
                *at = some(e.records[next].prev.access);
                Some(next)
            }
            Chain::Merged(all) => all.pop(),
        }
    }
}

impl Execution {
    /// Whether iterations were cut off, in whichever execution so far, in which a thread wrote something
    /// else than what it found, or several threads took part. What was cut off otherwise are reads, and
    /// writes of the value that was there.
    fn cut_writes(&self) -> bool {
        self.cuts.as_ref().is_some_and(|cuts| cuts.writes)
    }
}

/// Whether an event leaves something else than it found, for all that others can see.
pub(crate) fn writes(event: &Event) -> bool {
    let Op::On(object, action) = event.op else { return false };
    let rewrites = !matches!(action, Action::Store(_))
        && action.apply(event.thread, event.old, object.size) == event.old;
    event.effect != Effect::Read && !rewrites
}
