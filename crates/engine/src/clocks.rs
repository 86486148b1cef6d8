//! What a new event is ordered after: its clock, its races, its place in the chains of accesses.
//!
//! The accesses to an object form a chain through the events, latest first. It consists of *runs*:
//! reads, commuting updates by one function, or a single write. Accesses of one run do not conflict;
//! accesses of different runs do, so that a whole run happens before the whole next one. A new access
//! therefore looks at one run only: the last one, or the one before if it belongs to the last one. Of
//! that it looks at the latest access of each thread. So a step costs the same however often its object
//! was accessed before.

use crate::algorithm::Choice;
use crate::dependence::{
    effect_on_parts, effects_conflict, ordering_effects_conflict, partial_effects_conflict,
};
use crate::execution::{Execution, Race};
use crate::objects::{Accessed, Latest, NONE, some};
use crate::packed_op::PackedOp;
use crate::record::{AccessRun, Record};
use mazurka_trace::{Action, Effect, Event, Op, ThreadId};

impl Execution {
    /// Appends what the chosen thread was about to do, where it found the word `old`: the event, its clock, its
    /// races and its place in the chains. Tells whether somebody may wait for that.
    #[inline(always)]
    pub(crate) fn append(&mut self, Choice { thread, alternative }: Choice, old: u64) -> bool {
        let position = self.lengthen();
        let state = &mut self.threads[thread.index()];
        let (index, pred, object, facts) = (state.count, state.last, state.object, state.facts);
        let PackedOp { operand, code } = state.packed;
        state.advance_to(position as u32);
        let (effect, clock) = (facts.effect, NONE);
        let (prev, run) = (Latest::NONE, AccessRun::NONE);
        let mut record =
            Record { old, operand, code, facts, effect, thread, index, object, clock, prev, run };
        let position = position as u32;
        match index {
            0 => self.begin_first_clock(position, &mut record, pred),
            _ => record.clock = self.records[pred as usize].clock,
        }
        if facts.varies() {
            record.effect = self.handlers.effect(&self.op_of(&record), old);
        }
        let mut concerns_others = facts.creates();
        if facts.accesses() {
            self.objects.count_waiting(object, facts, false);
            let accessed = self.objects.access(object, position, &record);
            record.prev = accessed.before;
            record.run = self.order(position, &mut record, accessed);
            concerns_others = accessed.is_awaited && record.effect != Effect::Read;
        }
        if facts.may_block_or_varies() {
            self.append_rarer(position, &mut record, alternative);
        }
        self.records[position as usize] = record;
        concerns_others
    }

    /// The clock of the first event of a thread, which the event at `creator` has created.
    #[inline(never)]
    fn begin_first_clock(&mut self, position: u32, record: &mut Record, creator: u32) {
        let creator = some(creator).map(|creator| &self.records[creator]);
        self.clocks.begin_thread(position, record, creator);
    }

    /// What only few new events need: those that may block or have alternatives, and joins.
    #[inline(never)]
    fn append_rarer(&mut self, position: u32, new: &mut Record, alternative: u32) {
        let (op, facts) = (new.op(), new.facts);
        // Nothing else can be reversed than what waits for an object.
        if facts.is_waiting() || (facts.varies() && op.alternatives(new.old) > 1) {
            self.blocking_or_branching.push(position);
        }
        if let Some(target) = op.joins() {
            self.include(position, new, self.threads[target.index()].last);
        }
        if alternative > 0 {
            new.operand = op.with_alternative(alternative).operand;
        }
    }

    /// Orders a new event after what it follows on its object. Returns its run.
    #[inline(always)]
    fn order(&mut self, position: u32, new: &mut Record, accessed: Accessed) -> AccessRun {
        let latest = accessed.before;
        if new.effect == Effect::Sync {
            self.include_causes(position, new, latest.access);
            return AccessRun::NONE;
        }
        let run = self.access_run(new, latest.conflicting);
        // Who has done everything so far has seen it.
        if accessed.by_others {
            match accessed.in_parts {
                false => self.order_after_run(position, new, run.before),
                true => self.order_after_overlapping(position, new, latest),
            }
        }
        run
    }

    /// The run of a new access to an object, the latest conflicting access to which is at `latest`.
    #[inline(always)]
    fn access_run(&self, new: &Record, latest: u32) -> AccessRun {
        let threads = AccessRun::bit(new.thread);
        if latest == NONE {
            return AccessRun { threads, ..AccessRun::NONE };
        }
        let last = &self.records[latest as usize];
        if ordering_effects_conflict(last.effect, new.effect) {
            return AccessRun { before: latest, other_thread: NONE, threads };
        }
        let run = &last.run;
        let other_thread = if last.thread == new.thread { run.other_thread } else { latest };
        AccessRun { before: run.before, other_thread, threads: run.threads | threads }
    }

