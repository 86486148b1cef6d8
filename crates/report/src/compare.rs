//! The failing execution beside the nearest passing one, from where they begin to differ.

use crate::columns::{place, shown};
use crate::fold::{Part, digest};
use crate::paint::{Paint, Style};
use crate::words::{counted, step_in_words, wait_in_words};
use mazurka_trace::{Cause, ReportedStep, Violation};
use serde::Serialize;
use std::fmt::Write;

/// So many rows are shown on each side unless all are asked for.
const MOST_ROWS: usize = 30;
/// Between the two sides.
const GAP: &str = "  │ ";
/// Sides that have less room come one below the other.
const NARROWEST: usize = 36;

/// What a step has to do with the difference between the executions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Mark {
    /// Nothing.
    Plain,
    /// It comes earlier in the passing execution.
    Earlier,
    /// The other one comes before it there.
    Later,
    /// The same step of its thread does something else in the failing execution.
    Changed,
    /// It fails.
    Fails,
    /// Nothing fails.
    Passes,
}

impl Mark {
    fn sign(self) -> &'static str {
        match self {
            Mark::Earlier => " ⇈",
            Mark::Later => " ⇅",
            Mark::Changed => " ≠",
            Mark::Plain | Mark::Fails | Mark::Passes => "",
        }
    }
}

/// A row of one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Cell {
    /// The step, or the last one of several; 0 for what is no step.
    pub(crate) number: u32,
    /// Whether several steps are shown as one.
    pub(crate) folded: bool,
    pub(crate) thread: String,
    pub(crate) place: String,
    pub(crate) text: String,
    pub(crate) mark: Mark,
}

/// Two executions, side by side.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Comparison {
    /// With how many steps both begin.
    pub(crate) same: u32,
    pub(crate) failing: Vec<Cell>,
    pub(crate) passing: Vec<Cell>,
}

impl Comparison {
    /// The failing execution beside the passing one, if its steps are known.
    pub(crate) fn of(violation: &Violation) -> Option<Comparison> {
        let known = violation.passing.as_ref()?;
        let same = common(&violation.trace, &known.trace);
        if known.trace.is_empty() {
            return None;
        }
        let other = passing_as_violation(violation)?;
        let left = naming(violation.clone(), [known.before].into_iter().chain(known.step));
        let later = counterpart(&violation.trace, known.before, &known.trace);
        let left_mark = |number: u32| match number {
            n if n == known.before => Mark::Later,
            n if Some(n) == known.step => Mark::Earlier,
            _ => Mark::Plain,
        };
        let right_mark = |number: u32| match number {
            n if n == known.at => Mark::Earlier,
            n if Some(n) == later => Mark::Later,
            n if changed(violation, &other, n) => Mark::Changed,
            _ => Mark::Plain,
        };
        let mut failing = cells(&left, same, left_mark);
        failing.extend(ends(violation));
        let mut passing = cells(&other, same, right_mark);
        passing.push(Cell {
            number: 0,
            folded: false,
            thread: String::new(),
            place: String::new(),
            text: "✓ nothing fails".to_string(),
            mark: Mark::Passes,
        });
        Some(Comparison { same, failing, passing })
    }
}

/// A violation whose cause names some more steps, so that these are shown.
fn naming(mut violation: Violation, steps: impl Iterator<Item = u32>) -> Violation {
    let unknown = || Cause {
        name: String::new(),
        explanation: String::new(),
        help: String::new(),
        steps: Vec::new(),
    };
    violation.cause.get_or_insert_with(unknown).steps.extend(steps);
    violation
}

