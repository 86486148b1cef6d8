//! What a test says about its own execution.

use crate::runtime::context::Shared;
use crate::runtime::inside;
use crate::runtime::request::{Orders, Place};
use crate::runtime::section::Section;
use mazurka_engine::program::Stop;
use mazurka_trace::Op;
use std::panic::Location;

/// A number below `bound`; every one of them is explored.
///
/// # Panics
/// Outside of executions, and if the bound is 0.
#[track_caller]
pub fn nondet(bound: u32) -> u32 {
    assert!(bound > 0, "there is no number below 0");
    let Some(shared) = inside() else {
        panic!("mazurka::nondet is for code that mazurka::check runs");
    };
    let by = ("nondet", Location::caller());
    shared.act_alone(Op::Choose(bound), Orders::SEQ_CST, by).alternative
}

impl Shared {
    /// Whether something happens without a reason; both are explored, as long as the thread may have more of that.
    pub(crate) fn happens_spuriously(&self, by: (&'static str, Place)) -> bool {
        if self.is_unwinding() || self.own(|slot| slot.spurious) >= self.spurious() {
            return false;
        }
        let happens = self.act_alone(Op::Choose(2), Orders::SEQ_CST, by).alternative == 1;
        self.own(|slot| slot.spurious += u32::from(happens));
        happens
    }
}

/// Leaves out what follows unless the condition holds.
///
/// # Panics
/// Outside of executions, if the condition does not hold.
#[track_caller]
pub fn assume(condition: bool) {
    if condition {
        return;
    }
    match inside() {
        Some(shared) => shared.stop(Stop::Assume),
        None => panic!("an assumption does not hold, and nobody explores alternatives"),
    }
}

/// Until [`explore`], accesses of the running thread to atomics and cells are one step: what others could do between
/// them is not explored. Locks, threads and whatever may wait are explored as always. Outside of executions it has no
/// effect.
#[track_caller]
pub fn stop_exploring() {
    if let Some(shared) = inside() {
        let place = Location::caller();
        shared.own(|slot| slot.section = Section::Wanted(place));
    }
}

/// Ends what [`stop_exploring`] has begun.
pub fn explore() {
    if let Some(shared) = inside() {
        shared.own(|slot| slot.section = Section::None);
    }
}
