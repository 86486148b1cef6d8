//! Checking a model.

use mazurka::{Test, Verdict};
use std::path::PathBuf;
use std::time::Duration;

/// How a model is checked, as loom's. Bounds that loom needs and Mazurka does not are accepted and have no
/// effect: `max_threads`, `max_branches`, `preemption_bound` (everything is explored instead), checkpoints,
/// `location` (locations are always there) and `expect_explicit_explore`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Builder {
    /// No effect: there is no bound.
    pub max_threads: usize,
    /// No effect: there is no bound.
    pub max_branches: usize,
    /// No more executions than that; `LOOM_MAX_PERMUTATIONS`. The model passes if nothing is found until then.
    pub max_permutations: Option<usize>,
    /// Not longer than that; `LOOM_MAX_DURATION`, in seconds. The model passes if nothing is found until then.
    pub max_duration: Option<Duration>,
    /// No effect: executions with any number of preemptions are explored.
    pub preemption_bound: Option<usize>,
    /// No effect: a report says how to replay.
    pub checkpoint_file: Option<PathBuf>,
    /// No effect.
    pub checkpoint_interval: usize,
    /// No effect: exploration begins at once.
    pub expect_explicit_explore: bool,
    /// No effect: every operation has its location.
    pub location: bool,
    /// Whether a line about each model is printed to the standard error; `LOOM_LOG`.
    pub log: bool,
}

impl Default for Builder {
    fn default() -> Builder {
        Builder::new()
    }
}

impl Builder {
    /// With the limits of the environment.
    pub fn new() -> Builder {
        let number = |name: &str| std::env::var(name).ok()?.parse::<u64>().ok();
        Builder {
            max_threads: crate::MAX_THREADS,
            max_branches: number("LOOM_MAX_BRANCHES").map_or(1_000, |n| n as usize),
            max_permutations: number("LOOM_MAX_PERMUTATIONS").map(|n| n as usize),
            max_duration: number("LOOM_MAX_DURATION").map(Duration::from_secs),
            preemption_bound: number("LOOM_MAX_PREEMPTIONS").map(|n| n as usize),
            checkpoint_file: std::env::var_os("LOOM_CHECKPOINT_FILE").map(PathBuf::from),
            checkpoint_interval: 20_000,
            expect_explicit_explore: false,
            location: true,
            log: std::env::var_os("LOOM_LOG").is_some(),
        }
    }

    /// No effect: a report says how to replay.
    pub fn checkpoint_file(&mut self, file: &str) -> &mut Builder {
        self.checkpoint_file = Some(file.into());
        self
    }

    /// Explores a model.
    ///
    /// # Panics
    /// With a report, if an execution fails.
    #[track_caller]
    pub fn check<F>(&self, f: F)
    where
        F: Fn() + Sync + Send + 'static,
    {
        let name = std::thread::current().name().unwrap_or("model").to_string();
        let mut test = Test::new(&name).leaks();
        if let Some(most) = self.max_permutations {
            test = test.checker(|checker| checker.max_executions(most as u64));
        }
        if let Some(longest) = self.max_duration {
            test = test.checker(|checker| checker.timeout(longest));
        }
        if self.max_permutations.is_some() || self.max_duration.is_some() {
            test = test.allow_incomplete();
        }
        let report = test.report(f);
        if self.log || report.verdict == Verdict::Incomplete {
            let (verdict, executions) = (report.verdict, report.explored.executions);
            eprintln!("mazurka: {name}: {verdict:?}, {executions} executions");
        }
    }
}

/// Explores all executions of a model.
///
/// # Panics
/// With a report, if one of them fails.
#[track_caller]
pub fn model<F>(f: F)
where
    F: Fn() + Sync + Send + 'static,
{
    Builder::new().check(f);
}
