//! What a test does with a report: it fails, says how to replay, and leaves files behind.

use super::schedule;
use crate::checker::Checker;
use crate::error::Error;
use crate::property::Property;
use crate::sources::sources;
use mazurka_report::{Report, Saved, Style, page, text};
use mazurka_rust::Closure;
use mazurka_trace::{Verdict, ViolationKind};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Explores all interleavings of a closure, and panics with a report if one of them fails.
///
/// It is [`Checker::run`] with what a test needs; see [`Test`].
///
/// # Panics
/// If an execution panics, deadlocks, runs forever or has a data race, and if not everything could be
/// explored.
///
/// ```should_panic
/// use mazurka::sync::{Arc, Mutex};
/// use mazurka::thread;
///
/// mazurka::check(|| {
///     let (a, b) = (Arc::new(Mutex::new(1)), Arc::new(Mutex::new(2)));
///     let (a2, b2) = (a.clone(), b.clone());
///     let other = thread::spawn(move || *b2.lock().unwrap() + *a2.lock().unwrap());
///     let _both = *a.lock().unwrap() + *b.lock().unwrap();
///     other.join().unwrap();
/// });
/// ```
#[track_caller]
pub fn check(body: impl Fn() + Send + Sync + 'static) {
    let name = std::thread::current().name().unwrap_or("program").to_string();
    Test::new(&name).run(body);
}

/// A test that explores all interleavings of a closure: what `#[mazurka::test]` becomes.
///
/// | environment | |
/// |---|---|
/// | `MAZURKA_REPLAY=SCHEDULE` | runs one interleaving, which a report has named |
/// | `MAZURKA_REPORT=FOLDER` | writes the report of each test there, as a page and as a trace file |
/// | `MAZURKA_JOBS=N` | so many threads explore, where the test does not say; `auto` for as many as there are processors |
/// | `MAZURKA_MAX_EXECUTIONS=N`, `MAZURKA_TIMEOUT=SECONDS` | limits for tests that have none of their own |
#[derive(Clone, Debug)]
#[must_use]
pub struct Test {
    name: String,
    checker: Checker,
    expected: Option<ViolationKind>,
    may_be_incomplete: bool,
}

impl Test {
    /// A test with this name, by which the test harness knows it.
    pub fn new(name: &str) -> Test {
        let (checker, expected) = (Checker::new(), None);
        Test { name: name.to_string(), checker, expected, may_be_incomplete: false }
    }

    /// Changes the settings of the checker.
    pub fn checker(self, change: impl FnOnce(Checker) -> Checker) -> Test {
        Test { checker: change(self.checker), ..self }
    }

    /// Looks also for counted references, and memory of [`alloc`](crate::alloc), that are left at the end.
    pub fn leaks(self) -> Test {
        let properties = super::PROPERTIES.into_iter().chain([Property::Leaks]);
        self.checker(|checker| checker.properties(properties))
    }

    /// The test passes if this violation is found, and only then.
    pub fn expect(self, kind: ViolationKind) -> Test {
        Test { expected: Some(kind), ..self }
    }

    /// The test passes also if a limit has ended the exploration, and nothing was found until then.
    pub fn allow_incomplete(self) -> Test {
        Test { may_be_incomplete: true, ..self }
    }

    /// Runs the test.
    ///
    /// # Panics
    /// If it fails.
    #[track_caller]
    pub fn run(self, body: impl Fn() + Send + Sync + 'static) {
        drop(self.report(body));
    }

    /// Runs the test; the result is the report of one that passes.
    ///
    /// # Panics
    /// If it fails.
    #[track_caller]
    pub fn report(self, body: impl Fn() + Send + Sync + 'static) -> Report {
        match self.outcome(&Closure::new(body)) {
            Ok(report) => report,
            Err(why) => panic!("{why}"),
        }
    }

