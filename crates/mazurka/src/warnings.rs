//! What a reader of the verdict should know.

use crate::checkable::Checkable;
use crate::property::Property;
use mazurka_report::{Report, Warning, WarningKind, counted};
use mazurka_trace::{Limit, Location, Verdict};

/// So many assertions that were not reached are named one by one.
const NAMED: usize = 5;

/// Why the verdict of a report may mean less than it seems.
pub(crate) fn warnings<C: Checkable>(
    program: &C,
    report: &Report,
    unreached: &[Location],
) -> Vec<Warning> {
    let races = report.checked.iter().any(|group| group == Property::DataRaces.name());
    let sections = section_warning(program.sections()).filter(|_| races);
    let known = order_warning(program.weak_orders()).into_iter().chain(sections);
    of_report(report, unreached, known.collect())
}

/// What is not looked for around atomic sections.
fn section_warning((count, first): (usize, Option<Location>)) -> Option<Warning> {
    let message = "data races with what an atomic section does, or an atomic operation on more than \
                   8 bytes, were not looked for";
    (count > 0).then(|| warning(WarningKind::AtomicSection, message, first))
}

/// The same, if it is known what there is to say of the program itself: weaker orders and sections.
pub(crate) fn of_report(
    report: &Report,
    unreached: &[Location],
    of_program: Vec<Warning>,
) -> Vec<Warning> {
    if report.verdict == Verdict::Violation {
        return Vec::new();
    }
    let limits = report.limits_hit.iter().filter(|&&limit| limit != Limit::Robustness);
    let limits = limits.map(|&limit| limit_warning(limit));
    let mut warnings: Vec<Warning> = limits.collect();
    if report.explored.complete == 0 && report.explored.executions > 0 {
        let message = "no execution is complete: each is stopped by an assumption, a bound or a limit, \
                       or cut off in a loop, so nothing is known about the end of the program";
        warnings.push(warning(WarningKind::NoCompleteExecution, message, None));
    }
    if report.verdict == Verdict::Verified {
        warnings.extend(unreached_warnings(unreached));
    }
    let decided = report.robustness.is_some();
    let weak = |warning: &Warning| warning.kind == WarningKind::WeakOrders;
    warnings.extend(of_program.into_iter().filter(|warning| !(decided && weak(warning))));
    let why = report.robustness.as_ref().and_then(|robustness| robustness.why.as_deref());
    warnings.extend(why.map(|why| warning(WarningKind::Limit, why, None)));
    warnings
}

fn warning(kind: WarningKind, message: &str, location: Option<Location>) -> Warning {
    Warning { kind, message: message.to_string(), location }
}

/// The first assertions that were not reached, and how many more there are.
fn unreached_warnings(places: &[Location]) -> Vec<Warning> {
    let kind = WarningKind::AssertionNotReached;
    let (named, more) = places.split_at(places.len().min(NAMED));
    let this = |place: &Location| {
        warning(kind, "no execution reaches this assertion", Some(place.clone()))
    };
    let mut warnings: Vec<Warning> = named.iter().map(this).collect();
    if let Some(next) = more.first() {
        let count = counted(more.len() as u64, "more assertion");
        let message = format!("no execution reaches {count}, of which this is the first");
        warnings.push(warning(kind, &message, Some(next.clone())));
    }
    warnings
}

/// What is not explored of weaker orders.
fn order_warning((count, first): (usize, Option<Location>)) -> Option<Warning> {
    let operations = counted(count as u64, "atomic operation");
    let (have, were) = if count == 1 { ("has", "it was") } else { ("have", "they were") };
    let message = format!(
        "{operations} {have} a weaker order than seq_cst; {were} taken for seq_cst, and what else \
         the weaker order allows was not explored; --check memory-orders decides whether it allows more"
    );
    (count > 0).then(|| warning(WarningKind::WeakOrders, &message, first))
}

/// What a limit means for the verdict.
fn limit_warning(limit: Limit) -> Warning {
    let message = match limit {
        Limit::MaxExecutions => "there may be more executions than --max-executions allows",
        Limit::MaxSteps => "what comes after --max-steps steps of an execution was not explored",
        Limit::Timeout => "the time was over (--timeout) before everything was explored",
        Limit::MaxMemory => "the memory was used up (--max-memory) before everything was explored",
        Limit::Unroll => "what comes after --unroll iterations of a loop was not explored",
        Limit::Stack => "calls are nested too deeply to go on; what comes after was not explored",
        Limit::Threads => "there are too many threads; what comes after was not explored",
        Limit::Interrupted => "the exploration was interrupted before everything was explored",
        Limit::Shard => "only one shard was explored; mazurka merge puts all of them together",
        Limit::GivenUp => "a part was not explored: the workers that were given it never came back",
        Limit::Robustness => "it was not decided whether the program is robust",
        Limit::Hang => {
            "where loops were cut off the program may hang: there were too many states to find out"
        }
    };
    warning(WarningKind::Limit, message, None)
}
