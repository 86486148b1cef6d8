//! `mazurka`: the command line.
//!
//! The only part of the project that reads files, looks at the clock, prints and exits.

mod check;
mod clang;
mod findings;
mod interrupt;
mod judge;
mod load;
mod meter;
mod options;
mod output;
mod progress;
mod record;
mod replay;
mod subject;

use clap::Parser;
use options::{Command, Options};
use std::process::ExitCode;

fn main() -> ExitCode {
    let Options { command } = Options::parse();
    let result = match command {
        Command::Check(check) => {
            let words = std::env::args_os().skip(2);
            let arguments: Vec<String> = words.map(|w| w.to_string_lossy().into()).collect();
            check::run(&check, &arguments)
        }
        Command::Replay(replay) => replay::replay(&replay),
        Command::Report(report) => replay::report(&report),
    };
    match result {
        Ok(status) => status,
        Err(message) => {
            eprintln!("mazurka: {message}");
            ExitCode::from(options::EXIT_INPUT)
        }
    }
}
