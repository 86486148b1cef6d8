//! Repairs: the weakest memory orders that rule out all weak executions that were found.
//!
//! Nothing has to be explored for that. Executions under sequential consistency do not depend on memory
//! orders, and stronger orders only take executions away. So each execution that was found is kept, and
//! a proposal is tried on all of them: everything acquires and releases, or everything is seq_cst where that is
//! not enough; then one access after the other is lowered as far as all executions stay ruled out.

use crate::checkable::Checkable;
use mazurka_engine::{Alarm, Execution, Orders, Replay, Robustness, Run, WeakExecution};
use mazurka_report::{OtherOrder, operation_in_words};
use mazurka_trace::{
    Action, Effect, Event, Location, MemoryModel, MemoryOrder, Object, Op, ThreadId, TraceStep,
};

use std::sync::Arc;

/// So many executions are kept; others of a program that has more are not tried.
const MOST: usize = 64;

/// A weak execution that was found: the events of the explored one, and what else is allowed there.
struct Found {
    events: Vec<Event>,
    weak: WeakExecution,
}

/// A weak execution, with a run that stands at the end of the explored one.
struct Kept<R> {
    replay: Replay<R>,
    weak: WeakExecution,
    /// The places of the steps, by number, and of the operation if that was not performed.
    sites: Vec<Option<usize>>,
    pending: Option<usize>,
}

/// A place in the program with a memory order that can be raised.
struct Site {
    location: Option<Location>,
    access: String,
    op: Op,
    order: MemoryOrder,
}

/// The weak executions of a program.
pub(crate) struct Repair {
    model: MemoryModel,
    found: Vec<Found>,
    /// Whether there were more than could be kept.
    overflows: bool,
}

impl Repair {
    pub(crate) fn new(model: MemoryModel) -> Repair {
        Repair { model, found: Vec::new(), overflows: false }
    }

    /// Keeps a weak execution of E.
    pub(crate) fn keep(&mut self, e: &Execution, weak: &WeakExecution) {
        self.overflows |= self.found.len() >= MOST;
        if !self.overflows {
            self.found.push(Found { events: e.events().to_vec(), weak: *weak });
        }
    }

    /// Not everything is known that was found.
    pub(crate) fn give_up(&mut self) {
        self.overflows = true;
    }

    /// Keeps what another worker has kept.
    pub(crate) fn absorb(&mut self, other: Repair) {
        self.overflows |= other.overflows;
        self.found.extend(other.found);
    }

    /// Orders that rule out everything that was found. Nothing if there are none, or if not everything was
    /// kept.
    pub(crate) fn find<C: Checkable>(self, program: &C, alarm: &Arc<Alarm>) -> Vec<OtherOrder> {
        if self.overflows || self.found.is_empty() {
            return Vec::new();
        }
        let mut proposals = Proposals { model: self.model, kept: Vec::new(), sites: Vec::new() };
        let all = self.found.iter().all(|found| proposals.add(program, found, alarm));
        if all { proposals.find() } else { Vec::new() }
    }
}

/// The weak executions, ready to be tried with other orders, and the places in them.
struct Proposals<R> {
    model: MemoryModel,
    kept: Vec<Kept<R>>,
    sites: Vec<Site>,
}

impl<R: Run> Proposals<R> {
    /// Repeats an execution; tells whether that was possible before the alarm is raised.
    fn add<C: Checkable<Run = R>>(
        &mut self,
        program: &C,
        found: &Found,
        alarm: &Arc<Alarm>,
    ) -> bool {
        let mut replay = Replay::watched(program, alarm);
        if !found.events.iter().all(|event| replay.repeat(event)) {
            return false;
        }
        let Some(thread) = replay.thread(found.weak.thread) else { return false };
        let weak = WeakExecution { thread, ..found.weak };
        let Some(trace) = program.trace(&replay.e, alarm) else { return false };
        let mut sites = Vec::new();
        for (at, step) in trace.iter().enumerate() {
            let event = &replay.e.events()[at];
            let order = replay.run.memory_order(at, event.effect);
            sites.push(self.site(step, event.op, order));
        }
        let pending = replay.e.pending_op(weak.thread).copied().and_then(|op| {
            let step = program.pending(&replay.run, weak.thread, &op);
            let order = replay.run.pending_order(weak.thread, op.strongest_effect());
            self.site(&step, op, order)
        });
        self.kept.push(Kept { replay, weak, sites, pending });
        true
    }

    /// The number of the place of a step, if its order can be raised.
    fn site(&mut self, step: &TraceStep, op: Op, order: MemoryOrder) -> Option<usize> {
        let raised = raise(op, order, MemoryOrder::SeqCst);
        if order == MemoryOrder::Plain || raised.is_none() {
            return None;
        }
        let same = |site: &Site| site.location == step.location && site.op.name() == op.name();
        let known = self.sites.iter().position(same);
        Some(known.unwrap_or_else(|| {
            let access = access_in_words(step);
            self.sites.push(Site { location: step.location.clone(), access, op, order });
            self.sites.len() - 1
        }))
    }

