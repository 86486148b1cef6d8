//! What sleeps: the schedules whose exploration elsewhere covers what would follow here.
//!
//! A *sleep test* decides line 7 of Algorithm 1 for a schedule and line 13 for a thread. There are
//! two: [`Precedes`] follows the execution in which a schedule was found, whenever it is asked;
//! [`Expressions`] are the paper's sleep set expressions (Algorithm 2), updated with every event.

mod expressions;
mod precedes;
mod sleep_set;

use super::inexactness::Inexactness;
use super::records::{Mark, PathEvent, RecordId, Records};
use super::rows::{Row, Rows};
use mazurka_engine::Execution;
use mazurka_trace::ThreadId;

pub use expressions::{Corrections, Expressions};
pub use sleep_set::Precedes;

/// A test for what sleeps.
pub trait SleepTest {
    /// E has been extended by an event with this mark (lines 8–11 and 14).
    fn arrive(&mut self, e: &Execution, records: &Records, mark: Mark);

    /// Forgets all but the first `length` events of E.
    fn cut(&mut self, length: usize);

    /// Whether nothing sleeps after E.
    fn is_awake(&self) -> bool;

    /// Line 13: whether the next event of `thread` is asleep.
    fn blocks_thread(&mut self, e: &Execution, records: &Records, thread: ThreadId) -> bool;

    /// Line 7: whether an event of σ is asleep when σ follows E₁.
    fn blocks_schedule(&mut self, records: &Records, sigma: &Candidate<'_>) -> bool;

    /// The records of the schedules in the sleep set of E, the latest first; none, if it does not
    /// matter what follows a schedule.
    fn open_entries(&self) -> impl Iterator<Item = RecordId> {
        std::iter::empty()
    }

    /// All but the first `len` records have been forgotten.
    fn forget_records(&mut self, _len: usize) {}

    /// Why the test is not valid for what happened.
    fn inexactness(&self) -> Option<Inexactness> {
        None
    }

    /// What sleeps after E, as text, if it is kept as expressions.
    fn expressions(&self) -> Vec<String> {
        Vec::new()
    }
}

/// A schedule σ that would follow the first `q` events of E, in the execution in which it was found.
pub struct Candidate<'a> {
    pub(super) e: &'a Execution,
    pub(super) q: usize,
    /// The position of e′, or that after the last event.
    pub(super) end: usize,
    pub(super) rows: &'a Rows,
    /// How far σ reaches in each thread.
    pub(super) reach: Row,
    /// e′ in its new place.
    pub(super) head: PathEvent,
    /// The last event of the thread of e′ before it.
    pub(super) pred: Option<usize>,
}

impl Candidate<'_> {
    /// The positions in E of the events of σ but for its head.
    fn members(&self) -> impl Iterator<Item = usize> {
        (self.q + 1..self.end).filter(|&k| self.contains(k))
    }

    fn contains(&self, position: usize) -> bool {
        self.rows.contains(self.reach, self.e.id(position))
    }

    /// The clock of the head at the end of σ.
    fn head_clock(&self, clock: &mut Vec<u32>) {
        let among = |at: usize| at < self.q || (at != self.q && self.contains(at));
        let PathEvent { event, object, .. } = &self.head;
        self.e.clock_among(event, *object, self.pred, among, clock);
    }
}
