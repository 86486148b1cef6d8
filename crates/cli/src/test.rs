//! `mazurka test`: every program that says at its head what is to be found in it.

use crate::check::{checker, in_words, load};
use crate::expectation::Expectation;
use crate::interrupt;
use crate::options::{EXIT_VERIFIED, EXIT_VIOLATION, TestFormat, TestOptions};
use crate::passed::{Passed, this_build};
use crate::values::PROGRAM_ENDINGS;
use mazurka::Report;
use mazurka::report::escaped;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// What came out of a program.
struct Outcome {
    file: PathBuf,
    /// What is not as expected.
    problem: Option<String>,
    /// Whether it was not checked, because it was as expected the last time and nothing has changed.
    unchanged: bool,
    time: Duration,
}

/// What all programs of a run have in common.
struct Run<'a> {
    options: &'a TestOptions,
    interrupt: Arc<AtomicBool>,
    passed: Option<Passed>,
}

/// What Mazurka finds in a program.
enum Found {
    Unchanged,
    Report(Box<Result<Report, String>>),
}

/// Checks all programs with an expectation, prints a summary, and answers with the exit status.
pub(crate) fn run(options: &TestOptions) -> Result<ExitCode, String> {
    let mut files = Vec::new();
    for path in &options.paths {
        collect(path, &mut files)?;
    }
    files.sort();
    files.dedup();
    let start = Instant::now();
    let passed = options.changed.as_ref().map(|file| Passed::read(file.as_deref())).transpose()?;
    let run = Run { options, interrupt: interrupt::listen(), passed };
    let outcomes = check_all(&files, &run);
    let outcomes: Vec<Outcome> = outcomes.into_iter().flatten().collect();
    run.passed.map_or(Ok(()), Passed::save)?;
    let failed = outcomes.iter().filter(|outcome| outcome.problem.is_some()).count();
    match options.format {
        TestFormat::Human => {
            print!("{}", escaped(&summary(&outcomes, options.verbose, start.elapsed())))
        }
        TestFormat::Junit => print!("{}", junit(&outcomes, start.elapsed())),
    }
    if outcomes.is_empty() {
        return Err("no program says what is to be found in it\n\
                    hint: begin it with a line such as // mazurka: verified"
            .into());
    }
    Ok(ExitCode::from(if failed == 0 { EXIT_VERIFIED } else { EXIT_VIOLATION }))
}

/// The programs in a folder and in the folders in it, or a program.
fn collect(path: &Path, into: &mut Vec<PathBuf>) -> Result<(), String> {
    if !path.is_dir() {
        into.push(path.to_path_buf());
        return Ok(());
    }
    let error = |error: std::io::Error| format!("{}: {error}", path.display());
    for entry in fs::read_dir(path).map_err(error)? {
        let entry = entry.map_err(error)?;
        let (path, kind) = (entry.path(), entry.file_type().map_err(error)?);
        let hidden = entry.file_name().as_encoded_bytes().starts_with(b".");
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        // Links are not followed: they may lead around in circles.
        if kind.is_dir() && !hidden {
            collect(&path, into)?;
        } else if kind.is_file() && PROGRAM_ENDINGS.contains(&ending) {
            into.push(path);
        }
    }
    Ok(())
}

/// Checks programs with as many threads as are wanted; those without an expectation are left out.
fn check_all(files: &[PathBuf], run: &Run<'_>) -> Vec<Option<Outcome>> {
    let next = AtomicUsize::new(0);
    let outcomes: Vec<Mutex<Option<Outcome>>> = files.iter().map(|_| Mutex::new(None)).collect();
    let processors = || thread::available_parallelism().map_or(1, usize::from);
    let jobs = run.options.jobs.unwrap_or_else(processors).clamp(1, files.len().max(1));
    thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(file) = files.get(at) else { break };
                    let outcome = check_one(file, run);
                    if let Ok(mut place) = outcomes[at].lock() {
                        *place = outcome;
                    }
                }
            });
        }
    });
    outcomes.into_iter().map(|outcome| outcome.into_inner().unwrap_or(None)).collect()
}

