//! The interleaving: one line per step, each in the column of its thread; time runs downwards. Where
//! the columns do not fit side by side, the thread stands in front of its step instead.

use crate::fold::{Part, RunOf, digest};
use crate::paint::{Paint, Style};
use crate::words::{counted, step_in_words, wait_in_words};
use mazurka_trace::{Location, ReportedStep, Violation};
use std::fmt::Write;

/// How far apart columns have to start so that they can be told apart.
const LEAST_GAP: usize = 10;

/// A line of the table.
struct Line {
    /// The number of the step; empty for what is no step.
    number: String,
    /// The line in the source.
    place: String,
    thread: String,
    text: String,
    mood: Mood,
}

/// How a line is painted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mood {
    Plain,
    /// Part of a race, or of the cause.
    Marked,
    /// Where it goes wrong.
    Bad,
    Quiet,
}

/// The whole table, with what is hidden said below. Steps that a reader need not see are folded, unless all are
/// asked for.
pub(crate) fn table(violation: &Violation, style: Style) -> String {
    let paint = Paint(style.color);
    let lines = lines(violation, style.all);
    let side_by_side = wide(&lines, &violation.threads, style, paint);
    let is_narrow = side_by_side.is_none();
    let mut out = match lines.is_empty() {
        true => String::new(),
        false => side_by_side.unwrap_or_else(|| narrow(&lines, paint)),
    };
    let hidden = (0..violation.trace.len()).filter(|&i| !is_shown(violation, i)).count();
    if hidden > 0 && !style.all {
        let steps = counted(hidden as u64, "irrelevant step");
        let them = if hidden == 1 { "it" } else { "them" };
        let text = format!("{steps} hidden (--all shows {them})");
        let _ = writeln!(out, "      {}", paint.dim(&text));
    }
    // A table without names above it is set off from the source.
    if is_narrow && !out.is_empty() {
        out.insert(0, '\n');
    }
    if hidden > 0 && !style.all || out.is_empty() { out } else { out + "\n" }
}

/// Whether a step is shown even if not all are: the violation depends on it, or shows by it.
fn is_shown(violation: &Violation, i: usize) -> bool {
    let number = i as u32 + 1;
    let in_cause = violation.cause.iter().any(|cause| cause.steps.contains(&number));
    violation.trace[i].matters || in_cause
}

/// The indices of the steps that are shown even if not all are.
pub(crate) fn shown(violation: &Violation) -> Vec<usize> {
    (0..violation.trace.len()).filter(|&i| is_shown(violation, i)).collect()
}

fn lines(violation: &Violation, all: bool) -> Vec<Line> {
    let part = |part: Part| match part {
        Part::Step(i) => step_line(violation, i),
        _ => folded_line(violation, &part),
    };
    if all {
        let step = |i: usize| step_line(violation, i);
        let others = (0..violation.trace.len()).filter(|&i| !is_shown(violation, i));
        let rest = others.map(|i| Line { mood: Mood::Quiet, ..step(i) });
        let ends = ends(violation);
        return shown(violation).into_iter().map(step).chain(ends).chain(rest).collect();
    }
    let mut lines: Vec<Line> = digest(violation, &shown(violation)).into_iter().map(part).collect();
    lines.extend(ends(violation));
    lines
}

fn step_line(violation: &Violation, i: usize) -> Line {
    let step = &violation.trace[i];
    let number = i as u32 + 1;
    let in_cause = violation.cause.iter().any(|cause| cause.steps.contains(&number));
    Line {
        number: number.to_string(),
        place: place(violation, step.what.location.as_ref()),
        thread: step.what.thread.clone(),
        text: step_in_words(step.action, &step.what)
            + &order_of(step)
            + &source_of(violation, step),
        mood: if in_cause { Mood::Marked } else { Mood::Plain },
    }
}

/// Steps of one thread that are shown as one line.
fn folded_line(violation: &Violation, part: &Part) -> Line {
    let (first, last) = match part {
        Part::Step(i) => (*i, *i),
        Part::Folded(range, _) => (range.start, range.end - 1),
        Part::Run(first, last, ..) => (*first, *last),
    };
    let step = &violation.trace[first].what;
    let one_line = matches!(part, Part::Run(_, _, _, what) if *what != RunOf::Setup);
    let at = step.location.as_ref().filter(|_| one_line);
    Line {
        number: format!("…{}", last + 1),
        place: place(violation, at),
        thread: step.thread.clone(),
        text: part.in_words().unwrap_or_default(),
        mood: Mood::Quiet,
    }
}

/// The memory order of a step, where that matters.
fn order_of(step: &ReportedStep) -> String {
    step.order.as_ref().map_or(String::new(), |order| format!(" ({order})"))
}

/// Where what a step met comes from, if that is another thread.
fn source_of(violation: &Violation, step: &ReportedStep) -> String {
    let from = step.from.and_then(|n| Some((n, violation.trace.get(n.checked_sub(1)? as usize)?)));
    match from {
        Some((number, other)) if other.thread_number != step.thread_number => {
            format!(" ← {}@{number}", other.what.thread)
        }
        _ => String::new(),
    }
}

