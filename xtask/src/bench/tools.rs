//! Other tools on the same programs, where they are installed.
//!
//! They are run and their output is parsed. Nidhugg takes LLVM IR that it has transformed before, so
//! clang and the transformation run first and their time does not count; GenMC compiles by itself.

use super::data::{Cell, Outcome};
use super::machine::{clang, said};
use super::measure::{Item, PROGRAMS};
use super::options::Options;
use super::process::{Ended, run_within};
use std::fs;
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

/// The file with what clang makes of a program, and that with what Nidhugg makes of it.
const COMPILED: &str = "compiled.ll";
const TRANSFORMED: &str = "transformed.ll";

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
        let mut cell = item.cell(self.name(), self.shown(item));
        for _ in 0..options.repeat {
            let ended = self.command(item, root).and_then(|mut command| {
                run_within(command.current_dir(root), options.timeout, options.max_bytes)
            });
            match ended {
                Ok(ended) => self.take(&ended, &mut cell),
                Err(error) => (cell.outcome, cell.message) = (Outcome::Failed, Some(error)),
            }
            if !cell.is_finished() {
                break;
            }
        }
        for file in [COMPILED, TRANSFORMED] {
            let _ = fs::remove_file(self.temporary(file));
        }
        cell
    }

    /// A file for LLVM IR in the folder for temporary files.
    fn temporary(&self, what: &str) -> PathBuf {
        let tool = Path::new(&self.path).file_name().unwrap_or_default().to_string_lossy();
        std::env::temp_dir().join(format!("mazurka-bench-{}-{tool}-{what}", std::process::id()))
    }

    /// The command, without paths.
    fn shown(&self, item: &Item) -> String {
        let words = [&self.flags_for(item)[..], &self.bound(item)].concat();
        format!("{} {}", self.name(), words.join(" "))
    }

    /// Its flags for a row: where Mazurka lets no two fetch-and-adds commute, Nidhugg does not either.
    fn flags_for(&self, item: &Item) -> Vec<String> {
        let options = [&item.column.options, &item.expected.options, &item.row.options];
        let mut pairs = options.iter().flat_map(|options| options.windows(2));
        let mut flags = self.flags.clone();
        if self.kind == Kind::Nidhugg && pairs.any(|pair| pair == ["--independent-faa", "off"]) {
            flags.push("--no-commute-rmws".to_owned());
        }
        flags
    }

    /// The flag for the bound on loops, if the row has one.
    fn bound(&self, item: &Item) -> Vec<String> {
        item.expected.unroll.iter().map(|bound| format!("--unroll={bound}")).collect()
    }

    /// The command for a row; for Nidhugg the program is compiled and transformed first.
    fn command(&self, item: &Item, root: &Path) -> Result<Command, String> {
        let file = PathBuf::from(PROGRAMS).join(&item.row.program);
        let mut command = Command::new(&self.path);
        command.args(self.flags_for(item));
        match self.kind {
            Kind::Nidhugg => {
                compile(item, &root.join(file), &self.temporary(COMPILED))?;
                self.transform(item)?;
                command.arg(self.temporary(TRANSFORMED));
            }
            Kind::Genmc => {
                command.args(self.bound(item)).arg("--").args(item.clang()).arg(file);
            }
        }
        Ok(command)
    }

    /// Lets Nidhugg bound loops, and cut and await in them where it can: it does so in a separate run,
    /// with the same flags, and would ignore a bound when it explores.
    fn transform(&self, item: &Item) -> Result<(), String> {
        let mut command = Command::new(&self.path);
        command.args(self.flags_for(item)).args(self.bound(item));
        let to = self.temporary(TRANSFORMED);
        command.arg(format!("--transform={}", to.display())).arg(self.temporary(COMPILED));
        succeed(&mut command)
    }

    /// Parses its output.
    fn take(&self, ended: &Ended, cell: &mut Cell) {
        cell.wall.push(ended.wall);
        cell.processor.extend(ended.processor);
        cell.peak_bytes = cell.peak_bytes.max(ended.peak_bytes);
        if ended.was_late || ended.was_large {
            let limit = if ended.was_large { "max-memory" } else { "timeout" };
            (cell.outcome, cell.message) =
                (Outcome::Unfinished, Some(format!("stopped by {limit}")));
            return;
        }
        let number = |label: &str| -> Option<u64> { after(&ended.output, label)?.parse().ok() };
        let sum = |labels: &[&str]| labels.iter().filter_map(|label| number(label)).sum::<u64>();
        let (complete, blocked, redundant) = match self.kind {
            Kind::Nidhugg => (
                number("Trace count:"),
                sum(&["Assume-blocked trace count:", "Await-blocked trace count:"]),
                sum(&["Sleepset-blocked trace count:"]),
            ),
            Kind::Genmc => (
                number("Number of complete executions explored:"),
                sum(&["Number of blocked executions seen:"]),
                0,
            ),
        };
        // A tool that reports an error has stopped there, and its counts say nothing.
        let is_done = ended.output.contains("No errors were detected");
        let Some(complete) = complete.filter(|_| is_done) else {
            cell.outcome = Outcome::Failed;
            cell.message = Some(complaint(ended));
            return;
        };
        let printed = after(&ended.output, "Total wall-clock time:");
        let seconds = printed.and_then(|text| text.trim_end_matches('s').parse().ok());
        cell.seconds.push(seconds.unwrap_or(ended.wall));
        cell.explored.executions = complete + blocked + redundant;
        (cell.explored.complete, cell.explored.blocked) = (complete, blocked);
        cell.explored.redundant = redundant;
        cell.outcome = Outcome::Unchecked;
    }
}

