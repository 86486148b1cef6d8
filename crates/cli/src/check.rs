//! `mazurka check`.

use crate::findings::Findings;
use crate::interrupt::Interrupt;
use crate::load::{Task, matches_states, with_program};
use crate::meter::Meter;
use crate::options::{Check, PopSleep, Selection};
use crate::output;
use crate::progress;
use crate::subject::Subject;
use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{Limits, Outcome};
use mazurka_report::{Expected, Summary};
use mazurka_trace::{Limit, Report, Verdict, Violation, ViolationKind};
use std::process::ExitCode;
use std::time::Instant;

/// Checks a program, prints the report, and answers with the exit status.
pub(crate) fn run(check: &Check, arguments: &[String]) -> Result<ExitCode, String> {
    if matches_states(check) && check.counts(ViolationKind::DataRace) {
        return Err(
            "data races are looked for in every execution, but an algorithm that recognises \
             states does not see them all\nhint: leave --algorithm out"
                .into(),
        );
    }
    let summary = with_program(check, Explore(check, Interrupt::listen()))?;
    let saved = output::gather(check, arguments, summary)?;
    let replay = match &check.trace {
        Some(file) => {
            output::save(file, &saved)?;
            format!("mazurka replay {}", output::quoted(&file.display().to_string()))
        }
        None => output::how_to_save(arguments),
    };
    output::show(&check.output, &saved, &replay)?;
    Ok(output::status(saved.report.verdict))
}

struct Explore<'a>(&'a Check, Interrupt);

impl Task for Explore<'_> {
    type Output = Summary;

    fn run<S: Subject>(self, subject: &S) -> Result<Summary, String> {
        explore(self.0, subject, &self.1)
    }
}

fn explore<S: Subject>(
    check: &Check,
    subject: &S,
    interrupt: &Interrupt,
) -> Result<Summary, String> {
    let loops = subject.loops();
    if check.verbose {
        eprint!("{}", mazurka_report::loops(&loops));
    }
    let meter = Meter::default();
    let start = Instant::now();
    let late = || check.timeout.is_some_and(|timeout| start.elapsed() >= timeout);
    let expired = || late() || interrupt.requested();
    let most = check.max_memory;
    let crowded = || most.is_some_and(|most| memory_in_use().is_some_and(|bytes| bytes > most));
    let limits = Limits {
        max_executions: check.max_executions.unwrap_or(u64::MAX),
        max_steps: check.max_steps,
        // A thread that fails in a way that does not count must not keep the others from going on.
        keep_going: check.keep_going || !check.counts_all_faults(),
        exactly_once: false,
        expired: &expired,
        crowded: &crowded,
    };
    let Exploration { algorithm, note, outcome, violations } =
        progress::while_shown(check, subject, &meter, || {
            explore_with(check, subject, limits, &meter)
        })?;
    if let (Some(why), None, true) = (outcome.inexact, algorithm.fallback(), outcome.gave_up) {
        return Err(format!("{why}, which {algorithm} cannot explore\n{CYCLIC_HINT}"));
    }
    if let Some(error) = violations.iter().find(|v| v.kind == ViolationKind::Unsupported) {
        let place = error.location.as_ref();
        let place =
            place.map_or(String::new(), |p| format!("{}:{}:{}: ", p.file, p.line, p.column));
        return Err(format!("{place}{}", error.message));
    }
    let verdict = match (violations.is_empty(), outcome.limits_hit.is_empty()) {
        (false, _) => Verdict::Violation,
        (true, true) => Verdict::Verified,
        (true, false) => Verdict::Incomplete,
    };
    let explored = outcome.explored;
    // The engine knows one reason to ask whether to stop; the user is another.
    let who = |limit| if limit == Limit::Timeout && !late() { Limit::Interrupted } else { limit };
    let limits_hit = outcome.limits_hit.into_iter().map(who).collect();
    let report = Report { verdict, limits_hit, explored, violations };
    let name = check.file.display().to_string();
    let mut summary = Summary::new(name, algorithm.to_string(), report);
    summary.note = note;
    summary.expected = (verdict == Verdict::Incomplete).then(|| expected(&meter)).flatten();
    if summary.limits_hit.contains(&Limit::MaxSteps) && check.unroll.is_none() && !check.quiet {
        eprint!("{}", mazurka_report::unroll_hint(&loops));
    }
    summary.loops = loops;
    summary.seconds = start.elapsed().as_secs_f64();
    summary.peak_memory_bytes = peak_memory();
    Ok(summary)
}

