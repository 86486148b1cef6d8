//! Measures a visible step of a C program in the interpreter alone: forward, undone and redone,
//! without clocks, races or any algorithm. `machine FILE.ll …`, for files made with `clang -S
//! -emit-llvm -g -O0 -Xclang -disable-O0-optnone`.

use mazurka_engine::{Pending, Program, Run};
use mazurka_interp::{CompileOptions, Compiled};
use mazurka_trace::ThreadId;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Repetitions; the best of them counts.
const ROUNDS: usize = 200;

fn main() -> ExitCode {
    let files: Vec<String> = std::env::args().skip(1).collect();
    if files.is_empty() {
        eprintln!("usage: machine FILE.ll …");
        return ExitCode::from(2);
    }
    for file in files {
        let text = std::fs::read_to_string(&file).map_err(|error| error.to_string());
        let program = text.and_then(|text| {
            Compiled::new(&file, &text, CompileOptions::default())
                .map_err(|refused| format!("{refused:?}"))
        });
        match program {
            Ok(program) => println!("{file}: {}", measure(&program)),
            Err(error) => {
                eprintln!("{file}: {error}");
                return ExitCode::from(2);
            }
        }
    }
    ExitCode::SUCCESS
}

/// Runs one execution, lowest thread first, and undoes it.
fn measure(program: &Compiled) -> String {
    let mut run = program.start();
    let mut steps_made = Vec::new();
    while let Some(thread) =
        (0..64).map(ThreadId).find(|&t| matches!(run.pending(t), Pending::Op { enabled: true, .. }))
    {
        run.step(thread, 0);
        steps_made.push(thread);
    }
    let steps = steps_made.len();
    let mut best = [Duration::MAX; 3];
    for _ in 0..ROUNDS {
        run.move_to(0);
        let start = Instant::now();
        steps_made.iter().for_each(|&thread| {
            run.step(thread, 0);
        });
        best[0] = best[0].min(start.elapsed());
        let start = Instant::now();
        run.move_to(0);
        best[1] = best[1].min(start.elapsed());
        let start = Instant::now();
        run.move_to(steps);
        best[2] = best[2].min(start.elapsed());
    }
    let per_step = best.map(|time| time.as_nanos() as f64 / steps.max(1) as f64);
    let [forward, undo, redo] = per_step;
    format!("{steps} steps; forward {forward:.1} ns, undo {undo:.1} ns, redo {redo:.1} ns a step")
}
