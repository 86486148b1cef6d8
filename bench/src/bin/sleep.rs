//! Compares POP's two implementations of the sleep test on programs that both support:
//! `sleep` prints a table; `sleep NAME SCHEDULE ALGORITHM` explores once, for valgrind.

use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{End, Execution, Limits, Outcome};
use mazurka_tiny::{Tiny, TinyRun, families};
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::time::Instant;

const BOTH: [Algorithm; 2] = [Algorithm::Pop, Algorithm::PopExpressions];

/// A program by name, built when it is needed so that each is measured alone.
type Benchmark = (&'static str, fn() -> Tiny);

fn benchmarks() -> [Benchmark; 6] {
    [
        ("fib_bench(4)", || families::fib_bench(4)),
        ("last_zero(12)", || families::last_zero(12)),
        ("exp_mem3(6)", || families::exp_mem3(6)),
        ("readers(12)", || families::readers(12)),
        ("length_param(200)", || families::length_param(200)),
        ("grid(3,4)", || grid(3, 4)),
    ]
}

fn policies() -> [(&'static str, Policy); 4] {
    [
        ("quiet", Policy::Quiet),
        ("lowest", Policy::Lowest),
        ("highest", Policy::Highest),
        ("random", Policy::random(1)),
    ]
}

/// One writer for each variable, and readers that read all of them, in one or the other direction:
/// reads that race with many writes.
fn grid(variables: usize, readers: usize) -> Tiny {
    let names: Vec<String> = (0..variables).map(|v| format!("x{v}")).collect();
    let mut text = format!("shared {}\n", names.join(" "));
    for name in &names {
        text += &format!("w{name}: {name} := 1\n");
    }
    for reader in 0..readers {
        let mut reads: Vec<String> = names.iter().map(|name| format!("a := {name}")).collect();
        if reader % 2 == 1 {
            reads.reverse();
        }
        text += &format!("r{reader}: {}\n", reads.join("; "));
    }
    match Tiny::parse(&text) {
        Ok(program) => program,
        Err(error) => panic!("the grid is no program: {error}\n{text}"),
    }
}

fn explore(program: &Tiny, policy: &Policy, algorithm: Algorithm) -> Outcome {
    let mut observer = |_: &Execution, _: &TinyRun, _: End| ControlFlow::Continue(());
    algorithm.explore(program, policy.clone(), Limits::default(), &mut observer)
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [name, how, algorithm] = args.as_slice() else {
        table();
        return ExitCode::SUCCESS;
    };
    let program = benchmarks().into_iter().find(|(known, _)| known == name);
    let policy = policies().into_iter().find(|(known, _)| known == how);
    let algorithm = BOTH.into_iter().find(|known| known.name() == algorithm);
    let (Some((_, program)), Some((_, policy)), Some(algorithm)) = (program, policy, algorithm)
    else {
        eprintln!("usage: sleep [NAME quiet|lowest|highest|random pop|pop-expressions]");
        return ExitCode::from(2);
    };
    let explored = explore(&program(), &policy, algorithm).explored;
    println!("{} executions, {} steps", explored.executions, explored.steps);
    ExitCode::SUCCESS
}

/// The best of a few repetitions, in nanoseconds for each step.
fn table() {
    for (name, program) in benchmarks() {
        let program = program();
        for (how, policy) in policies() {
            let mut row = format!("{name:<20} {how:<8}");
            for algorithm in BOTH {
                let mut best = f64::INFINITY;
                let mut explored = Default::default();
                for _ in 0..3 {
                    let start = Instant::now();
                    explored = explore(&program, &policy, algorithm).explored;
                    best = best.min(start.elapsed().as_secs_f64());
                }
                let mazurka_trace::Explored { executions, steps, .. } = explored;
                let each = best * 1e9 / steps as f64;
                row += &format!(" {executions:>8} {steps:>9} {each:>7.1} ns/step");
            }
            println!("{row}");
        }
    }
}
