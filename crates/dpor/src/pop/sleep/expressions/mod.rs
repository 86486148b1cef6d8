//! The paper's own sleep sets: expressions that are kept up to date event by event.
//!
//! Paper: Abdulla, Atig, Das, Jonsson, Sagonas, "Parsimonious Optimal Dynamic Partial Order
//! Reduction", CAV 2024, section 4.3 and Algorithm 2.
//!
//! | paper                    | here                                               |
//! |--------------------------|----------------------------------------------------|
//! | SSChar\[E\]              | `Expressions::asleep`, one entry for each prefix   |
//! | SchedChar\[E₁\](σ)       | `Expressions::schedules`, by the record of σ       |
//! | P▷x^R and P\[ψ′\]^D▷x^R  | `Expression`, without and with `inherited`         |
//! | P = w′₀{e′₁}w′₁…         | `Expression::path`: `Item::Event`, `Item::Head`    |
//! | e^C                      | `Item::Event` with the set C                       |
//! | MkSchedChar, lines 1–6   | `Expressions::characterise`                        |
//! | UpdSeq, lines 7–11       | `Expressions::step`, `Expression::without`         |
//! | UpdSE, lines 12–28       | `Expression::answer` and `Expression::updated`     |
//! | UpdP, lines 29–40        | `Expression::meets`                                |
//! | block, continue, indep   | `Answer`                                           |
//! | e′ →hb e                 | `Next::follows`                                    |
//!
//! This is the second implementation of the test in `precedes`, for comparison. It covers what the
//! paper does: reads, writes and read-modify-writes that always write, and the creation and joining of
//! threads. An exploration in which anything else happens ends with `Inexactness::OutsideDomain`.
//!
//! Deviations:
//! 1. Lines 18, 23 and 38 read "no e′_R in R happens before e", as the text around them says.
//! 2. Four corrections, see [`Corrections`]; without any one of them the exploration is wrong.
//! 3. Line 39 goes on (continue), and the schedules of line 3 include the one whose head is e′ itself.
//! 4. `e ⋈ C` is decided as "some event of C happens before e", which is what the text says that C is
//!    for. Creating and joining a thread order events too, although they conflict with nothing.
//! 5. Of the sets C, D and R only the earliest events are kept: a set is only ever asked whether one
//!    of its events happens before another event, so each has at most one event of each thread.
//! 6. What does not change from one prefix to the next is shared. A schedule is characterised when its
//!    head happens, since all the clocks that are needed are there then.

mod expression;

use super::super::inexactness::Inexactness;
use super::super::records::{Mark, NO_OBJECT, PathEvent, PathIndex, RecordId, Records};
use super::{Candidate, SleepTest};
use expression::{Access, Answer, Earliest, Expression, Inherited, Item, Next};
use mazurka_engine::Execution;
use mazurka_trace::{Action, Effect, Event, EventId, Op, ThreadId};
use std::ops::Range;
use std::sync::Arc;

/// Which corrections of the published algorithm are made. Only tests leave one out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Corrections {
    /// R begins with the head of the schedule, not empty: a read after it is no head.
    pub head_is_read: bool,
    /// Every read of x enters R, not only those of lines 19, 20 and 25.
    pub every_read: bool,
    /// A write to the variable of an inner expression ends that one only: heads in D stay valid.
    pub inner_writes: bool,
    /// An expression is taken over in the state that it has after what follows its schedule in σ.
    pub advanced: bool,
}

impl Corrections {
    /// All of them.
    pub const ALL: Corrections =
        Corrections { head_is_read: true, every_read: true, inner_writes: true, advanced: true };
}

/// A sleep set characterization.
type Characterization = Arc<Vec<Arc<Expression>>>;

/// The sleep sets of all prefixes of E.
#[derive(Debug)]
pub struct Expressions {
    rules: Corrections,
    /// SSChar of each prefix, that of the empty one first.
    asleep: Vec<Characterization>,
    /// SchedChar of the schedule with each record, if its head is a read and has happened.
    schedules: Vec<Option<Characterization>>,
    clock: Vec<u32>,
    /// Whether something happened that the paper does not cover.
    outside: bool,
}

