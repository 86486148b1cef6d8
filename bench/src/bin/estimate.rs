//! Measures how good the estimate of the number of executions is: `estimate FILE.ll …` explores
//! each program with POP and prints the estimates made on the way, as a fraction of the
//! final number, and whether the interval contains it.

use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{End, Estimate, Execution, Limits, Observer};
use mazurka_interp::{CompileOptions, Compiled, CompiledRun};
use std::ops::ControlFlow;
use std::process::ExitCode;

/// After which parts of an exploration to print, in per cent.
const PARTS: [u64; 4] = [2, 10, 30, 60];

fn main() -> ExitCode {
    let mut inside = [0; PARTS.len()];
    for file in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&file).map_err(|error| error.to_string());
        let program = text.and_then(|text| {
            Compiled::new(&file, &text, CompileOptions::default())
                .map_err(|refused| format!("{refused:?}"))
        });
        match program {
            Ok(program) => println!("{file}: {}", measure(&program, &mut inside)),
            Err(error) => {
                eprintln!("{file}: {error}");
                return ExitCode::from(2);
            }
        }
    }
    println!("inside after {PARTS:?} percent: {inside:?}");
    ExitCode::SUCCESS
}

/// Explores; `look` is called after each execution with the estimate at that moment.
struct Look<F>(F, Option<Estimate>);

impl<F: FnMut(Option<Estimate>)> Observer<CompiledRun> for Look<F> {
    fn ended(&mut self, _: &Execution, _: &CompiledRun, _: End) -> ControlFlow<()> {
        (self.0)(self.1);
        ControlFlow::Continue(())
    }

    fn wants_estimate(&self) -> bool {
        true
    }

    fn expect(&mut self, estimate: Option<Estimate>) {
        self.1 = estimate;
    }
}

fn explore(program: &Compiled, look: impl FnMut(Option<Estimate>)) -> u64 {
    let outcome =
        Algorithm::Pop.explore(program, Policy::Quiet, Limits::default(), &mut Look(look, None));
    outcome.explored.executions
}

fn measure(program: &Compiled, inside: &mut [u32; PARTS.len()]) -> String {
    let all = explore(program, |_| {});
    let (mut count, mut shown) = (0, Vec::new());
    explore(program, |estimate| {
        count += 1;
        for (at, percent) in PARTS.into_iter().enumerate() {
            if count == (all * percent).div_ceil(100) {
                let (text, good) = judged(estimate, all as f64);
                shown.push(format!("{percent} %: {text}"));
                inside[at] += u32::from(good);
            }
        }
    });
    format!("{all} executions; {}", shown.join("; "))
}

fn judged(estimate: Option<Estimate>, truth: f64) -> (String, bool) {
    let Some(estimate) = estimate else { return ("nothing".into(), false) };
    let good = estimate.low <= truth && truth <= estimate.high;
    let [mean, low, high] = [estimate.mean, estimate.low, estimate.high].map(|n| n / truth);
    (format!("{mean:.2} [{low:.2}, {high:.2}]{}", if good { "" } else { " MISSED" }), good)
}
