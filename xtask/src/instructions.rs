//! Counts the instructions of pinned workloads and compares them with a baseline; see
//! `bench/instructions/README.md`.

use crate::bench::{build, number};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// What is printed if the arguments are wrong.
pub(crate) const USAGE: &str = "usage: cargo xtask instructions [WORKLOAD …] [options]

Counts the instructions of the workloads in bench/instructions/ and compares them with the baseline.
Exit status 0: none is slower than the tolerance allows; 1: one is; 2: something could not be counted.

options:
  --exe PATH            count this program instead of the release build
  --bless               write the counts to bench/instructions/baseline.json
  --tolerance PERCENT   how much slower a workload may be; 3 by default
  --jobs N              how many workloads run at the same time; by default one per processor";

/// The folder of workloads and baseline, from the root of the workspace.
const FOLDER: &str = "bench/instructions";

/// A row of `workloads.json`.
#[derive(Debug, Deserialize)]
pub(crate) struct Workload {
    pub(crate) name: String,
    /// The program, in [`FOLDER`].
    file: String,
    /// Options for `mazurka check`.
    options: Vec<String>,
    /// How many executions are explored. A smaller count of instructions means nothing if this
    /// differs.
    executions: u64,
}

impl Workload {
    /// All of them.
    pub(crate) fn all(root: &Path) -> Result<Vec<Workload>, String> {
        read(&root.join(FOLDER).join("workloads.json"))
    }

    /// Lets `command` run the program of Mazurka that it names on this workload.
    pub(crate) fn check_with(&self, root: &Path, command: &mut Command) {
        command.args(["check", "--quiet", "--format", "json"]).args(&self.options).arg(&self.file);
        command.current_dir(root.join(FOLDER));
    }
}

/// `baseline.json`.
#[derive(Debug, Default, Deserialize, Serialize)]
struct Baseline {
    /// The compiler and the counting tool: with others, the counts differ.
    versions: Vec<String>,
    /// Instructions by the name of the workload.
    instructions: BTreeMap<String, u64>,
}

/// The arguments.
#[derive(Debug)]
struct Arguments {
    exe: Option<PathBuf>,
    bless: bool,
    tolerance: f64,
    jobs: usize,
    /// The names of workloads; empty for all.
    names: Vec<String>,
}

impl Arguments {
    fn parse(arguments: &[&str]) -> Result<Arguments, String> {
        let jobs = thread::available_parallelism().map_or(1, usize::from);
        let mut result =
            Arguments { exe: None, bless: false, tolerance: 3.0, jobs, names: Vec::new() };
        let mut rest = arguments.iter().copied();
        while let Some(argument) = rest.next() {
            let mut value = || rest.next().ok_or(format!("{argument} needs a value"));
            match argument {
                "--exe" => result.exe = Some(value()?.into()),
                "--bless" => result.bless = true,
                "--tolerance" => result.tolerance = parsed(value()?)?,
                "--jobs" => result.jobs = parsed(value()?)?,
                _ if argument.starts_with('-') => {
                    return Err(format!("{argument}: no such option"));
                }
                _ => result.names.push(argument.to_owned()),
            }
        }
        Ok(result)
    }
}

fn parsed<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{text}: not a number"))
}

/// Runs `cargo xtask instructions`.
pub(crate) fn main(root: &Path, arguments: &[&str]) -> ExitCode {
    let is_fast = Arguments::parse(arguments).and_then(|arguments| run(root, &arguments));
    match is_fast {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

/// Counts and prints the table; whether every workload is within the tolerance.
fn run(root: &Path, arguments: &Arguments) -> Result<bool, String> {
    let folder = root.join(FOLDER);
    let workloads = selected(Workload::all(root)?, &arguments.names)?;
    let path = folder.join("baseline.json");
    let mut baseline: Baseline = if path.exists() { read(&path)? } else { Baseline::default() };
    let exe = match &arguments.exe {
        Some(exe) => fs::canonicalize(exe).map_err(|e| format!("{}: {e}", exe.display()))?,
        None => build(root)?,
    };
    let counts = count_all(root, &exe, &workloads, arguments.jobs)?;

    let versions = vec![version("rustc")?, version("valgrind")?];
    if versions != baseline.versions && !arguments.bless {
        let (now, then) = (versions.join(", "), baseline.versions.join(", "));
        eprintln!("note: the baseline was made with {then}; here is {now}");
    }
    println!("| workload | baseline | now | ratio |\n|---|---:|---:|---:|");
    let mut is_fast = true;
    for (workload, &now) in workloads.iter().zip(&counts) {
        let then = baseline.instructions.insert(workload.name.clone(), now);
        let row = Row { name: &workload.name, then, now };
        println!("{}", row.text(arguments.tolerance));
        is_fast &= !row.is_slower(arguments.tolerance);
    }
    if arguments.bless {
        baseline.versions = versions;
        let text = serde_json::to_string_pretty(&baseline).map_err(|e| e.to_string())?;
        fs::write(&path, text + "\n").map_err(|e| format!("{}: {e}", path.display()))?;
        return Ok(true);
    }
    Ok(is_fast)
}

/// A workload in the table.
#[derive(Debug)]
struct Row<'a> {
    name: &'a str,
    then: Option<u64>,
    now: u64,
}

impl Row<'_> {
    fn ratio(&self) -> Option<f64> {
        self.then.map(|then| self.now as f64 / then as f64)
    }

    fn is_slower(&self, tolerance: f64) -> bool {
        self.ratio().is_some_and(|ratio| ratio > 1.0 + tolerance / 100.0)
    }

    fn text(&self, tolerance: f64) -> String {
        let then = self.then.map_or("–".to_owned(), number::count);
        let ratio = self.ratio().map_or("–".to_owned(), |ratio| format!("{ratio:.4}"));
        let mark = if self.is_slower(tolerance) { " slower |" } else { "" };
        format!("| {} | {then} | {} | {ratio} |{mark}", self.name, number::count(self.now))
    }
}

