//! Repairs: the weakest memory orders that rule out all weak executions that were found, and the weakest
//! fences that do so instead.
//!
//! Nothing has to be explored for that. Executions under sequential consistency do not depend on memory
//! orders, and stronger orders only take executions away. So each execution that was found is kept, and
//! a proposal is tried on all of them: everything acquires and releases, or everything is seq_cst where that is
//! not enough; then one access after the other is lowered as far as all executions stay ruled out. The
//! same is done with fences, beginning with one before each access. Data races that end the exploration are
//! kept, too: where one was found because an order is too weak, another one takes it away.

use crate::checkable::Checkable;
use crate::fences::Script;
use mazurka_engine::{
    Alarm, DataRace, DataRaces, Execution, Orders, Replay, Robustness, Run, WeakExecution,
};
use mazurka_report::{NewFence, OtherOrder, operation_in_words};
use mazurka_trace::{
    Action, Effect, Event, Location, MemoryModel, MemoryOrder, Object, Op, ThreadId, TraceStep,
};

use std::sync::Arc;

/// So many executions are kept; others of a program that has more are not tried.
const MOST: usize = 64;

/// What is to be ruled out.
#[derive(Clone, Copy)]
enum Wrong {
    /// An execution that the model allows.
    Weak(WeakExecution),
    Race(DataRace),
}

/// What was found: the events of the explored execution, and what is wrong there.
struct Found {
    events: Vec<Event>,
    wrong: Wrong,
}

/// What was found, with a run that stands at the end of the explored execution.
struct Kept<R> {
    replay: Replay<R>,
    wrong: Wrong,
    /// The places of the steps, by number, and of the operation if that was not performed.
    sites: Vec<Option<usize>>,
    pending: Option<usize>,
    /// The gaps before the steps, by number, and before the operation if that was not performed.
    gaps: Vec<Option<usize>>,
    pending_gap: Option<usize>,
}

/// A place in the program with a memory order that can be raised.
struct Site {
    location: Option<Location>,
    access: String,
    op: Op,
    order: MemoryOrder,
}

/// A place in the program where a fence could be: before an access.
struct Gap {
    location: Location,
    access: String,
    name: &'static str,
}

