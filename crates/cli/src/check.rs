//! `mazurka check`.

use crate::options::{Check, EXIT_INCOMPLETE, EXIT_VERIFIED, EXIT_VIOLATION, Format, Selection};
use mazurka_dpor::{Algorithm, Schedule};
use mazurka_engine::{End, Execution, Limits, Observer, Pending, Run, Stop};
use mazurka_report::Summary;
use mazurka_tiny::{Tiny, TinyRun};
use mazurka_trace::{Event, Op, Report, ThreadId, Verdict, Violation, ViolationKind};
use std::ops::ControlFlow;
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

/// Checks a program, prints the report, and answers with the exit status.
pub(crate) fn run(check: &Check) -> Result<ExitCode, String> {
    let program = load(&check.file)?;
    let algorithm = match check.algorithm {
        Selection::Auto => Algorithm::Optimal,
        Selection::This(algorithm) => algorithm,
    };
    let start = Instant::now();
    let expired = || check.timeout.is_some_and(|timeout| start.elapsed() >= timeout);
    let limits = Limits {
        max_executions: check.max_executions.unwrap_or(u64::MAX),
        max_steps: check.max_steps,
        keep_going: check.keep_going,
        expired: &expired,
    };
    let mut findings = Findings::new(&program, check.keep_going);
    let outcome = algorithm.explore(&program, Schedule::Lowest, limits, &mut findings);
    let verdict = match (findings.violations.is_empty(), outcome.limits_hit.is_empty()) {
        (false, _) => Verdict::Violation,
        (true, true) => Verdict::Verified,
        (true, false) => Verdict::Incomplete,
    };
    let report = Report {
        verdict,
        limits_hit: outcome.limits_hit,
        explored: outcome.explored,
        violations: findings.violations,
    };
    let name = check.file.display().to_string();
    let mut summary = Summary::new(name, algorithm.to_string(), report);
    summary.seconds = start.elapsed().as_secs_f64();
    summary.peak_memory_bytes = peak_memory();
    match check.format {
        Format::Human => print!("{}", mazurka_report::text(&summary)),
        Format::Json => println!("{}", summary.json().map_err(|e| e.to_string())?),
    }
    Ok(ExitCode::from(match verdict {
        Verdict::Verified => EXIT_VERIFIED,
        Verdict::Violation => EXIT_VIOLATION,
        Verdict::Incomplete => EXIT_INCOMPLETE,
    }))
}

fn load(file: &Path) -> Result<Tiny, String> {
    let shown = file.display();
    if file.extension().is_none_or(|extension| extension != "tiny") {
        return Err(format!(
            "{shown}: this is not a program that mazurka can read\n\
             hint: programs in the tiny language have the extension .tiny; see docs/tiny.md"
        ));
    }
    let text = std::fs::read_to_string(file).map_err(|error| format!("{shown}: {error}"))?;
    Tiny::parse(&text).map_err(|error| format!("{shown}:{error}"))
}

/// Gathers violations: of each failure the first execution that shows it.
struct Findings<'a> {
    program: &'a Tiny,
    keep_going: bool,
    executions: u64,
    violations: Vec<Violation>,
}

impl<'a> Findings<'a> {
    fn new(program: &'a Tiny, keep_going: bool) -> Findings<'a> {
        Findings { program, keep_going, executions: 0, violations: Vec::new() }
    }

    /// What the execution violates.
    fn judge(&self, e: &Execution, run: &TinyRun, end: End) -> Vec<Violation> {
        match end {
            End::Complete | End::Bounded | End::Assume => Vec::new(),
            End::Violation => self.faults(e, run),
            End::Deadlock => vec![self.blocked(e, ViolationKind::Deadlock)],
            End::Livelock => vec![self.blocked(e, ViolationKind::Livelock)],
        }
    }

    fn faults(&self, e: &Execution, run: &TinyRun) -> Vec<Violation> {
        let faulty = |&t: &ThreadId| *e.pending(t) == Pending::Stopped(Stop::Violation);
        let threads = e.threads().filter(faulty);
        threads
            .map(|thread| {
                let fault = run.violation(thread);
                Violation {
                    kind: fault.kind,
                    message: fault.message,
                    location: fault.location,
                    thread: Some(self.program.thread_name(thread).to_string()),
                    execution: self.executions,
                    trace: self.trace(e),
                }
            })
            .collect()
    }

    fn blocked(&self, e: &Execution, kind: ViolationKind) -> Violation {
        let waiting = e.blocked().map(|(thread, op, _)| self.waits(thread, op));
        let message = waiting.collect::<Vec<_>>().join(", ");
        let (location, thread) = (None, None);
        let execution = self.executions;
        Violation { kind, message, location, thread, execution, trace: self.trace(e) }
    }

    fn waits(&self, thread: ThreadId, op: &Op) -> String {
        let effect = op.strongest_effect();
        let event = Event { thread, index: 0, alternative: 0, effect, old: 0, op: *op };
        let step = self.program.step_of(&event);
        format!("{} waits for ever in {} {}", step.thread, step.op, step.object.unwrap_or_default())
    }

    fn trace(&self, e: &Execution) -> Vec<mazurka_trace::TraceStep> {
        e.events().iter().map(|event| self.program.step_of(event)).collect()
    }
}

impl Observer<TinyRun> for Findings<'_> {
    fn ended(&mut self, e: &Execution, run: &TinyRun, end: End) -> ControlFlow<()> {
        self.executions += 1;
        let found = self.judge(e, run, end);
        let stop = !found.is_empty() && !self.keep_going;
        for violation in found {
            if !self.violations.iter().any(|known| same(known, &violation)) {
                self.violations.push(violation);
            }
        }
        if stop { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// Whether two violations are the same failure, reached in different ways. One way is enough.
fn same(a: &Violation, b: &Violation) -> bool {
    (a.kind, &a.thread, &a.message) == (b.kind, &b.thread, &b.message)
}

/// The most memory that this process has had in use, where the system tells.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}
