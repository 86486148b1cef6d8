//! Repetitions in an interleaving, shown once.

use mazurka_trace::{ReportedStep, Violation};
use std::ops::Range;

/// The longest body of a loop that is looked for, in steps.
const LONGEST: usize = 12;
/// How often a body has to be repeated: the first and the last time are shown.
const LEAST: usize = 4;

/// A part of the interleaving.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The step at this index.
    Step(usize),
    /// Repetitions that are not shown: these steps, and how often the body is repeated in them.
    Folded(Range<usize>, usize),
}

/// The steps at `shown`, which are indices in increasing order, with repetitions folded. Steps that
/// others have something to do with are always shown.
pub(crate) fn fold(violation: &Violation, shown: &[usize]) -> Vec<Part> {
    let related = related(violation);
    let mut parts = Vec::new();
    let mut at = 0;
    while at < shown.len() {
        let alike = |body: usize| repetitions(violation, &related, &shown[at..], body);
        let best = (1..=LONGEST).map(|body| (body, alike(body))).find(|&(_, times)| times >= LEAST);
        let Some((body, times)) = best else {
            parts.push(Part::Step(shown[at]));
            at += 1;
            continue;
        };
        let (hidden, last) = (at + body, at + body * (times - 1));
        parts.extend(shown[at..hidden].iter().map(|&i| Part::Step(i)));
        parts.push(Part::Folded(shown[hidden]..shown[last - 1] + 1, times - 2));
        parts.extend(shown[last..last + body].iter().map(|&i| Part::Step(i)));
        at = last + body;
    }
    parts
}

/// How often the first `body` steps come one after the other.
fn repetitions(violation: &Violation, related: &[bool], steps: &[usize], body: usize) -> usize {
    let key = |i: usize| {
        let ReportedStep { what, .. } = &violation.trace[i];
        let place = what.location.as_ref()?;
        (!related[i]).then_some((&what.thread, &what.op, &place.file, place.line, place.column))
    };
    let Some(first) = steps.get(..body) else { return 0 };
    let thread = |i: usize| violation.trace[i].thread_number;
    if first.iter().any(|&i| key(i).is_none() || thread(i) != thread(first[0])) {
        return 0;
    }
    let same = |chunk: &&[usize]| {
        chunk.len() == body && chunk.iter().zip(first).all(|(&a, &b)| key(a) == key(b))
    };
    steps.chunks(body).take_while(same).count()
}

/// Which steps have to do with steps of other threads, or with the cause.
fn related(violation: &Violation) -> Vec<bool> {
    let mut related = vec![false; violation.trace.len()];
    let mut mark = |number: u32| {
        if let Some(entry) = related.get_mut((number as usize).wrapping_sub(1)) {
            *entry = true;
        }
    };
    for (i, step) in violation.trace.iter().enumerate() {
        let number = i as u32 + 1;
        for &other in step.after.iter().chain(&step.races) {
            mark(other);
            mark(number);
        }
    }
    violation.cause.iter().flat_map(|cause| &cause.steps).for_each(|&number| mark(number));
    violation.waiting.iter().filter_map(|waiting| waiting.since).for_each(mark);
    related
}