/// What comes after the last step: the failure, or who waits.
fn ends(violation: &Violation) -> Vec<Line> {
    let bad = |thread: &str, place: String, text: String| Line {
        number: String::new(),
        place,
        thread: thread.to_string(),
        text,
        mood: Mood::Bad,
    };
    let wait = |waiting: &mazurka_trace::Waiting| {
        let place = place(violation, waiting.what.location.as_ref());
        let from = waiting.since.and_then(|number| {
            let step = violation.trace.get(number.checked_sub(1)? as usize)?;
            Some(format!(" ← {}@{number}", step.what.thread))
        });
        let text = format!("✗ {}{}", wait_in_words(waiting), from.unwrap_or_default());
        bad(&waiting.what.thread, place, text)
    };
    if let (Some(thread), false) = (&violation.thread, violation.trace.is_empty()) {
        let place = place(violation, violation.location.as_ref());
        return vec![bad(thread, place, format!("✗ {}", violation.kind.name()))];
    }
    violation.waiting.iter().map(wait).collect()
}

/// The line in the source, with the name of the file if it is not that of the violation.
pub(crate) fn place(violation: &Violation, place: Option<&Location>) -> String {
    let Some(place) = place else { return String::new() };
    let same = violation.location.as_ref().is_none_or(|main| main.file == place.file);
    let file = place.file.rsplit('/').next().unwrap_or_default();
    format!("{}:{}", if same { "" } else { file }, place.line)
}

fn count(text: &str) -> usize {
    text.chars().count()
}

fn widest<'a>(texts: impl Iterator<Item = &'a str>) -> usize {
    texts.map(count).max().unwrap_or(0)
}

/// One column per thread, or nothing if they do not fit.
fn wide(lines: &[Line], names: &[String], style: Style, paint: Paint) -> Option<String> {
    let present = |name: &&str| lines.iter().any(|line| line.thread == *name);
    let threads: Vec<&str> = names.iter().map(String::as_str).filter(present).collect();
    let own = |thread: &str| -> usize {
        let texts = lines.iter().filter(|line| line.thread == thread);
        widest(texts.map(|line| line.text.as_str()).chain([thread]))
    };
    let widths: Vec<usize> = threads.iter().map(|thread| own(thread) + 2).collect();
    let (numbers, places) = margins(lines);
    let head = numbers + places + 2;
    let names: Vec<usize> = threads.iter().map(|thread| count(thread) + 2).collect();
    let starts = starts(&widths, &names, style.width.checked_sub(head)?)?;
    let mut heading = " ".repeat(head);
    for (thread, start) in threads.iter().zip(&starts) {
        let filled = count(&heading) - head;
        let _ = write!(heading, "{:1$}{thread}", "", start.saturating_sub(filled));
    }
    let mut out = paint.bold(heading.trim_end()) + "\n";
    for line in lines {
        let column = threads.iter().position(|&thread| thread == line.thread).unwrap_or(0);
        let before = starts.get(column).copied().unwrap_or(0);
        let text = painted(line, paint);
        let _ = writeln!(
            out,
            "{:>numbers$} {} {:before$}{text}",
            line.number,
            paint.dim(&format!("{:<places$}", line.place)),
            ""
        );
    }
    Some(out)
}

/// Where each column starts, if they fit. Where they do not fit side by side they overlap: a line has
/// text in one column only, so that each column needs its own width from its start and no more.
fn starts(widths: &[usize], names: &[usize], room: usize) -> Option<Vec<usize>> {
    let before = |column: usize| widths.iter().take(column).sum();
    if widths.iter().sum::<usize>() <= room {
        return Some((0..widths.len()).map(before).collect());
    }
    let mut gap = usize::MAX;
    for (column, width) in widths.iter().enumerate() {
        gap = gap.min(room.checked_sub(*width)?.checked_div(column).unwrap_or(usize::MAX));
    }
    let least = names.iter().copied().max().unwrap_or(0).max(LEAST_GAP);
    (gap >= least).then(|| (0..widths.len()).map(|column| column * gap).collect())
}

/// One column for all.
fn narrow(lines: &[Line], paint: Paint) -> String {
    let (numbers, places) = margins(lines);
    let names = widest(lines.iter().map(|line| line.thread.as_str()));
    let mut out = String::new();
    for line in lines {
        let place = paint.dim(&format!("{:<places$}", line.place));
        let name = paint.cyan(&format!("{:<names$}", line.thread));
        let text = painted(line, paint);
        let _ = writeln!(out, "{:>numbers$} {name} {place} {text}", line.number);
    }
    out
}

/// How wide the numbers and the places are.
fn margins(lines: &[Line]) -> (usize, usize) {
    let numbers = widest(lines.iter().map(|line| line.number.as_str())).max(4);
    (numbers, widest(lines.iter().map(|line| line.place.as_str())))
}

fn painted(line: &Line, paint: Paint) -> String {
    match line.mood {
        Mood::Plain => line.text.clone(),
        Mood::Marked => paint.yellow(&line.text),
        Mood::Bad => paint.red(&line.text),
        Mood::Quiet => paint.dim(&line.text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_overlap_before_they_are_given_up() {
        assert_eq!(starts(&[20, 30], &[6, 4], 50), Some(vec![0, 20]));
        assert_eq!(starts(&[20, 30, 30], &[6, 4, 4], 70), Some(vec![0, 20, 40]));
        assert_eq!(starts(&[20, 30, 30], &[6, 4, 4], 49), None, "too close to be told apart");
        assert_eq!(starts(&[60], &[6], 50), None);
    }
}