fn check_one(file: &Path, run: &Run<'_>) -> Option<Outcome> {
    let start = Instant::now();
    let mut unchanged = false;
    let problem = if run.interrupt.load(Ordering::Relaxed) {
        Some("not checked: interrupted".to_string())
    } else {
        match mazurka::read(file).map(|text| Expectation::read(file, &text)) {
            Ok(None) => return None,
            Ok(Some(Ok(expectation))) => match found(&expectation, run) {
                Ok(Found::Unchanged) => {
                    unchanged = true;
                    None
                }
                Ok(Found::Report(found)) => expectation.difference(&found),
                Err(problem) => Some(problem),
            },
            Ok(Some(Err(message))) => Some(format!("its head: {message}")),
            Err(error) => Some(error.to_string()),
        }
    };
    Some(Outcome { file: file.to_path_buf(), problem, unchanged, time: start.elapsed() })
}

/// What Mazurka finds in a program; an error if it fails itself.
fn found(expectation: &Expectation, run: &Run<'_>) -> Result<Found, String> {
    let check = || -> Result<Found, String> {
        let mut checker = checker(&expectation.check)?.interrupt(run.interrupt.clone());
        if let (Some(timeout), None) = (run.options.timeout, expectation.check.timeout) {
            checker = checker.timeout(timeout);
        }
        let program = match load(&checker, &expectation.check)? {
            Ok(program) => program,
            Err(limit) => return Err(format!("clang was stopped: {}", limit.name())),
        };
        // The timeout is no part of it: a program that was as expected without one is so with one, or it takes longer.
        let key = (this_build(), program.executed_hash(), expectation);
        let key = mazurka::text_hash(&format!("{key:?}"));
        if run.passed.as_ref().is_some_and(|passed| passed.knows(&key)) {
            return Ok(Found::Unchanged);
        }
        let report = checker.check_loaded(&program).map_err(in_words);
        if let Some(passed) = &run.passed
            && expectation.difference(&report).is_none()
        {
            passed.note(&key);
        }
        Ok(Found::Report(Box::new(report)))
    };
    let caught = std::panic::catch_unwind(std::panic::AssertUnwindSafe(check));
    let found = caught.map_err(|_| "mazurka panics, which is a bug in it".to_string())?;
    Ok(found.unwrap_or_else(|message| Found::Report(Box::new(Err(message)))))
}

fn summary(outcomes: &[Outcome], verbose: bool, time: Duration) -> String {
    let mut text = String::new();
    for Outcome { file, problem, unchanged, time } in outcomes {
        let (file, seconds) = (file.display(), time.as_secs_f64());
        let _ = match problem {
            Some(problem) => writeln!(text, "FAIL {file}: {problem}"),
            None if verbose && *unchanged => writeln!(text, "same {file}"),
            None if verbose => writeln!(text, "ok   {file} ({seconds:.2} s)"),
            None => Ok(()),
        };
    }
    let failed = outcomes.iter().filter(|outcome| outcome.problem.is_some()).count();
    let plural = if outcomes.len() == 1 { "" } else { "s" };
    let passed = outcomes.len() - failed;
    let (count, seconds) = (outcomes.len(), time.as_secs_f64());
    let unchanged = outcomes.iter().filter(|outcome| outcome.unchanged).count();
    let unchanged =
        if unchanged == 0 { String::new() } else { format!(" ({unchanged} unchanged)") };
    let _ = writeln!(
        text,
        "{count} program{plural}: {passed} as expected{unchanged}, {failed} not, {seconds:.2} s"
    );
    text
}

fn junit(outcomes: &[Outcome], time: Duration) -> String {
    let failed = outcomes.iter().filter(|outcome| outcome.problem.is_some()).count();
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <testsuite name=\"mazurka\" tests=\"{}\" failures=\"{failed}\" time=\"{:.3}\">\n",
        outcomes.len(),
        time.as_secs_f64()
    );
    for Outcome { file, problem, unchanged, time } in outcomes {
        let (name, seconds) = (xml(&file.display().to_string()), time.as_secs_f64());
        let _ = match problem {
            None if *unchanged => writeln!(
                text,
                "  <testcase name=\"{name}\" time=\"{seconds:.3}\">\n    \
                 <skipped message=\"unchanged since it was as expected\"/>\n  </testcase>"
            ),
            None => writeln!(text, "  <testcase name=\"{name}\" time=\"{seconds:.3}\"/>"),
            Some(problem) => writeln!(
                text,
                "  <testcase name=\"{name}\" time=\"{seconds:.3}\">\n    \
                 <failure message=\"{}\"/>\n  </testcase>",
                xml(problem)
            ),
        };
    }
    text + "</testsuite>\n"
}

/// A text between quotes in XML, which has no control characters.
fn xml(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        match c {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\n' => escaped += "&#10;",
            c if c.is_control() => escaped.push('\u{fffd}'),
            c => escaped.push(c),
        }
    }
    escaped
}
