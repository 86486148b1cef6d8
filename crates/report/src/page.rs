//! The report as one web page that needs nothing else: style, program and data are in it.

use crate::columns::shown;
use crate::compare::{Comparison, passing_as_violation};
use crate::coverage::coverage_in_words;
use crate::fold::{Part, RunOf, digest};
use crate::order_cycle::OrderCycle;
use crate::text::{headline, is_certain, passing_in_words};
use crate::wait_for::WaitFor;
use crate::words::{step_in_words, wait_in_words};
use crate::{Report, Saved};
use mazurka_trace::{ReportedStep, Violation};
use serde::Serialize;

const PAGE: &str = include_str!("page/page.html");
const STYLE: &str = concat!(
    include_str!("page/page.css"),
    include_str!("page/lanes.css"),
    include_str!("page/pictures.css"),
    include_str!("page/media.css"),
);
/// The script, from what is used to what uses it.
const SCRIPT: &str = concat!(
    include_str!("page/dom.js"),
    include_str!("page/model.js"),
    include_str!("page/rows.js"),
    include_str!("page/lanes.js"),
    include_str!("page/minimap.js"),
    include_str!("page/pictures.js"),
    include_str!("page/compared.js"),
    include_str!("page/panels.js"),
    include_str!("page/coverage.js"),
    include_str!("page/history.js"),
    include_str!("page/search.js"),
    include_str!("page/main.js"),
);

/// What the script in the page works from.
#[derive(Serialize)]
struct Data<'a> {
    saved: &'a Saved,
    replay: &'a str,
    all: bool,
    /// What no execution reached, if that is known.
    coverage: Option<String>,
    /// What there is to say of each violation.
    told: Vec<Told>,
}

/// What the report for people says of a violation, so that the page uses the same words.
#[derive(Serialize)]
struct Told {
    /// The sentence that says what is wrong.
    headline: String,
    /// Whether the cause is what the end of the execution shows, and not guessed from its shape.
    certain: bool,
    /// What the steps do.
    steps: Vec<String>,
    /// What the threads that wait are about to do.
    waits: Vec<String>,
    /// What comes in another order in the nearest execution in which nothing fails.
    passing: Option<String>,
    /// The steps that are not shown at first: after which step, up to which, and what is shown instead.
    folds: Vec<(usize, usize, String)>,
    /// Both executions side by side.
    compared: Option<Comparison>,
    /// The nearest passing execution.
    other: Option<Other>,
    wait_for: Option<WaitFor>,
    cycle: Option<OrderCycle>,
}

/// What there is to say of the nearest passing execution.
#[derive(Serialize)]
struct Other {
    /// What its steps do.
    steps: Vec<String>,
    /// The names of its threads, by number.
    threads: Vec<String>,
    /// The steps that are not shown at first.
    folds: Vec<(usize, usize, String)>,
}

impl Other {
    fn of(violation: &Violation) -> Option<Other> {
        let passing =
            passing_as_violation(violation).filter(|passing| !passing.trace.is_empty())?;
        let step = |step: &ReportedStep| step_in_words(step.action, &step.what);
        let steps = passing.trace.iter().map(step).collect();
        Some(Other { steps, folds: folds(&passing), threads: passing.threads })
    }
}

impl Told {
    fn new(violation: &Violation) -> Told {
        let step = |step: &ReportedStep| step_in_words(step.action, &step.what);
        Told {
            headline: headline(violation),
            certain: is_certain(violation),
            steps: violation.trace.iter().map(step).collect(),
            waits: violation.waiting.iter().map(wait_in_words).collect(),
            passing: passing_in_words(violation),
            folds: folds(violation),
            compared: Comparison::of(violation),
            other: Other::of(violation),
            wait_for: WaitFor::of(violation),
            cycle: OrderCycle::of(violation),
        }
    }
}

/// The page; `replay` is the command that runs the failing execution again, and `all` says whether
/// all steps are shown at first.
pub fn page(saved: &Saved, replay: &str, all: bool) -> serde_json::Result<String> {
    let told = saved.report.violations.iter().map(Told::new).collect();
    let coverage = saved.report.coverage.as_ref().map(coverage_in_words);
    let data = serde_json::to_string(&Data { saved, replay, all, coverage, told })?;
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
    let folded = |part: Part| match part {
        Part::Folded(ref range, _) => Some((range.start, range.end, part.in_words()?)),
        // In a page there is room for each thread that is created.
        Part::Run(_, _, _, RunOf::Threads(..)) => None,
        Part::Run(first, last, ..) => Some((first, last + 1, part.in_words()?)),
        Part::Step(_) => None,
    };
    digest(violation, &shown(violation)).into_iter().filter_map(folded).collect()
}
