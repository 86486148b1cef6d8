//! The lines of the source that a violation is about, with marks.

use crate::paint::{Paint, Style};
use crate::text::headline;
use crate::words::{meeting_place, place_of_wait, step_in_words};
use crate::{Report, Source};
use annotate_snippets::{Annotation, AnnotationKind, Level, Origin, Renderer, Snippet};
use mazurka_trace::{ActionKind, Location, Violation, Waiting};
use std::ops::Range;

/// How many other lines are marked besides that of the violation.
const OTHERS: usize = 2;

/// Something to point at.
struct Mark<'a> {
    place: &'a Location,
    label: String,
    primary: bool,
}

/// The headline, and the places below it.
pub(crate) fn snippet(
    report: &Report,
    violation: &Violation,
    sources: &[Source],
    style: Style,
) -> String {
    let marks = marks(violation);
    let title = Level::ERROR.primary_title(headline(violation)).id(violation.kind.name());
    let mut group = title.elements(Vec::<Snippet<'_, Annotation<'_>>>::new());
    let mut shown = false;
    for source in sources {
        let here: Vec<&Mark<'_>> =
            marks.iter().filter(|mark| mark.place.file == source.file).collect();
        let spans = here.iter().filter_map(|mark| {
            let span = span(&source.text, mark.place)?;
            let kind = if mark.primary { AnnotationKind::Primary } else { AnnotationKind::Context };
            Some(kind.span(span).label(mark.label.clone()))
        });
        let spans: Vec<Annotation<'_>> = spans.collect();
        if !spans.is_empty() {
            shown = true;
            let part = Snippet::source(source.text.as_str()).path(source.file.as_str());
            group = group.element(part.annotations(spans));
        }
    }
    if !shown {
        let origin = match &violation.location {
            Some(place) => Origin::path(place.file.as_str())
                .line(place.line as usize)
                .char_column(place.column as usize),
            None => Origin::path(report.program.as_str()),
        };
        group = group.element(origin);
    }
    let renderer = if style.color { Renderer::styled() } else { Renderer::plain() };
    let mut out = without_first_bar(&renderer.term_width(style.width).render(&[group]));
    if !shown {
        let paint = Paint(style.color);
        for waiting in &violation.waiting {
            out += &format!("   {} {} {}\n", paint.dim("="), waiting.what.thread, waits(waiting));
        }
    }
    out
}

/// The text without the line that only separates the place from the source below it.
fn without_first_bar(text: &str) -> String {
    let mut after_place = false;
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        let bare = plain(line);
        let is_bar = bare.trim() == "|";
        if !(is_bar && after_place) {
            out += line;
            out += "\n";
        }
        after_place = bare.trim_start().starts_with("-->");
    }
    out
}

/// A line without colours.
fn plain(line: &str) -> String {
    let mut out = String::new();
    let mut inside = false;
    for c in line.chars() {
        match c {
            '\x1b' => inside = true,
            'm' if inside => inside = false,
            _ if inside => {}
            _ => out.push(c),
        }
    }
    out
}

/// What to point at: where it fails, or where each thread waits, and what it has to do with.
fn marks(violation: &Violation) -> Vec<Mark<'_>> {
    if !violation.waiting.is_empty() {
        let label = |waiting: &Waiting| format!("{} {}", waiting.what.thread, waits(waiting));
        let places = violation.waiting.iter();
        // Who only waits for the end of another is not what it is about, unless all do.
        let joins = violation.waiting.iter().all(|w| w.action == ActionKind::Join);
        let mark = |w: &Waiting| (label(w), joins || w.action != ActionKind::Join);
        let places = places.filter_map(|w| Some((w.what.location.as_ref()?, mark(w))));
        let mark = |(place, (label, primary))| Mark { place, label, primary };
        return places.map(mark).collect();
    }
    let Some(main) = &violation.location else { return Vec::new() };
    let mut marks = vec![Mark { place: main, label: "fails here".to_string(), primary: true }];
    let steps = violation.cause.iter().flat_map(|cause| cause.steps.iter());
    for &number in steps {
        let step = (number as usize).checked_sub(1).and_then(|i| violation.trace.get(i));
        let Some(step) = step else { continue };
        let Some(place) = &step.what.location else { continue };
        // One mark on a line is enough: the steps are all below.
        let marked =
            |mark: &Mark<'_>| (&mark.place.file, mark.place.line) == (&place.file, place.line);
        if !marks.iter().any(marked) && marks.len() <= OTHERS {
            let label = format!(
                "step {number}, {}: {}",
                step.what.thread,
                step_in_words(step.action, &step.what)
            );
            marks.push(Mark { place, label, primary: false });
        }
    }
    marks
}

