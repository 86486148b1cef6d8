//! What programs with one thread print: natively, and here.

use super::native::{self, Workshop};
use super::torture::{self, Torture};
use super::{Answer, compiled, csmith, failure, text, values};
use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{End, Execution, Limits};
use mazurka_interp::{Compiled, CompiledRun};
use mazurka_trace::Limit;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::LazyLock;
use std::time::Duration;

/// How many events a program may have.
const MAX_STEPS: usize = 1_000_000;

/// Compares the program by Csmith with a seed.
pub fn check_csmith(workshop: &Workshop, seed: u64) -> Answer {
    let source = workshop.path("csmith.c");
    if !csmith::generate(seed, &source) {
        return Answer::Skipped("not generated".to_string());
    }
    compare(workshop, &source, &[&format!("-I{}", csmith::HEADERS)]).unwrap_or_else(|answer| answer)
}

/// Compares the program of [`values`] with a seed.
pub fn check_values(workshop: &Workshop, seed: u64) -> Answer {
    match workshop.write("values.c", &values::program(seed)) {
        Ok(source) => compare(workshop, &source, &[]).unwrap_or_else(|answer| answer),
        Err(error) => Answer::Skipped(error.to_string()),
    }
}

/// Compares the program of [`torture`] with this number, counted from 1.
pub fn check_torture(workshop: &Workshop, number: u64) -> Answer {
    static PROGRAMS: LazyLock<Vec<Torture>> = LazyLock::new(torture::programs);
    let index = (number.max(1) - 1) as usize % PROGRAMS.len();
    let program = &PROGRAMS[index];
    let source = match workshop.write("torture.c", &program.text) {
        Ok(source) => source,
        Err(error) => return Answer::Skipped(error.to_string()),
    };
    match check_file(workshop, &source, program.flags) {
        Answer::Same => Answer::Same,
        Answer::Skipped(why) => Answer::Skipped(format!("{}: {why}", program.name)),
        Answer::Differs(how) => Answer::Differs(format!("{}: {how}", program.name)),
    }
}

/// Compares a program in a file, compiled with these flags of clang.
pub fn check_file(workshop: &Workshop, source: &Path, flags: &[&str]) -> Answer {
    compare(workshop, source, flags).unwrap_or_else(|answer| answer)
}

fn compare(workshop: &Workshop, source: &Path, flags: &[&str]) -> Result<Answer, Answer> {
    let binary = workshop.path("program");
    native::compile(source, &binary, &[&["-O0"], flags].concat())?;
    let expected = native::run(&binary, Duration::from_secs(1))?;
    let here = compiled(&native::ir(source, flags)?, false)?;
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
