//! Checking a function.

use crate::config::Config;
use crate::runner::Runner;
use crate::scheduler::{
    DfsScheduler, PctScheduler, RandomScheduler, ReplayScheduler, RoundRobinScheduler, Scheduler,
    UncontrolledNondeterminismCheckScheduler, UrwRandomScheduler,
};
use std::path::Path;

#[track_caller]
fn run(scheduler: impl Scheduler + 'static, f: impl Fn() + Send + Sync + 'static) {
    Runner::new(scheduler, Config::new()).run(f);
}

/// Runs one execution.
#[track_caller]
pub fn check<F: Fn() + Send + Sync + 'static>(f: F) {
    run(RoundRobinScheduler::new(1), f);
}

/// Explores all executions, or so many and as many random ones.
#[track_caller]
pub fn check_random<F: Fn() + Send + Sync + 'static>(f: F, iterations: usize) {
    run(RandomScheduler::new(iterations), f);
}

/// Explores all executions, or so many and as many that are drawn from a seed.
#[track_caller]
pub fn check_random_with_seed<F: Fn() + Send + Sync + 'static>(f: F, seed: u64, iterations: usize) {
    run(RandomScheduler::new_from_seed(seed, iterations), f);
}

/// Explores all executions, or so many and as many random ones.
#[track_caller]
pub fn check_urw<F: Fn() + Send + Sync + 'static>(f: F, iterations: usize) {
    run(UrwRandomScheduler::new(iterations), f);
}

/// Explores all executions, or so many and as many with random priorities.
#[track_caller]
pub fn check_pct<F: Fn() + Send + Sync + 'static>(f: F, iterations: usize, depth: usize) {
    run(PctScheduler::new(depth, iterations), f);
}

/// Explores all executions, or so many.
#[track_caller]
pub fn check_dfs<F: Fn() + Send + Sync + 'static>(f: F, max_iterations: Option<usize>) {
    run(DfsScheduler::new(max_iterations, false), f);
}

/// Explores all executions, or so many: that the test does the same with the same schedule is always checked.
#[track_caller]
pub fn check_uncontrolled_nondeterminism<F: Fn() + Send + Sync + 'static>(
    f: F,
    max_iterations: usize,
) {
    let random = RandomScheduler::new(max_iterations);
    run(UncontrolledNondeterminismCheckScheduler::new(random), f);
}

/// Runs the execution that a report names.
#[track_caller]
pub fn replay<F: Fn() + Send + Sync + 'static>(f: F, encoded_schedule: &str) {
    run(ReplayScheduler::new_from_encoded(encoded_schedule), f);
}

/// Runs the execution whose schedule is in a file.
///
/// # Panics
/// If the file cannot be read, too.
#[track_caller]
pub fn replay_from_file<F: Fn() + Send + Sync + 'static, P: AsRef<Path>>(f: F, path: P) {
    let path = path.as_ref();
    match ReplayScheduler::new_from_file(path) {
        Ok(scheduler) => run(scheduler, f),
        Err(error) => panic!("{}: {error}", path.display()),
    }
}
