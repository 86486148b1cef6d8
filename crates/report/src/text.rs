//! The report for people: what is wrong, where, the interleaving in one column per thread, why, and
//! what to do next.

use crate::columns::table;
use crate::paint::{Paint, Style};
use crate::snippet::snippet;
use crate::{Expected, Report, Source};
use mazurka_trace::{ActionKind, Cause, Limit, Printed, TraceStep, Verdict, Violation};
use std::fmt::Write;

/// The report as text; `replay` is the command that runs the failing execution again.
pub fn text(report: &Report, sources: &[Source], style: Style, replay: &str) -> String {
    let paint = Paint(style.color);
    let mut out = String::new();
    for violation in &report.violations {
        out += &snippet(report, violation, sources, style);
        out += "\n";
        out += &table(violation, style);
        if let Some(cause) = &violation.cause {
            out += &in_words(cause, style, paint);
        }
        if !violation.output.is_empty() {
            let _ = write!(out, "{}\n{}", paint.bold("printed:"), printed(&violation.output));
        }
        out += "\n";
    }
    if !report.violations.is_empty() {
        let _ = writeln!(out, "{} {replay}", paint.bold("replay:"));
    }
    let verdict = match report.verdict {
        Verdict::Verified if report.explored.states.is_some() => paint
            .green("verified: every state that matters was explored and none violates anything"),
        Verdict::Verified => {
            paint.green("verified: every execution was explored and none violates anything")
        }
        Verdict::Violation => paint.red("violation"),
        Verdict::Incomplete if report.limits_hit.contains(&Limit::Interrupted) => {
            paint.yellow("incomplete: interrupted; nothing was found before")
        }
        Verdict::Incomplete => {
            paint.yellow("incomplete: a limit cut the exploration; nothing was found before")
        }
    };
    let _ = writeln!(out, "{}: {verdict}", report.program);
    let _ = writeln!(out, "{}", counts(report));
    if let Some(Expected { executions, low, high }) = report.expected {
        let _ = writeln!(out, "about {executions} executions were expected ({low} to {high})");
    }
    out
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

/// Why it fails and what helps.
fn in_words(cause: &Cause, style: Style, paint: Paint) -> String {
    let mut out = String::new();
    let name = format!("{}: {}", cause.name, cause.explanation);
    for (head, text) in [("cause:", &name), ("help:", &cause.help)] {
        let indent = " ".repeat(head.len() + 1);
        let lines = wrapped(text, style.width.saturating_sub(indent.len()).max(20));
        let _ = writeln!(out, "{} {}", paint.bold(head), lines.join(&format!("\n{indent}")));
    }
    out
}

/// A text in lines of at most `width` characters, as far as words allow.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let full = |line: &String| line.chars().count() + 1 + word.chars().count() > width;
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
        .map(|(count, name)| format!("{count} {name}"))
        .collect();
    let limits: Vec<String> =
        report.limits_hit.iter().map(|limit| format!(", stopped by {}", limit.name())).collect();
    let states = match (explored.states, explored.revisited) {
        (Some(states), Some(again)) => format!(", {states} states ({again} times met again)"),
        _ => String::new(),
    };
    format!(
        "{} execution{} ({}), {} steps{states}, algorithm {}, {:.3} s{}{}",
        explored.executions,
        if explored.executions == 1 { "" } else { "s" },
        kinds.join(", "),
        explored.steps,
        report.algorithm,
        report.seconds,
        limits.concat(),
        report.note.as_ref().map_or(String::new(), |note| format!("\nnote: {note}")),
    )
}

/// What a step does, in a few words: `store x := 1`.
pub fn step_in_words(action: ActionKind, step: &TraceStep) -> String {
    let object = step.object.as_ref().map_or(String::new(), |object| format!(" {object}"));
    use ActionKind::{Choose, NotifyAll, NotifyOne, Store};
    let value = match (&step.value, action) {
        (Some(value), Store) => format!(" := {value}"),
        (Some(value), Choose) => format!(" {value}"),
        (Some(value), NotifyOne | NotifyAll) => format!(" ({value})"),
        (Some(value), _) => format!(" = {value}"),
        (None, _) => String::new(),
    };
    format!("{}{object}{value}", step.op)
}

/// The sentence that says what is wrong.
pub(crate) fn headline(violation: &Violation) -> String {
    if !violation.waiting.is_empty() {
        let names: Vec<&str> =
            violation.waiting.iter().map(|waiting| waiting.what.thread.as_str()).collect();
        return match names.as_slice() {
            [one] => format!("{one} waits for ever"),
            [most @ .., last] => format!("{} and {last} wait for ever", most.join(", ")),
            [] => violation.message.clone(),
        };
    }
    let thread = violation.thread.as_ref();
    let thread = thread.map_or(String::new(), |name| format!(" (thread {name})"));
    format!("{}{thread}", violation.message)
}
