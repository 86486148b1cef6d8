//! The cycle behind a violation of memory orders: accesses that sequential consistency puts one after the other, and
//! the last of which the memory model lets come before the first.

use crate::words::{operation_in_words, step_in_words};
use mazurka_trace::{ActionKind, ReportedStep, Touch, Violation, ViolationKind};
use serde::Serialize;

/// The cycle, ready to be drawn.
#[derive(Serialize)]
pub(crate) struct OrderCycle {
    /// The accesses, each before the next one in every sequentially consistent execution.
    events: Vec<Access>,
    /// What puts each before the next one; the last of these goes back to the first access.
    edges: Vec<&'static str>,
    /// The cycle in words.
    words: String,
}

/// An access in the cycle.
#[derive(Serialize)]
struct Access {
    thread: String,
    line: Option<u32>,
    words: String,
    /// Its memory order; none if it is not atomic.
    order: Option<String>,
    /// Its number; none for the operation that closes the cycle.
    step: Option<u32>,
}

impl OrderCycle {
    /// The cycle of a violation, if it has one.
    pub(crate) fn of(violation: &Violation) -> Option<OrderCycle> {
        let cause = violation.cause.as_ref();
        let path = &cause.filter(|_| violation.kind == ViolationKind::MemoryOrder)?.steps;
        let at = |number: u32| violation.trace.get((number as usize).checked_sub(1)?);
        let steps: Option<Vec<&ReportedStep>> = path.iter().map(|&number| at(number)).collect();
        let steps = steps.filter(|steps| !steps.is_empty())?;
        let access = |(step, &number): (&&ReportedStep, &u32)| Access {
            thread: step.what.thread.clone(),
            line: step.what.location.as_ref().map(|place| place.line),
            words: step_in_words(step.action, &step.what),
            order: step.order.clone(),
            step: Some(number),
        };
        let mut events: Vec<Access> = steps.iter().zip(path).map(access).collect();
        let mut edges: Vec<&str> = steps.windows(2).map(|pair| edge(pair[0], pair[1])).collect();
        let closing = closing(violation, path)?;
        events.push(operation(violation, closing));
        let stores = closing.is_some_and(|step| step.action == ActionKind::Store);
        edges.push(EDGES[0]);
        edges.push(if stores { "may overtake (co)" } else { "may overtake (fr)" });
        let words = in_words(&events, &edges);
        Some(OrderCycle { events, edges, words })
    }
}

/// Words for edges, with the names that papers have for them.
const EDGES: [&str; 5] =
    ["then (po)", "read by (rf)", "overwritten by (co)", "before (fr)", "synchronises with (sw)"];

/// Why one step comes before another one.
fn edge(from: &ReportedStep, to: &ReportedStep) -> &'static str {
    let same = from.what.object.is_some() && from.what.object == to.what.object;
    match (from.effect == Touch::Write, to.effect == Touch::Write) {
        _ if from.thread_number == to.thread_number => EDGES[0],
        (true, false) if same => EDGES[1],
        (true, true) if same => EDGES[2],
        (false, true) if same => EDGES[3],
        _ => EDGES[4],
    }
}

/// The step in which the failing thread performs the operation in the sequentially consistent execution; the inner
/// value is none if it waits there forever, the outer one if there is no such thread.
fn closing<'v>(violation: &'v Violation, path: &[u32]) -> Option<Option<&'v ReportedStep>> {
    let thread = violation.thread.as_ref()?;
    let last = *path.last()? as usize;
    let fits = |step: &&ReportedStep| {
        step.what.thread == *thread && step.what.location == violation.location
    };
    Some(violation.trace.get(last..)?.iter().find(fits))
}

/// The operation that the memory model lets come earlier. What it reads then is not what the step reads.
fn operation(violation: &Violation, step: Option<&ReportedStep>) -> Access {
    let words = step.map_or("this operation".to_string(), |step| {
        let object = step.what.object.as_deref().unwrap_or_default();
        format!("{} {object}", operation_in_words(&step.what.op)).trim_end().to_string()
    });
    Access {
        thread: violation.thread.clone().unwrap_or_default(),
        line: violation.location.as_ref().map(|place| place.line),
        words,
        order: step.and_then(|step| step.order.clone()),
        step: None,
    }
}

fn in_words(events: &[Access], edges: &[&str]) -> String {
    let access = |access: &Access| format!("{} {}", access.thread, access.words);
    let part = |(event, edge): (&Access, &&str)| format!("{}, {edge}, ", access(event));
    let parts: String = events.iter().zip(edges).map(part).collect();
    parts + &events.first().map(access).unwrap_or_default()
}
