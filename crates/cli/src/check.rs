//! `mazurka check`.

use crate::clang;
use crate::findings::Findings;
use crate::options::{
    Check, EXIT_INCOMPLETE, EXIT_VERIFIED, EXIT_VIOLATION, Format, PopSleep, Selection, Switch,
};
use crate::subject::Subject;
use mazurka_dpor::{Algorithm, Schedule};
use mazurka_engine::{Capture, Captured, Limits, Outcome, Snapshot};
use mazurka_interp::{Compiled, Options};
use mazurka_report::Summary;
use mazurka_tiny::Tiny;
use mazurka_trace::{Location, Report, Verdict, Violation, ViolationKind};
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

/// Checks a program, prints the report, and answers with the exit status.
pub(crate) fn run(check: &Check) -> Result<ExitCode, String> {
    for (name, switch) in [("--loop-purity", check.loop_purity), ("--awaits", check.awaits)] {
        if switch == Some(Switch::On) {
            return Err(format!(
                "{name} on is not available yet\nhint: bound loops with --unroll N"
            ));
        }
    }
    if matches_states(check) && check.counts(ViolationKind::DataRace) {
        return Err(
            "data races are looked for in every execution, but an algorithm that recognises \
             states does not see them all\nhint: leave --algorithm out"
                .into(),
        );
    }
    let file = check.file.as_path();
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("tiny") => {
            let text = read(file)?;
            let program = Tiny::parse(&text);
            captured(check, program.map_err(|error| format!("{}:{error}", file.display()))?)
        }
        Some("ll") => captured(check, compiled(check, &read(file)?)?),
        Some("c" | "cc" | "cpp" | "cxx" | "C") => {
            // Missing files are reported here, so that the message is the same for all languages.
            read(file)?;
            let text = clang::compile(file, check.clang.as_deref(), &check.clang_arguments)?;
            captured(check, compiled(check, &text)?)
        }
        _ => Err(format!(
            "{}: this is not a program that mazurka can read\n\
             hint: the name ends in .c, .cc, .cpp, .cxx, .ll (LLVM IR) or .tiny",
            file.display()
        )),
    }
}

fn read(file: &Path) -> Result<String, String> {
    let bytes = std::fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn compiled(check: &Check, text: &str) -> Result<Compiled, String> {
    let options = Options {
        unroll: check.unroll,
        ordered_updates: check.independent_faa == Switch::Off,
        spurious_wakeups: check.spurious_wakeups,
        ordered_barriers: check.ordered_barriers,
        nondet: check.nondet,
        states: matches_states(check),
        fences: check.counts(ViolationKind::DataRace),
    };
    let name = check.file.display().to_string();
    Compiled::new(&name, text, options).map_err(|refusals| {
        let lines: Vec<String> = refusals.iter().map(ToString::to_string).collect();
        lines.join("\n")
    })
}

/// Explores a program whose states are told apart as the user wants.
fn captured<S: Subject<Run: Snapshot>>(check: &Check, subject: S) -> Result<ExitCode, String> {
    if check.state_capture == Capture::Exact {
        return explore(check, &subject);
    }
    if !matches_states(check) {
        return Err("--state-capture is for --algorithm sdpor and stateful".into());
    }
    explore(check, &Captured::new(subject, check.state_capture))
}

/// Whether the algorithm that the user wants recognises states.
fn matches_states(check: &Check) -> bool {
    matches!(check.algorithm, Selection::This(algorithm) if algorithm.matches_states())
}

fn explore<S: Subject>(check: &Check, subject: &S) -> Result<ExitCode, String> {
    let start = Instant::now();
    let expired = || check.timeout.is_some_and(|timeout| start.elapsed() >= timeout);
    let most = check.max_memory;
    let crowded = || most.is_some_and(|most| memory_in_use().is_some_and(|bytes| bytes > most));
    let limits = Limits {
        max_executions: check.max_executions.unwrap_or(u64::MAX),
        max_steps: check.max_steps,
        // A thread that fails in a way that does not count must not keep the others from going on.
        keep_going: check.keep_going || !check.counts_all_faults(),
        expired: &expired,
        crowded: &crowded,
    };
    let Exploration { algorithm, note, outcome, violations } =
        explore_with(check, subject, limits)?;
    if outcome.cyclic {
        return Err(CYCLIC.into());
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
    let (limits_hit, explored) = (outcome.limits_hit, outcome.explored);
    let report = Report { verdict, limits_hit, explored, violations };
    let name = check.file.display().to_string();
    let mut summary = Summary::new(name, algorithm.to_string(), report);
    summary.note = note;
    summary.seconds = start.elapsed().as_secs_f64();
    summary.peak_memory_bytes = peak_memory();
    match check.format {
        Format::Human => print!("{}", mazurka_report::text(&summary, &source_line)),
        Format::Json => println!("{}", summary.json().map_err(|e| e.to_string())?),
    }
    Ok(ExitCode::from(match verdict {
        Verdict::Verified => EXIT_VERIFIED,
        Verdict::Violation => EXIT_VIOLATION,
        Verdict::Incomplete => EXIT_INCOMPLETE,
    }))
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
) -> Result<Exploration, String> {
    let mut findings = Findings::new(subject, check);
    let (mut algorithm, mut outcome) = match selection(check)? {
        Selection::This(algorithm) => {
            let algorithm = match algorithm {
                Algorithm::Sdpor(mazurka_dpor::Summary::State) => {
                    Algorithm::Sdpor(check.sdpor_summary)
                }
                other => other,
            };
            (algorithm, algorithm.explore(subject, Schedule::Quiet, limits, &mut findings))
        }
        Selection::Auto if subject.uses_handlers() => {
            let algorithm = Algorithm::Event;
            (algorithm, algorithm.explore(subject, Schedule::Lowest, limits, &mut findings))
        }
        Selection::Auto => {
            let (algorithm, schedule) = (Algorithm::Pop, Schedule::Quiet);
            let outcome = mazurka_dpor::explore_exactly(subject, schedule, limits, &mut findings);
            (algorithm, outcome)
        }
    };
    let doubt = outcome.inexact.map(|why| format!("{algorithm} is not exact here: {why}"));
    let chosen = matches!(check.algorithm, Selection::Auto) && algorithm == Algorithm::Event;
    let posts = "the program posts messages to handlers, so that event was chosen: messages of a \
                 handler are ordered only if they conflict";
    let mut note = match (chosen, doubt) {
        (true, None) => Some(posts.to_string()),
        (true, Some(doubt)) => Some(format!("{posts}; {doubt}")),
        (false, doubt) => doubt,
    };
    if outcome.gave_up && (findings.violations.is_empty() || check.keep_going) {
        findings = Findings::new(subject, check);
        note = note.map(|note| format!("{note}; optimal was used instead"));
        algorithm = Algorithm::Optimal;
        outcome = algorithm.explore(subject, Schedule::Quiet, limits, &mut findings);
    }
    Ok(Exploration { algorithm, note, outcome, violations: findings.violations })
}

/// The algorithm that the options together ask for.
fn selection(check: &Check) -> Result<Selection, String> {
    match (check.algorithm, check.pop_sleep) {
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

const CYCLIC: &str = "the program can come back to a state it has been in, so its state space is \
     cyclic, which sdpor cannot explore\n\
     hint: bound its loops with --unroll N, or use --algorithm stateful";

/// A line of the checked program, if its file can still be read.
fn source_line(place: &Location) -> Option<String> {
    let text = read(Path::new(&place.file)).ok()?;
    text.lines().nth(place.line.checked_sub(1)? as usize).map(str::to_string)
}

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
