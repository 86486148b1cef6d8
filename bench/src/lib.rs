//! What is measured: families of tiny programs, explored in one thread.

pub mod fuzz;
pub mod mutate;

use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{End, Execution, Limits, Outcome};
use mazurka_tiny::{Tiny, TinyRun, families};
use std::ops::ControlFlow;

/// A program with the number of its classes.
#[derive(Debug)]
pub struct Subject {
    /// The family and its parameter.
    pub name: &'static str,
    /// Builds the program.
    pub program: fn() -> Tiny,
    /// How many classes of executions it has.
    pub classes: u64,
}

/// The programs, with 2 to 11 threads.
pub fn subjects() -> Vec<Subject> {
    fn subject(name: &'static str, program: fn() -> Tiny, classes: u64) -> Subject {
        Subject { name, program, classes }
    }
    vec![
        subject("writers(6)", || families::writers(6), 720),
        subject("fib_bench(4)", || families::fib_bench(4), 19605),
        subject("critical_sections(2,7)", || families::critical_sections(2, 7), 3432),
        subject("critical_sections(4,2)", || families::critical_sections(4, 2), 2520),
        subject("linux_locks(2,5)", || families::linux_locks(2, 5), 12092),
        subject("linux_locks(3,2)", || families::linux_locks(3, 2), 1263),
        subject("exp_mem3(6)", || families::exp_mem3(6), 1440),
        subject("last_zero(10)", || families::last_zero(10), 3328),
        subject("length_param(2000)", || families::length_param(2000), 4),
    ]
}

/// Explores a program once.
pub fn explore(program: &Tiny, algorithm: Algorithm, max_executions: u64) -> Outcome {
    let limits = Limits { max_executions, ..Limits::default() };
    let mut observer = |_: &Execution, _: &TinyRun, _: End| ControlFlow::Continue(());
    algorithm.explore(program, Policy::Lowest, limits, &mut observer)
}