impl Expressions {
    pub(in crate::pop) fn new(rules: Corrections) -> Expressions {
        let (schedules, clock) = (Vec::new(), Vec::new());
        Expressions { rules, asleep: vec![Arc::default()], schedules, clock, outside: false }
    }
}

impl SleepTest for Expressions {
    fn arrive(&mut self, e: &Execution, records: &Records, mark: Mark) {
        let position = e.len() - 1;
        self.outside |= !is_covered(e, position);
        let mut asleep = self.step(&self.asleep[position], &at(e, position));
        if let Mark::Head(record) = mark
            && records[record].adds_to_sleep_set
        {
            let own = self.characterised(e, records, record);
            if asleep.is_empty() {
                asleep = own;
            } else {
                asleep = Arc::new(asleep.iter().chain(own.iter()).cloned().collect());
            }
        }
        self.asleep.push(asleep);
    }

    fn cut(&mut self, length: usize) {
        self.asleep.truncate(length + 1);
    }

    fn is_awake(&self) -> bool {
        self.asleep.last().is_none_or(|asleep| asleep.is_empty())
    }

    /// Whether the next event of `thread` would complete a schedule that sleeps. Only reads do.
    fn blocks_thread(&mut self, e: &Execution, _: &Records, thread: ThreadId) -> bool {
        let Some(object) = e.pending_object(thread) else { return false };
        let Some(op @ Op::On(_, Action::Load)) = e.pending_op(thread) else { return false };
        let asleep = &self.asleep[e.len()];
        if !asleep.iter().any(|expression| expression.variable == object) {
            return false;
        }
        let (index, alternative, effect, old) = (e.count_of(thread), 0, Effect::Read, 0);
        let event = Event { thread, index, alternative, effect, old, op };
        e.clock_after(&event, object, &mut self.clock);
        blocks(asleep, &Next { access: Access::new(&event, object), clock: &self.clock })
    }

    fn blocks_schedule(&mut self, _: &Records, sigma: &Candidate<'_>) -> bool {
        if self.asleep[sigma.q].is_empty() || sigma.head.object == NO_OBJECT {
            return false;
        }
        let mut asleep = Arc::clone(&self.asleep[sigma.q]);
        for position in sigma.members() {
            let next = at(sigma.e, position);
            if blocks(&asleep, &next) {
                return true;
            }
            asleep = self.step(&asleep, &next);
            if asleep.is_empty() {
                return false;
            }
        }
        let PathEvent { event, object, .. } = &sigma.head;
        sigma.head_clock(&mut self.clock);
        blocks(&asleep, &Next { access: Access::new(event, *object), clock: &self.clock })
    }

    fn forget_records(&mut self, len: usize) {
        self.schedules.truncate(len);
    }

    fn inexactness(&self) -> Option<Inexactness> {
        self.outside.then_some(Inexactness::OutsideDomain)
    }

    /// SSChar\[E\], as text.
    fn expressions(&self) -> Vec<String> {
        let asleep = self.asleep.last();
        asleep.into_iter().flat_map(|all| all.iter()).map(ToString::to_string).collect()
    }
}

impl Expressions {
    /// One step of UpdSeq.
    fn step(&self, asleep: &Characterization, e: &Next<'_>) -> Characterization {
        let after = |expression: &Arc<Expression>| expression.after(e, &self.rules);
        // Most events change nothing, or nothing for the first few expressions.
        let same = |old: &&Arc<Expression>| after(old).is_some_and(|new| Arc::ptr_eq(&new, old));
        let unchanged = asleep.iter().take_while(same).count();
        if unchanged == asleep.len() {
            return Arc::clone(asleep);
        }
        let (start, rest) = asleep.split_at(unchanged);
        Arc::new(start.iter().cloned().chain(rest.iter().filter_map(after)).collect())
    }

