//! `cargo xtask jobs`: are the counts the same with any number of jobs, and how much faster are several?

use crate::bench::data::Explored;
use crate::bench::expected::{Expectation, Expected};
use crate::bench::number::count;
use crate::bench::process::{Ended, run};
use crate::bench::{build, table::Defines};
use serde::Deserialize;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;

/// What the command does.
pub(crate) const USAGE: &str = "usage: cargo xtask jobs [--speedup] [--most EXECUTIONS] [--only TEXT] [--mazurka FILE]

Explores the rows of the POP paper with 1, 2, 3 and 8 jobs and compares the counts with the known ones.
Prints a table of wall times, processor times (of all threads, clang included) and memory.
Exit status 1 if a count differs.

  --speedup            only five large rows, with 1 and 2 jobs, and the ratio of the wall times
  --most EXECUTIONS    leave out rows with more executions; 1000000 if nothing is said
  --only TEXT          only programs whose name contains this
  --mazurka FILE       the command, instead of a release build of it";

/// The rows whose speed-up is of interest: programs and their sizes.
const LARGE: [(&str, u64); 5] =
    [("fib_bench", 6), ("linuxrwlocks", 8), ("lastzero", 20), ("dispatcher", 6), ("exp_mem3", 9)];

/// No row takes that long.
const PATIENCE: Duration = Duration::from_secs(3_600);

/// What to run.
#[derive(Debug, PartialEq, Eq)]
struct Options {
    speedup: bool,
    most: u64,
    only: String,
    mazurka: Option<PathBuf>,
}

impl Options {
    fn parse(arguments: &[&str]) -> Result<Options, String> {
        let (speedup, most, only) = (false, 1_000_000, String::new());
        let mut options = Options { speedup, most, only, mazurka: None };
        let mut rest = arguments.iter();
        while let Some(&argument) = rest.next() {
            let mut value = || rest.next().ok_or(format!("{argument} needs a value"));
            match argument {
                "--speedup" => options.speedup = true,
                "--most" => {
                    options.most = value()?.parse().map_err(|_| "--most needs a number")?;
                }
                "--only" => options.only = value()?.to_string(),
                "--mazurka" => options.mazurka = Some(PathBuf::from(value()?)),
                _ => return Err(format!("unknown option {argument}")),
            }
        }
        Ok(options)
    }

    fn jobs(&self) -> &'static [u32] {
        if self.speedup { &[1, 2] } else { &[1, 2, 3, 8] }
    }

    /// Whether a row is of interest.
    fn takes(&self, row: &Expected) -> bool {
        let Some(name) = name(row) else { return false };
        let executions = row.of("executions").executions();
        let size = row.defines.get("N");
        let is_large = LARGE.iter().any(|(large, n)| *large == name && size == Some(n));
        let fits = match self.speedup {
            true => is_large,
            false => executions.is_some_and(|executions| executions <= self.most),
        };
        fits && name.contains(&self.only)
    }
}

/// The name of a program of the POP paper.
fn name(row: &Expected) -> Option<&str> {
    row.program.strip_prefix("pop/")?.strip_suffix(".c")
}

/// The part of a report that matters here.
#[derive(Debug, Deserialize)]
struct Report {
    explored: Explored,
    seconds: f64,
    peak_memory_bytes: Option<u64>,
}

/// What one run was like.
#[derive(Debug)]
struct Measured {
    explored: Explored,
    /// Wall time of the exploration.
    seconds: f64,
    /// Processor time of the whole process, clang included.
    processor: f64,
    megabytes: f64,
}