fn read<T: for<'a> Deserialize<'a>>(path: &Path) -> Result<T, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    serde_json::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))
}

/// The workloads with these names, or all of them.
fn selected(workloads: Vec<Workload>, names: &[String]) -> Result<Vec<Workload>, String> {
    if let Some(name) = names.iter().find(|&name| workloads.iter().all(|w| w.name != *name)) {
        return Err(format!("{name}: no such workload"));
    }
    let is_selected = |workload: &Workload| names.is_empty() || names.contains(&workload.name);
    Ok(workloads.into_iter().filter(is_selected).collect())
}

fn version(program: &str) -> Result<String, String> {
    let output = Command::new(program).arg("--version").output();
    let output = output.map_err(|error| match program {
        "valgrind" => {
            format!("valgrind is needed, for instance `apt-get install valgrind`: {error}")
        }
        _ => format!("cannot run {program}: {error}"),
    })?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Counts all workloads, several at the same time: counts, unlike times, do not notice.
fn count_all(
    root: &Path,
    exe: &Path,
    workloads: &[Workload],
    jobs: usize,
) -> Result<Vec<u64>, String> {
    let next = AtomicUsize::new(0);
    let counts = Mutex::new(vec![Ok(0); workloads.len()]);
    let work = || loop {
        let taken = next.fetch_add(1, Ordering::Relaxed);
        let Some(workload) = workloads.get(taken) else { return };
        let count = count(root, exe, workload);
        counts.lock().unwrap_or_else(PoisonError::into_inner)[taken] = count;
    };
    thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(work);
        }
    });
    let counts = counts.into_inner().unwrap_or_else(PoisonError::into_inner);
    counts.into_iter().collect()
}

/// The part of the report that is compared.
#[derive(Debug, Deserialize)]
struct Report {
    explored: Explored,
}

#[derive(Debug, Deserialize)]
struct Explored {
    executions: u64,
}

/// Runs one workload under cachegrind, in an empty environment, which is part of a process's memory
/// and so of its cost.
fn count(root: &Path, exe: &Path, workload: &Workload) -> Result<u64, String> {
    let Workload { name, executions, .. } = workload;
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]);
    workload.check_with(root, valgrind.arg(exe));
    valgrind.env_clear().env("PATH", std::env::var_os("PATH").unwrap_or_default());
    let output = valgrind.output().map_err(|error| format!("cannot run valgrind: {error}"))?;
    let errors = String::from_utf8_lossy(&output.stderr);
    let report: Report = serde_json::from_slice(&output.stdout)
        .map_err(|error| format!("{name}: no report: {error}\n{errors}"))?;
    if report.explored.executions != *executions {
        let found = report.explored.executions;
        return Err(format!("{name}: {found} executions were explored instead of {executions}"));
    }
    instructions(&errors).ok_or(format!("{name}: cachegrind printed no count\n{errors}"))
}

/// Finds the count in what cachegrind prints: `==17== I   refs:      2,165,140,977`.
fn instructions(errors: &str) -> Option<u64> {
    let line = errors.lines().find(|line| line.contains("== I ") && line.contains("refs:"))?;
    let digits = line.split_once("refs:")?.1.trim().replace(',', "");
    digits.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_count_is_found() {
        let errors = "==17== Cachegrind\n==17== \n==17== I   refs:      2,165,140,977\n";
        assert_eq!(instructions(errors), Some(2_165_140_977));
        assert_eq!(instructions("==17== I refs:        1,000"), Some(1000));
        assert_eq!(instructions("mazurka: no such file"), None);
    }

    #[test]
    fn only_what_exceeds_the_tolerance_is_slower() {
        let row = |now| Row { name: "pop", then: Some(1000), now };
        assert!(!row(1030).is_slower(3.0) && row(1031).is_slower(3.0));
        assert_eq!(row(1031).text(3.0), "| pop | 1,000 | 1,031 | 1.0310 | slower |");
        assert_eq!(row(500).text(3.0), "| pop | 1,000 | 500 | 0.5000 |");
        let new = Row { name: "new", then: None, now: 7 };
        assert_eq!((new.is_slower(3.0), new.text(3.0).as_str()), (false, "| new | – | 7 | – |"));
    }

    #[test]
    fn arguments_are_understood_or_named() {
        let arguments = Arguments::parse(&["pop", "--exe", "m", "--tolerance", "2"]);
        let arguments = arguments.expect("good arguments");
        assert_eq!(arguments.exe, Some("m".into()));
        assert_eq!((arguments.tolerance, arguments.names), (2.0, vec!["pop".to_owned()]));
        let error = |arguments: &[&str]| Arguments::parse(arguments).expect_err("bad arguments");
        assert_eq!(error(&["--fast"]), "--fast: no such option");
        assert_eq!(error(&["--jobs", "two"]), "two: not a number");
        assert_eq!(error(&["--exe"]), "--exe needs a value");
    }
}