/// What would rule out everything that was found: stronger orders, or fences instead.
#[derive(Default)]
pub(crate) struct Repairs {
    pub(crate) orders: Vec<OtherOrder>,
    pub(crate) fences: Vec<NewFence>,
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
        self.keep_wrong(e, Wrong::Weak(*weak));
    }

    /// Keeps a data race of E.
    pub(crate) fn keep_race(&mut self, e: &Execution, race: DataRace) {
        self.keep_wrong(e, Wrong::Race(race));
    }

    fn keep_wrong(&mut self, e: &Execution, wrong: Wrong) {
        self.overflows |= self.found.len() >= MOST;
        if !self.overflows {
            self.found.push(Found { events: e.to_vec(), wrong });
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

    /// What rules out everything that was found. Nothing if there is nothing, or if not everything was
    /// kept.
    pub(crate) fn find<C: Checkable>(self, program: &C, alarm: &Arc<Alarm>) -> Repairs {
        if self.overflows || self.found.is_empty() {
            return Repairs::default();
        }
        let (kept, sites, gaps) = (Vec::new(), Vec::new(), Vec::new());
        let mut proposals = Proposals { model: self.model, kept, sites, gaps };
        if !self.found.iter().all(|found| proposals.add(program, found, alarm)) {
            return Repairs::default();
        }
        Repairs { orders: proposals.find_orders(), fences: proposals.find_fences() }
    }
}

/// What was found, ready to be tried with other orders, and the places in them.
struct Proposals<R> {
    model: MemoryModel,
    kept: Vec<Kept<R>>,
    sites: Vec<Site>,
    gaps: Vec<Gap>,
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
        let Some(wrong) = found.wrong.with_threads(|there| replay.thread(there)) else {
            return false;
        };
        let Some(trace) = program.trace(&replay.e, alarm) else { return false };
        let (mut sites, mut gaps) = (Vec::new(), Vec::new());
        for (at, step) in trace.iter().enumerate() {
            let event = &replay.e.event(at);
            let order = replay.run.memory_order(at, event.effect);
            sites.push(self.site(step, event.op, order));
            gaps.push(self.gap(step, event.op));
        }
        let waiting = wrong.thread().and_then(|thread| {
            let op = replay.e.pending_op(thread)?;
            let step = program.pending(&replay.run, thread, &op);
            let order = replay.run.pending_order(thread, op.strongest_effect());
            Some((self.site(&step, op, order), self.gap(&step, op)))
        });
        let (pending, pending_gap) = waiting.unwrap_or_default();
        self.kept.push(Kept { replay, wrong, sites, pending, gaps, pending_gap });
        true
    }

    /// The number of the place before a step, if that is an access.
    fn gap(&mut self, step: &TraceStep, op: Op) -> Option<usize> {
        let location = step.location.clone()?;
        raise(op, MemoryOrder::Relaxed, MemoryOrder::SeqCst).filter(|_| op != Op::Fence)?;
        let same = |gap: &Gap| gap.location == location && gap.name == op.name();
        let known = self.gaps.iter().position(same);
        Some(known.unwrap_or_else(|| {
            self.gaps.push(Gap { location, access: access_in_words(step), name: op.name() });
            self.gaps.len() - 1
        }))
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
    fn find_orders(&self) -> Vec<OtherOrder> {
        let orders = weakest(self.sites.len(), |orders| self.rules_out(orders));
        let changed = |(site, order): (&Site, &Option<MemoryOrder>)| {
            let to = raise(site.op, site.order, (*order)?).filter(|&to| to != site.order)?;
            let (access, location) = (site.access.clone(), site.location.clone());
            let (from, to) = (site.order.name().to_string(), to.name().to_string());
            Some(OtherOrder { access, from, to, location })
        };
        self.sites.iter().zip(&orders).filter_map(changed).collect()
    }

    /// Fences that rule out everything; nothing if there are none.
    fn find_fences(&self) -> Vec<NewFence> {
        let fences = weakest(self.gaps.len(), |fences| self.rules_out_by_fences(fences));
        let put = |(gap, order): (&Gap, &Option<MemoryOrder>)| {
            let order = (*order)?.name().to_string();
            Some(NewFence { order, before: gap.access.clone(), location: gap.location.clone() })
        };
        self.gaps.iter().zip(&fences).filter_map(put).collect()
    }

    /// Whether no execution that was kept is allowed any more with these fences.
    fn rules_out_by_fences(&self, fences: &[Option<MemoryOrder>]) -> bool {
        self.kept.iter().all(|kept| {
            let Kept { replay, wrong, gaps, pending_gap, .. } = kept;
            let fence = |at: Option<usize>| fences[at.map_or(*pending_gap, |at| gaps[at])?];
            let script = Script::new(&replay.e, &replay.run, wrong.thread(), fence);
            let Some((with, places)) = script.perform(&replay.e.to_vec()) else { return false };
            !wrong.moved(|at| places[at]).is_in(self.model, &with.e, &with.run)
        })
    }

    /// Whether no execution that was kept is allowed any more.
    fn rules_out(&self, orders: &[Option<MemoryOrder>]) -> bool {
        self.kept.iter().all(|kept| {
            let raised = Raised { kept, orders };
            !kept.wrong.is_in(self.model, &kept.replay.e, &raised)
        })
    }
}

impl Wrong {
    /// Who would perform an operation otherwise.
    fn thread(&self) -> Option<ThreadId> {
        match self {
            Wrong::Weak(weak) => Some(weak.thread),
            Wrong::Race(_) => None,
        }
    }

    /// The same where threads have other numbers.
    fn with_threads(self, here: impl Fn(ThreadId) -> Option<ThreadId>) -> Option<Wrong> {
        Some(match self {
            Wrong::Weak(weak) => Wrong::Weak(WeakExecution { thread: here(weak.thread)?, ..weak }),
            race => race,
        })
    }

    /// The same where events are at other places.
    fn moved(self, place: impl Fn(usize) -> usize) -> Wrong {
        match self {
            Wrong::Weak(weak) => Wrong::Weak(WeakExecution {
                position: weak.position.map(&place),
                older: weak.older.map(&place),
                overtaken: place(weak.overtaken),
                ..weak
            }),
            Wrong::Race(DataRace { first, second }) => {
                Wrong::Race(DataRace { first: place(first), second: place(second) })
            }
        }
    }

    /// Whether it is in E with these orders.
    fn is_in<O: Orders>(&self, model: MemoryModel, e: &Execution, orders: &O) -> bool {
        let key = |w: &WeakExecution| (w.thread, w.position, w.older, w.overtaken);
        match self {
            Wrong::Weak(weak) => {
                let mut robustness = Robustness::new(model);
                robustness.look(e, orders).iter().any(|found| key(found) == key(weak))
            }
            Wrong::Race(race) => DataRaces::default().look(e, orders).contains(race),
        }
    }
}

/// The weakest orders for so many places that are enough, from the first on; nothing if none are.
fn weakest(
    count: usize,
    enough: impl Fn(&[Option<MemoryOrder>]) -> bool,
) -> Vec<Option<MemoryOrder>> {
    use MemoryOrder::{AcqRel, Acquire, Release, SeqCst};
    let start = [AcqRel, SeqCst].map(|order| vec![Some(order); count]);
    let Some(mut orders) = start.into_iter().find(|orders| enough(orders)) else {
        return Vec::new();
    };
    for at in 0..count {
        let strongest = orders[at];
        let weaker = [None, Some(Acquire), Some(Release), Some(AcqRel)];
        let found = weaker.into_iter().find(|&order| {
            orders[at] = order;
            enough(&orders)
        });
        orders[at] = found.unwrap_or(strongest);
    }
    orders
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
        let op = if_fails(replay.e.event(position).op, effect);
        self.order(sites[position], op, replay.run.memory_order(position, effect))
    }

    fn pending(&self, thread: ThreadId, effect: Effect) -> MemoryOrder {
        let Kept { replay, pending, wrong, .. } = self.kept;
        let order = replay.run.pending_order(thread, effect);
        match replay.e.pending_op(thread) {
            Some(op) if wrong.thread() == Some(thread) => {
                self.order(*pending, if_fails(op, effect), order)
            }
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

/// The repairs in a sentence; nothing if there are none.
pub(crate) fn in_words(Repairs { orders, fences }: &Repairs) -> Option<String> {
    let orders: Vec<String> = orders.iter().map(ToString::to_string).collect();
    let fences: Vec<String> = fences.iter().map(ToString::to_string).collect();
    let enough = "enough to rule out what was found:";
    let (orders, fences) = (orders.join(", "), fences.join(", "));
    match (orders.is_empty(), fences.is_empty()) {
        (true, true) => None,
        (false, true) => Some(format!("{enough} {orders}")),
        (true, false) => Some(format!("{enough} {fences}")),
        (false, false) => Some(format!("{enough} {orders}; or instead {fences}")),
    }
}
