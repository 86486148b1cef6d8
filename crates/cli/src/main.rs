//! `mazurka`: the command line.
//!
//! The only part of the project that reads files, looks at the clock, prints and exits.

mod check;
mod clang;
mod findings;
mod lanes;
mod options;
mod subject;

use clap::Parser;
use options::{Command, Options};
use std::process::ExitCode;

fn main() -> ExitCode {
    let Options { command } = Options::parse();
    let result = match command {
        Command::Check(check) => check::run(&check),
    };
    match result {
        Ok(status) => status,
        Err(message) => {
            eprintln!("mazurka: {message}");
            ExitCode::from(options::EXIT_INPUT)
        }
    }
}