    /// Orders the new event after the accesses of the run that ends at `last`, latest first. What came
    /// before that run happens before it.
    #[inline(always)]
    fn order_after_run(&mut self, position: u32, new: &mut Record, last: u32) {
        if last == NONE {
            return;
        }
        let threads = self.records[last as usize].run.threads;
        if threads == AccessRun::bit(new.thread) && threads != AccessRun::MANY {
            // It has seen what it did itself.
        } else if threads.is_power_of_two() && threads != AccessRun::MANY {
            self.order_after(position, new, last);
        } else {
            self.order_after_several(position, new, last);
        }
    }

    /// Orders the new event after the accesses of a run in which there are several threads.
    #[inline(never)]
    fn order_after_several(&mut self, position: u32, new: &mut Record, last: u32) {
        let mut walk = RunWalk::new(last);
        while let Some(at) = walk.next(self) {
            self.order_after(position, new, at);
        }
    }

    /// Orders the new event after conflicting accesses where ranges overlap: the accesses to all of
    /// them have to be merged by position.
    #[inline(never)]
    fn order_after_overlapping(&mut self, position: u32, new: &mut Record, latest: Latest) {
        let (event, object) = (self.unpack(&new.packed()), new.object);
        // What the event follows does not include itself.
        let now = self.objects.latest(object);
        self.objects.set_latest(object, latest);
        let mut found = std::mem::take(&mut self.scratch);
        found.clear();
        self.latest_conflicting(&event, object, |at| found.push(at));
        found.sort_unstable_by(|a, b| b.cmp(a));
        for &at in &found {
            self.order_after(position, new, at);
        }
        self.scratch = found;
        self.objects.set_latest(object, now);
    }

    /// The new event conflicts with the one at `at`. It is a race unless `at` is already known to
    /// happen before, through the thread or through a later event; so the latest must come first.
    #[inline(always)]
    fn order_after(&mut self, second: u32, new: &mut Record, at: u32) {
        let first = &self.records[at as usize];
        let Record { thread, index, .. } = *first;
        if thread != new.thread && !self.clocks.counts(new.clock, thread, index) {
            self.races.push(Race { first: at, second, thread, index });
            self.clocks.join(second, new, first);
        }
    }

    /// The event at `at`, if any, happens before the new event.
    #[inline]
    fn include(&mut self, position: u32, new: &mut Record, at: u32) {
        if at != NONE {
            self.clocks.join(position, new, &self.records[at as usize]);
        }
    }

    /// What a wake-up or departure waited for happens before it.
    #[inline(never)]
    fn include_causes(&mut self, position: u32, new: &mut Record, latest: u32) {
        let thread = new.thread;
        let Op::On(_, action) = self.op_of(new) else { return };
        match action {
            Action::Wake => {
                let mut scratch = std::mem::take(&mut self.scratch);
                let notification = self.notification(thread, latest, &mut scratch);
                self.scratch = scratch;
                self.include(position, new, notification);
            }
            Action::Depart { parties, round } => {
                let mut at = latest;
                while at != NONE {
                    let other = self.event(at as usize);
                    let arrival = matches!(other.op, Op::On(_, Action::Arrive));
                    let meeting = other.old / u64::from(parties.max(1));
                    if arrival && meeting < u64::from(round) {
                        break;
                    }
                    if arrival && meeting == u64::from(round) {
                        self.include(position, new, at);
                    }
                    at = self.records[at as usize].prev.access;
                }
            }
            _ => {}
        }
    }

    /// The event that removed `thread` from the queue of a condition variable whose latest access
    /// is at `latest`: the queue is followed from the moment at which the thread joined it.
    pub(crate) fn notification(&self, thread: ThreadId, latest: u32, found: &mut Vec<u32>) -> u32 {
        found.clear();
        let mut at = latest;
        let mut place = 0;
        while at != NONE {
            let event = &self.event(at as usize);
            match event.op {
                Op::On(_, Action::Enqueue) if event.thread == thread => {
                    place = event.old;
                    break;
                }
                Op::On(_, Action::NotifyOne | Action::NotifyAll) if event.old > 0 => {
                    found.push(at);
                }
                _ => {}
            }
            at = self.records[at as usize].prev.access;
        }
        let removed = found.iter().rev().copied().find(|&at| {
            let event = &self.event(at as usize);
            let one = matches!(event.op, Op::On(_, Action::NotifyOne));
            let taken = u64::from(event.alternative);
            if one && taken < place {
                place -= 1;
                return false;
            }
            !one || taken == place
        });
        removed.unwrap_or(NONE)
    }

