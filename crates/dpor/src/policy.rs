//! Which enabled thread goes first where an algorithm is free to choose.
//!
//! The choice never changes what is found, only in which order and at what cost. Tests use several
//! to show the former.

use mazurka_engine::Execution;
use mazurka_trace::ThreadId;

/// A rule for choosing among enabled threads.
#[derive(Clone, Debug, Default)]
pub enum Policy {
    /// The thread with the smallest number: runs a thread as long as possible.
    #[default]
    Lowest,
    /// The thread with the largest number.
    Highest,
    /// What is least likely to conflict with anything goes first, so that as much as possible lies
    /// before the place where executions part and is performed once.
    Quiet,
    /// Any thread, from a seeded source.
    Random(fastrand::Rng),
}

impl Policy {
    /// Random choices that can be repeated.
    pub fn random(seed: u64) -> Policy {
        Policy::Random(fastrand::Rng::with_seed(seed))
    }

    /// The thread that comes first if all of them are allowed, where that is known without looking at all.
    #[inline(always)]
    pub(crate) fn favourite(&self, e: &Execution) -> Option<ThreadId> {
        match self {
            Policy::Quiet => e.quietest(),
            _ => None,
        }
    }

    /// One of the enabled threads that are `allowed`.
    pub(crate) fn pick(
        &mut self,
        e: &Execution,
        mut allowed: impl FnMut(ThreadId) -> bool,
    ) -> Option<ThreadId> {
        match self {
            Policy::Lowest => e.enabled().iter().find(|&t| allowed(t)),
            Policy::Highest => e.enabled().iter().filter(|&t| allowed(t)).last(),
            Policy::Quiet => {
                // Hardly ever is the best one not allowed.
                let best = self.favourite(e).filter(|&t| allowed(t));
                best.or_else(|| e.quietest_of(e.enabled().iter().filter(|&t| allowed(t))))
            }
            Policy::Random(rng) => {
                let count = e.enabled().iter().filter(|&t| allowed(t)).count();
                let mut allowed = e.enabled().iter().filter(|&t| allowed(t));
                allowed.nth(rng.usize(..count.max(1)))
            }
        }
    }
}
