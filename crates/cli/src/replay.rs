//! `mazurka replay` and `mazurka report`: what to do with a trace file.

use crate::check::{checker, in_words, load, names};
use crate::options::{CheckOptions, Command, CommandLine, Format, ReplayOptions, ReportOptions};
use crate::output;
use crate::trusted;
use clap::Parser;
use mazurka::report::{Saved, escaped};
use std::path::Path;
use std::process::ExitCode;

/// Shows a saved report again.
pub(crate) fn report(options: &ReportOptions) -> Result<ExitCode, String> {
    let saved = open(&options.file)?;
    output::show(&options.output, &saved, &command(&options.file))?;
    Ok(output::status(saved.report.verdict))
}

/// Runs what a trace file shows, and demands that it ends in the same way.
pub(crate) fn replay(options: &ReplayOptions) -> Result<ExitCode, String> {
    let mut saved = open(&options.file)?;
    if saved.report.violations.is_empty() {
        return Err(format!(
            "{}: there is nothing to replay, since no violation was found",
            options.file.display()
        ));
    }
    let mut check = how_it_was_checked(&saved)?;
    trusted::confirm(&mut check, options, &saved)?;
    let stopped = |_| "clang was stopped".to_string();
    let program = load(&checker(&check)?, &check)?.map_err(stopped)?;
    if program.hash() != saved.program_hash {
        eprintln!("mazurka: note: {} has changed since", escaped(&names(&check.files)));
    }
    let expected = saved.report.violations.iter();
    let found: Result<Vec<_>, _> = expected.map(|violation| program.replay(violation)).collect();
    saved.report.violations = found.map_err(in_words)?;
    output::show(&options.output, &saved, &replay_command(options))?;
    if options.output.format == Format::Human {
        println!("replayed: the execution ends in the same violation");
    }
    Ok(output::status(saved.report.verdict))
}

/// This replay once more.
fn replay_command(options: &ReplayOptions) -> String {
    let program = options.program.iter().map(|file| file.display().to_string());
    let clang = options.clang.as_ref().map(|clang| clang.display().to_string());
    let mut words: Vec<String> = program.collect();
    words.extend(clang.into_iter().flat_map(|clang| ["--clang".to_string(), clang]));
    if !options.clang_arguments.is_empty() {
        words.push("--".into());
        words.extend(options.clang_arguments.iter().cloned());
    }
    let words = words.iter().map(|word| format!(" {}", output::quoted(word)));
    command(&options.file) + &words.collect::<String>()
}

fn command(file: &Path) -> String {
    format!("mazurka replay {}", output::quoted(&file.display().to_string()))
}

pub(crate) fn open(file: &Path) -> Result<Saved, String> {
    let error = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
    let text = mazurka::read(file).map_err(in_words)?;
    Saved::read(&text).map_err(|e| error(&e))
}

/// The options with which the program was checked.
fn how_it_was_checked(saved: &Saved) -> Result<CheckOptions, String> {
    let words = ["mazurka", "check"].map(String::from).into_iter();
    let parsed = CommandLine::try_parse_from(words.chain(saved.arguments.iter().cloned()));
    match parsed.map(|options| options.command) {
        Ok(Command::Check(check)) => Ok(*check),
        Ok(_) => Err("the trace file does not say how the program was checked".into()),
        Err(error) => Err(format!("the options in the trace file are not known: {error}")),
    }
}
