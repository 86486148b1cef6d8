//! Checks the locks in `tests/locks` and their mutants.

use super::mutate::{self, Lock, Mutant};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Where the locks are, from the root of the workspace.
pub(crate) const FOLDER: &str = "tests/locks";

/// The violations that have a column of their own.
const KINDS: [&str; 3] = ["assertion", "livelock", "deadlock"];

/// What a mutant turned out to be.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Outcome {
    /// A violation of this kind was found.
    Caught(String),
    /// Something else was found, namely this verdict.
    Survived(String),
    /// It is no C program.
    NotCompiled,
}

/// What a check gave.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Answer {
    pub(crate) outcome: Outcome,
    /// Whether the default algorithm reached a limit, so that `stateful` had to answer.
    pub(crate) is_stateful: bool,
}

/// One lock with the answers about its mutants, in order.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) lock: Lock,
    pub(crate) answers: Vec<Answer>,
}

/// What is run.
#[derive(Debug)]
pub(crate) struct Campaign<'a> {
    /// The root of the workspace.
    pub(crate) root: &'a Path,
    /// The checker.
    pub(crate) exe: PathBuf,
    /// Where the mutants are written.
    pub(crate) out: PathBuf,
    /// How many checks run at the same time.
    pub(crate) jobs: usize,
}

impl Campaign<'_> {
    /// The names of all locks.
    pub(crate) fn names(&self) -> Result<Vec<String>, String> {
        let folder = self.root.join(FOLDER);
        let entries = fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        let names = entries.filter_map(|entry| {
            let name = entry.ok()?.file_name().into_string().ok()?;
            name.strip_suffix(".c").map(str::to_owned)
        });
        let mut names: Vec<String> = names.collect();
        names.sort();
        Ok(names)
    }

    /// Reads a lock.
    pub(crate) fn lock(&self, name: &str) -> Result<Lock, String> {
        let path = self.root.join(FOLDER).join(format!("{name}.c"));
        let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        mutate::lock(&text).map_err(|error| format!("{}: {error}", path.display()))
    }

    /// Checks that a lock is verified as it is.
    pub(crate) fn original(&self, name: &str) -> Result<(), String> {
        let path = self.root.join(FOLDER).join(format!("{name}.c"));
        match self.check(&path, &self.lock(name)?.options)? {
            Outcome::Survived(verdict) if verdict == "verified" => Ok(()),
            outcome => Err(format!("{name}: the lock itself is not verified: {outcome:?}")),
        }
    }

    /// Checks the mutants of these locks.
    pub(crate) fn mutants(&self, names: &[String]) -> Result<Vec<Row>, String> {
        fs::create_dir_all(&self.out).map_err(|e| format!("{}: {e}", self.out.display()))?;
        let mut rows = Vec::new();
        for name in names {
            rows.push(Row { name: name.clone(), lock: self.lock(name)?, answers: Vec::new() });
        }
        let all = |row: &Row| row.lock.mutants.len();
        let work: Vec<(usize, usize)> =
            (0..rows.len()).flat_map(|row| (0..all(&rows[row])).map(move |m| (row, m))).collect();
        let answers = in_parallel(self.jobs, work.len(), |number| {
            let (row, mutant) = work[number];
            self.mutant(&rows[row], &rows[row].lock.mutants[mutant])
        });
        for ((row, _), answer) in work.into_iter().zip(answers) {
            rows[row].answers.push(answer?);
        }
        Ok(rows)
    }

    /// Checks a mutant. A lock that never ends may lead the default algorithm into an execution without end; then
    /// `stateful` is asked.
    fn mutant(&self, row: &Row, mutant: &Mutant) -> Result<Answer, String> {
        let name = format!("{}-{}-{}.c", row.name, mutant.line, mutant.kind.name());
        let path = self.out.join(name);
        fs::write(&path, &mutant.text).map_err(|e| format!("{}: {e}", path.display()))?;
        let outcome = self.check(&path, &row.lock.options)?;
        let is_stateful = outcome == Outcome::Survived("incomplete".to_owned());
        if !is_stateful {
            return Ok(Answer { outcome, is_stateful });
        }
        let outcome = self.check(&path, &["--algorithm", "stateful"].map(str::to_owned))?;
        Ok(Answer { outcome, is_stateful })
    }

    fn check(&self, path: &Path, options: &[String]) -> Result<Outcome, String> {
        let mut command = Command::new(&self.exe);
        command.args(["check", "--quiet", "--format", "json", "--timeout", "20s"]).args(options);
        command.arg(path).args(["--", "-Werror=return-type", "-I"]);
        let output = command.arg(self.root.join(FOLDER)).output();
        let output = output.map_err(|e| format!("cannot run {}: {e}", self.exe.display()))?;
        let errors = String::from_utf8_lossy(&output.stderr);
        if errors.contains("clang cannot compile") {
            return Ok(Outcome::NotCompiled);
        }
        let report: serde_json::Value = serde_json::from_slice(&output.stdout)
            .map_err(|error| format!("{}: no report: {error}\n{errors}", path.display()))?;
        let text = |value: &serde_json::Value| value.as_str().unwrap_or("?").to_owned();
        Ok(match text(&report["verdict"]) {
            verdict if verdict == "violation" => {
                Outcome::Caught(text(&report["violations"][0]["kind"]))
            }
            verdict => Outcome::Survived(verdict),
        })
    }
}

