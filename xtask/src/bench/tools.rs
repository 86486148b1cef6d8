//! Other tools on the same programs, where they are installed.
//!
//! They are run and their output is parsed. Nidhugg takes LLVM IR, so clang runs first and
//! its time does not count; GenMC compiles by itself and prints how long the exploration took.

use super::data::{Cell, Outcome};
use super::machine::{clang, said};
use super::measure::{Item, PROGRAMS};
use super::options::Options;
use super::process::{Ended, run};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A tool that was found.
#[derive(Clone, Debug)]
pub(super) struct Tool {
    kind: Kind,
    /// Its path, or its name if it is on PATH.
    path: String,
    flags: Vec<String>,
}

/// The facts about a tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Nidhugg,
    Genmc,
}

impl Kind {
    /// Its name in the tables.
    fn name(self) -> &'static str {
        match self {
            Kind::Nidhugg => NAMES[0],
            Kind::Genmc => NAMES[1],
        }
    }
}

/// The columns of the tools.
pub(super) const NAMES: [&str; 2] = ["nidhugg", "genmc"];

/// The tools that are given, or found on PATH.
pub(super) fn find(options: &Options) -> Vec<Tool> {
    if options.no_tools {
        return Vec::new();
    }
    let given = [
        (Kind::Nidhugg, &options.nidhugg, &options.nidhugg_flags),
        (Kind::Genmc, &options.genmc, &options.genmc_flags),
    ];
    let tool = |(kind, path, flags): (Kind, &Option<String>, &Vec<String>)| {
        let on_path = || said(kind.name(), &["--version"]).map(|_| kind.name().to_owned());
        let path = path.clone().or_else(on_path)?;
        Some(Tool { kind, path, flags: flags.clone() })
    };
    given.into_iter().filter_map(tool).collect()
}

impl Tool {
    /// Its name in the tables.
    pub(super) fn name(&self) -> &'static str {
        self.kind.name()
    }

    /// Runs it on a row.
    pub(super) fn measure(&self, item: &Item, root: &Path, options: &Options) -> Cell {
        let shown = format!("{} {}", self.name(), self.flags.join(" "));
        let mut cell = item.cell(self.name(), shown);
        for _ in 0..options.repeat {
            let ended = self
                .command(item, root)
                .and_then(|mut command| run(command.current_dir(root), options.timeout));
            match ended {
                Ok(ended) => self.take(&ended, &mut cell),
                Err(error) => cell.message = Some(error),
            }
            if !cell.is_finished() {
                break;
            }
        }
        cell
    }

    /// The command for a row; for Nidhugg the program is compiled first.
    fn command(&self, item: &Item, root: &Path) -> Result<Command, String> {
        let file = PathBuf::from(PROGRAMS).join(&item.row.program);
        let mut command = Command::new(&self.path);
        command.args(&self.flags);
        if let Some(bound) = item.expected.unroll {
            command.arg(format!("--unroll={bound}"));
        }
        match self.kind {
            Kind::Nidhugg => command.arg(compile(item, &root.join(file))?),
            Kind::Genmc => command.arg("--").args(item.clang()).arg(file),
        };
        Ok(command)
    }

    /// Parses its output.
    fn take(&self, ended: &Ended, cell: &mut Cell) {
        cell.wall.push(ended.wall);
        cell.peak_bytes = cell.peak_bytes.max(ended.peak_bytes);
        if ended.was_late {
            cell.outcome = Outcome::Unfinished;
            return;
        }
        let number = |label: &str| -> Option<u64> { after(&ended.output, label)?.parse().ok() };
        let (complete, blocked) = match self.kind {
            Kind::Nidhugg => (
                number("Trace count:"),
                ["Assume-blocked trace count:", "Await-blocked trace count:"]
                    .map(|label| number(label).unwrap_or(0))
                    .into_iter()
                    .sum(),
            ),
            Kind::Genmc => (
                number("Number of complete executions explored:"),
                number("Number of blocked executions seen:").unwrap_or(0),
            ),
        };
        let Some(complete) = complete else {
            let line = ended.errors.lines().chain(ended.output.lines()).next();
            cell.outcome = Outcome::Failed;
            cell.message = Some(line.unwrap_or("it printed nothing").to_owned());
            return;
        };
        let printed = after(&ended.output, "Total wall-clock time:");
        let seconds = printed.and_then(|text| text.trim_end_matches('s').parse().ok());
        cell.seconds.push(seconds.unwrap_or(ended.wall));
        cell.explored.executions = complete + blocked;
        (cell.explored.complete, cell.explored.blocked) = (complete, blocked);
        cell.outcome = Outcome::Unchecked;
    }
}

/// The first word after a label at the beginning of a line.
fn after<'a>(text: &'a str, label: &str) -> Option<&'a str> {
    let rest = text.lines().find_map(|line| line.trim_start().strip_prefix(label))?;
    rest.split_whitespace().next()
}

/// Compiles a program to LLVM IR in the folder for temporary files.
fn compile(item: &Item, file: &Path) -> Result<PathBuf, String> {
    let clang = clang().ok_or("no clang: install it or set CLANG to its path")?;
    let name = format!("mazurka-bench-{}.ll", std::process::id());
    let target = std::env::temp_dir().join(name);
    let mut command = Command::new(clang);
    command.args(["-S", "-emit-llvm", "-O0", "-o"]).arg(&target);
    command.args(item.clang()).arg(file);
    let output = command.output().map_err(|error| format!("cannot run clang: {error}"))?;
    match output.status.success() {
        true => Ok(target),
        false => Err(String::from_utf8_lossy(&output.stderr).lines().next().unwrap_or("").into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_tools_print_is_read() {
        let text = "No errors were detected.\nTrace count: 12\nTotal wall-clock time: 0.25s\n";
        assert_eq!(after(text, "Trace count:"), Some("12"));
        assert_eq!(after(text, "Total wall-clock time:"), Some("0.25s"));
        assert_eq!(after(text, "Blocked:"), None);
    }
}