    /// Orders that rule out everything; nothing if there are none.
    fn find(&self) -> Vec<OtherOrder> {
        let all = |order| vec![Some(order); self.sites.len()];
        let start = [MemoryOrder::AcqRel, MemoryOrder::SeqCst].map(all);
        let Some(mut orders) = start.into_iter().find(|orders| self.rules_out(orders)) else {
            return Vec::new();
        };
        for at in 0..orders.len() {
            use MemoryOrder::{AcqRel, Acquire, Release};
            let strongest = orders[at];
            let weaker = [None, Some(Acquire), Some(Release), Some(AcqRel)];
            let enough = weaker.into_iter().find(|&order| {
                orders[at] = order;
                self.rules_out(&orders)
            });
            orders[at] = enough.unwrap_or(strongest);
        }
        let changed = |(site, order): (&Site, &Option<MemoryOrder>)| {
            let to = raise(site.op, site.order, (*order)?).filter(|&to| to != site.order)?;
            let (access, location) = (site.access.clone(), site.location.clone());
            let (from, to) = (site.order.name().to_string(), to.name().to_string());
            Some(OtherOrder { access, from, to, location })
        };
        self.sites.iter().zip(&orders).filter_map(changed).collect()
    }

    /// Whether no execution that was kept is allowed any more.
    fn rules_out(&self, orders: &[Option<MemoryOrder>]) -> bool {
        self.kept.iter().all(|kept| {
            let raised = Raised { kept, orders };
            let mut robustness = Robustness::new(self.model);
            let same = |weak: &WeakExecution| {
                let key = |w: &WeakExecution| (w.thread, w.position, w.older, w.overtaken);
                key(weak) == key(&kept.weak)
            };
            !robustness.look(&kept.replay.e, &raised).iter().any(same)
        })
    }
}

/// An execution with stronger orders.
struct Raised<'a, R> {
    kept: &'a Kept<R>,
    orders: &'a [Option<MemoryOrder>],
}

impl<R: Run> Raised<'_, R> {
    fn order(&self, site: Option<usize>, op: Op, order: MemoryOrder) -> MemoryOrder {
        let wanted = site.and_then(|site| self.orders[site]);
        wanted.and_then(|wanted| raise(op, order, wanted)).unwrap_or(order)
    }
}

impl<R: Run> Orders for Raised<'_, R> {
    fn performed(&self, position: usize, effect: Effect) -> MemoryOrder {
        let Kept { replay, sites, .. } = self.kept;
        let op = if_fails(replay.e.events()[position].op, effect);
        self.order(sites[position], op, replay.run.memory_order(position, effect))
    }

    fn pending(&self, thread: ThreadId, effect: Effect) -> MemoryOrder {
        let Kept { replay, pending, weak, .. } = self.kept;
        let order = replay.run.pending_order(thread, effect);
        match replay.e.pending_op(thread) {
            Some(&op) if thread == weak.thread => self.order(*pending, if_fails(op, effect), order),
            _ => order,
        }
    }

    fn found_undefined(&self, position: usize, object: Object) -> bool {
        self.kept.replay.run.found_undefined(position, object)
    }
}

/// What a step does to what, without values.
pub(crate) fn access_in_words(step: &TraceStep) -> String {
    let object = step.object.as_deref().unwrap_or_default();
    format!("{} {object}", operation_in_words(&step.op)).trim().to_string()
}

/// What an operation is if it has this effect: a compare-and-swap that fails is a load.
pub(crate) fn if_fails(op: Op, effect: Effect) -> Op {
    match op {
        Op::On(object, Action::CompareExchange { .. }) if effect == Effect::Read => {
            Op::On(object, Action::Load)
        }
        op => op,
    }
}

/// The order of an operation that is raised to another, as far as it can have it; nothing if its order is
/// no matter of the program.
fn raise(op: Op, order: MemoryOrder, to: MemoryOrder) -> Option<MemoryOrder> {
    use MemoryOrder::{AcqRel, Acquire, Plain, Relaxed, Release, SeqCst};
    let (acquires, releases) = match op {
        Op::On(_, Action::Load | Action::Await(_)) => (true, false),
        Op::On(_, Action::Store(_)) => (false, true),
        Op::On(_, Action::Rmw { .. } | Action::CompareExchange { .. }) => (true, true),
        Op::On(_, Action::ExchangeAwait { .. }) | Op::Fence => (true, true),
        _ => return None,
    };
    if order == Plain {
        return None;
    }
    if order == SeqCst || to == SeqCst {
        return Some(SeqCst);
    }
    let acquires = acquires && (order.acquires() || to.acquires());
    let releases = releases && (order.releases() || to.releases());
    Some(match (acquires, releases) {
        (true, true) => AcqRel,
        (true, false) => Acquire,
        (false, true) => Release,
        (false, false) => Relaxed,
    })
}

/// The repair in a sentence.
pub(crate) fn in_words(repair: &[OtherOrder]) -> String {
    let all: Vec<String> = repair.iter().map(ToString::to_string).collect();
    format!("enough to rule out what was found: {}", all.join(", "))
}
