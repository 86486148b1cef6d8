//! What a verdict says: what was explored, what was looked for and what was not, under which memory
//! model.

use crate::words::listed;
use crate::{Report, Warning};
use mazurka_trace::{Limit, Verdict};

/// A verdict that nothing wrong was found, in one sentence.
pub(crate) fn verdict_in_words(report: &Report) -> String {
    let explored = match report.verdict {
        Verdict::Incomplete if report.limits_hit.contains(&Limit::Interrupted) => {
            "incomplete: you interrupted the exploration"
        }
        Verdict::Incomplete if report.limits_hit == [Limit::Hang] => {
            "incomplete: the program may hang, which could not be decided; the exploration"
        }
        Verdict::Incomplete => "incomplete: a limit cut the exploration",
        _ if report.explored.states.is_some() => {
            "verified: every relevant state was explored under sequential consistency"
        }
        _ => "verified: every execution was explored under sequential consistency",
    };
    let found = match report.verdict {
        _ if report.checked.is_empty() => ", but nothing was looked for".to_string(),
        Verdict::Verified => format!(" without {}", names(&report.checked, "or")),
        _ if report.limits_hit == [Limit::Hang] => {
            format!(" found no {}", names(&report.checked, "or"))
        }
        _ => format!(", which had found no {}", names(&report.checked, "or")),
    };
    let rest = match report.not_checked.is_empty() {
        true => String::new(),
        false => format!("; {} were not looked for", names(&report.not_checked, "and")),
    };
    format!("{explored}{found}{rest}")
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
