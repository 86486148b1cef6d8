//! Runs C programs with known verdicts and known numbers of executions, and lists everything that is
//! not as expected. `MAZURKA_PROGRAMS=mutex` runs only those with `mutex` in their path.

#![allow(dead_code, reason = "each test uses a part of it")]

pub(crate) mod described;

use serde_json::Value;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Programs that are checked at the same time.
pub(crate) const WORKERS: usize = 2;

/// How long one run may take.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Options that end the exploration early, so that executions of two runs cannot be compared.
pub(crate) const CUTS: &[&str] = &["--max-executions", "--timeout", "--max-memory"];

/// What is expected of one program.
#[derive(Clone, Debug, Default)]
pub(crate) struct Expected {
    /// One of the verdicts of the report, or `error`; or several, separated by `|`.
    pub(crate) verdict: String,
    /// Maximal executions up to equivalence.
    pub(crate) executions: Option<u64>,
    /// Those of them in which a thread is blocked for good.
    pub(crate) blocked: Option<u64>,
    /// Those of them that a bound cut.
    pub(crate) bounded: Option<u64>,
    /// Those of them that do not complete, for whichever reason.
    pub(crate) cut: Option<u64>,
    /// The kind of the violation.
    pub(crate) kind: Option<String>,
    /// Parts of the message of the violation, or of the error.
    pub(crate) messages: Vec<String>,
    /// The line of the violation.
    pub(crate) line: Option<u64>,
    /// The shape that is named as its cause, or `none`.
    pub(crate) cause: Option<String>,
    /// Shapes that it resembles, and that must not be named.
    pub(crate) unlike: Vec<String>,
}

/// One program, how it is checked, and what is expected.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    /// How failures name it.
    pub(crate) name: String,
    pub(crate) file: PathBuf,
    pub(crate) options: Vec<String>,
    pub(crate) clang: Vec<String>,
    pub(crate) algorithms: Vec<&'static str>,
    pub(crate) expected: Expected,
}

/// What one run of the checker gave.
#[derive(Debug)]
pub(crate) struct Outcome {
    pub(crate) status: Option<i32>,
    pub(crate) report: Value,
    pub(crate) errors: String,
}

impl Outcome {
    pub(crate) fn verdict(&self) -> &str {
        if self.status == Some(2) {
            return "error";
        }
        self.report["verdict"].as_str().unwrap_or("no report")
    }

    /// Whether POP went on although it says that it has redundant executions. Where it gave up,
    /// another algorithm was used, which is exact.
    pub(crate) fn is_inexact(&self) -> bool {
        self.report["algorithm"] == "pop" && !self.report["note"].is_null()
    }

    pub(crate) fn explored(&self, what: &str) -> u64 {
        self.report["explored"][what].as_u64().unwrap_or(u64::MAX)
    }
}

pub(crate) fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The exit status that goes with a verdict.
pub(crate) fn status(verdict: &str) -> i32 {
    match verdict {
        "verified" => 0,
        "violation" => 1,
        "error" => 2,
        _ => 3,
    }
}

/// What a stream of a process says, read by a thread of its own so that the process never waits.
pub(crate) fn drain(stream: Option<impl Read + Send + 'static>) -> thread::JoinHandle<String> {
    thread::spawn(move || {
        let mut text = Vec::new();
        if let Some(mut stream) = stream {
            let _ = stream.read_to_end(&mut text);
        }
        String::from_utf8_lossy(&text).into_owned()
    })
}

/// Waits for a process, but not forever.
pub(crate) fn wait(child: &mut Child) -> Result<Option<i32>, String> {
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        match child.try_wait() {
            Ok(Some(status)) => return Ok(status.code()),
            Ok(None) => thread::sleep(Duration::from_millis(2)),
            Err(error) => return Err(error.to_string()),
        }
    }
    let _ = child.kill();
    let _ = child.wait();
    Err(format!("did not end within {} seconds", PATIENCE.as_secs()))
}

