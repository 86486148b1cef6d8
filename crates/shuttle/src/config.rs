//! How tests are run.

use std::path::PathBuf;
use std::time::Duration;

/// How tests are run, as Shuttle's. What is about Shuttle's own way of running has no effect.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Config {
    /// No effect: every thread has 1 MiB.
    pub stack_size: usize,
    /// No effect: a report says how to replay.
    pub failure_persistence: FailurePersistence,
    /// How many steps an execution may have.
    pub max_steps: MaxSteps,
    /// How long a test may take; it passes if nothing is found until then.
    pub max_time: Option<Duration>,
    /// No effect.
    pub silence_warnings: bool,
    /// No effect.
    pub record_steps_in_span: bool,
    /// No effect: a failed execution is left as it is.
    pub ungraceful_shutdown_config: UngracefulShutdownConfig,
}

impl Config {
    /// The defaults.
    pub fn new() -> Config {
        Config {
            stack_size: 1 << 20,
            failure_persistence: FailurePersistence::Print,
            max_steps: MaxSteps::FailAfter(1_000_000),
            max_time: None,
            silence_warnings: false,
            record_steps_in_span: false,
            ungraceful_shutdown_config: UngracefulShutdownConfig::default(),
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        Config::new()
    }
}

/// What becomes of the schedule of a failure: a report always has it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FailurePersistence {
    /// Nothing.
    None,
    /// It is printed.
    Print,
    /// It is written to a file.
    File(Option<PathBuf>),
}

/// How many steps an execution may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MaxSteps {
    /// Any number.
    None,
    /// The test fails if there are more.
    FailAfter(usize),
    /// What comes later is left out.
    ContinueAfter(usize),
}

/// What becomes of the tasks of a failed execution.
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct UngracefulShutdownConfig {
    /// No effect.
    pub immediately_return_on_panic: bool,
    /// No effect.
    pub continuation_function_behavior: ContinuationFunctionBehavior,
}

/// What becomes of the code of tasks that have not ended.
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub enum ContinuationFunctionBehavior {
    /// It is dropped.
    #[default]
    Drop,
    /// It is leaked.
    Leak,
}