    /// The clock that `event` would have if it followed those events of E that are `among`, which
    /// contain everything its thread has done: `pred` is the last of these. The object of the event
    /// has the given number.
    pub fn clock_among(
        &self,
        event: &Event,
        number: u32,
        pred: Option<usize>,
        among: impl Fn(usize) -> bool,
        row: &mut Vec<u32>,
    ) {
        self.begin_row(event, pred, row);
        self.conflicting_accesses(number, event, |at| {
            let other = &self.records[at];
            if !among(at) || other.id() == event.id() {
                return true;
            }
            if row[other.thread.index()] <= other.index {
                self.clock(at).join_into(row);
            }
            other.effect != Effect::Write
        });
    }

    /// The clock that `event` would have if it followed E. Its object has the given number.
    pub fn clock_after(&self, event: &Event, number: u32, row: &mut Vec<u32>) {
        self.begin_row(event, self.last_of(event.thread), row);
        self.latest_conflicting(event, number, |at| self.clock(at as usize).join_into(row));
    }

    /// The clock of `event` as far as it follows from what its thread did before: `pred` is the last of that.
    fn begin_row(&self, event: &Event, pred: Option<usize>, row: &mut Vec<u32>) {
        row.clear();
        match pred {
            Some(pred) => self.clock(pred).append_to(row),
            None => row.resize(self.clocks.width(), 0),
        }
        row[event.thread.index()] = event.index + 1;
    }

    /// The accesses that an event on the object with this number would be ordered after directly, and
    /// some that happen before those.
    fn latest_conflicting(&self, event: &Event, number: u32, mut visit: impl FnMut(u32)) {
        let mut visit_run = |last: u32| {
            let mut walk = RunWalk::new(last);
            while let Some(at) = walk.next(self) {
                visit(at);
            }
        };
        visit_run(self.conflicting_run(number, effects_conflict, event.effect));
        let effect = effect_on_parts(event);
        for &other in self.objects.overlapping(number) {
            visit_run(self.conflicting_run(other, partial_effects_conflict, effect));
        }
        // Among reads there may be failed attempts, which conflict with reads of other ranges.
        if effect == Effect::Read {
            self.failed_attempts(number, visit);
        }
    }

    /// The accesses to ranges that overlap the object with this number which may fail, as far as they
    /// are in the last run of their range and this run consists of reads.
    fn failed_attempts(&self, number: u32, mut visit: impl FnMut(u32)) {
        let others = self.objects.overlapping(number).iter();
        for &other in others.filter(|&&other| self.objects.may_fail(other)) {
            let last = self.objects.latest(other).conflicting;
            if last == NONE || self.records[last as usize].effect != Effect::Read {
                continue;
            }
            for at in self.whole_run(last) {
                if effect_on_parts(&self.event(at as usize)) != Effect::Read {
                    visit(at);
                }
            }
        }
    }

    /// All accesses of the run that ends at `last`, latest first.
    pub(crate) fn whole_run(&self, last: u32) -> impl Iterator<Item = u32> {
        std::iter::successors(Some(last), |&at| {
            let record = &self.records[at as usize];
            (record.prev.conflicting != record.run.before).then_some(record.prev.conflicting)
        })
    }

    /// The last access of the latest run of an object that conflicts with an effect, or [`NONE`].
    fn conflicting_run(
        &self,
        object: u32,
        conflict: impl Fn(Effect, Effect) -> bool,
        effect: Effect,
    ) -> u32 {
        let conflicts = |last: u32| conflict(self.records[last as usize].effect, effect);
        let mut last = self.objects.latest(object).conflicting;
        if last != NONE && !conflicts(last) {
            last = self.records[last as usize].run.before;
        }
        if last != NONE && conflicts(last) { last } else { NONE }
    }
}

/// A walk over the accesses of a run: the latest of each thread, and some more.
pub(crate) struct RunWalk {
    at: u32,
    /// The threads that have been seen.
    seen: u32,
}

impl RunWalk {
    pub(crate) fn new(last: u32) -> RunWalk {
        RunWalk { at: last, seen: 0 }
    }

