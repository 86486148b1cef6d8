//! The accesses to an object and to what overlaps it, as far as they conflict.

use crate::clocks::RunWalk;
use crate::dependence::{effect_on_parts, effects_conflict, partial_effects_conflict};
use crate::execution::Execution;
use crate::objects::NONE;
use mazurka_trace::{Event, Object};

impl Execution {
    /// The accesses to the range with this number, and to ranges that overlap it, which conflict with
    /// an event on that range: for each range the latest first, until `visit` returns false for that
    /// range. Runs that do not conflict are passed over at once.
    pub fn conflicting_accesses(
        &self,
        number: u32,
        event: &Event,
        mut visit: impl FnMut(usize) -> bool,
    ) {
        let others = self.objects.overlapping(number).iter();
        for (object, partial) in
            std::iter::once((number, false)).chain(others.map(|&other| (other, true)))
        {
            // Among reads there may be failed attempts, which conflict with reads of other ranges.
            let one_by_one = partial && self.objects.may_fail(object);
            let mut at = self.objects.latest(object).conflicting;
            while at != NONE {
                let record = &self.records[at as usize];
                let conflict = match partial {
                    false => effects_conflict(record.effect, event.effect),
                    true => {
                        let other = &self.event(at as usize);
                        partial_effects_conflict(effect_on_parts(other), effect_on_parts(event))
                    }
                };
                if !conflict {
                    at = if one_by_one { record.prev.conflicting } else { record.run.before };
                } else if visit(at as usize) {
                    at = record.prev.conflicting;
                } else {
                    break;
                }
            }
        }
    }

    /// The accesses to the range with this number, and to ranges that overlap it, which conflict with
    /// others: for each range run by run, the latest first, and of each run at least the latest of
    /// each thread. Whatever else a thread did in a run it did before, and conflicts with nothing else.
    pub fn latest_accesses_to(&self, number: u32, mut visit: impl FnMut(usize) -> Walk) {
        self.walk_runs(number, false, &mut visit);
        for &other in self.objects.overlapping(number) {
            self.walk_runs(other, self.objects.may_fail(other), &mut visit);
        }
    }

    /// The same for a range that no thread need ever have been about to access.
    pub fn latest_accesses_to_range(&self, range: Object, mut visit: impl FnMut(usize) -> Walk) {
        if let Some(number) = self.objects.known(range) {
            return self.latest_accesses_to(number, visit);
        }
        for other in self.objects.overlapping_new(range) {
            self.walk_runs(other, self.objects.may_fail(other), &mut visit);
        }
    }

    /// The accesses to the range with this number, run by run, `all` of them or the latest of each thread.
    fn walk_runs(&self, number: u32, all: bool, visit: &mut impl FnMut(usize) -> Walk) {
        let mut last = self.objects.latest(number).conflicting;
        let mut farther = true;
        while last != NONE && farther {
            let (mut walk, mut whole) = (RunWalk::new(last), self.whole_run(last));
            let mut next = || if all { whole.next() } else { walk.next(self) };
            while let Some(at) = next() {
                let answer = visit(at as usize);
                farther &= answer == Walk::On;
                if answer == Walk::Stop {
                    break;
                }
            }
            last = self.records[last as usize].run.before;
        }
    }
}

/// How a walk along the accesses to an object goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk {
    /// As far as there are accesses.
    On,
    /// To the end of the run, because whatever came before it happens before this access.
    RestOfRun,
    /// No farther.
    Stop,
}