/// Checks a program with one algorithm.
pub(crate) fn run(case: &Case, algorithm: &str) -> Result<Outcome, String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mazurka"));
    // Files that options name are looked for from the root of the repository.
    command.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    command.arg("check").arg(&case.file);
    command.args(["--format", "json"]).args(&case.options);
    if !case.options.iter().any(|option| option == "--algorithm") {
        command.args(["--algorithm", algorithm]);
    }
    if !case.clang.is_empty() {
        command.arg("--").args(&case.clang);
    }
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|error| format!("cannot run mazurka: {error}"))?;
    let (output, errors) = (drain(child.stdout.take()), drain(child.stderr.take()));
    let status = wait(&mut child)?;
    let output = output.join().unwrap_or_default();
    let errors = errors.join().unwrap_or_default();
    let report = serde_json::from_str(&output).unwrap_or(Value::Null);
    Ok(Outcome { status, report, errors })
}

/// Gathers what is not as expected.
#[derive(Debug, Default)]
pub(crate) struct Failures(pub(crate) Vec<String>);

impl Failures {
    pub(crate) fn require<T: PartialEq + std::fmt::Debug>(
        &mut self,
        what: &str,
        expected: T,
        found: T,
    ) {
        if expected != found {
            self.0.push(format!("{what}: expected {expected:?}, found {found:?}"));
        }
    }
}

/// Everything about one case that is not as expected, a line each.
pub(crate) fn judge(case: &Case) -> Vec<String> {
    let mut failures = Vec::new();
    let mut optimal = None;
    for &algorithm in &case.algorithms {
        let named = |failure| format!("{} [{algorithm}]: {failure}", case.name);
        let outcome = match run(case, algorithm) {
            Ok(outcome) => outcome,
            Err(error) => {
                failures.push(named(error));
                break;
            }
        };
        let mut here = Failures::default();
        compare(&case.expected, algorithm, &outcome, &mut here);
        relate(case, algorithm, &outcome, optimal, &mut here);
        if algorithm == "optimal" {
            optimal = Some(outcome.explored("executions"));
        }
        failures.extend(here.0.into_iter().map(named));
        // What is refused or crashes, or does not end at all, is not tried with the others.
        if !matches!(outcome.status, Some(0 | 1 | 3)) {
            break;
        }
    }
    failures
}

/// Compares one run with what the program says.
pub(crate) fn compare(
    expected: &Expected,
    algorithm: &str,
    outcome: &Outcome,
    failures: &mut Failures,
) {
    let verdict = outcome.verdict();
    if !expected.verdict.split('|').any(|allowed| allowed == verdict) {
        let reason = outcome.errors.lines().next().unwrap_or_default();
        let found = outcome.report["violations"][0].get("message").unwrap_or(&Value::Null);
        let wanted = &expected.verdict;
        let text = format!("verdict: expected {wanted}, found {verdict} ({reason} {found})");
        return failures.0.push(text);
    }
    failures.require("exit status", Some(status(verdict)), outcome.status);
    match verdict {
        "error" => {
            for message in expected.messages.iter().filter(|m| !outcome.errors.contains(*m)) {
                let errors = outcome.errors.trim();
                failures.0.push(format!("error: expected {message:?}, found {errors:?}"));
            }
        }
        "violation" => {
            compare_violation(expected, outcome, failures);
            // Other algorithms may find another execution first. Two are used only where the program says so.
            if let (Some(cause), "pop" | "stateful" | "auto") = (&expected.cause, algorithm) {
                let found = outcome.report["violations"][0]["cause"]["name"].as_str();
                failures.require("cause", cause.as_str(), found.unwrap_or("none"));
            }
            for violation in outcome.report["violations"].as_array().into_iter().flatten() {
                let found = violation["cause"]["name"].as_str().unwrap_or("none");
                if expected.unlike.iter().any(|name| name == found) {
                    failures.0.push(format!("cause: {found}, which it only resembles"));
                }
            }
        }
        _ => compare_counts(expected, algorithm, outcome, failures),
    }
}