/// What a thread waits for.
fn waits(waiting: &Waiting) -> String {
    if waiting.runs {
        return runs(waiting);
    }
    let object = waiting.what.object.as_deref().unwrap_or("something");
    let since = waiting.since.map_or(String::new(), |step| format!(" since step {step}"));
    if let Some(holder) = &waiting.holder {
        return format!("waits for {object}, held by {holder}{since}");
    }
    let unchanged = waiting
        .since
        .map_or(String::new(), |step| format!(", which has not changed since step {step}"));
    match (waiting.action, &waiting.until) {
        (ActionKind::Wake, _) => format!("waits to be notified of {object}"),
        (ActionKind::Join, _) => format!("waits for {object} to end"),
        _ if meeting_place(waiting).is_some() => format!("waits {}", place_of_wait(waiting)),
        (
            ActionKind::Await | ActionKind::ExchangeAwait | ActionKind::CompareExchangeAwait,
            Some(until),
        ) => {
            let unchanged = waiting.since.map_or(String::new(), |step| {
                format!("; {object} has not changed since step {step}")
            });
            format!("spins until {until}{unchanged}")
        }
        (
            ActionKind::Await | ActionKind::ExchangeAwait | ActionKind::CompareExchangeAwait,
            None,
        ) => {
            format!("waits for a change of {object}{unchanged}")
        }
        (ActionKind::SemaphoreWait, _) => format!("waits for the semaphore {object}{unchanged}"),
        _ => format!("waits {}{unchanged}", place_of_wait(waiting)),
    }
}

/// What a thread does that runs forever.
fn runs(waiting: &Waiting) -> String {
    let place = match &waiting.in_loop {
        Some(place) => format!("runs forever in the loop at line {}", place.line),
        None => "runs forever".to_string(),
    };
    match (&waiting.what.object, waiting.since) {
        (Some(object), Some(step)) => {
            format!("{place}; step {step} was the last to change {object}")
        }
        (Some(object), None) => format!("{place}; nothing changes {object}"),
        (None, _) => place,
    }
}

/// The bytes to mark at a place: a name with its arguments, if it is a call, or one character.
fn span(text: &str, place: &Location) -> Option<Range<usize>> {
    let mut start = 0;
    for _ in 1..place.line {
        start += text[start..].find('\n')? + 1;
    }
    let line = text[start..].lines().next()?;
    let column = (place.column as usize).saturating_sub(1);
    if place.column == 0 || !line.is_char_boundary(column) || column >= line.len() {
        let indent = line.len() - line.trim_start().len();
        // A blank line has nothing but its indentation.
        return Some(start + indent..start + line.trim_end().len().max(indent));
    }
    let rest = &line[column..];
    let word = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
    let length = match rest[word..].starts_with('(') && word > 0 {
        true => word + closing(&rest[word..]).unwrap_or(1),
        false => word.max(rest.chars().next()?.len_utf8()),
    };
    Some(start + column..start + column + length)
}

/// The length of what begins with a parenthesis, up to the one that closes it.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(at + 1);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_a_call_with_its_arguments() {
        let text = "int x;\n\tassert(f(x) == 1);\n";
        let place = |line, column| Location { file: "a.c".into(), line, column };
        assert_eq!(span(text, &place(2, 2)).map(|s| &text[s]), Some("assert(f(x) == 1)"));
        assert_eq!(span(text, &place(2, 11)).map(|s| &text[s]), Some("x"));
        assert_eq!(span(text, &place(2, 12)).map(|s| &text[s]), Some(")"));
        assert_eq!(span(text, &place(2, 0)).map(|s| &text[s]), Some("assert(f(x) == 1);"));
        assert_eq!(span(text, &place(9, 1)), None);
    }

    /// A trace file may come with another source than the one it is about.
    #[test]
    fn marks_a_blank_line() {
        let text = "int x;\n  \nint y;\n";
        let place = Location { file: "a.c".into(), line: 2, column: 16 };
        assert_eq!(span(text, &place).map(|s| &text[s]), Some(""));
    }
}
