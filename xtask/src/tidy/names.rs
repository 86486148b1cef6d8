//! Who may name whom: the engine no algorithm, and an algorithm no other.

use super::scan::{closing, identifier, is_word, line_of};
use super::{Finding, Tree};

/// Where the engine lives.
const ENGINE: &str = "crates/engine/src/";

/// Where the algorithms live.
const DPOR: &str = "crates/dpor/src/";

/// The modules in [`DPOR`] that are an algorithm each.
pub(super) const ALGORITHMS: &[&str] =
    &["naive", "classic", "source", "optimal", "awaiting", "pop", "event", "sdpor"];

/// Words that name an algorithm or its parts wherever they stand. `pop` and Event-DPOR, which
/// consist of ordinary words, are told apart by [`names_pop`] and [`names_event_dpor`].
const WORDS: &[&str] = &["naive", "optimal", "sdpor", "classic", "wakeup", "sleep"];

/// Identifiers that the engine may use although a part of them names an algorithm, and the reason.
const IDENTIFIERS: &[(&str, &str)] = &[
    ("pop_back", "std::collections::VecDeque"),
    ("pop_first", "std::collections::BTreeMap"),
    ("pop_front", "std::collections::VecDeque"),
    ("pop_if", "std::vec::Vec"),
    ("pop_last", "std::collections::BTreeMap"),
];

/// The algorithm whose file this is: `<name>.rs`, or anything in the folder `<name>`.
pub(super) fn algorithm_of(path: &str) -> Option<&'static str> {
    let name = path.strip_prefix(DPOR)?.split('/').next()?.trim_end_matches(".rs");
    ALGORITHMS.iter().copied().find(|&algorithm| algorithm == name)
}

/// The engine names no algorithm, neither in code nor in comments nor by a file's name.
pub(super) fn engine_names_no_algorithm(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in tree.texts().filter(|(path, _)| path.starts_with(ENGINE)) {
        let file_name = named_algorithms(&path[ENGINE.len()..]).into_iter().map(|name| (1, name));
        let lines = text.lines().enumerate();
        let in_lines = lines.flat_map(|(index, line)| {
            named_algorithms(line).into_iter().map(move |name| (index + 1, name))
        });
        findings.extend(file_name.chain(in_lines).map(|(line, name)| {
            Finding::new(path, line, format!("the engine names no algorithm, but here is `{name}`"))
        }));
    }
    findings
}

/// The words of a line that name an algorithm.
fn named_algorithms(line: &str) -> Vec<&str> {
    let parts = parts(line);
    let mut names = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        let word = part.text.to_ascii_lowercase();
        let found = WORDS.contains(&word.as_str()) || names_pop(line, part);
        let identifier = part.identifier(line);
        if found && !IDENTIFIERS.iter().any(|&(allowed, _)| allowed == identifier) {
            names.push(identifier);
        }
        if let Some(next) = parts.get(index + 1).filter(|next| names_event_dpor(line, part, next)) {
            names.push(&line[part.start..next.end()]);
        }
    }
    names
}

/// Whether this is POP, and not the method of a vector or the English verb: in capitals, as a hump
/// of an identifier, joined to another word by `_`, or as a module.
fn names_pop(line: &str, part: &Part<'_>) -> bool {
    let (before, after) = (&line[..part.start], &line[part.end()..]);
    match part.text {
        "Pop" | "POP" => true,
        "pop" => {
            before.ends_with('_')
                || after.starts_with('_')
                || before.ends_with("mod ")
                || after.starts_with("::")
        }
        _ => false,
    }
}

/// Whether two neighbouring parts are `event` and `dpor`, joined in any way.
fn names_event_dpor(line: &str, part: &Part<'_>, next: &Part<'_>) -> bool {
    part.text.eq_ignore_ascii_case("event")
        && next.text.eq_ignore_ascii_case("dpor")
        && ["", "_", "-", " "].contains(&&line[part.end()..next.start])
}

