//! The report for people: the verdict first, then the interleaving in one column per thread.

use crate::Summary;
use mazurka_trace::{Location, Printed, TraceStep, Verdict, Violation};
use std::fmt::Write;

/// The report as text. `source` gives the text of a line of the checked program, if it can be had.
pub fn text(summary: &Summary, source: &dyn Fn(&Location) -> Option<String>) -> String {
    let mut out = String::new();
    for violation in &summary.violations {
        let _ = writeln!(out, "{}", headline(summary, violation));
        if let Some(place) = &violation.location
            && let Some(line) = source(place)
        {
            out += &snippet(place, &line);
        }
        if !violation.trace.is_empty() {
            let _ = writeln!(out, "\n{}", columns(&violation.trace));
        }
        if !violation.output.is_empty() {
            let _ = writeln!(out, "the program printed:\n{}", printed(&violation.output));
        }
    }
    let verdict = match summary.verdict {
        Verdict::Verified if summary.explored.states.is_some() => {
            "verified: every state that matters was explored and none violates anything"
        }
        Verdict::Verified => "verified: every execution was explored and none violates anything",
        Verdict::Violation => "violation",
        Verdict::Incomplete => "incomplete: a limit cut the exploration; nothing was found before",
    };
    let _ = writeln!(out, "{}: {verdict}", summary.program);
    let _ = writeln!(out, "{}", counts(summary));
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

fn headline(summary: &Summary, violation: &Violation) -> String {
    let place = match &violation.location {
        Some(place) => format!("{}:{}:{}", place.file, place.line, place.column),
        None => summary.program.clone(),
    };
    let thread =
        violation.thread.as_ref().map_or(String::new(), |name| format!(" in thread {name}"));
    format!("{place}: {}{thread}: {}", violation.kind.name(), violation.message)
}

/// A line of the source with a mark under the column.
fn snippet(place: &Location, line: &str) -> String {
    let number = place.line.to_string();
    let (margin, before) = (" ".repeat(number.len()), place.column.saturating_sub(1) as usize);
    // Tabs before the column stay tabs, so that the mark stands below it.
    let blank = |c: char| if c == '\t' { '\t' } else { ' ' };
    let indent: String = line.chars().take(before).map(blank).collect();
    format!("  {margin} |\n  {number} | {}\n  {margin} | {indent}^\n", line.trim_end())
}

/// How much was explored, leaving out what did not occur.
fn counts(summary: &Summary) -> String {
    let explored = &summary.explored;
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
        summary.limits_hit.iter().map(|limit| format!(", stopped by {}", limit.name())).collect();
    let states = match (explored.states, explored.revisited) {
        (Some(states), Some(again)) => format!(", {states} states ({again} times met again)"),
        _ => String::new(),
    };
    format!(
        "{} executions ({}), {} steps{states}, algorithm {}, {:.3} s{}{}",
        explored.executions,
        kinds.join(", "),
        explored.steps,
        summary.algorithm,
        summary.seconds,
        limits.concat(),
        summary.note.as_ref().map_or(String::new(), |note| format!("\nnote: {note}")),
    )
}

/// One line per step, with its line in the source, each in the column of its thread; time runs
/// downwards.
fn columns(trace: &[TraceStep]) -> String {
    let mut threads: Vec<&str> = Vec::new();
    for step in trace {
        if !threads.contains(&step.thread.as_str()) {
            threads.push(&step.thread);
        }
    }
    let column = |name: &str| threads.iter().position(|&thread| thread == name);
    let cells: Vec<String> = trace.iter().map(cell).collect();
    let widths: Vec<usize> = threads
        .iter()
        .map(|&thread| {
            let own = trace.iter().zip(&cells).filter(|(step, _)| step.thread == thread);
            own.map(|(_, cell)| cell.chars().count()).chain([thread.chars().count()]).max()
        })
        .map(|width| width.unwrap_or(0) + 2)
        .collect();
    let lines = trace.iter().filter_map(|step| Some(step.location.as_ref()?.line.to_string()));
    let margin = lines.map(|line| line.len() + 1).max().unwrap_or(0);
    let mut out = " ".repeat(6 + margin);
    for (thread, width) in threads.iter().zip(&widths) {
        let _ = write!(out, "{thread:width$}");
    }
    let mut out = out.trim_end().to_string();
    for (number, (step, cell)) in trace.iter().zip(&cells).enumerate() {
        let before: usize = widths.iter().take(column(&step.thread).unwrap_or(0)).sum();
        let line = step.location.as_ref().map_or(String::new(), |place| format!(":{}", place.line));
        let _ = write!(out, "\n{:>4} {line:<margin$} {:before$}{cell}", number + 1, "");
    }
    out + "\n"
}

fn cell(step: &TraceStep) -> String {
    let object = step.object.as_ref().map_or(String::new(), |object| format!(" {object}"));
    let value = match (&step.value, step.op.as_str()) {
        (Some(value), "store") => format!(" := {value}"),
        (Some(value), "choose") => format!(" {value}"),
        (Some(value), _) => format!(" = {value}"),
        (None, _) => String::new(),
    };
    format!("{}{object}{value}", step.op)
}

#[cfg(test)]
mod tests {
    use super::*;
    use mazurka_trace::{Explored, Report, ViolationKind};

    fn step(thread: &str, op: &str, value: Option<&str>) -> TraceStep {
        let (thread, op, object) = (thread.into(), op.into(), Some("x".into()));
        TraceStep { thread, op, object, value: value.map(Into::into), location: None }
    }

    fn printed(thread: &str, text: &str) -> Printed {
        Printed { thread: thread.into(), text: text.into(), step: 0 }
    }

    #[test]
    fn marks_the_place_in_the_source() {
        let place = Location { file: "a.c".into(), line: 12, column: 4 };
        let shown = snippet(&place, "\tif (x) f();\n");
        assert_eq!(shown, "     |\n  12 | \tif (x) f();\n     | \t  ^\n");
    }

    #[test]
    fn shows_the_interleaving_in_columns() {
        let trace = vec![
            step("p", "load", Some("0")),
            step("other", "store", Some("1")),
            step("p", "lock", None),
        ];
        let violation = Violation {
            kind: ViolationKind::Assertion,
            message: "a == 1 is false".into(),
            location: None,
            thread: Some("p".into()),
            execution: 2,
            trace,
            output: vec![printed("p", "a = "), printed("p", "0\n"), printed("other", "done\n")],
        };
        let explored = Explored { executions: 2, complete: 2, steps: 5, ..Explored::default() };
        let report = Report {
            verdict: Verdict::Violation,
            limits_hit: vec![],
            explored,
            violations: vec![violation],
        };
        let summary = Summary::new("a.tiny".into(), "optimal".into(), report);
        let shown = text(&summary, &|_| None);
        let expected = "\
a.tiny: assertion in thread p: a == 1 is false

      p           other
   1  load x = 0
   2              store x := 1
   3  lock x

the program printed:
  p     | a = 0
  other | done

a.tiny: violation
2 executions (2 complete), 5 steps, algorithm optimal, 0.000 s
";
        assert_eq!(shown, expected);
    }
}