    #[inline]
    pub(crate) fn next(&mut self, e: &Execution) -> Option<u32> {
        let at = self.at;
        if at == NONE {
            return None;
        }
        let run = &e.records[at as usize].run;
        self.seen |= AccessRun::bit(e.records[at as usize].thread) & !AccessRun::MANY;
        self.at = if run.threads & !self.seen == 0 { NONE } else { run.other_thread };
        Some(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dependence::conflict;
    use crate::program::{Fault, Pending, Run};
    use mazurka_trace::{Object, Rmw};

    const ADD: Action = Action::Rmw { function: Rmw::Add, operand: 1, used: false };
    const OR: Action = Action::Rmw { function: Rmw::Or, operand: 1, used: false };

    /// Threads that do the same again and again to one object.
    struct Again(Vec<Action>);

    impl Run for Again {
        fn pending(&self, thread: ThreadId) -> Pending {
            match self.0.get(thread.index()) {
                Some(&action) => {
                    let op = Op::On(Object::new(8, 8), action);
                    Pending::Op { op, enabled: true, word: 0 }
                }
                None => Pending::Unborn,
            }
        }

        fn step(&mut self, _: ThreadId, _: u32) -> u64 {
            0
        }

        fn move_to(&mut self, _: usize) {}

        fn violation(&self, _: ThreadId) -> Fault {
            unreachable!("nothing fails")
        }
    }

    /// The execution in which the threads make steps in this order.
    fn execution(actions: &[Action], order: impl IntoIterator<Item = u32>) -> Execution {
        let mut run = Again(actions.to_vec());
        let mut e = Execution::new(&run, usize::MAX);
        for thread in order {
            e.step(&mut run, Choice { thread: ThreadId(thread), alternative: 0 });
        }
        e
    }

    /// How many earlier accesses the event at `position` was compared with.
    fn compared(e: &Execution, position: usize) -> usize {
        let mut walk = RunWalk::new(e.records[position].run.before);
        std::iter::from_fn(|| walk.next(e)).count()
    }

    /// Races and clock of an event by definition: every conflicting event before it, latest first.
    fn by_definition(e: &Execution, j: usize) -> (Vec<u32>, Vec<u32>) {
        let event = &e.event(j);
        let mut clock = match e.pred(j) {
            Some(pred) => e.clock(pred).numbers().collect(),
            None => vec![0; e.clocks.width()],
        };
        clock[event.thread.index()] = event.index + 1;
        let mut races = Vec::new();
        for i in (0..j).rev() {
            let first = &e.event(i);
            if conflict(first, event) && clock[first.thread.index()] <= first.index {
                races.push(i as u32);
                for (n, r) in clock.iter_mut().zip(e.clock(i).numbers()) {
                    *n = r.max(*n);
                }
            }
        }
        (races, clock)
    }

    #[test]
    fn a_step_costs_the_same_however_often_its_object_was_accessed() {
        let turns = |first: u32, second: u32| (0..600).map(move |k| [first, second][k % 2]);
        let orders: [Vec<u32>; 6] = [
            vec![0; 600],
            vec![2; 600],
            turns(0, 1).collect(),
            turns(0, 2).collect(),
            // Many updates by several threads, then many reads, then other updates.
            turns(0, 1).chain(turns(2, 3)).chain(turns(4, 5)).collect(),
            turns(2, 3).chain(turns(0, 1)).chain(turns(6, 0)).collect(),
        ];
        let actions = [ADD, ADD, Action::Load, Action::Load, OR, OR, Action::Store(1)];
        for (k, order) in orders.into_iter().enumerate() {
            let e = execution(&actions, order);
            for j in 0..e.len() {
                assert!(compared(&e, j) <= 2, "order {k}: {} at {j}", compared(&e, j));
            }
        }
    }

    #[test]
    fn races_and_clocks_are_those_of_the_definition() {
        let actions = [ADD, ADD, Action::Load, Action::Load, OR, Action::Store(1), Action::Lock];
        let mut rng = 1u64;
        for round in 0..300 {
            // In the last rounds there are more threads than a run has bits.
            let copies = if round < 200 { 1 } else { 6 };
            let actions = actions.repeat(copies);
            let order = (0..40).map(|_| {
                rng = rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (rng >> 33) as u32 % actions.len() as u32
            });
            let order: Vec<u32> = order.collect();
            let e = execution(&actions, order.iter().copied());
            let before = execution(&actions, order[..39].iter().copied());
            let (mut clock, last) = (Vec::new(), &e.event(39));
            before.clock_after(last, 0, &mut clock);
            let numbers = |j| e.clock(j).numbers().collect::<Vec<u32>>();
            assert_eq!(clock, numbers(39), "{:?}", e.to_vec());
            for j in 0..e.len() {
                let (races, clock) = by_definition(&e, j);
                let found: Vec<u32> = e.races(j).iter().map(|race| race.first).collect();
                assert_eq!((found, numbers(j)), (races, clock), "{:?}", e.to_vec());
            }
        }
    }
}
