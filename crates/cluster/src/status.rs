//! How far an exploration is, for people who want to look.

use serde::{Deserialize, Serialize};

/// What a worker says of itself every second.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct WorkerStatus {
    /// Its name.
    pub name: String,
    /// Executions that it has explored, those included that will not count.
    pub executions: u64,
    /// How many of them in a second.
    pub rate: f64,
    /// How many items it has explored.
    pub items: u64,
    /// Whether it waits for an item.
    pub idle: bool,
}

/// What the coordinator says every second.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Status {
    /// What reports call the program.
    pub program: String,
    /// Whether everything has been explored, or nobody is to explore any more.
    pub over: bool,
    /// For how long this coordinator has been there, in seconds.
    pub seconds: f64,
    /// Executions that count.
    pub executions: u64,
    /// Items that are done.
    pub done: u64,
    /// Items that are open.
    pub open: u64,
    /// Violations that were found.
    pub violations: u64,
    /// How many workers wait for items that are not there.
    pub hungry: u64,
    /// How many executions there will be, if that can be estimated.
    pub expected: Option<f64>,
    /// Those who were heard of in the last seconds.
    pub workers: Vec<WorkerStatus>,
}

impl Status {
    /// Executions in a second, of all workers.
    pub fn rate(&self) -> f64 {
        self.workers.iter().map(|worker| worker.rate).sum()
    }

    /// How many seconds are left, if that can be estimated.
    pub fn seconds_left(&self) -> Option<f64> {
        let left = (self.expected? - self.executions as f64).max(0.0);
        (self.rate() > 0.0).then(|| left / self.rate())
    }
}