/// What a tool says that did not come to its end: the line that names the error, or else the first one.
fn complaint(ended: &Ended) -> String {
    let lines = || ended.errors.lines().chain(ended.output.lines()).map(str::trim);
    let is_said = |line: &&str| !line.is_empty() && !line.starts_with("WARNING");
    // Nidhugg prints the execution before what is wrong with it.
    let error = lines().find(|line| line.contains("Error:") || line.contains("error:"));
    match (error.or_else(|| lines().find(is_said)), ended.status) {
        (Some(line), _) => line.trim_end_matches('.').to_owned(),
        (None, Some(status)) => format!("it printed nothing; exit status {status}"),
        (None, None) => "it printed nothing; a signal ended it".to_owned(),
    }
}

/// The first word after a label at the beginning of a line.
fn after<'a>(text: &'a str, label: &str) -> Option<&'a str> {
    let rest = text.lines().find_map(|line| line.trim_start().strip_prefix(label))?;
    rest.split_whitespace().next()
}

/// Compiles a program to LLVM IR.
fn compile(item: &Item, file: &Path, to: &Path) -> Result<(), String> {
    let clang = clang().ok_or("no clang: install it or set CLANG to its path")?;
    let mut command = Command::new(clang);
    command.args(["-S", "-emit-llvm", "-O0", "-o"]).arg(to);
    succeed(command.args(item.clang()).arg(file))
}

/// Runs a command that has to succeed; otherwise its first line is the error.
fn succeed(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| format!("cannot run {name}: {error}"))?;
    let errors = String::from_utf8_lossy(&output.stderr);
    match output.status.success() {
        true => Ok(()),
        false => Err(errors.lines().next().unwrap_or("it failed and printed nothing").to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tool that is a shell script.
    fn tool(kind: Kind, name: &str, script: &str) -> Tool {
        use std::os::unix::fs::PermissionsExt;
        let file = format!("mazurka-tool-{}-{name}", std::process::id());
        let path = std::env::temp_dir().join(file);
        fs::write(&path, format!("#!/bin/sh\n{script}\n")).expect("a script");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it may run");
        Tool { kind, path: path.display().to_string(), flags: vec!["--sc".to_owned()] }
    }

    /// What a tool says about a row.
    fn measured(tool: &Tool, row: &str) -> Cell {
        let column = r#"{"name": "c", "options": [], "expect": "executions"}"#;
        let item = Item {
            table: "await".to_owned(),
            row: crate::bench::table::Row {
                program: "await/ttaslock.c".to_owned(),
                ..Default::default()
            },
            column: serde_json::from_str(column).expect("a column"),
            expected: serde_json::from_str(row).expect("a row"),
        };
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder");
        let cell = tool.measure(&item, root, &Options::default());
        fs::remove_file(&tool.path).expect("the script is there");
        cell
    }

    #[test]
    fn nidhugg_bounds_loops_before_it_explores() {
        // Like the real one, this ignores a bound when it explores.
        let script = r#"
            case "$*" in
                *"--unroll=3 --transform="*) for last in "$@"; do :; done
                    out=${*##*--transform=}; echo bounded > "${out%% *}"; exit ;;
            esac
            for last in "$@"; do :; done
            grep -q bounded "$last" && echo "Trace count: 12" || echo "Trace count: 99"
            echo "Await-blocked trace count: 5"; echo "Sleepset-blocked trace count: 2"
            echo "No errors were detected.""#;
        let row = r#"{"program": "await/ttaslock.c", "defines": {}, "unroll": 3,
            "options": ["--independent-faa", "off"]}"#;
        let cell = measured(&tool(Kind::Nidhugg, "nidhugg", script), row);
        assert_eq!((cell.outcome, &cell.message), (Outcome::Unchecked, &None));
        let explored = cell.explored;
        assert_eq!((explored.complete, explored.blocked, explored.redundant), (12, 5, 2));
        assert_eq!(cell.command, "nidhugg --sc --no-commute-rmws --unroll=3");
    }

    #[test]
    fn counts_before_an_error_are_not_taken() {
        let row = r#"{"program": "await/ttaslock.c", "defines": {}}"#;
        let nidhugg = "echo 'Trace count: 3'; echo; echo ' Error detected:'; echo '  (<0>,1)'; \
            echo '  Error: Assertion violation'";
        let genmc = "echo 'Error: Safety violation!'; \
            echo 'Number of complete executions explored: 3'; exit 42";
        for (tool, message) in [
            (tool(Kind::Nidhugg, "error", nidhugg), "Error: Assertion violation"),
            (tool(Kind::Genmc, "violation", genmc), "Error: Safety violation!"),
            (tool(Kind::Genmc, "crash", "exit 17"), "it printed nothing; exit status 17"),
        ] {
            let cell = measured(&tool, row);
            assert_eq!((cell.outcome, cell.message.as_deref()), (Outcome::Failed, Some(message)));
        }
    }

    #[test]
    fn what_the_tools_print_is_read() {
        let text = "No errors were detected.\nTrace count: 12\nTotal wall-clock time: 0.25s\n";
        assert_eq!(after(text, "Trace count:"), Some("12"));
        assert_eq!(after(text, "Total wall-clock time:"), Some("0.25s"));
        assert_eq!(after(text, "Blocked:"), None);
    }
}
