//! The report for people: what is wrong, where, the interleaving in one column per thread, why, and
//! what to do next.

use crate::columns::table;
use crate::compare::comparison_text;
use crate::coverage::coverage_in_words;
use crate::escape::{escaped_line, escaped_report, escaped_sources};
use crate::loops::impure_at;
use crate::paint::{Paint, Style};
use crate::snippet::snippet;
use crate::verdict::{verdict_in_words, violation_in_words, warning_in_words};
use crate::wait_for::WaitFor;
use crate::words::{counted, grouped, listed, step_in_words};
use crate::{Expected, OtherOrder, Report, Sample, Source};
use mazurka_trace::{
    Cause, Limit, Location, Passing, Printed, Running, Verdict, Violation, ViolationKind,
};
use std::fmt::Write;

/// The report as text; `replay` is the command that runs the failing execution again. Control
/// characters of the program and in names are escaped.
pub fn text(report: &Report, sources: &[Source], style: Style, replay: &str) -> String {
    let harmless = escaped_report(report);
    let report = harmless.as_ref().unwrap_or(report);
    let (sources, replay) = (&escaped_sources(sources), escaped_line(replay));
    let paint = Paint(style.color);
    let mut out = String::new();
    for violation in &report.violations {
        out += &snippet(report, violation, sources, style);
        out += &violation_text(violation, report.explored.executions, style, paint);
    }
    if report.violations.iter().any(|violation| violation.not_described.is_none()) {
        // What is said of the last violation goes on with how to see it again.
        out.truncate(out.trim_end_matches('\n').len() + 1);
        let _ = writeln!(out, "{} {replay}", paint.bold("replay:"));
    }
    let verdict = match report.verdict {
        Verdict::Violation => violation_in_words(report),
        _ => verdict_in_words(report),
    };
    let verdict = indented(&format!("{}: {verdict}", report.program), "  ", style);
    let verdict = verdict.get(report.program.len() + 2..).unwrap_or_default();
    let verdict = match report.verdict {
        Verdict::Verified => paint.green(verdict),
        Verdict::Violation => paint.red(verdict),
        Verdict::Incomplete => paint.yellow(verdict),
    };
    let _ = writeln!(out, "{}: {verdict}", report.program);
    let _ = writeln!(out, "{}", counts(report));
    if let Some(config) = &report.config {
        out += &headed("options from", config, style, paint);
    }
    if let Some(coverage) = &report.coverage {
        out += &headed("coverage:", &coverage_in_words(coverage), style, paint);
    }
    if let Some(weaker) = report.robustness.as_ref().and_then(|found| found.weaker.as_ref()) {
        out += &headed("suggestion:", &weaker_in_words(weaker), style, paint);
    }
    for warning in &report.warnings {
        let text = indented(&format!("{WARNING} {}", warning_in_words(warning)), HANGING, style);
        let text = text.strip_prefix(WARNING).unwrap_or(&text);
        let _ = writeln!(out, "{}{text}", paint.yellow(WARNING));
    }
    if let Some(running) = &report.running {
        let _ = writeln!(out, "{} {}", paint.bold("running:"), running_in_words(running));
        let place = running.in_loop.as_ref();
        for line in place.map(|place| impure_at(&report.loops, place)).unwrap_or_default() {
            let _ = writeln!(out, "         {line}");
        }
        if let Some(help) = running_help(running) {
            let _ = writeln!(out, "{} {help}", paint.bold("help:"));
        }
    }
    if let Some(Sample { classes, covered }) = report.sample {
        let new = (1.0 - covered) * 100.0;
        let _ = writeln!(
            out,
            "sample: {}; the next execution would be of a new one with a probability of about {new:.1} %",
            counted(classes, "class")
        );
    }
    if let Some(Expected { executions, low, high }) = report.expected {
        let [executions, low, high] = [executions, low, high].map(|n| grouped(n as u64));
        let _ = writeln!(out, "estimate: about {executions} executions in all ({low} to {high})");
    }
    out
}

