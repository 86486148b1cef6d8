//! `mazurka replay` and `mazurka report`: what to do with a trace file.

use crate::judge::{data_races, judge};
use crate::lanes::Lanes;
use crate::load::{Task, read, with_program};
use crate::options::{self, Check, Command, Options};
use crate::output;
use crate::record::{same_waiting, steps, violation};
use crate::subject::Subject;
use clap::Parser;
use mazurka_engine::{Choice, Pending, Replay, Stop, classify};
use mazurka_report::Saved;
use mazurka_trace::{Step, ThreadId, TraceStep, Violation, ViolationKind};
use std::path::Path;
use std::process::ExitCode;

/// Shows a saved report again.
pub(crate) fn report(options: &options::Report) -> Result<ExitCode, String> {
    let saved = open(&options.file)?;
    output::show(&options.output, &saved, &command(&options.file))?;
    Ok(output::status(saved.report.verdict))
}

/// Runs what a trace file shows, and demands that it ends in the same way.
pub(crate) fn replay(options: &options::Replay) -> Result<ExitCode, String> {
    let mut saved = open(&options.file)?;
    if saved.report.violations.is_empty() {
        return Err(format!(
            "{}: there is nothing to replay, since no violation was found",
            options.file.display()
        ));
    }
    let check = check(&saved)?;
    let text = read(&check.file)?;
    let changed = output::hash(&text) != saved.program_hash;
    if changed {
        eprintln!("mazurka: note: {} has changed since", check.file.display());
    }
    saved.report.violations = with_program(&check, Repeat(&saved.report.violations))?;
    output::show(&options.output, &saved, &command(&options.file))?;
    if options.output.format == options::Format::Human {
        println!("replayed: the execution ends in the same violation");
    }
    Ok(output::status(saved.report.verdict))
}

fn command(file: &Path) -> String {
    format!("mazurka replay {}", output::quoted(&file.display().to_string()))
}

fn open(file: &Path) -> Result<Saved, String> {
    Saved::read(&read(file)?).map_err(|error| format!("{}: {error}", file.display()))
}

/// How the program was checked.
fn check(saved: &Saved) -> Result<Check, String> {
    let words = ["mazurka", "check"].map(String::from).into_iter();
    let parsed = Options::try_parse_from(words.chain(saved.arguments.iter().cloned()));
    match parsed.map(|options| options.command) {
        Ok(Command::Check(check)) => Ok(check),
        Ok(_) => Err("the trace file does not say how the program was checked".into()),
        Err(error) => Err(format!("the options in the trace file are not known: {error}")),
    }
}

struct Repeat<'a>(&'a [Violation]);

impl Task for Repeat<'_> {
    type Output = Vec<Violation>;

    fn run<S: Subject>(self, subject: &S) -> Result<Vec<Violation>, String> {
        self.0.iter().map(|expected| repeat(subject, expected)).collect()
    }
}

/// Follows the steps of a violation; the result is what is there now, which is the same.
fn repeat<S: Subject>(subject: &S, expected: &Violation) -> Result<Violation, String> {
    let mut replay = Replay::new(subject);
    let choice = |step: &Step| Choice {
        thread: ThreadId(step.thread_number),
        alternative: step.alternative,
    };
    let done = expected.trace.iter().take_while(|step| replay.step(choice(step))).count();
    let matter = expected.trace.iter().filter(|step| step.matters).count();
    let mut trace = steps(subject, &replay.e, matter);
    Lanes::new(subject, &replay.e).rename_steps(&mut trace);
    let differs = |(a, b): (&Step, &Step)| !same_step(&a.what, &b.what);
    if let Some(at) = expected.trace.iter().zip(&trace).position(differs) {
        return Err(diverged(at, &expected.trace[at], &in_words(&trace[at].what)));
    }
    if let Some(missed) = expected.trace.get(done) {
        let found = stands(subject, &replay, ThreadId(missed.thread_number), &missed.what.thread);
        return Err(diverged(done, missed, &found));
    }
    let all = match expected.kind {
        ViolationKind::DataRace => data_races(subject, &replay.e, &replay.run),
        _ => judge(subject, &replay.e, &replay.run, classify(&replay.e, &replay.run)),
    };
    let (number, fewest) = (expected.execution, expected.fewest_switches);
    let shown = |found| violation(subject, &replay.e, found, number, trace.clone(), fewest);
    let same = |found: &Violation| {
        let waits = same_waiting(&found.waiting, &expected.waiting);
        let message = found.thread.is_none() || found.message == expected.message;
        found.kind == expected.kind && found.thread == expected.thread && waits && message
    };
    let now: Vec<String> =
        all.iter().map(|f| format!("{}: {}", f.kind.name(), f.message)).collect();
    let Some(found) = all.into_iter().map(shown).find(same) else {
        let now = if now.is_empty() { "no violation".into() } else { now.join("; ") };
        let wanted = format!("{}: {}", expected.kind.name(), expected.message);
        return Err(format!(
            "diverged after the last step, {done}: expected {wanted}, found {now}"
        ));
    };
    Ok(found)
}

/// Whether two steps do the same; where in the source is left out, so that a program may be
/// formatted in another way.
fn same_step(a: &TraceStep, b: &TraceStep) -> bool {
    (&a.thread, &a.op, &a.object, &a.value) == (&b.thread, &b.op, &b.object, &b.value)
}

fn diverged(at: usize, expected: &Step, found: &str) -> String {
    let expected = in_words(&expected.what);
    format!(
        "diverged at step {}: expected {expected}, found {found}\n\
         hint: the program is not the one that the trace was written for; check it again",
        at + 1
    )
}

fn in_words(step: &TraceStep) -> String {
    let place = step.location.as_ref();
    let place = place.map_or(String::new(), |p| format!(" ({}:{})", p.file, p.line));
    format!("{} {}{place}", step.thread, mazurka_report::step_in_words(step))
}

/// Where a thread stands that should have made a step.
fn stands<S: Subject>(
    subject: &S,
    replay: &Replay<S::Run>,
    thread: ThreadId,
    name: &str,
) -> String {
    if thread.index() >= replay.e.threads().len() {
        return format!("no thread {name}");
    }
    match replay.e.pending(thread) {
        Pending::Unborn => format!("no thread {name}"),
        Pending::Finished => format!("{name} at its end"),
        Pending::Stopped(Stop::Violation) => format!("{name} stopped by a violation"),
        Pending::Stopped(Stop::Assume) => format!("{name} stopped by an assumption"),
        Pending::Stopped(Stop::Bound) => format!("{name} stopped by a bound"),
        Pending::Stopped(Stop::Exit) => format!("{name} ended by exit"),
        Pending::Op { op, .. } => {
            let step = subject.pending(&replay.run, thread, op);
            format!("{name} waiting in {}", in_words(&step))
        }
    }
}