/// Runs the command; the exit code is 0 if all counts are right, 1 if not, 2 if it could not run.
pub(crate) fn main(root: &Path, arguments: &[&str]) -> ExitCode {
    let options = match Options::parse(arguments) {
        Ok(options) => options,
        Err(error) => {
            eprintln!("{error}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match compare(root, &options) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

/// Measures all rows; whether all counts are right.
fn compare(root: &Path, options: &Options) -> Result<bool, String> {
    let rows = Expected::load(root)?;
    let mazurka = match &options.mazurka {
        Some(path) => std::path::absolute(path).map_err(|e| format!("{}: {e}", path.display()))?,
        None => build(root)?,
    };
    println!("load average at the start: {}\n", load());
    println!("{}", head(options));
    let mut right = true;
    for row in rows.iter().filter(|row| options.takes(row)) {
        let mut measured = Vec::new();
        for &jobs in options.jobs() {
            measured.push(measure(root, &mazurka, row, jobs)?);
        }
        let wrong = measured.iter().position(|run| !is_right(row, &run.explored));
        if let Some(wrong) = wrong {
            right = false;
            eprintln!(
                "{}, {} jobs: {:?}",
                title(row),
                options.jobs()[wrong],
                measured[wrong].explored
            );
        }
        println!("{}", line(options, row, &measured, wrong.is_none()));
    }
    println!("\nload average at the end: {}", load());
    Ok(right)
}

/// Whether the counts are the known ones.
fn is_right(row: &Expected, explored: &Explored) -> bool {
    let Expectation::Exactly(counts) = row.of("executions") else { return false };
    let Explored { executions, complete, blocked, bounded, redundant, .. } = *explored;
    complete == counts.complete
        && blocked + bounded == counts.blocked
        && redundant == 0
        && executions == counts.complete + counts.blocked
}

fn measure(root: &Path, mazurka: &Path, row: &Expected, jobs: u32) -> Result<Measured, String> {
    let file = format!("bench/programs/{}", row.program);
    let mut command = Command::new(mazurka);
    command.args(["check", &file, "--format", "json", "--jobs", &jobs.to_string()]);
    command.args(&row.options).arg("--").args(defines(&row.defines)).current_dir(root);
    let before = children();
    let Ended { output, errors, peak_bytes, .. } = run(&mut command, PATIENCE)?;
    let report: Report = serde_json::from_str(&output)
        .map_err(|error| format!("{}, {jobs} jobs: {error}\n{errors}", title(row)))?;
    let bytes = report.peak_memory_bytes.max(peak_bytes).unwrap_or(0);
    Ok(Measured {
        explored: report.explored,
        seconds: report.seconds,
        processor: children() - before,
        megabytes: bytes as f64 / 1e6,
    })
}

fn defines(defines: &Defines) -> impl Iterator<Item = String> {
    defines.iter().map(|(name, value)| format!("-D{name}={value}"))
}

/// Seconds of processor time of all processes that this one has waited for, and of theirs.
fn children() -> f64 {
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // The name of the process is in parentheses and may contain spaces.
    let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields);
    let ticks = fields.split_whitespace().skip(13).take(2).filter_map(|n| n.parse::<f64>().ok());
    // Linux counts in hundredths of a second here.
    ticks.sum::<f64>() / 100.0
}

fn load() -> String {
    let text = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split_whitespace().take(3).collect::<Vec<_>>().join(" ")
}

fn title(row: &Expected) -> String {
    let sizes: Vec<String> = row.defines.values().map(ToString::to_string).collect();
    format!("{}({})", name(row).unwrap_or(&row.program), sizes.join(", "))
}

fn head(options: &Options) -> String {
    let jobs = options.jobs().iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
    let mut columns = vec![
        "program".to_string(),
        "executions".to_string(),
        format!("counts equal with {jobs} jobs"),
        "wall".to_string(),
        "CPU".to_string(),
        "memory".to_string(),
    ];
    columns.extend(options.speedup.then(|| "speed-up".to_string()));
    let rule = vec!["---"; columns.len()].join("|");
    format!("| {} |\n|{rule}|", columns.join(" | "))
}

fn line(options: &Options, row: &Expected, measured: &[Measured], right: bool) -> String {
    let each =
        |of: &dyn Fn(&Measured) -> String| measured.iter().map(of).collect::<Vec<_>>().join(" / ");
    let executions = row.of("executions").executions().unwrap_or(0);
    let mut cells = vec![
        title(row),
        count(executions),
        if right { "yes" } else { "NO" }.to_string(),
        format!("{} s", each(&|run| format!("{:.2}", run.seconds))),
        format!("{} s", each(&|run| format!("{:.2}", run.processor))),
        format!("{} MB", each(&|run| format!("{:.0}", run.megabytes))),
    ];
    if let (true, [one, two, ..]) = (options.speedup, measured) {
        cells.push(format!("{:.2}", one.seconds / two.seconds));
    }
    format!("| {} |", cells.join(" | "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(program: &str, size: u32, executions: u64) -> Expected {
        let text = format!(
            r#"{{"program": "{program}", "defines": {{"N": {size}}}, "executions": {executions}, "blocked": 1}}"#
        );
        serde_json::from_str(&text).expect("a row")
    }

    #[test]
    fn rows_are_chosen_by_size_and_name() {
        let all = Options::parse(&["--most", "100"]).expect("these are options");
        assert!(all.takes(&row("pop/fib_bench.c", 2, 100)));
        assert!(!all.takes(&row("pop/fib_bench.c", 2, 101)));
        assert!(!all.takes(&row("await/ttas.c", 2, 10)));
        let large = Options::parse(&["--speedup"]).expect("this is an option");
        assert!(large.takes(&row("pop/fib_bench.c", 6, 2_364_418)));
        assert!(!large.takes(&row("pop/fib_bench.c", 5, 218_243)));
        let only = Options::parse(&["--only", "zero"]).expect("these are options");
        assert!(
            only.takes(&row("pop/lastzero.c", 2, 5)) && !only.takes(&row("pop/fib_bench.c", 1, 11))
        );
        assert!(Options::parse(&["--slow"]).is_err());
    }

    #[test]
    fn every_count_must_be_the_known_one() {
        let row = row("pop/p.c", 1, 5);
        let right = Explored { executions: 5, complete: 4, blocked: 1, ..Explored::default() };
        assert!(is_right(&row, &right));
        assert!(!is_right(&row, &Explored { complete: 5, blocked: 0, ..right }));
        assert!(!is_right(&row, &Explored { executions: 6, redundant: 1, ..right }));
        assert!(!is_right(&row, &Explored { executions: 4, complete: 3, ..right }));
    }

    #[test]
    fn processor_time_of_children_is_seen() {
        let before = children();
        let script = "i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done";
        let status = Command::new("sh").args(["-c", script]).status().expect("there is a shell");
        assert!(status.success() && children() > before);
    }
}