/// One of the violations is the expected one.
pub(crate) fn compare_violation(expected: &Expected, outcome: &Outcome, failures: &mut Failures) {
    let found = outcome.report["violations"].as_array().map(Vec::as_slice).unwrap_or_default();
    let fits = |violation: &&Value| {
        let message = violation["message"].as_str().unwrap_or_default();
        let line = violation["location"]["line"].as_u64();
        expected.kind.as_deref().is_none_or(|kind| violation["kind"] == kind)
            && expected.messages.iter().all(|part| message.contains(part))
            && (expected.line.is_none() || expected.line == line)
    };
    if !found.iter().any(|violation| fits(&violation)) {
        let show = |v: &Value| format!("{} {} at {}", v["kind"], v["message"], v["location"]);
        let shown: Vec<String> = found.iter().map(show).collect();
        let Expected { kind, messages, line, .. } = expected;
        let wanted = format!("{kind:?} {messages:?} at line {line:?}");
        failures.0.push(format!("violation: expected {wanted}, found {shown:?}"));
    }
}

/// The numbers of executions are the expected ones.
pub(crate) fn compare_counts(
    expected: &Expected,
    algorithm: &str,
    outcome: &Outcome,
    all: &mut Failures,
) {
    let of = |what| outcome.explored(what);
    let parts = ["complete", "blocked", "bounded", "redundant"].map(of);
    let sum = parts.into_iter().fold(0, u64::saturating_add);
    all.require("sum of all kinds of executions", sum, of("executions"));
    if !["optimal", "pop", "event"].contains(&algorithm) || outcome.is_inexact() {
        return;
    }
    all.require("redundant", 0, of("redundant"));
    let cut = of("blocked").saturating_add(of("bounded"));
    let pins = [
        ("executions", expected.executions, of("executions")),
        ("blocked", expected.blocked, of("blocked")),
        ("bounded", expected.bounded, of("bounded")),
        ("blocked and bounded", expected.cut, cut),
    ];
    for (what, pinned, found) in pins {
        if let Some(pinned) = pinned {
            all.require(what, pinned, found);
        }
    }
}

/// Compares an algorithm with the optimal one on the same program.
pub(crate) fn relate(
    case: &Case,
    algorithm: &str,
    outcome: &Outcome,
    optimal: Option<u64>,
    f: &mut Failures,
) {
    let is_cut = case.options.iter().any(|option| CUTS.contains(&option.as_str()));
    let verdict = outcome.verdict();
    let Some(optimal) =
        optimal.filter(|_| !is_cut && ["verified", "incomplete"].contains(&verdict))
    else {
        return;
    };
    let found = outcome.explored("executions").saturating_sub(outcome.explored("redundant"));
    if algorithm == "source" || (algorithm == "pop" && !outcome.is_inexact()) {
        f.require("executions without redundant ones, as in optimal", optimal, found);
    } else if found < optimal && algorithm != "sdpor" {
        f.0.push(format!("executions: expected at least {optimal} as in optimal, found {found}"));
    }
}

/// Runs the cases on several threads and panics with all failures.
pub(crate) fn check(cases: Vec<Result<Case, String>>) {
    require_clang();
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _guard = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let wanted = std::env::var("MAZURKA_PROGRAMS").unwrap_or_default();
    let is_wanted = |case: &Result<Case, String>| {
        case.as_ref().map_or_else(|error| error, |case| &case.name).contains(&wanted)
    };
    let cases: Vec<_> = cases.into_iter().filter(is_wanted).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut failures = Vec::new();
        while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
            match case {
                Ok(case) => failures.extend(judge(case)),
                Err(error) => failures.push(error.clone()),
            }
        }
        failures
    };
    let mut failures: Vec<String> = thread::scope(|scope| {
        let workers: Vec<_> = (0..WORKERS).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|w| w.join().expect("a worker does not panic")).collect()
    });
    failures.sort();
    let (count, all) = (failures.len(), cases.len());
    assert!(failures.is_empty(), "{count} failures, {all} programs:\n{}", failures.join("\n"));
}

/// The tests mean nothing without the compiler that the checker calls.
pub(crate) fn require_clang() {
    let versions = (14..=22).rev().map(|version| format!("clang-{version}"));
    let names = std::env::var("CLANG").into_iter().chain(["clang".to_owned()]).chain(versions);
    let found = names.into_iter().any(|name| answers(&name));
    assert!(found, "no clang: install it (apt-get install clang) or set CLANG to its path");
}

/// Whether there is a compiler of this name.
pub(crate) fn answers(name: &str) -> bool {
    let mut command = Command::new(name);
    command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

pub(crate) fn strings(list: &[&str]) -> Vec<String> {
    list.iter().map(|&text| text.to_owned()).collect()
}
