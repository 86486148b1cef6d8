//! From a file to something that can be explored.

use crate::clang;
use crate::options::{Check, Selection, Switch};
use crate::subject::Subject;
use mazurka_engine::{Capture, Captured, Snapshot};
use mazurka_interp::{Compiled, Options};
use mazurka_tiny::Tiny;
use mazurka_trace::ViolationKind;
use std::path::Path;

/// Something to do with a program, whatever its language.
pub(crate) trait Task {
    /// What comes out.
    type Output;

    /// Does it.
    fn run<S: Subject>(self, subject: &S) -> Result<Self::Output, String>;
}

/// Reads the program that is to be checked, and does something with it.
pub(crate) fn with_program<T: Task>(check: &Check, task: T) -> Result<T::Output, String> {
    let file = check.file.as_path();
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("tiny") => {
            let program = Tiny::parse(&read(file)?);
            captured(check, task, program.map_err(|error| format!("{}:{error}", file.display()))?)
        }
        Some("ll") => captured(check, task, compiled(check, &read(file)?)?),
        Some("c" | "cc" | "cpp" | "cxx" | "C") => {
            // Missing files are reported here, so that the message is the same for all languages.
            read(file)?;
            let text = clang::compile(file, check.clang.as_deref(), &check.clang_arguments)?;
            captured(check, task, compiled(check, &text)?)
        }
        _ => Err(format!(
            "{}: this is not a program that mazurka can read\n\
             hint: the name ends in .c, .cc, .cpp, .cxx, .ll (LLVM IR) or .tiny",
            file.display()
        )),
    }
}

/// The text of a file, whatever bytes are in it.
pub(crate) fn read(file: &Path) -> Result<String, String> {
    let bytes = std::fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn compiled(check: &Check, text: &str) -> Result<Compiled, String> {
    let options = Options {
        unroll: check.unroll,
        loop_purity: check.loop_purity == Switch::On,
        awaits: check.awaits == Switch::On,
        ordered_updates: check.independent_faa == Switch::Off,
        spurious_wakeups: check.spurious_wakeups,
        ordered_barriers: check.ordered_barriers,
        nondet: check.nondet,
        states: matches_states(check),
        fences: check.counts(ViolationKind::DataRace),
    };
    let name = check.file.display().to_string();
    Compiled::new(&name, text, options).map_err(|refusals| {
        let lines: Vec<String> = refusals.iter().map(ToString::to_string).collect();
        lines.join("\n")
    })
}

/// Does something with a program whose states are told apart as the user wants.
fn captured<T: Task, S: Subject<Run: Snapshot>>(
    check: &Check,
    task: T,
    subject: S,
) -> Result<T::Output, String> {
    if check.state_capture == Capture::Exact {
        return task.run(&subject);
    }
    if !matches_states(check) {
        return Err("--state-capture is for --algorithm sdpor and stateful".into());
    }
    task.run(&Captured::new(subject, check.state_capture))
}

/// Whether the algorithm that the user wants recognises states.
pub(crate) fn matches_states(check: &Check) -> bool {
    matches!(check.algorithm, Selection::This(algorithm) if algorithm.matches_states())
}
