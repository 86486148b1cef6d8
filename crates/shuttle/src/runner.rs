//! Running tests.

use crate::config::{Config, MaxSteps};
use crate::scheduler::{Plan, Scheduler};
use mazurka::{Algorithm, Checker, Limit, Report, Test};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;

/// Runs a test as a scheduler says.
#[derive(Debug)]
pub struct Runner<S: ?Sized + Scheduler> {
    config: Config,
    scheduler: Box<S>,
}

impl<S: Scheduler + 'static> Runner<S> {
    /// With a scheduler and settings.
    pub fn new(scheduler: S, config: Config) -> Runner<S> {
        Runner { config, scheduler: Box::new(scheduler) }
    }

    /// Runs the test; how many executions there were.
    ///
    /// # Panics
    /// With a report, if one of them fails.
    #[track_caller]
    pub fn run<F>(self, f: F) -> usize
    where
        F: Fn() + Send + Sync + 'static,
    {
        run(&self.config, &self.scheduler.plan(), Arc::new(f))
    }
}

type Body = Arc<dyn Fn() + Send + Sync>;

/// Does what a plan says; how many executions there were.
#[track_caller]
fn run(config: &Config, plan: &Plan, body: Body) -> usize {
    let name = std::thread::current().name().unwrap_or("test").to_string();
    if let Some(schedule) = &plan.schedule {
        Test::new(&name).follow(schedule.trim(), move || body());
        return 1;
    }
    let explore = |algorithm: Option<Algorithm>| {
        let body = body.clone();
        let settings = |checker: Checker| settings(checker, config, plan.budget, algorithm);
        let report = Test::new(&name).checker(settings).allow_incomplete().report(move || body());
        let too_long = report.limits_hit.contains(&Limit::MaxSteps);
        if let (true, MaxSteps::FailAfter(most)) = (too_long, config.max_steps) {
            panic!("{name}: an execution has more than {most} steps");
        }
        report
    };
    let all: Report = explore(None);
    let mut executions = all.explored.executions;
    if all.limits_hit.contains(&Limit::MaxExecutions) && plan.sample.is_some() {
        executions += explore(plan.sample).explored.executions;
    }
    executions as usize
}

fn settings(
    checker: Checker,
    config: &Config,
    budget: Option<u64>,
    algorithm: Option<Algorithm>,
) -> Checker {
    let mut checker = match config.max_steps {
        MaxSteps::None => checker,
        MaxSteps::FailAfter(most) | MaxSteps::ContinueAfter(most) => checker.max_steps(most),
    };
    if let Some(most) = budget {
        checker = checker.max_executions(most.max(1));
    }
    if let Some(longest) = config.max_time {
        checker = checker.timeout(longest);
    }
    match algorithm {
        Some(algorithm) => checker.algorithm(algorithm),
        None => checker,
    }
}

/// Runs a test as several schedulers say, one after the other.
#[derive(Debug)]
pub struct PortfolioRunner {
    config: Config,
    plans: Vec<Plan>,
    stop_on_first_failure: bool,
}

impl PortfolioRunner {
    /// With settings, and no scheduler yet.
    pub fn new(stop_on_first_failure: bool, config: Config) -> PortfolioRunner {
        PortfolioRunner { config, plans: Vec::new(), stop_on_first_failure }
    }

    /// Adds a scheduler.
    pub fn add(&mut self, scheduler: impl Scheduler + Send + 'static) {
        self.plans.push(scheduler.plan());
    }

    /// Runs the test.
    ///
    /// # Panics
    /// With a report, if an execution fails.
    #[track_caller]
    pub fn run<F>(self, f: F)
    where
        F: Fn() + Send + Sync + 'static,
    {
        let body: Body = Arc::new(f);
        let mut failure = None;
        for plan in &self.plans {
            let body = body.clone();
            let ran = catch_unwind(AssertUnwindSafe(|| run(&self.config, plan, body)));
            failure = failure.or(ran.err());
            if failure.is_some() && self.stop_on_first_failure {
                break;
            }
        }
        if let Some(failure) = failure {
            resume_unwind(failure);
        }
    }
}