/// The interleaving of a violation, its cause, and what else there is to say of it.
fn violation_text(violation: &Violation, executions: u64, style: Style, paint: Paint) -> String {
    let mut out = match violation.not_described {
        Some(limit) => format!("\n{} {}\n", paint.bold("note:"), not_described(limit)),
        None => table(violation, style),
    };
    if let Some(cause) = &violation.cause {
        out += &in_words(cause, is_certain(violation), style, paint);
    }
    if let Some(cycle) = WaitFor::of(violation).and_then(|graph| graph.cycle_in_words()) {
        out += &headed("wait-for cycle:", &cycle, style, paint);
    }
    if let Some(passing) = passing_in_a_line(violation, style) {
        out += &headed(PASSING, &passing, style, paint);
    }
    if style.compare {
        out += &comparison_text(violation, style, paint)
            .unwrap_or_else(|| headed(PASSING, "none is known", style, paint));
    }
    if let Some(occurrences) = occurrences_in_words(violation, executions) {
        out += &headed("occurs in", &occurrences, style, paint);
    }
    for shown in &violation.shown {
        out += &headed(&format!("{} =", shown.name), &shown.value, style, paint);
    }
    if !violation.output.is_empty() {
        let _ = write!(out, "{}\n{}", paint.bold("printed:"), printed(&violation.output));
    }
    // A table ends with an empty line of its own.
    if !out.is_empty() && !out.ends_with("\n\n") {
        out += "\n";
    }
    out
}

/// In how many executions the same happens, if that is known.
fn occurrences_in_words(violation: &Violation, executions: u64) -> Option<String> {
    let times = grouped(violation.occurrences?);
    let first = match violation.kind {
        ViolationKind::DataRace => ", in which it is the first data race",
        _ => "",
    };
    Some(format!("{times} of {}{first}", counted(executions, "execution")))
}

/// What comes in another order in the nearest execution in which nothing fails: what the steps do is left out where
/// that would need a second line.
fn passing_in_a_line(violation: &Violation, style: Style) -> Option<String> {
    let long = passing_in_words(violation)?;
    if PASSING.len() + 1 + long.chars().count() <= style.width {
        return Some(long);
    }
    let Passing { before, thread, step, .. } = violation.passing.as_ref()?;
    let first = &violation.trace.get((*before as usize).checked_sub(1)?)?.what.thread;
    let earlier = match step {
        Some(number) => format!("step {number} of {thread}"),
        None => format!("the next step of {thread}"),
    };
    Some(format!("{earlier} before step {before} of {first} (--compare)"))
}

/// What precedes the nearest passing execution.
const PASSING: &str = "nearest passing execution:";

/// What comes in another order in the nearest execution in which nothing fails.
pub(crate) fn passing_in_words(violation: &Violation) -> Option<String> {
    let Passing { before, thread, step, orders, at: earlier, trace, .. } =
        violation.passing.as_ref()?;
    let at = |number: u32| violation.trace.get((number as usize).checked_sub(1)?);
    let done = |number: u32| {
        let step = at(number)?;
        Some(format!("{}: {}", step.what.thread, step_in_words(step.action, &step.what)))
    };
    let waits = || violation.waiting.iter().find(|waiting| waiting.what.thread == *thread);
    let there = (*earlier as usize).checked_sub(1).and_then(|i| trace.get(i));
    let earlier = match step {
        Some(number) => format!("step {number} ({})", done(*number)?),
        None => match waits() {
            Some(waiting) => {
                let what = step_in_words(waiting.action, &waiting.what);
                format!("`{what}`, in which {thread} waits,")
            }
            None => match there {
                Some(step) => {
                    format!("`{}` of {thread}", step_in_words(step.action, &step.what))
                }
                None => format!("the next step of {thread}"),
            },
        },
    };
    let others = match orders.saturating_sub(1) {
        0 => String::new(),
        more => format!("; {} follow from that", counted(more, "other change")),
    };
    Some(format!("{earlier} before step {before} ({}){others}", done(*before)?))
}