/// The passing execution in the form in which failing ones are shown; the steps of the first difference are named.
pub(crate) fn passing_as_violation(violation: &Violation) -> Option<Violation> {
    let passing = violation.passing.as_ref()?;
    let mut threads = violation.threads.clone();
    for step in &passing.trace {
        let number = step.thread_number as usize;
        if number >= threads.len() {
            threads.resize(number + 1, String::new());
        }
        threads[number].clone_from(&step.what.thread);
    }
    let later = counterpart(&violation.trace, passing.before, &passing.trace);
    let passed = Violation {
        thread: None,
        thread_number: None,
        trace: passing.trace.clone(),
        threads,
        waiting: Vec::new(),
        cause: None,
        cycle: Vec::new(),
        passing: None,
        ..violation.clone()
    };
    Some(naming(passed, [passing.at].into_iter().chain(later)))
}

/// With how many steps both begin that do the same.
fn common(failing: &[ReportedStep], passing: &[ReportedStep]) -> u32 {
    let same = |(a, b): &(&ReportedStep, &ReportedStep)| {
        a.thread_number == b.thread_number && a.what == b.what
    };
    failing.iter().zip(passing).take_while(same).count() as u32
}

/// The number in another execution of the step that a thread makes as so many as this one.
pub(crate) fn counterpart(from: &[ReportedStep], number: u32, to: &[ReportedStep]) -> Option<u32> {
    let step = from.get((number as usize).checked_sub(1)?)?;
    let own = |other: &&ReportedStep| other.thread_number == step.thread_number;
    let index = from[..number as usize - 1].iter().filter(own).count();
    let found = to.iter().enumerate().filter(|(_, other)| own(other)).nth(index)?;
    Some(found.0 as u32 + 1)
}

/// Whether a step of the passing execution does something else than in the failing one.
fn changed(failing: &Violation, passing: &Violation, number: u32) -> bool {
    let step = &passing.trace[number as usize - 1];
    let there = counterpart(&passing.trace, number, &failing.trace);
    let there = there.and_then(|n| failing.trace.get(n as usize - 1));
    there.is_some_and(|there| {
        let words = |step: &ReportedStep| step_in_words(step.action, &step.what);
        words(there) != words(step)
    })
}

/// The rows of one side behind the steps that both begin with.
fn cells(violation: &Violation, same: u32, mark: impl Fn(u32) -> Mark) -> Vec<Cell> {
    let shown: Vec<usize> = shown(violation).into_iter().filter(|&i| i >= same as usize).collect();
    let cell = |part: Part| {
        let (first, last) = match &part {
            Part::Step(i) => (*i, *i),
            Part::Folded(range, _) => (range.start, range.end - 1),
            Part::Run(first, last, ..) => (*first, *last),
        };
        let step = &violation.trace[first];
        let number = last as u32 + 1;
        let text = part.in_words();
        let folded = text.is_some();
        Cell {
            number,
            folded,
            thread: step.what.thread.clone(),
            place: if folded {
                String::new()
            } else {
                place(violation, step.what.location.as_ref())
            },
            text: text.unwrap_or_else(|| step_in_words(step.action, &step.what)),
            mark: if folded { Mark::Plain } else { mark(number) },
        }
    };
    digest(violation, &shown).into_iter().map(cell).collect()
}

/// How the failing execution ends.
fn ends(violation: &Violation) -> Vec<Cell> {
    let cell = |thread: &str, place: String, text: String| Cell {
        number: 0,
        folded: false,
        thread: thread.to_string(),
        place,
        text,
        mark: Mark::Fails,
    };
    if let Some(thread) = &violation.thread {
        let place = place(violation, violation.location.as_ref());
        return vec![cell(thread, place, format!("✗ {}", violation.kind.name()))];
    }
    let wait = |waiting: &mazurka_trace::Waiting| {
        let place = place(violation, waiting.what.location.as_ref());
        cell(&waiting.what.thread, place, format!("✗ {}", wait_in_words(waiting)))
    };
    violation.waiting.iter().map(wait).collect()
}