/// A word of prose, or one of the words that an identifier is made of.
struct Part<'a> {
    /// The word.
    text: &'a str,
    /// Its offset in the line.
    start: usize,
}

impl Part<'_> {
    /// The offset just after it.
    fn end(&self) -> usize {
        self.start + self.text.len()
    }

    /// The identifier it is part of.
    fn identifier<'a>(&self, line: &'a str) -> &'a str {
        let start = line[..self.start].trim_end_matches(is_word).len();
        identifier(&line[start..])
    }
}

/// Splits a line into words of letters: `WakeupTree`, `wakeup_tree` and `wakeup tree` have two each,
/// and so has `POPTree`.
fn parts(line: &str) -> Vec<Part<'_>> {
    let bytes = line.as_bytes();
    let mut parts = Vec::new();
    let mut start = 0;
    for at in 0..=bytes.len() {
        if at == bytes.len() || is_boundary(bytes, at) {
            let text = line[start..at].trim_matches(|c: char| !c.is_ascii_alphabetic());
            if !text.is_empty() {
                let offset = line[start..at].find(text).unwrap_or(0);
                parts.push(Part { text, start: start + offset });
            }
            start = at;
        }
    }
    parts
}

/// Whether a new word may start at an offset greater than 0: where letters start or end, at a hump,
/// and at the last capital of several if small letters follow. Other alphabets have no boundaries.
fn is_boundary(bytes: &[u8], at: usize) -> bool {
    if at == 0 || !bytes[at - 1].is_ascii() || !bytes[at].is_ascii() {
        return false;
    }
    let (before, here) = (bytes[at - 1], bytes[at]);
    let small_follows = bytes.get(at + 1).is_some_and(u8::is_ascii_lowercase);
    before.is_ascii_alphabetic() != here.is_ascii_alphabetic()
        || here.is_ascii_uppercase() && (before.is_ascii_lowercase() || small_follows)
}

/// The file of one algorithm does not name the module of another: what two of them need is lifted
/// into a module of its own.
pub(super) fn algorithms_do_not_name_each_other(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in tree.sources() {
        let Some(own) = algorithm_of(path) else { continue };
        for (offset, module) in named_modules(text) {
            if module != own && ALGORITHMS.contains(&module) {
                let message = format!("the file of `{own}` names the algorithm `{module}`");
                findings.push(Finding::new(path, line_of(text, offset), message));
            }
        }
    }
    findings
}

/// The names that follow `crate::` and `super::` in a text, with the offset of each.
fn named_modules(text: &str) -> Vec<(usize, &str)> {
    let roots = ["crate::", "super::"];
    let starts = roots
        .into_iter()
        .flat_map(|root| text.match_indices(root).map(|(offset, root)| offset + root.len()));
    starts.flat_map(|start| first_segments(text, start)).collect()
}

/// The first segment of the path at an offset, or of each path in the group there.
fn first_segments(text: &str, start: usize) -> Vec<(usize, &str)> {
    let skip_blanks = |at: usize| text.len() - text[at..].trim_start().len();
    let start = skip_blanks(start);
    if !text[start..].starts_with('{') {
        return vec![(start, identifier(&text[start..]))];
    }
    let mut segments = Vec::new();
    let end = start + closing(&text[start..]);
    let mut at = start + 1;
    while at < end {
        at = skip_blanks(at);
        segments.push((at, identifier(&text[at..])));
        at = next_item(text, at, end);
    }
    segments
}

/// The offset just after the comma that ends the item at `at`, or `end`; inner groups are skipped.
fn next_item(text: &str, mut at: usize, end: usize) -> usize {
    while let Some(found) = text[at..end].find([',', '{']) {
        at += found;
        if text[at..].starts_with(',') {
            return at + 1;
        }
        at += closing(&text[at..]);
    }
    end
}

#[cfg(test)]
mod tests {
    use super::super::places;
    use super::*;

