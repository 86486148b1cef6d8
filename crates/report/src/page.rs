//! The report as one web page that needs nothing else: style, program and data are in it.

use crate::fold::{Part, digest};
use crate::text::{headline, passing_in_words};
use crate::words::{step_in_words, wait_in_words};
use crate::{Report, Saved};
use mazurka_trace::{ReportedStep, Violation};
use serde::Serialize;

const PAGE: &str = include_str!("page/page.html");
const STYLE: &str = include_str!("page/page.css");
const SCRIPT: &str = include_str!("page/page.js");

/// What the script in the page works from.
#[derive(Serialize)]
struct Data<'a> {
    saved: &'a Saved,
    replay: &'a str,
    all: bool,
    /// For each violation the sentence that says what is wrong.
    headlines: Vec<String>,
    /// For each violation what its steps do, in words.
    steps: Vec<Vec<String>>,
    /// For each violation what the threads that wait are about to do, in words.
    waits: Vec<Vec<String>>,
    /// For each violation what comes in another order in the nearest execution in which nothing fails, in words.
    passing: Vec<Option<String>>,
    /// For each violation the steps that are not shown at first: after which step, up to which, and what
    /// is shown instead.
    folds: Vec<Vec<(usize, usize, String)>>,
}

/// The page; `replay` is the command that runs the failing execution again, and `all` says whether
/// all steps are shown at first.
pub fn page(saved: &Saved, replay: &str, all: bool) -> serde_json::Result<String> {
    let violations = &saved.report.violations;
    let headlines = violations.iter().map(headline).collect();
    let folds = violations.iter().map(folds).collect();
    let step = |step: &ReportedStep| step_in_words(step.action, &step.what);
    let steps = violations.iter().map(|v| v.trace.iter().map(step).collect()).collect();
    let waits = violations.iter().map(|v| v.waiting.iter().map(wait_in_words).collect()).collect();
    let passing = violations.iter().map(passing_in_words).collect();
    let data = Data { saved, replay, all, headlines, steps, waits, passing, folds };
    let data = serde_json::to_string(&data)?;
    Ok(assemble(&title(&saved.report), &inert(&data)))
}

/// The parts in their places. They are put in from the last to the first, so that nothing in one part
/// is taken for the place of another.
fn assemble(title: &str, data: &str) -> String {
    let mut page = PAGE.to_string();
    for (place, part) in
        [("@SCRIPT@", SCRIPT), ("@DATA@", data), ("@STYLE@", STYLE), ("@TITLE@", title)]
    {
        if let Some(at) = page.find(place) {
            page.replace_range(at..at + place.len(), part);
        }
    }
    page
}

fn title(report: &Report) -> String {
    let verdict = serde_json::to_value(report.verdict).unwrap_or_default();
    let text = format!("{}: {}", report.program, verdict.as_str().unwrap_or("report"));
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// JSON that cannot end the element it stands in, whatever strings are in it.
fn inert(json: &str) -> String {
    json.replace('<', "\\u003c")
}

fn folds(violation: &Violation) -> Vec<(usize, usize, String)> {
    let shown: Vec<usize> = (0..violation.trace.len()).collect();
    let folded = |part: Part| match part {
        Part::Folded(ref range, _) => Some((range.start, range.end, part.in_words()?)),
        Part::Run(first, last, ..) => Some((first, last + 1, part.in_words()?)),
        Part::Step(_) => None,
    };
    digest(violation, &shown).into_iter().filter_map(folded).collect()
}
