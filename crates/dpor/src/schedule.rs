//! Which enabled thread goes first where an algorithm is free to choose.
//!
//! The choice never changes what is found, only in which order and at what cost. Tests use several
//! to show the former.

use mazurka_engine::Execution;
use mazurka_trace::ThreadId;

/// A rule for choosing among enabled threads.
#[derive(Clone, Debug, Default)]
pub enum Schedule {
    /// The thread with the smallest number: runs a thread as long as possible.
    #[default]
    Lowest,
    /// The thread with the largest number.
    Highest,
    /// Any thread, from a seeded source.
    Random(fastrand::Rng),
}

impl Schedule {
    /// A random schedule that can be repeated.
    pub fn random(seed: u64) -> Schedule {
        Schedule::Random(fastrand::Rng::with_seed(seed))
    }

    /// One of the enabled threads that are `allowed`.
    pub(crate) fn pick(
        &mut self,
        e: &Execution,
        allowed: impl Fn(ThreadId) -> bool,
    ) -> Option<ThreadId> {
        let mut threads = e.enabled().iter().filter(|&t| allowed(t));
        match self {
            Schedule::Lowest => threads.next(),
            Schedule::Highest => threads.last(),
            Schedule::Random(rng) => {
                let count = e.enabled().iter().filter(|&t| allowed(t)).count();
                threads.nth(rng.usize(..count.max(1)))
            }
        }
    }
}
