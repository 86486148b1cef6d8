//! The programs that are measured: families of the tiny language, explored in one thread.

pub mod differential;
pub mod fuzz;
pub mod mutate;

use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{End, Execution, Limits, Outcome};
use mazurka_tiny::{Tiny, TinyRun, families};
use std::ops::ControlFlow;

/// A program with the number of its classes.
#[derive(Debug)]
pub struct Benchmark {
    /// The family and its parameter.
    pub name: &'static str,
    /// Builds the program.
    pub program: fn() -> Tiny,
    /// How many classes of executions it has.
    pub classes: u64,
}

/// The programs, with 2 to 11 threads.
pub fn benchmarks() -> Vec<Benchmark> {
    fn benchmark(name: &'static str, program: fn() -> Tiny, classes: u64) -> Benchmark {
        Benchmark { name, program, classes }
    }
    vec![
        benchmark("writers(6)", || families::writers(6), 720),
        benchmark("fib_bench(4)", || families::fib_bench(4), 19605),
        benchmark("critical_sections(2,7)", || families::critical_sections(2, 7), 3432),
        benchmark("critical_sections(4,2)", || families::critical_sections(4, 2), 2520),
        benchmark("linux_locks(2,5)", || families::linux_locks(2, 5), 12092),
        benchmark("linux_locks(3,2)", || families::linux_locks(3, 2), 1263),
        benchmark("exp_mem3(6)", || families::exp_mem3(6), 1440),
        benchmark("last_zero(10)", || families::last_zero(10), 3328),
        benchmark("length_param(2000)", || families::length_param(2000), 4),
    ]
}

/// Explores a program once.
pub fn explore(program: &Tiny, algorithm: Algorithm, max_executions: u64) -> Outcome {
    let limits = Limits { max_executions, ..Limits::default() };
    let mut observer = |_: &Execution, _: &TinyRun, _: End| ControlFlow::Continue(());
    algorithm.explore(program, Policy::Lowest, limits, &mut observer)
}
