//! PCT: random priorities that change at a few random places.
//!
//! Paper: Burckhardt, Kothari, Musuvathi, Nagarakatte, "A Randomized Scheduler with Probabilistic
//! Guarantees of Finding Bugs", ASPLOS 2010.   Below: "the paper".
//!
//! | paper                                | here                                             |
//! |--------------------------------------|--------------------------------------------------|
//! | d, the bug depth                     | [`Pct::depth`]                                   |
//! | k, the number of steps               | [`Pct::longest`]: of the executions so far       |
//! | priority change points k₁ … k₍d−1₎   | [`Pct::changes`]                                 |
//! | priorities d … d+n of the n threads  | random numbers above [`LOW`]                     |
//!
//! In each execution the enabled thread with the highest priority runs. Each thread has a random priority
//! from its creation on. At the i-th change point the thread that would run gets a priority of its own,
//! lower than all those, the later the change the lower. A bug that needs d ordering constraints to happen,
//! its *depth*, is found in one execution with a probability of at least 1/(n·kᵈ⁻¹), where
//! uniformly random choices may have an exponentially small one: a thread that is to be slow is slow for
//! long.
//!
//! Deviations:
//! 1. k is not known before; the length of the longest execution so far is taken, and 64 at first.
//! 2. Alternatives of operations are chosen uniformly.

use mazurka_engine::{Algorithm, Choice, Context, Execution, Next};
use mazurka_trace::{Event, ThreadId};

/// Priorities from here on are those of threads that have met no change point.
const LOW: u64 = 1 << 32;

/// The length that is expected of the first execution.
const FIRST_LENGTH: usize = 64;

/// Walks with random priorities.
#[derive(Debug)]
pub struct Pct {
    rng: fastrand::Rng,
    /// How many ordering constraints the bugs have that are looked for.
    depth: u32,
    /// The length of the longest execution so far.
    longest: usize,
    /// By the number of the thread.
    priorities: Vec<u64>,
    /// The positions at which priorities change in this execution.
    changes: Vec<usize>,
}

impl Pct {
    /// Walks for bugs of this depth, at least 1, that can be repeated.
    pub fn new(seed: u64, depth: u32) -> Pct {
        let rng = fastrand::Rng::with_seed(seed);
        let (priorities, changes) = (Vec::new(), Vec::new());
        Pct { rng, depth: depth.max(1), longest: FIRST_LENGTH, priorities, changes }
    }

    /// Draws priorities and change points for another execution.
    fn begin(&mut self) {
        self.priorities.clear();
        self.changes.clear();
        for _ in 1..self.depth {
            self.changes.push(self.rng.usize(..self.longest));
        }
    }

    /// The enabled thread with the highest priority.
    fn highest(&mut self, e: &Execution) -> ThreadId {
        let priority = |thread: &ThreadId| self.priorities[thread.index()];
        match e.enabled().iter().max_by_key(priority) {
            Some(thread) => thread,
            None => unreachable!("E is not maximal"),
        }
    }
}

impl Algorithm for Pct {
    fn arrive(&mut self, _: &mut Context<'_>) {}

    fn next(&mut self, at: &mut Context<'_>) -> Next {
        let e = at.e;
        if e.is_maximal() {
            self.longest = self.longest.max(e.len());
            return Next::ReturnTo(0);
        }
        if e.is_empty() {
            self.begin();
        }
        while self.priorities.len() < e.threads().len() {
            self.priorities.push(self.rng.u64(LOW..));
        }
        for (nth, &change) in self.changes.clone().iter().enumerate() {
            if change == e.len() {
                let thread = self.highest(e);
                self.priorities[thread.index()] = (self.changes.len() - nth) as u64;
            }
        }
        let thread = self.highest(e);
        let alternative = self.rng.u32(..e.alternatives(thread));
        Next::Step(Choice { thread, alternative })
    }

    fn returned(&mut self, _: &Execution, _: &Event) {}

    fn inexactness(&self) -> Option<&'static str> {
        Some("random walks are a sample: they may repeat classes and miss others")
    }
}