    /// SchedChar of the schedule that has just been executed.
    fn characterised(
        &mut self,
        e: &Execution,
        records: &Records,
        record: RecordId,
    ) -> Characterization {
        let place = record.index();
        if self.schedules.len() <= place {
            self.schedules.resize(place + 1, None);
        }
        if self.schedules[place].is_none() {
            let made = self.characterise(e, records, record);
            self.schedules[place] = Some(Arc::new(made));
        }
        self.schedules[place].clone().unwrap_or_default()
    }

    /// MkSchedChar. E is E₁·σ.
    fn characterise(
        &self,
        e: &Execution,
        records: &Records,
        record: RecordId,
    ) -> Vec<Arc<Expression>> {
        let s = &records[record];
        let (variable, head) = (s.head.object, s.head.event.id());
        let reads = Earliest(self.rules.head_is_read.then_some(head).into_iter().collect());
        let expression = |path: &Arc<Vec<Item>>, inherited| {
            let (path, reads) = (Arc::clone(path), reads.clone());
            Arc::new(Expression { variable, path, inherited, reads })
        };
        let reach = records.reach(record);
        let (mut path, mut all) = (Vec::new(), Vec::new());
        for (index, kept) in records.path_of(&s.w) {
            let PathEvent { event, object, mark } = kept.unpack(e);
            match mark {
                Mark::Head(inner) => {
                    let so_far = Arc::new(path.clone());
                    let known = self.schedules.get(inner.index()).and_then(Option::as_ref);
                    for inner in known.iter().flat_map(|known| known.iter()) {
                        let later = members(records, Records::after(&s.w, index), reach);
                        if let Some(inner) = self.advance(inner, e, later) {
                            all.push(expression(&so_far, Some(Inherited::new(inner))));
                        }
                    }
                    path.push(Item::Head(event.id()));
                }
                Mark::Free if !is_member(event.id(), reach) => {
                    path.push(Item::Event(Access::new(&event, object), Earliest::default()));
                }
                _ => {}
            }
        }
        all.push(expression(&Arc::new(path), None));
        all
    }

    /// An expression in the state that it has after those events of σ that come later than its
    /// schedule.
    fn advance(
        &self,
        expression: &Arc<Expression>,
        e: &Execution,
        later: impl Iterator<Item = EventId>,
    ) -> Option<Arc<Expression>> {
        let start = Some(Arc::clone(expression));
        if !self.rules.advanced {
            return start;
        }
        later
            .fold(start, |expression, id| expression?.after(&at(e, e.position_of(id)), &self.rules))
    }
}

/// The events of a schedule in a part of the path on which it was found.
fn members<'a>(
    records: &'a Records,
    part: Range<PathIndex>,
    reach: &'a [u32],
) -> impl Iterator<Item = EventId> + 'a {
    let ids = records.path_of(&part).map(|(_, kept)| kept.event.id());
    let ids = ids.filter(|&id| is_member(id, reach));
    ids.collect::<Vec<_>>().into_iter()
}

fn is_member(id: EventId, reach: &[u32]) -> bool {
    reach.get(id.thread.index()).is_some_and(|&end| id.index < end)
}

/// The event of E at a position.
fn at(e: &Execution, position: usize) -> Next<'_> {
    let object = e.object_of(position).unwrap_or(NO_OBJECT);
    Next { access: Access::new(&e.event(position), object), clock: e.clock(position).of_others() }
}

fn blocks(asleep: &Characterization, e: &Next<'_>) -> bool {
    asleep.iter().any(|expression| expression.answer(e) == Answer::Block)
}

/// Whether the event at a position is one that the paper knows.
fn is_covered(e: &Execution, position: usize) -> bool {
    let event = &e.event(position);
    match event.op {
        Op::On(_, Action::Load | Action::Store(_) | Action::Rmw { .. }) => {
            let overlaps = e.object_of(position).is_some_and(|object| e.has_overlaps(object));
            matches!(event.effect, Effect::Read | Effect::Write) && !overlaps
        }
        Op::On(..) | Op::Post(_) | Op::Choose(_) => false,
        Op::Spawn(_) | Op::Join(_) | Op::Fence => true,
    }
}
