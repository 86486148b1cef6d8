//! Random walks: one execution after the other, each with random choices.
//!
//! For programs with too many executions to explore them all: bugs that many schedules have are found
//! quickly, and nothing is ever proved. A walk never knows that it has seen everything, so it goes on
//! until a limit ends it. A seed always gives the same executions.
//!
//! A walk chooses uniformly among the enabled threads, and then among the alternatives of the
//! operation. Classes do not have equal chances: those with many interleavings are found more often.

use mazurka_engine::{Algorithm, Choice, Context, Execution, Next};
use mazurka_trace::Event;

/// Random walks from the start.
#[derive(Debug)]
pub struct Random {
    rng: fastrand::Rng,
}

impl Random {
    /// Walks that can be repeated.
    pub fn new(seed: u64) -> Random {
        Random { rng: fastrand::Rng::with_seed(seed) }
    }
}

impl Algorithm for Random {
    fn arrive(&mut self, _: &mut Context<'_>) {}

    fn next(&mut self, at: &mut Context<'_>) -> Next {
        if at.e.is_maximal() {
            return Next::ReturnTo(0);
        }
        let mut enabled = at.e.enabled().iter();
        let Some(thread) = enabled.nth(self.rng.usize(..at.e.enabled().len())) else {
            unreachable!("E is not maximal")
        };
        let alternatives = at.e.alternatives(thread);
        Next::Step(Choice { thread, alternative: self.rng.u32(..alternatives) })
    }

    fn returned(&mut self, _: &Execution, _: &Event) {}

    fn inexactness(&self) -> Option<&'static str> {
        Some("random walks are a sample: they may repeat classes and miss others")
    }
}