/// Both executions for a terminal, side by side where they fit.
pub(crate) fn comparison_text(violation: &Violation, style: Style, paint: Paint) -> Option<String> {
    let comparison = Comparison::of(violation)?;
    let [left, right] = [&comparison.failing, &comparison.passing].map(|cells| side(cells, style));
    let mut out = String::new();
    if comparison.same > 0 {
        let steps = counted(u64::from(comparison.same), "step");
        let _ = writeln!(out, "{}", paint.dim(&format!("   … {steps} that both begin with")));
    }
    let widest = |side: &[(String, Mark)]| side.iter().map(|(text, _)| length(text)).max();
    let room = style.width.saturating_sub(length(GAP));
    let first = widest(&left).unwrap_or(0).min(room.saturating_sub(NARROWEST)).max(room / 2);
    let (first, second) = match widest(&left).unwrap_or(0) + widest(&right).unwrap_or(0) <= room {
        true => (widest(&left).unwrap_or(0), room),
        false => (first, room - first),
    };
    if first < NARROWEST.min(widest(&left).unwrap_or(0)) || second < NARROWEST {
        for (head, side) in [("failing", &left), ("passing", &right)] {
            let _ = writeln!(out, "{}", paint.bold(head));
            for (text, mark) in side {
                let _ = writeln!(out, "{}", painted(text, *mark, paint).trim_end());
            }
        }
        return Some(out);
    }
    let gap = paint.dim(GAP);
    let head = paint.bold(&padded("     failing", first));
    let _ = writeln!(out, "{head}{gap}{}", paint.bold("     passing"));
    let nothing = (String::new(), Mark::Plain);
    for row in 0..left.len().max(right.len()) {
        let [(a, mark), (b, other)] = [&left, &right].map(|side| side.get(row).unwrap_or(&nothing));
        let a = painted(&padded(&cut(a, first), first), *mark, paint);
        let line = format!("{a}{gap}{}", painted(&cut(b, second), *other, paint));
        let _ = writeln!(out, "{}", line.trim_end());
    }
    Some(out)
}

/// The rows of one side as texts.
fn side(cells: &[Cell], style: Style) -> Vec<(String, Mark)> {
    let widest = |text: fn(&Cell) -> &str| cells.iter().map(|c| length(text(c))).max().unwrap_or(0);
    let (threads, places) = (widest(|c| &c.thread), widest(|c| &c.place));
    let row = |cell: &Cell| {
        let number = match (cell.number, cell.folded) {
            (0, _) => String::new(),
            (number, true) => format!("…{number}"),
            (number, false) => number.to_string(),
        };
        let Cell { thread, place, text, mark, .. } = cell;
        let text = format!("{number:>4} {thread:threads$} {place:places$} {text}{}", mark.sign());
        (text, *mark)
    };
    let mut rows: Vec<(String, Mark)> = cells.iter().map(row).collect();
    if rows.len() > MOST_ROWS && !style.all {
        let end = rows.split_off(rows.len() - 2);
        let hidden = rows.len() - (MOST_ROWS - 3);
        rows.truncate(MOST_ROWS - 3);
        rows.push((
            format!("     ⋮ {} (--all shows them)", counted(hidden as u64, "more row")),
            Mark::Plain,
        ));
        rows.extend(end);
    }
    rows
}

fn length(text: &str) -> usize {
    text.chars().count()
}

fn padded(text: &str, width: usize) -> String {
    format!("{text:width$}")
}

/// A text that is cut off where there is no more room.
fn cut(text: &str, width: usize) -> String {
    match length(text) <= width {
        true => text.to_string(),
        false => text.chars().take(width.saturating_sub(1)).chain(['…']).collect(),
    }
}

fn painted(text: &str, mark: Mark, paint: Paint) -> String {
    match mark {
        Mark::Plain => text.to_string(),
        Mark::Earlier | Mark::Later | Mark::Changed => paint.yellow(text),
        Mark::Fails => paint.red(text),
        Mark::Passes => paint.green(text),
    }
}
