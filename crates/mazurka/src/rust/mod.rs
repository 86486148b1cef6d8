//! Rust programs: closures whose threads, locks and atomics are those of this crate.

mod describe;
mod names;
mod outcome;
mod schedule;

pub use outcome::{Test, check};

use crate::checker::Checker;
use crate::error::Error;
use crate::property::Property;
use mazurka_report::Report;
use mazurka_rust::Closure;

/// What is looked for in Rust programs if nothing else is said. Memory is the business of the compiler
/// and of Miri; accesses to [`UnsafeCell`](crate::cell::UnsafeCell) are watched.
const PROPERTIES: [Property; 5] = [
    Property::Assertions,
    Property::Deadlocks,
    Property::Livelocks,
    Property::Memory,
    Property::DataRaces,
];

/// Rust programs.
impl Checker {
    /// Runs a closure once for each class of its executions; `name` is what the report calls it. The
    /// threads, locks and atomics that are explored are those of [`thread`](mod@crate::thread) and
    /// [`sync`](mod@crate::sync).
    ///
    /// If no properties were chosen, data races are looked for, too. A panic is a violation.
    ///
    /// # Panics
    /// If the program cannot be explored: see [`Checker::try_run`].
    ///
    /// ```
    /// use mazurka::sync::Arc;
    /// use mazurka::sync::atomic::{AtomicU32, Ordering::SeqCst};
    /// use mazurka::{Checker, Verdict, thread};
    ///
    /// let report = Checker::new().run("counter", || {
    ///     let counter = Arc::new(AtomicU32::new(0));
    ///     let threads: Vec<_> = (0..4)
    ///         .map(|_| {
    ///             let counter = counter.clone();
    ///             thread::spawn(move || counter.fetch_add(1, SeqCst))
    ///         })
    ///         .collect();
    ///     threads.into_iter().for_each(|thread| drop(thread.join()));
    ///     assert_eq!(counter.load(SeqCst), 4);
    /// });
    /// assert_eq!(report.verdict, Verdict::Verified);
    /// assert_eq!(report.explored.executions, 24, "the four can come in 4! orders");
    /// ```
    #[track_caller]
    pub fn run(&self, name: &str, body: impl Fn() + Send + Sync + 'static) -> Report {
        match self.try_run(name, body) {
            Ok(report) => report,
            Err(error) => panic!("mazurka cannot check {name}: {error}"),
        }
    }

    /// Explores also what may happen without a reason: that
    /// [`compare_exchange_weak`](crate::sync::atomic::AtomicU32::compare_exchange_weak) fails, and that
    /// [`Condvar::wait`](crate::sync::Condvar::wait) and [`park`](crate::thread::park) return, so often in each thread.
    /// The default is 0.
    pub fn spurious(mut self, times: u32) -> Checker {
        self.spurious = times;
        self
    }

    /// As [`Checker::run`], with an error where the program is not deterministic or does something else
    /// that cannot be explored.
    pub fn try_run(
        &self,
        name: &str,
        body: impl Fn() + Send + Sync + 'static,
    ) -> Result<Report, Error> {
        self.run_closure(name, &Closure::new(body))
    }

    /// Explores a closure, again and again until it is known what it observes.
    fn run_closure(&self, name: &str, program: &Closure) -> Result<Report, Error> {
        if mazurka_rust::is_in_execution() {
            return Err(Error::Refused("this code is being checked itself".to_string()));
        }
        if !mazurka_rust::is_allocator_installed() {
            return Err(Error::NoAllocator);
        }
        let checker = match self.properties == Property::DEFAULT {
            true => self.clone().properties(PROPERTIES),
            false => self.clone(),
        };
        program.allow_spurious(self.spurious);
        program.warm_up();
        loop {
            let known = program.observations();
            // Statics are shared by all threads of the process: where there are some, one explores.
            let several = program.explore_with_several(checker.jobs > 1);
            let jobs = if several { checker.jobs } else { 1 };
            let result = checker.clone().jobs(jobs).check_program(name, program);
            program.explore_with_several(false);
            if program.observations() == known {
                return result;
            }
        }
    }
}
