//! Barriers.

use crate::runtime::context::Shared;
use crate::runtime::inside;
use crate::runtime::observation::Observation;
use crate::runtime::request::{Orders, Place, Request, Waits, Word};
use mazurka_trace::word::{Compare, Condition};
use mazurka_trace::{Action, Op, Rmw};
use std::fmt;
use std::panic::Location;
use std::sync as native;
use std::sync::atomic::AtomicU64;

/// A barrier, as std's.
///
/// The order in which threads come to it counts only in programs that ask which one came last, or where
/// more threads use it than meet.
pub struct Barrier {
    parties: usize,
    /// How many threads have come so far, in an execution.
    arrivals: AtomicU64,
    outside: native::Barrier,
}

/// What a thread learns at a [`Barrier`].
#[derive(Debug)]
pub struct BarrierWaitResult(bool);

impl BarrierWaitResult {
    /// Whether the thread is the one that came last.
    pub fn is_leader(&self) -> bool {
        if let Some(shared) = inside() {
            shared.observe(Observation::Arrivals);
        }
        self.0
    }
}

impl Barrier {
    /// A barrier for that many threads.
    pub const fn new(parties: usize) -> Barrier {
        let parties = if parties == 0 { 1 } else { parties };
        let (arrivals, outside) = (AtomicU64::new(0), native::Barrier::new(parties));
        Barrier { parties, arrivals, outside }
    }

    /// Waits until all have come.
    #[track_caller]
    pub fn wait(&self) -> BarrierWaitResult {
        match inside() {
            Some(shared) => self.wait_inside(shared, Location::caller()),
            None => BarrierWaitResult(self.outside.wait().is_leader()),
        }
    }

    fn wait_inside(&self, shared: &Shared, place: Place) -> BarrierWaitResult {
        let parties = self.parties as u64;
        let word = Word::of(&self.arrivals);
        let act = |action| {
            let request = shared.request(word, action, Orders::SEQ_CST, ("wait", place));
            shared.perform(Request { waits: Waits::ForObject, ..request }).old
        };
        if shared.sees(Observation::Arrivals) {
            let before = act(Action::Rmw { function: Rmw::Add, operand: 1, used: true });
            let operand = (before / parties + 1) * parties;
            act(Action::Await(Condition::new(Compare::UGe, operand)));
            return BarrierWaitResult(before % parties == parties - 1);
        }
        if self.is_crowded(shared) {
            shared.observe(Observation::Arrivals);
        }
        let before = act(Action::Arrive);
        let round = (before / parties) as u32;
        act(Action::Depart { parties: self.parties as u32, round });
        BarrierWaitResult(before % parties == parties - 1)
    }

    /// Whether more threads use the barrier than meet, so that who meets whom depends on their order.
    fn is_crowded(&self, shared: &Shared) -> bool {
        let request = shared.request(
            Word::of(&self.arrivals),
            Action::Arrive,
            Orders::SEQ_CST,
            ("wait", Location::caller()),
        );
        let Op::On(object, _) = request.op else { return false };
        Shared::suspended();
        let mut meetings = shared.meetings.borrow_mut();
        let users = meetings.entry(object.address).or_default();
        users.insert(shared.running.get());
        let crowded = users.len() > self.parties;
        drop(meetings);
        shared.leave();
        crowded
    }
}

impl fmt::Debug for Barrier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Barrier").finish_non_exhaustive()
    }
}