/// Does some work with several threads; the results are in order.
pub(crate) fn in_parallel<T: Send>(
    jobs: usize,
    count: usize,
    work: impl Fn(usize) -> T + Sync,
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(BTreeMap::new());
    thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            scope.spawn(|| {
                loop {
                    let taken = next.fetch_add(1, Ordering::Relaxed);
                    if taken >= count {
                        return;
                    }
                    let result = work(taken);
                    done.lock().unwrap_or_else(PoisonError::into_inner).insert(taken, result);
                }
            });
        }
    });
    done.into_inner().unwrap_or_else(PoisonError::into_inner).into_values().collect()
}

impl Row {
    /// Every mutant that is not what the program says, in words.
    pub(crate) fn failures(&self) -> Vec<String> {
        let pairs = self.lock.mutants.iter().zip(&self.answers);
        let failure = |(mutant, answer): (&Mutant, &Answer)| {
            let (name, kind) = (&self.name, mutant.kind.name());
            let at = format!("{FOLDER}/{name}.c:{}: {kind}", mutant.line);
            match (mutant.is_equivalent, &answer.outcome) {
                (false, Outcome::Survived(verdict)) => Some(format!("{at}: missed: {verdict}")),
                (true, Outcome::Caught(kind)) => {
                    Some(format!("{at}: declared equivalent, but caught: {kind}"))
                }
                (true, Outcome::NotCompiled) => {
                    Some(format!("{at}: declared equivalent, but does not compile"))
                }
                (true, Outcome::Survived(verdict)) if verdict != "verified" => {
                    Some(format!("{at}: declared equivalent, but {verdict}"))
                }
                _ => None,
            }
        };
        pairs.filter_map(failure).collect()
    }

    /// Statements, mutants that compile, those caught by [`KINDS`] and otherwise, equivalent ones, missed ones, those
    /// that needed `stateful`, and mutants that do not compile.
    fn counts(&self) -> [usize; 10] {
        let mut counts = [0; 10];
        counts[0] = self.lock.statements;
        for (mutant, answer) in self.lock.mutants.iter().zip(&self.answers) {
            let column = match &answer.outcome {
                Outcome::NotCompiled => 9,
                Outcome::Caught(kind) => {
                    2 + KINDS.iter().position(|k| k == kind).unwrap_or(KINDS.len())
                }
                Outcome::Survived(_) if mutant.is_equivalent => 6,
                Outcome::Survived(_) => 7,
            };
            counts[column] += 1;
            counts[1] += usize::from(answer.outcome != Outcome::NotCompiled);
            counts[8] += usize::from(answer.is_stateful);
        }
        counts
    }
}

/// The table of a campaign, with totals.
pub(crate) fn table(rows: &[Row]) -> String {
    let mut text = String::from(
        "| lock | statements | mutants | assertion | livelock | deadlock | other | equivalent \
         | missed | by stateful | not compiled |\n\
         |---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n",
    );
    let mut totals = [0; 10];
    let mut line = |name: &str, counts: [usize; 10]| {
        let cells = counts.map(|count| format!(" {count} |"));
        let _ = writeln!(text, "| {name} |{}", cells.concat());
    };
    for row in rows {
        let counts = row.counts();
        line(&row.name, counts);
        totals = std::array::from_fn(|i| totals[i] + counts[i]);
    }
    line("all", totals);
    text
}
