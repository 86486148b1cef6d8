//! `mazurka`: the command line.
//!
//! The library does the work; here are the arguments, the terminal, signals, and files written for the
//! user. The only part of the project that prints and exits.

mod check;
mod cluster;
mod compile_commands;
mod config;
mod expectation;
mod explain;
mod given;
mod headers;
mod interrupt;
mod merge;
mod options;
mod output;
mod output_options;
mod passed;
mod progress;
mod properties;
mod replay;
mod similar;
mod test;
mod trusted;
mod unroll;
mod values;

use clap::{CommandFactory, Parser, ValueEnum};
use mazurka::report::InputError;
use options::{Command, CommandLine, Format};
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let CommandLine { command } =
        CommandLine::try_parse().unwrap_or_else(|error| misunderstood(&error));
    let report = command.report().map(|(output, files)| (output.clone(), check::names(files)));
    let result = match command {
        Command::Check(check) => {
            let words = std::env::args_os().skip(2);
            let arguments: Vec<String> = words.map(|w| w.to_string_lossy().into()).collect();
            check::configured(*check, &arguments)
        }
        Command::Cluster { command } => {
            let words = std::env::args_os().skip(3);
            let arguments: Vec<String> = words.map(|w| w.to_string_lossy().into()).collect();
            cluster::run(&command, &arguments)
        }
        Command::Test(options) => test::run(&options),
        Command::Headers(options) => headers::run(&options),
        Command::Replay(replay) => replay::replay(&replay),
        Command::Report(report) => replay::report(&report),
        Command::Merge(options) => merge::run(&options),
        Command::Explain { words } => explain::run(&words),
        Command::Completions { shell } => {
            let mut command = CommandLine::command();
            clap_complete::generate(shell, &mut command, "mazurka", &mut std::io::stdout());
            Ok(ExitCode::SUCCESS)
        }
        Command::Man { to } => {
            let written = to.map_or_else(manual, |folder| manual_pages(&folder));
            written.map_err(|error| error.to_string()).map(|()| ExitCode::SUCCESS)
        }
    };
    match result {
        Ok(status) => status,
        Err(message) => {
            eprintln!("mazurka: {}", mazurka::report::escaped(&message));
            if let Some((output, program)) = report {
                let arguments = words();
                output::show_error(&output, &InputError { program, message, arguments });
            }
            ExitCode::from(options::EXIT_INPUT)
        }
    }
}

/// The words behind the name of the command.
fn words() -> Vec<String> {
    std::env::args_os().skip(1).map(|word| word.to_string_lossy().into()).collect()
}

/// Tells what is wrong with the command line, also in the form that it asks for, and ends. Help is no mistake.
fn misunderstood(error: &clap::Error) -> ! {
    let arguments = words();
    let asked = |word: &String| word.strip_prefix("--format=").map(str::to_string);
    let next = arguments.iter().skip_while(|word| *word != "--format").nth(1).cloned();
    let format = arguments.iter().find_map(asked).or(next);
    if let Some(format) = format.and_then(|name| Format::from_str(&name, false).ok())
        && error.use_stderr()
    {
        let message = error.to_string();
        let program = String::new();
        output::print_error(format, &InputError { program, message, arguments });
    }
    error.exit()
}

/// Writes the manual pages: one for the command, and one for each of its subcommands.
fn manual_pages(folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    let command = CommandLine::command().disable_help_subcommand(true);
    clap_mangen::generate_to(command, folder)
}

/// Prints the manual page: the command, then each of its subcommands.
fn manual() -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    let mut command = CommandLine::command();
    command.build();
    let parts: Vec<clap::Command> = command.get_subcommands().cloned().collect();
    clap_mangen::Man::new(command).render(&mut out)?;
    for part in parts.into_iter().filter(|part| part.get_name() != "help") {
        writeln!(out, ".SH \"MAZURKA {}\"", part.get_name().to_uppercase())?;
        let man = clap_mangen::Man::new(part);
        man.render_synopsis_section(&mut out)?;
        man.render_description_section(&mut out)?;
        man.render_options_section(&mut out)?;
    }
    Ok(())
}
