//! What programs with one thread print: natively, and here.

use super::native::{self, Workshop};
use super::{Answer, compiled, csmith, failure, text, values};
use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{End, Execution, Limits};
use mazurka_interp::{Compiled, CompiledRun};
use mazurka_trace::Limit;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Duration;

/// How many events a program may have.
const MAX_STEPS: usize = 1_000_000;

/// Compares the program by Csmith with a seed.
pub fn check_csmith(workshop: &Workshop, seed: u64) -> Answer {
    let source = workshop.path("csmith.c");
    if !csmith::generate(seed, &source) {
        return Answer::Skipped("not generated".to_string());
    }
    compare(workshop, &source, &format!("-I{}", csmith::HEADERS)).unwrap_or_else(|answer| answer)
}

/// Compares the program of [`values`] with a seed.
pub fn check_values(workshop: &Workshop, seed: u64) -> Answer {
    match workshop.write("values.c", &values::program(seed)) {
        Ok(source) => compare(workshop, &source, "-O0").unwrap_or_else(|answer| answer),
        Err(error) => Answer::Skipped(error.to_string()),
    }
}

fn compare(workshop: &Workshop, source: &Path, flag: &str) -> Result<Answer, Answer> {
    let binary = workshop.path("program");
    native::compile(source, &binary, &["-O0", flag])?;
    let expected = native::run(&binary, Duration::from_secs(1))?;
    let here = compiled(&native::ir(source, &[flag])?, false)?;
    Ok(compare_output(&expected, &output(&here)?))
}

/// Whether the sanitizer for undefined behaviour finds none in the program with a seed.
pub fn is_defined(workshop: &Workshop, seed: u64) -> Answer {
    let flags = ["-O0", "-fsanitize=undefined", "-fno-sanitize-recover=all"];
    let run = || {
        let source = workshop
            .write("values.c", &values::program(seed))
            .map_err(|e| Answer::Skipped(e.to_string()))?;
        let binary = workshop.path("values");
        native::compile(&source, &binary, &flags)?;
        native::run(&binary, Duration::from_secs(10))
    };
    match run() {
        Ok(_) => Answer::Same,
        Err(Answer::Skipped(why)) if why.starts_with("ends badly") => {
            Answer::Differs("undefined behaviour".to_string())
        }
        Err(answer) => answer,
    }
}

/// What a program with one thread prints, if it does nothing wrong.
fn output(program: &Compiled) -> Result<String, Answer> {
    let mut printed = Err(Answer::Skipped("no execution".to_string()));
    let mut observer = |e: &Execution, run: &CompiledRun, end: End| {
        printed = match end {
            End::Complete => Ok(text(program, e)),
            _ => Err(failure(e, run, end)),
        };
        ControlFlow::Break(())
    };
    let limits = Limits { max_steps: MAX_STEPS, max_executions: 1, ..Limits::default() };
    let outcome = Algorithm::Naive.explore(program, Policy::Lowest, limits, &mut observer);
    match outcome.limits_hit.contains(&Limit::MaxSteps) {
        true => Err(Answer::Skipped("too many steps".to_string())),
        false => printed,
    }
}

/// Compares what a program with one thread prints natively and here.
pub fn compare_output(native: &str, here: &str) -> Answer {
    if native == here {
        return Answer::Same;
    }
    let lines = native.lines().zip(here.lines()).find(|(native, here)| native != here);
    let (native, here) = lines.unwrap_or((native, here));
    Answer::Differs(format!("natively '{native}', here '{here}'"))
}