/// Why the steps of a violation are missing.
fn not_described(limit: Limit) -> String {
    let why = match limit {
        Limit::Interrupted => "you interrupted the exploration",
        Limit::MaxMemory => "the memory was used up (--max-memory)",
        _ => "the time was over (--timeout)",
    };
    format!("{why} before the steps that lead there could be repeated and shown")
}

/// Which memory orders could be weaker.
fn weaker_in_words(weaker: &[OtherOrder]) -> String {
    let list: Vec<String> = weaker.iter().map(ToString::to_string).collect();
    match list.is_empty() {
        true => "no memory order could be weaker".to_string(),
        false => format!("each of these could be weaker, by itself: {}", list.join(", ")),
    }
}

/// What was printed, line by line, with the thread that printed it.
fn printed(output: &[Printed]) -> String {
    let width = output.iter().map(|piece| piece.thread.chars().count()).max().unwrap_or(0);
    let mut out = String::new();
    let mut pieces = output.iter().peekable();
    while let Some(piece) = pieces.next() {
        let mut text = piece.text.clone();
        while let Some(more) = pieces.next_if(|next| next.thread == piece.thread) {
            text += &more.text;
        }
        for line in text.lines() {
            let _ = writeln!(out, "  {:width$} | {line}", piece.thread);
        }
    }
    out
}

/// Whether the cause is what the end of the execution shows: who waits for whom, or which accesses are
/// not ordered. Other causes are guessed from a shape of the execution that usually fails.
pub(crate) fn is_certain(violation: &Violation) -> bool {
    let shown = [ViolationKind::DataRace, ViolationKind::MemoryOrder];
    !violation.waiting.is_empty() || shown.contains(&violation.kind)
}

/// Why it fails and what helps.
fn in_words(cause: &Cause, certain: bool, style: Style, paint: Paint) -> String {
    let mut out = String::new();
    let name = format!("{}: {}", cause.name, cause.explanation);
    for (head, text) in
        [(if certain { "cause:" } else { "likely cause:" }, &name), ("help:", &cause.help)]
    {
        out += &headed(head, text, style, paint);
    }
    out
}

/// What precedes a warning.
const WARNING: &str = "warning:";

/// What all lines but the first of a text begin with.
const HANGING: &str = "      ";

/// A text behind what it is about.
fn headed(head: &str, text: &str, style: Style, paint: Paint) -> String {
    // The head is wrapped with the text, which is painted afterwards.
    let text = indented(&format!("{head} {text}"), HANGING, style);
    match text.strip_prefix(head) {
        Some(rest) => format!("{}{rest}\n", paint.bold(head)),
        None => format!("{text}\n"),
    }
}

/// A text in lines that fit, of which all but the first begin with `indent`.
fn indented(text: &str, indent: &str, style: Style) -> String {
    wrapped(text, style.width.max(20), indent.len()).join(&format!("\n{indent}"))
}

/// A text in lines of at most `width` characters, as far as words allow; all but the first have less room.
fn wrapped(text: &str, width: usize, less: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let room = if lines.len() == 1 { width } else { width.saturating_sub(less).max(14) };
        let full = |line: &String| line.chars().count() + 1 + word.chars().count() > room;
        match lines.last_mut() {
            Some(line) if line.is_empty() => *line = word.to_string(),
            Some(line) if !full(line) => *line += &format!(" {word}"),
            _ => lines.push(word.to_string()),
        }
    }
    lines
}

