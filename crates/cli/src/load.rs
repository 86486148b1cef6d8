//! From a file to something that can be explored.

use crate::clang;
use crate::options::{Check, Switch};
use crate::subject::Subject;
use mazurka_interp::{Compiled, Options};
use mazurka_tiny::Tiny;
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
            task.run(&program.map_err(|error| format!("{}:{error}", file.display()))?)
        }
        Some("ll") => task.run(&compiled(check, &read(file)?)?),
        Some("c" | "cc" | "cpp" | "cxx" | "C") => {
            // Missing files are reported here, so that the message is the same for all languages.
            read(file)?;
            let text = clang::compile(file, check.clang.as_deref(), &check.clang_arguments)?;
            task.run(&compiled(check, &text)?)
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
    let ordered_updates = check.independent_faa == Switch::Off;
    let options = Options { unroll: check.unroll, ordered_updates };
    let name = check.file.display().to_string();
    Compiled::new(&name, text, options).map_err(|refusals| {
        let lines: Vec<String> = refusals.iter().map(ToString::to_string).collect();
        lines.join("\n")
    })
}