    #[test]
    fn names_of_algorithms_are_found_in_every_spelling() {
        for (line, expected) in [
            ("use dpor::naive::Naive;", &["naive", "Naive"][..]),
            ("// the optimal one", &["optimal"]),
            ("struct WakeupTree;", &["WakeupTree"]),
            ("let x = wakeup_tree;", &["wakeup_tree"]),
            ("SLEEP_SET", &["SLEEP_SET"]),
            ("std::thread::sleep(d)", &["sleep"]),
            ("SDPORRun, RunSDPOR, sdpor2", &["SDPORRun", "RunSDPOR", "sdpor2"]),
            ("Pop, POP, POPTree, RunPop", &["Pop", "POP", "POPTree", "RunPop"]),
            ("mod pop; pop::f(); pop_run(); run_pop()", &["pop", "pop", "pop_run", "run_pop"]),
            ("isClassic", &["isClassic"]),
            ("Event-DPOR, EventDpor", &["Event-DPOR", "EventDpor"]),
            ("event_dpor, event dpor", &["event_dpor", "event dpor"]),
            ("é optimal é", &["optimal"]),
        ] {
            assert_eq!(named_algorithms(line), expected, "{line}");
        }
    }

    #[test]
    fn ordinary_code_names_no_algorithm() {
        for line in [
            "while let Some(e) = stack.pop() {",
            "option.and_then(Vec::pop); // push and pop",
            "queue.pop_front(), queue.pop_back(), map.pop_first(), map.pop_last(), v.pop_if(f)",
            "population, popular, Populate, asleep, sleeping, optimally, classical, naivety",
            "an event of dpor, event; dpor, events_dpor",
        ] {
            assert_eq!(named_algorithms(line), [""; 0], "{line}");
        }
    }

    #[test]
    fn only_the_engine_is_searched_for_names() {
        let tree = Tree::of(&[
            ("crates/dpor/src/optimal.rs", "optimal"),
            ("crates/engine/README.md", "optimal"),
            ("crates/engine/src/lib.rs", "//! Engine.\nmod optimal;\n"),
            ("crates/engine/src/naive.rs", "//! Nothing.\n"),
        ]);
        let expected = [("crates/engine/src/lib.rs", 2), ("crates/engine/src/naive.rs", 1)];
        assert_eq!(places(&engine_names_no_algorithm(&tree)), expected);
    }

    /// The lines on which the file of POP names another algorithm.
    fn named_in_pop(text: &str) -> Vec<usize> {
        let findings =
            algorithms_do_not_name_each_other(&Tree::of(&[("crates/dpor/src/pop.rs", text)]));
        findings.iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn other_algorithms_are_found_in_paths_and_groups() {
        for text in [
            "\nuse crate::optimal::Node;",
            "\nlet x = super::naive::f();",
            "\n//! See [`crate::event`].",
            "use crate::{tree::{optimal, Tree},\n    source};",
            "use super::{self,\n awaiting::Node};",
            "use super::super::\n  sdpor;",
        ] {
            assert_eq!(named_in_pop(text), [2], "{text}");
        }
    }

    #[test]
    fn shared_modules_and_the_own_one_may_be_named() {
        for text in [
            "use crate::tree::{optimal, source};",
            "use crate::{pop::Node, events, tree::naive};",
            "use super::*; use mazurka_trace::event; pub(crate) mod source {}",
            "use crate::{",
        ] {
            assert_eq!(named_in_pop(text), [0; 0], "{text}");
        }
    }

    #[test]
    fn only_files_of_algorithms_are_bound() {
        let tree = Tree::of(&[
            ("crates/dpor/src/event/park.rs", "use crate::optimal;"),
            ("crates/dpor/src/lib.rs", "use crate::optimal;"),
            ("crates/dpor/src/tree.rs", "use crate::optimal;"),
            ("crates/trace/src/event.rs", "use crate::optimal;"),
        ]);
        let expected = [("crates/dpor/src/event/park.rs", 1)];
        assert_eq!(places(&algorithms_do_not_name_each_other(&tree)), expected);
    }
}