/// How many executions there would have been, if that was estimated.
fn expected(meter: &Meter) -> Option<Expected> {
    let estimate = meter.read().estimate?;
    let [executions, low, high] = [estimate.mean, estimate.low, estimate.high].map(f64::round);
    Some(Expected { executions, low, high })
}

/// What came out of an exploration.
struct Exploration {
    algorithm: Algorithm,
    /// What there is to say about the choice of the algorithm.
    note: Option<String>,
    outcome: Outcome,
    violations: Vec<Violation>,
}

/// Explores with the algorithm that was asked for, or with the best one that is exact.
fn explore_with<S: Subject>(
    check: &Check,
    subject: &S,
    limits: Limits<'_>,
    meter: &Meter,
) -> Result<Exploration, String> {
    let mut findings = Findings::new(subject, check, meter);
    let (mut algorithm, mut outcome) = match selection(check)? {
        Selection::This(algorithm) => {
            (algorithm, algorithm.explore(subject, Policy::Quiet, limits, &mut findings))
        }
        Selection::Auto if subject.uses_handlers() => {
            let algorithm = Algorithm::Event;
            (algorithm, algorithm.explore(subject, Policy::Lowest, limits, &mut findings))
        }
        Selection::Auto => {
            let algorithm = Algorithm::Pop;
            let limits = Limits { exactly_once: true, ..limits };
            (algorithm, algorithm.explore(subject, Policy::Quiet, limits, &mut findings))
        }
    };
    let mut notes = Vec::new();
    if matches!(check.algorithm, Selection::Auto) && algorithm == Algorithm::Event {
        notes.push(POSTS.to_string());
    }
    // Where a violation ends the exploration, nobody counts executions.
    let goes_on = findings.violations.is_empty() || check.keep_going;
    let inexact = outcome.inexact.filter(|_| goes_on);
    notes.extend(inexact.map(|why| format!("{algorithm} is not exact here: {why}")));
    if let (Some(fallback), true) = (algorithm.fallback(), outcome.gave_up && goes_on) {
        findings = Findings::new(subject, check, meter);
        notes.push(format!("{fallback} was used instead"));
        algorithm = fallback;
        outcome = algorithm.explore(subject, Policy::Quiet, limits, &mut findings);
    }
    let note = (!notes.is_empty()).then(|| notes.join("; "));
    Ok(Exploration { algorithm, note, outcome, violations: findings.violations })
}

/// The algorithm that the options together ask for.
fn selection(check: &Check) -> Result<Selection, String> {
    match (check.algorithm, check.pop_sleep) {
        (Selection::This(Algorithm::Sdpor(mazurka_dpor::Summary::State)), PopSleep::Precedes) => {
            Ok(Selection::This(Algorithm::Sdpor(check.sdpor_summary)))
        }
        (selection, PopSleep::Precedes) => Ok(selection),
        (Selection::Auto | Selection::This(Algorithm::Pop), PopSleep::Expressions) => {
            Ok(Selection::This(Algorithm::PopExpressions))
        }
        (Selection::This(other), PopSleep::Expressions) => Err(format!(
            "--pop-sleep expressions is about pop, not about {other}\n\
             hint: leave out --algorithm {other}"
        )),
    }
}

const POSTS: &str = "the program posts messages to handlers, so that event was chosen: messages of \
     a handler are ordered only if they conflict";

const CYCLIC_HINT: &str = "hint: bound its loops with --unroll N, or use --algorithm stateful";

/// The most memory that this process has had in use, where the system tells.
fn peak_memory() -> Option<u64> {
    memory("VmHWM:")
}

/// The memory that this process uses now, where the system tells.
fn memory_in_use() -> Option<u64> {
    memory("VmRSS:")
}

fn memory(kind: &str) -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(kind))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}
