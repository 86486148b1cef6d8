//! Explores one program once, for profilers, and prints what it cost:
//! `explore NAME ALGORITHM [MAX_EXECUTIONS]`. Without arguments: a table of all programs.

use mazurka_bench::{Benchmark, benchmarks, explore};
use mazurka_dpor::Algorithm;
use std::process::ExitCode;
use std::time::Instant;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.as_slice() {
        [] => table(),
        [name, algorithm, rest @ ..] => {
            let benchmark = benchmarks().into_iter().find(|benchmark| benchmark.name == name);
            let limit = rest.first().map_or(Ok(u64::MAX), |limit| limit.parse());
            let (Some(benchmark), Ok(algorithm), Ok(limit)) = (benchmark, algorithm.parse(), limit)
            else {
                eprintln!("usage: explore [NAME ALGORITHM [MAX_EXECUTIONS]]");
                return ExitCode::from(2);
            };
            println!("{}", measure(&benchmark, algorithm, limit));
        }
        _ => return ExitCode::from(2),
    }
    ExitCode::SUCCESS
}

fn table() {
    for benchmark in benchmarks() {
        for algorithm in [
            Algorithm::Naive,
            Algorithm::Classic,
            Algorithm::Source,
            Algorithm::Optimal,
            Algorithm::Pop,
        ] {
            println!("{}", measure(&benchmark, algorithm, 20_000));
        }
    }
}

/// The best of a few repetitions, which is the least disturbed by other work on the machine.
fn measure(benchmark: &Benchmark, algorithm: Algorithm, limit: u64) -> String {
    let program = (benchmark.program)();
    let mut best = f64::INFINITY;
    let mut outcome = explore(&program, algorithm, 1);
    for _ in 0..3 {
        let start = Instant::now();
        outcome = explore(&program, algorithm, limit);
        best = best.min(start.elapsed().as_secs_f64());
    }
    let explored = outcome.explored;
    format!(
        "{:<24} {:<8} {:>7} executions of {:>6} classes {:>9} steps {:>6.1} steps/execution {:>7.1} ns/step",
        benchmark.name,
        algorithm.name(),
        explored.executions,
        benchmark.classes,
        explored.steps,
        explored.steps as f64 / explored.executions as f64,
        best * 1e9 / explored.steps as f64,
    )
}
