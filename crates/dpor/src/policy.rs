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

    /// One of the enabled threads that are `allowed`.
    pub(crate) fn pick(
        &mut self,
        e: &Execution,
        mut allowed: impl FnMut(ThreadId) -> bool,
    ) -> Option<ThreadId> {
        let mut threads = e.enabled().iter();
        match self {
            Policy::Lowest => threads.find(|&t| allowed(t)),
            Policy::Highest => threads.filter(|&t| allowed(t)).last(),
            Policy::Quiet => {
                // Hardly ever is the best one not allowed.
                let best = quietest(e, threads);
                best.filter(|&t| allowed(t))
                    .or_else(|| quietest(e, e.enabled().iter().filter(|&t| allowed(t))))
            }
            Policy::Random(rng) => {
                let count = threads.filter(|&t| allowed(t)).count();
                let mut allowed = e.enabled().iter().filter(|&t| allowed(t));
                allowed.nth(rng.usize(..count.max(1)))
            }
        }
    }
}

/// The thread whose next operation is least likely to conflict, and of several the last one, unless it never
/// conflicts: then it is all the same.
#[inline]
fn quietest(e: &Execution, threads: impl Iterator<Item = ThreadId>) -> Option<ThreadId> {
    let mut best = None;
    let mut least = u32::MAX;
    for thread in threads {
        let noise = e.noise(thread);
        if noise == 0 {
            return Some(thread);
        }
        if noise <= least {
            (least, best) = (noise, Some(thread));
        }
    }
    best
}