    fn outcome(self, program: &Closure) -> Result<Report, String> {
        let cannot = |error: Error| format!("mazurka cannot check {}: {error}", self.name);
        if let Ok(text) = std::env::var("MAZURKA_REPLAY") {
            let shown = self.replay(program, &text).unwrap_or_else(|error| Some(cannot(error)));
            let why = "the interleaving of MAZURKA_REPLAY violates nothing any more";
            return Err(shown.unwrap_or_else(|| format!("{}: {why}", self.name)));
        }
        let checker = limited(self.checker.clone());
        let report = checker.run_closure(&self.name, program).map_err(cannot)?;
        let command = self.command(program, &report);
        if let Some(folder) = std::env::var_os("MAZURKA_REPORT") {
            self.save(Path::new(&folder), &report, &command);
        }
        let passes = match (self.expected, report.verdict) {
            (Some(kind), _) => report.violations.iter().any(|found| found.kind == kind),
            (None, Verdict::Verified) => true,
            (None, Verdict::Incomplete) => self.may_be_incomplete,
            (None, Verdict::Violation) => false,
        };
        if passes {
            return Ok(report);
        }
        let expected = self.expected.map(|kind| format!("expected: {}\n", kind.name()));
        let report = text(&report, &sources(&report), STYLE, &command);
        Err(format!("\n{report}{}", expected.unwrap_or_default()))
    }

    /// The command that runs the failing interleaving again.
    fn command(&self, program: &Closure, report: &Report) -> String {
        let Some(violation) = report.violations.first() else { return String::new() };
        let schedule = schedule::write(program, violation);
        format!("MAZURKA_REPLAY='{schedule}' cargo test -- --exact {}", self.name)
    }

    /// Runs one interleaving, which a report has named.
    ///
    /// # Panics
    /// If it fails, and if the program cannot follow the schedule.
    #[track_caller]
    pub fn follow(self, schedule: &str, body: impl Fn() + Send + Sync + 'static) {
        match self.replay(&Closure::new(body), schedule) {
            Ok(None) => {}
            Ok(Some(report)) => panic!("{report}"),
            Err(error) => panic!("mazurka cannot check {}: {error}", self.name),
        }
    }

    /// Runs one interleaving; the report, if it violates something.
    fn replay(&self, program: &Closure, text: &str) -> Result<Option<String>, Error> {
        program.allow_spurious(self.checker.spurious);
        program.warm_up();
        let violations = loop {
            let known = program.observations();
            let found = schedule::follow(program, text);
            if program.observations() == known {
                break found?;
            }
        };
        let mut report = Report::new(self.name.clone(), "replay".to_string(), Verdict::Violation);
        report.explored.executions = 1;
        report.violations = violations;
        if report.violations.is_empty() {
            return Ok(None);
        }
        let command = self.command(program, &report);
        let shown = mazurka_report::text(&report, &sources(&report), STYLE, &command);
        Ok(Some(format!("\n{shown}")))
    }

    /// Leaves the report in a folder.
    fn save(&self, folder: &Path, report: &Report, command: &str) {
        let name: String =
            self.name.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
        let file = |end: &str| -> PathBuf { folder.join(format!("{name}.{end}")) };
        let arguments = vec!["cargo".to_string(), "test".to_string(), self.name.clone()];
        let saved = Saved::new(arguments, String::new(), report.clone(), sources(report));
        let written = std::fs::create_dir_all(folder).and_then(|()| {
            let page = page(&saved, command, false).map_err(std::io::Error::other)?;
            std::fs::write(file("html"), page)?;
            std::fs::write(file("json"), saved.write().map_err(std::io::Error::other)?)
        });
        if let Err(error) = written {
            eprintln!("mazurka: MAZURKA_REPORT={}: {error}", folder.display());
        }
    }
}

/// How reports look in the output of tests.
const STYLE: Style = Style { color: false, width: 100, all: false, compare: false };

/// With the limits of the environment, where the test has none.
fn limited(checker: Checker) -> Checker {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let jobs = match std::env::var("MAZURKA_JOBS").as_deref() {
        Ok("auto") => std::thread::available_parallelism().ok().map(usize::from),
        Ok(text) => text.parse().ok(),
        Err(_) => None,
    };
    let checker = match jobs {
        Some(jobs) if checker.jobs == 1 => checker.jobs(jobs),
        _ => checker,
    };
    let checker = match number("MAZURKA_MAX_EXECUTIONS") {
        Some(most) if checker.max_executions.is_none() => checker.max_executions(most),
        _ => checker,
    };
    match number("MAZURKA_TIMEOUT") {
        Some(seconds) if checker.timeout.is_none() => checker.timeout(Duration::from_secs(seconds)),
        _ => checker,
    }
}