/// How much was explored, leaving out what did not occur.
fn counts(report: &Report) -> String {
    let explored = &report.explored;
    let kinds = [
        (explored.complete, "complete"),
        (explored.blocked, "blocked"),
        (explored.bounded, "bounded"),
        (explored.redundant, "redundant"),
    ];
    let kinds: Vec<String> = kinds
        .iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, name)| format!("{} {name}", grouped(*count)))
        .collect();
    let mut parts = vec![counted(explored.executions, "execution")];
    if !kinds.is_empty() {
        parts[0] += &format!(" ({})", kinds.join(", "));
    }
    parts.push(counted(explored.steps, "step"));
    if let (Some(states), Some(again)) = (explored.states, explored.revisited) {
        parts.push(format!("{} ({} revisited)", counted(states, "state"), grouped(again)));
    }
    parts.push(format!("algorithm {}", report.algorithm));
    if report.jobs > 1 {
        parts.push(counted(report.jobs as u64, "job"));
    }
    parts.push(format!("{:.3} s", report.seconds));
    parts.extend(report.limits_hit.iter().map(|&limit| limit_in_words(limit)));
    let note = report.note.as_ref().map_or(String::new(), |note| format!("\nnote: {note}"));
    parts.join(", ") + &note
}

/// What was going on when a limit ended the exploration.
fn running_in_words(running: &Running) -> String {
    let Running { thread, location, local, in_loop, rounds, steps, .. } = running;
    let at = |place: &Location| format!("{}:{}:{}", place.file, place.line, place.column);
    let place = location.as_ref().map_or(String::new(), |place| format!(" at {}", at(place)));
    let mut text = format!("{thread}{place}");
    if *local {
        text += ", in code without visible operations";
    }
    if let Some(place) = in_loop {
        text += &format!(", in the loop at {}", at(place));
    }
    if *rounds > 0 && !local {
        text += &format!(", which has gone round {} times", grouped(*rounds));
    }
    text + &format!("; {} into the execution", counted(*steps, "step"))
}

/// What helps if what was running does not end.
fn running_help(running: &Running) -> Option<String> {
    let Location { file, line, .. } = running.in_loop.as_ref()?;
    let endless = running.local || running.rounds >= MANY_ROUNDS;
    endless.then(|| {
        let stateful = match running.stateful_tried {
            true => "",
            false => ", or try --algorithm stateful",
        };
        format!(
            "if this loop does not end by itself, bound it with --unroll {file}:{line}=N{stateful}; if it \
             does, raise the limit"
        )
    })
}

/// Loops that go round more often are worth a hint.
const MANY_ROUNDS: u64 = 1_000;

/// Which limit cut the exploration.
pub(crate) fn limit_in_words(limit: Limit) -> String {
    match limit {
        Limit::Interrupted => "interrupted".to_string(),
        Limit::Hang => "possible hang, not decided".to_string(),
        Limit::Robustness => "robustness not decided".to_string(),
        Limit::Shard => "one of several shards".to_string(),
        Limit::GivenUp => "a part given up that no worker survived".to_string(),
        Limit::Stack => "executions cut where the stack is too deep".to_string(),
        Limit::Threads => "executions cut where there are too many threads".to_string(),
        Limit::MaxSteps | Limit::Unroll => format!("executions cut by --{}", limit.name()),
        Limit::MaxExecutions | Limit::Timeout | Limit::MaxMemory => {
            format!("stopped by --{}", limit.name())
        }
    }
}

/// The sentence that says what is wrong.
pub(crate) fn headline(violation: &Violation) -> String {
    if !violation.waiting.is_empty() {
        let names: Vec<&str> =
            violation.waiting.iter().map(|waiting| waiting.what.thread.as_str()).collect();
        let running = violation.waiting.iter().filter(|waiting| waiting.runs).count();
        let verb = match (running, names.len()) {
            (0, 1) => "waits forever",
            (0, _) => "wait forever",
            (1, 1) => "runs forever",
            (running, all) if running == all => "run forever",
            _ => "never end",
        };
        return format!("{} {verb}", listed(&names));
    }
    let thread = violation.thread.as_ref();
    let thread = thread.map_or(String::new(), |name| format!(" (thread {name})"));
    format!("{}{thread}", violation.message)
}
