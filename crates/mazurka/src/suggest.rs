//! Suggestions: memory orders of a robust program that could be weaker, each by itself.
//!
//! Executions under sequential consistency do not depend on memory orders. So what a weaker order allows is
//! decided along the same exploration, by one more look at each execution for every proposal that nothing
//! has refuted so far.

use crate::checkable::Checkable;
use crate::repair::{access_in_words, if_fails};
use mazurka_engine::{Alarm, DataRaces, Execution, Orders, Robustness, Run};
use mazurka_report::OtherOrder;
use mazurka_trace::{
    Action, Effect, Location, MemoryModel, MemoryOrder, Object, Op, ThreadId, TraceStep,
};
use std::sync::Arc;

/// A weaker order at a place, and what is known of it.
struct Proposal {
    place: Place,
    access: String,
    from: MemoryOrder,
    to: MemoryOrder,
    robustness: Robustness,
    races: DataRaces,
    refuted: bool,
}

/// Where an operation is, and what it does.
type Place = (Option<Location>, &'static str);

/// The proposals for a program.
pub(crate) struct Suggestions {
    model: MemoryModel,
    proposals: Vec<Proposal>,
}

impl Suggestions {
    pub(crate) fn new(model: MemoryModel) -> Suggestions {
        Suggestions { model, proposals: Vec::new() }
    }

    /// Tries all proposals on E, whose run is at its end. Once the alarm is raised nothing is tried:
    /// the exploration ends before it is known whether the program is robust.
    pub(crate) fn look<C: Checkable>(
        &mut self,
        program: &C,
        e: &Execution,
        run: &C::Run,
        alarm: &Arc<Alarm>,
    ) {
        let Some(trace) = program.trace(e, alarm) else { return };
        let mut places: Vec<Place> = Vec::new();
        for (at, step) in trace.iter().enumerate() {
            let event = &e.event(at);
            self.propose(step, &event.op, run.memory_order(at, event.effect));
            places.push((step.location.clone(), event.op.name()));
        }
        let mut pending: Vec<Option<Place>> = Vec::new();
        for thread in e.threads() {
            let op = e.pending_op(thread);
            pending.push(op.map(|op| {
                let step = program.pending(run, thread, &op);
                self.propose(&step, &op, run.pending_order(thread, op.strongest_effect()));
                (step.location, op.name())
            }));
        }
        for proposal in self.proposals.iter_mut().filter(|proposal| !proposal.refuted) {
            let (place, to) = (&proposal.place, proposal.to);
            let lowered = Lowered { e, run, places: &places, pending: &pending, place, to };
            let weak = !proposal.robustness.look(e, &lowered).is_empty();
            proposal.refuted = weak || !proposal.races.look(e, &lowered).is_empty();
        }
    }

    /// Adds all weaker orders of an operation, unless its place is known.
    fn propose(&mut self, step: &TraceStep, op: &Op, from: MemoryOrder) {
        let place = (step.location.clone(), op.name());
        if self.proposals.iter().any(|proposal| proposal.place == place) {
            return;
        }
        for &to in weaker(op, from) {
            self.proposals.push(Proposal {
                place: place.clone(),
                access: access_in_words(step),
                from,
                to,
                robustness: Robustness::new(self.model),
                races: DataRaces::default(),
                refuted: false,
            });
        }
    }

    /// Adds what another worker knows.
    pub(crate) fn absorb(&mut self, other: Suggestions) {
        for theirs in other.proposals {
            let same = |mine: &&mut Proposal| (&mine.place, mine.to) == (&theirs.place, theirs.to);
            match self.proposals.iter_mut().find(same) {
                Some(mine) => mine.refuted |= theirs.refuted,
                None => self.proposals.push(theirs),
            }
        }
    }

    /// For each place the weakest order that nothing has refuted.
    pub(crate) fn find(self) -> Vec<OtherOrder> {
        let mut found: Vec<(Place, OtherOrder)> = Vec::new();
        for proposal in self.proposals.into_iter().filter(|proposal| !proposal.refuted) {
            if found.iter().any(|(place, _)| *place == proposal.place) {
                continue;
            }
            let Proposal { place, access, from, to, .. } = proposal;
            let [from, to] = [from, to].map(|order| order.name().to_string());
            let location = place.0.clone();
            found.push((place, OtherOrder { access, from, to, location }));
        }
        found.into_iter().map(|(_, weaker)| weaker).collect()
    }
}

/// The orders that are weaker than one, for this operation, the weakest first.
fn weaker(op: &Op, from: MemoryOrder) -> &'static [MemoryOrder] {
    use Action::{Await, CompareExchange, ExchangeAwait, Load, Rmw, Store};
    use MemoryOrder::{AcqRel, Acquire, Relaxed, Release, SeqCst};
    match (op, from) {
        (Op::On(_, Load | Await(_)), SeqCst) => &[Relaxed, Acquire],
        (Op::On(_, Store(_)), SeqCst) => &[Relaxed, Release],
        (Op::On(_, Load | Await(_)), Acquire) | (Op::On(_, Store(_)), Release) => &[Relaxed],
        (Op::Fence, SeqCst) => &[Acquire, Release, AcqRel],
        (Op::Fence, AcqRel) => &[Acquire, Release],
        (Op::On(_, Rmw { .. } | CompareExchange { .. } | ExchangeAwait { .. }), from) => match from
        {
            SeqCst => &[Relaxed, Acquire, Release, AcqRel],
            AcqRel => &[Relaxed, Acquire, Release],
            Acquire | Release => &[Relaxed],
            _ => &[],
        },
        _ => &[],
    }
}

/// An execution with a weaker order at one place.
struct Lowered<'a, R> {
    e: &'a Execution,
    run: &'a R,
    places: &'a [Place],
    pending: &'a [Option<Place>],
    place: &'a Place,
    to: MemoryOrder,
}

impl<R> Lowered<'_, R> {
    /// What fails is a load, which does not release; its own order may be weaker already.
    fn order(&self, op: Op, order: MemoryOrder) -> MemoryOrder {
        use MemoryOrder::{AcqRel, Acquire, Relaxed, Release, SeqCst};
        let is_load = matches!(op, Op::On(_, Action::Load));
        match (self.to, order) {
            (to, _) if !is_load => to,
            (Relaxed | Release, _) => Relaxed,
            (Acquire | AcqRel, SeqCst) => Acquire,
            (_, order) => order,
        }
    }
}

impl<R: Run> Orders for Lowered<'_, R> {
    fn performed(&self, position: usize, effect: Effect) -> MemoryOrder {
        let order = self.run.memory_order(position, effect);
        let op = if_fails(self.e.event(position).op, effect);
        if self.places[position] == *self.place { self.order(op, order) } else { order }
    }

    fn pending(&self, thread: ThreadId, effect: Effect) -> MemoryOrder {
        let order = self.run.pending_order(thread, effect);
        match (self.e.pending_op(thread), &self.pending[thread.index()]) {
            (Some(op), Some(place)) if place == self.place => {
                self.order(if_fails(op, effect), order)
            }
            _ => order,
        }
    }

    fn found_undefined(&self, position: usize, object: Object) -> bool {
        self.run.found_undefined(position, object)
    }
}
