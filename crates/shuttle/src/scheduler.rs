//! What is explored: Shuttle's schedulers as budgets.

use mazurka::Algorithm;
use std::io;
use std::path::Path;

/// What there is to do.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct Plan {
    /// So many executions.
    pub(crate) budget: Option<u64>,
    /// How more of them are drawn, if they are not all.
    pub(crate) sample: Option<Algorithm>,
    /// One schedule instead.
    pub(crate) schedule: Option<String>,
}

mod sealed {
    /// What only the schedulers here are.
    #[expect(unnameable_types, reason = "nobody else implements it")]
    pub trait Sealed {
        /// What there is to do.
        fn plan(&self) -> super::Plan;
    }
}
pub(crate) use sealed::Sealed;

/// A scheduler of Shuttle. Mazurka has its own; these say how much it does.
pub trait Scheduler: Sealed {}

/// A scheduler that has a number of iterations, and a way to draw them.
macro_rules! schedulers {
    ($($what:literal, $name:ident;)*) => {$(
        #[doc = $what]
        #[derive(Clone, Debug)]
        pub struct $name(Plan);

        impl Sealed for $name {
            fn plan(&self) -> Plan {
                self.0.clone()
            }
        }

        impl Scheduler for $name {}
    )*};
}

schedulers! {
    "All executions, or that many and as many random ones.", RandomScheduler;
    "The same.", UrwRandomScheduler;
    "All executions, or that many and as many with random priorities.", PctScheduler;
    "All executions.", DfsScheduler;
    "That many executions.", RoundRobinScheduler;
    "All executions, or that many; nondeterminism is always reported.", UncontrolledNondeterminismCheckScheduler;
    "One execution.", ReplayScheduler;
}

fn budget(iterations: usize, sample: Option<Algorithm>) -> Plan {
    Plan { budget: Some(iterations as u64), sample, schedule: None }
}

impl RandomScheduler {
    /// So many executions.
    pub fn new(max_iterations: usize) -> RandomScheduler {
        RandomScheduler::new_from_seed(0, max_iterations)
    }

    /// So many executions, drawn from a seed.
    pub fn new_from_seed(seed: u64, max_iterations: usize) -> RandomScheduler {
        RandomScheduler(budget(max_iterations, Some(Algorithm::Random(seed))))
    }
}

impl UrwRandomScheduler {
    /// So many executions.
    pub fn new(max_iterations: usize) -> UrwRandomScheduler {
        UrwRandomScheduler::new_from_seed(0, max_iterations)
    }

    /// So many executions, drawn from a seed.
    pub fn new_from_seed(seed: u64, max_iterations: usize) -> UrwRandomScheduler {
        UrwRandomScheduler(budget(max_iterations, Some(Algorithm::Random(seed))))
    }
}

impl PctScheduler {
    /// So many executions, for bugs of a depth.
    pub fn new(max_depth: usize, max_iterations: usize) -> PctScheduler {
        PctScheduler::new_from_seed(0, max_depth, max_iterations)
    }

    /// So many executions, for bugs of a depth, drawn from a seed.
    pub fn new_from_seed(seed: u64, max_depth: usize, max_iterations: usize) -> PctScheduler {
        let depth = u32::try_from(max_depth).unwrap_or(u32::MAX);
        PctScheduler(budget(max_iterations, Some(Algorithm::Pct { seed, depth })))
    }
}

impl DfsScheduler {
    /// All executions, or so many. Random numbers are always allowed: they are the same in every execution.
    pub fn new(max_iterations: Option<usize>, _allow_random_data: bool) -> DfsScheduler {
        let budget = max_iterations.map(|most| most as u64);
        DfsScheduler(Plan { budget, sample: None, schedule: None })
    }
}

impl RoundRobinScheduler {
    /// So many executions.
    pub fn new(max_iterations: usize) -> RoundRobinScheduler {
        RoundRobinScheduler(budget(max_iterations, None))
    }
}

impl UncontrolledNondeterminismCheckScheduler {
    /// What another scheduler does.
    pub fn new(scheduler: impl Scheduler) -> UncontrolledNondeterminismCheckScheduler {
        UncontrolledNondeterminismCheckScheduler(scheduler.plan())
    }
}

impl ReplayScheduler {
    /// The schedule of a report.
    pub fn new_from_encoded(encoded_schedule: &str) -> ReplayScheduler {
        let schedule = Some(encoded_schedule.to_string());
        ReplayScheduler(Plan { budget: None, sample: None, schedule })
    }

    /// The schedule in a file.
    pub fn new_from_file(path: impl AsRef<Path>) -> Result<ReplayScheduler, io::Error> {
        Ok(ReplayScheduler::new_from_encoded(&std::fs::read_to_string(path)?))
    }
}
