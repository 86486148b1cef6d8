//! The engine names no algorithm, and an algorithm uses no other.

use super::words::is_word;
use super::{Finding, Tree};

/// Where the engine lives.
const ENGINE: &str = "crates/engine/src/";

/// Where the algorithms live.
const DPOR: &str = "crates/dpor/src/";

/// The modules in [`DPOR`] that are an algorithm each.
const ALGORITHMS: &[&str] =
    &["naive", "classic", "source", "optimal", "pop", "event", "sdpor", "random"];

/// What names an algorithm or a part of one, in small letters.
const IN_ANY_CASE: &[&str] =
    &["naive", "optimal", "classic", "sdpor", "event-dpor", "event_dpor", "wakeup", "sleep"];

/// What names an algorithm if it is written so: `pop` is also a method of a vector.
const AS_WRITTEN: &[&str] = &["POP", "Pop", "pop::", "_pop"];

/// The engine names no algorithm, neither in code nor in comments.
pub(super) fn engine_names_no_algorithm(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in tree.sources().filter(|(path, _)| path.starts_with(ENGINE)) {
        for (index, line) in text.lines().enumerate() {
            if let Some(name) = named_algorithm(line) {
                let message = format!("the engine names no algorithm, but here is `{name}`");
                findings.push(Finding::new(path, index + 1, message));
            }
        }
    }
    findings
}

/// The first name of an algorithm in a line.
fn named_algorithm(line: &str) -> Option<&'static str> {
    let lower = line.to_lowercase();
    let in_any_case = IN_ANY_CASE.iter().find(|&&name| lower.contains(name));
    in_any_case.or_else(|| AS_WRITTEN.iter().find(|&&name| line.contains(name))).copied()
}

/// The algorithm whose file this is: `<name>.rs`, or anything in the folder `<name>`.
fn algorithm_of(path: &str) -> Option<&'static str> {
    let name = path.strip_prefix(DPOR)?.split('/').next()?.trim_end_matches(".rs");
    ALGORITHMS.iter().copied().find(|&algorithm| algorithm == name)
}

/// The code of one algorithm does not use the module of another: what two of them need is lifted
/// into a module of its own.
pub(super) fn algorithms_do_not_use_each_other(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in tree.sources() {
        let Some(own) = algorithm_of(path) else { continue };
        for (index, line) in text.lines().enumerate() {
            let others = ALGORITHMS.iter().filter(|&&other| other != own && uses(line, other));
            findings.extend(others.map(|other| {
                let message = format!("the file of `{own}` uses the algorithm `{other}`");
                Finding::new(path, index + 1, message)
            }));
        }
    }
    findings
}

/// Whether a line has a path into a module of this crate: it follows `crate::` or `super::`, or the
/// path begins with it. Comments may name what they like.
fn uses(line: &str, module: &str) -> bool {
    let line = line.split("//").next().unwrap_or_default();
    line.match_indices(module).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + module.len()..]);
        let follows_root = before.ends_with("crate::") || before.ends_with("super::");
        let begins_path = !before.ends_with(|c| is_word(c) || c == ':') && after.starts_with("::");
        follows_root && !after.starts_with(is_word) || begins_path
    })
}

#[cfg(test)]
mod tests {
    use super::super::places;
    use super::*;

    #[test]
    fn names_of_algorithms_are_found_in_the_engine() {
        for line in [
            "use dpor::naive::Naive;",
            "// the optimal one",
            "struct WakeupTree;",
            "SLEEP_SET",
            "// as POP does",
            "pop::f()",
            "struct EventDpor; // Event-DPOR",
        ] {
            assert!(named_algorithm(line).is_some(), "{line}");
        }
        for line in ["while let Some(e) = stack.pop() {", "queue.pop_front()", "an event"] {
            assert_eq!(named_algorithm(line), None, "{line}");
        }
        let tree = Tree::of(&[
            ("crates/dpor/src/optimal.rs", "optimal"),
            ("crates/engine/src/lib.rs", "//! Engine.\nmod optimal;\n"),
        ]);
        assert_eq!(places(&engine_names_no_algorithm(&tree)), [("crates/engine/src/lib.rs", 2)]);
    }

    #[test]
    fn an_algorithm_that_uses_another_is_found() {
        let lines = |text: &str| -> Vec<usize> {
            let tree = Tree::of(&[("crates/dpor/src/pop/mod.rs", text)]);
            algorithms_do_not_use_each_other(&tree).iter().map(|found| found.line).collect()
        };
        for text in [
            "\nuse crate::optimal::Node;",
            "\nlet x = super::naive;",
            "use crate::{tree,\n    source::Node};",
        ] {
            assert_eq!(lines(text), [2], "{text}");
        }
        for text in [
            "use crate::tree::{optimal, source};",
            "use crate::pop::Node; // as in crate::optimal",
            "use mazurka_trace::event::Event;",
        ] {
            assert_eq!(lines(text), [0; 0], "{text}");
        }
    }
}
