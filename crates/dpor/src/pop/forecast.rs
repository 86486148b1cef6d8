//! How many executions there will be, from what the exploration itself has seen.
//!
//! The executions form a tree: a schedule that was found in an execution leads to another one. What is
//! left to explore are the schedules that have been found and wait for their turn, each with everything
//! that will be found below it. How much that is depends above all on where the schedule branches: the
//! earlier, the more. So the sizes of the subtrees that have been explored are remembered by branching
//! position, and every schedule that waits counts as much as those on average that branched where it
//! does. Where nothing has branched yet, sizes are taken to go on growing as they did.
//!
//! What will be found only later makes the number larger than that. How much larger the estimate became
//! whenever the number of executions doubled says how far it may still be off, and as long as it changes a
//! lot, nothing is said.

use super::races::Schedule;
use mazurka_engine::Estimate;

/// The sizes of subtrees that have been explored.
#[derive(Debug, Default)]
pub(super) struct Forecast {
    /// How many executions have ended.
    pub(super) executions: u64,
    /// For each branching position how many subtrees there were, and their sizes in all.
    levels: Vec<(u64, u64)>,
    /// The number of executions at which the latest of the next was made.
    doubled: u64,
    /// Estimates, each after twice as many executions as the one before.
    earlier: [f64; 3],
}

/// By how much an estimate may change while the number of executions doubles.
const UNSTABLE: f64 = 2.2;
/// By how much it may be expected to change at least.
const DRIFT: f64 = 1.3;

impl Forecast {
    /// A subtree that branched at this position, and had so many executions, has been explored.
    #[inline]
    pub(super) fn explored(&mut self, branch: usize, executions: u64) {
        if self.levels.len() <= branch {
            self.levels.resize(branch + 1, (0, 0));
        }
        let (count, sum) = &mut self.levels[branch];
        *count += 1;
        *sum += executions;
    }

    /// How many executions there will be if these schedules wait, unless that changes a lot.
    pub(super) fn estimate(&mut self, waiting: &[Schedule]) -> Option<Estimate> {
        let mean = self.mean(waiting)?;
        let drift = self.drift(mean);
        if self.executions >= 2 * self.doubled {
            self.doubled = self.executions;
            self.earlier.rotate_right(1);
            self.earlier[0] = mean;
        }
        let drift = drift.filter(|&drift| drift <= UNSTABLE)?.max(DRIFT);
        let low = self.executions as f64 + waiting.len() as f64;
        let high = if waiting.is_empty() { mean } else { mean * drift * drift };
        Some(Estimate { mean: mean.max(low), low, high: high.max(low) })
    }

    /// The largest change among the last estimates.
    fn drift(&self, mean: f64) -> Option<f64> {
        let [second, third, fourth] = self.earlier;
        let change = |a: f64, b: f64| (a / b).max(b / a);
        let changes = [change(mean, second), change(second, third), change(third, fourth)];
        (fourth > 0.0).then(|| changes.into_iter().fold(1.0, f64::max))
    }

    /// What has been explored, and what waits.
    fn mean(&self, waiting: &[Schedule]) -> Option<f64> {
        let sizes = self.sizes();
        let growth = growth(&sizes)?;
        let mut left = 0.0;
        for schedule in waiting {
            let alternatives = f64::from(schedule.head.event.alternative - schedule.least + 1);
            let from = sizes.get(schedule.branch as usize..).unwrap_or_default();
            left += alternatives
                * match from.iter().position(|size| size.is_some()) {
                    Some(0) => from[0].unwrap_or(1.0),
                    Some(next) => from[next].unwrap_or(1.0) * growth,
                    None => 1.0,
                };
        }
        Some(self.executions as f64 + left)
    }

    /// The average size at each branching position where there is one.
    fn sizes(&self) -> Vec<Option<f64>> {
        let average = |&(count, sum): &(u64, u64)| (count > 0).then(|| sum as f64 / count as f64);
        self.levels.iter().map(average).collect()
    }
}

/// By how much sizes grow from one branching position to the next where something branched before it, on
/// average.
fn growth(sizes: &[Option<f64>]) -> Option<f64> {
    let known: Vec<f64> = sizes.iter().filter_map(|size| *size).collect();
    let steps = known.len().checked_sub(1).filter(|&steps| steps > 0)?;
    Some((known.first()? / known.last()?).powf(1.0 / steps as f64).max(1.0))
}
