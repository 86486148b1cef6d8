//! What a verdict says: what was explored, what was looked for and what was not, under which memory
//! model.

use crate::words::listed;
use crate::{Report, RobustnessAnswer, Warning};
use mazurka_trace::{Limit, MemoryModel, Verdict, ViolationKind};

/// A verdict that nothing wrong was found, in one sentence.
pub(crate) fn verdict_in_words(report: &Report) -> String {
    let explored = match report.verdict {
        Verdict::Incomplete if report.limits_hit.contains(&Limit::Interrupted) => {
            "incomplete: you interrupted the exploration"
        }
        Verdict::Incomplete if report.limits_hit == [Limit::Hang] => {
            "incomplete: the program may hang, which could not be decided; the exploration"
        }
        Verdict::Incomplete if report.limits_hit == [Limit::Robustness] => {
            "incomplete: verified under sequential consistency, robustness not decided; the exploration"
        }
        Verdict::Incomplete => "incomplete: a limit cut the exploration",
        _ if report.explored.states.is_some() => {
            "verified: every relevant state was explored under sequential consistency"
        }
        _ if is_robust(report) && report.memory_model == MemoryModel::X86.name() => {
            "verified, and robust: holds on x86 (x86-TSO, as compiled); every execution was explored \
             under sequential consistency"
        }
        _ if is_robust(report) => {
            "verified, and robust: holds under RC11 (load buffering excluded); every execution was \
             explored under sequential consistency"
        }
        _ => "verified: every execution was explored under sequential consistency",
    };
    // Whether the program is robust is said in other words, or by a warning where that matters.
    let [checked, not_checked] = [&report.checked, &report.not_checked].map(|names| {
        names.iter().filter(|name| *name != "memory-orders").cloned().collect::<Vec<String>>()
    });
    let found = match report.verdict {
        _ if checked.is_empty() => ", but nothing was looked for".to_string(),
        Verdict::Verified => format!(" without {}", names(&checked, "or")),
        _ if matches!(report.limits_hit[..], [Limit::Hang | Limit::Robustness]) => {
            format!(" found no {}", names(&checked, "or"))
        }
        _ => format!(", which had found no {}", names(&checked, "or")),
    };
    let rest = match not_checked.is_empty() {
        true => String::new(),
        false => format!("; {} were not looked for", names(&not_checked, "and")),
    };
    format!("{explored}{found}{rest}")
}

/// A verdict that something was found, in one sentence. Where that is only what a memory model allows,
/// what holds under sequential consistency is said too.
pub(crate) fn violation_in_words(report: &Report) -> String {
    let other = |kind| kind != ViolationKind::MemoryOrder;
    if report.violations.iter().any(|violation| other(violation.kind)) {
        return "violation".to_string();
    }
    let model = match report.memory_model == MemoryModel::X86.name() {
        true => MemoryModel::X86.title(),
        false => MemoryModel::Rc11.title(),
    };
    let sc = match report.limits_hit.is_empty() {
        true => "verified under sequential consistency, ",
        false => "incomplete under sequential consistency, and ",
    };
    format!("{sc}not robust: {model} allows executions that are not sequentially consistent")
}

fn is_robust(report: &Report) -> bool {
    let answer = report.robustness.as_ref().map(|robustness| robustness.answer);
    answer == Some(RobustnessAnswer::Robust)
}

/// The groups of violations, in a list that ends with `and` or `or`.
fn names(groups: &[String], conjunction: &str) -> String {
    let words: Vec<&str> = groups.iter().map(|name| property_in_words(name)).collect();
    match words.as_slice() {
        [.., _, last] => {
            let list = listed(&words);
            let most = list.len() - last.len() - " and ".len();
            format!("{} {conjunction} {last}", &list[..most])
        }
        words => words.concat(),
    }
}

/// The violations of a group, as the verdict names them.
fn property_in_words(name: &str) -> &str {
    match name {
        "assertions" => "failed assertions",
        "memory" => "memory errors",
        "uninitialized" => "uses of uninitialised memory",
        "data-races" => "data races",
        "leaks" => "memory leaks",
        name => name,
    }
}

/// Something that a reader of the verdict should know.
pub(crate) fn warning_in_words(warning: &Warning) -> String {
    let place = warning.location.as_ref();
    let place = place.map_or(String::new(), |at| format!("{}:{}: ", at.file, at.line));
    format!("{place}{}", warning.message)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(verdict: Verdict, checked: &[&str], not_checked: &[&str]) -> Report {
        let mut report = Report::new("p.c".into(), "pop".into(), verdict);
        report.checked = checked.iter().map(ToString::to_string).collect();
        report.not_checked = not_checked.iter().map(ToString::to_string).collect();
        report
    }

    #[test]
    fn the_verdict_names_what_was_looked_for_and_what_was_not() {
        let most = ["assertions", "deadlocks", "memory"];
        let some = report(Verdict::Verified, &most, &["livelocks", "data-races"]);
        assert_eq!(
            verdict_in_words(&some),
            "verified: every execution was explored under sequential consistency without failed \
             assertions, deadlocks or memory errors; livelocks and data races were not looked for"
        );
        let one = report(Verdict::Verified, &["deadlocks"], &[]);
        assert!(verdict_in_words(&one).ends_with("without deadlocks"));
        let none = report(Verdict::Verified, &[], &["deadlocks"]);
        assert!(verdict_in_words(&none).contains("nothing was looked for; deadlocks were not"));
    }

    #[test]
    fn a_limit_is_no_proof() {
        let mut cut = report(Verdict::Incomplete, &["deadlocks"], &[]);
        assert!(verdict_in_words(&cut).ends_with("exploration, which had found no deadlocks"));
        cut.limits_hit = vec![Limit::Hang];
        assert!(verdict_in_words(&cut).contains("may hang"));
    }
}
