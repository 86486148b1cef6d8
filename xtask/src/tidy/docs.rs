//! The documentation that must be there.

use super::names::algorithm_of;
use super::{Finding, Tree};

/// What the README of a crate tells, each under a heading of its own.
const README_HEADINGS: &[&str] = &["## Contents", "## Invariants", "## Depends on"];

/// The heading under which the changelog gathers what is to come.
const UNRELEASED: &str = "## Unreleased";

/// The algorithm that follows no paper: it is the definition the others are compared with.
const WITHOUT_PAPER: &str = "naive";

/// Every source file starts by saying what it is.
pub(super) fn module_docs(tree: &Tree) -> Vec<Finding> {
    let message = "does not start with a `//!` module doc";
    tree.sources()
        .filter(|(path, text)| needs_module_doc(path) && !text.starts_with("//!"))
        .map(|(path, _)| Finding::new(path, 1, message))
        .collect()
}

/// Whether a file is source of the project, and not a test or an example.
fn needs_module_doc(path: &str) -> bool {
    let in_crate = path.strip_prefix("crates/").and_then(|path| path.split_once('/'));
    let in_source = in_crate.is_some_and(|(_, path)| path.starts_with("src/"));
    in_source || path.starts_with("xtask/src/") || path.starts_with("bench/")
}

/// Every crate has a README with the headings that are common to all.
pub(super) fn crate_readmes(tree: &Tree) -> Vec<Finding> {
    tree.crates().into_iter().flat_map(|name| readme_findings(tree, name)).collect()
}

/// What the README of one crate lacks.
fn readme_findings(tree: &Tree, name: &str) -> Vec<Finding> {
    let path = format!("crates/{name}/README.md");
    let Some(text) = tree.text(&path) else {
        return vec![Finding::new(&path, 1, "the crate has no README")];
    };
    let lacks = |heading: &&&str| !has_heading(text, heading);
    let finding = |heading: &&str| Finding::new(&path, 1, format!("no heading `{heading}`"));
    README_HEADINGS.iter().filter(lacks).map(finding).collect()
}

/// Whether a line of a document is this heading, outside of code blocks.
fn has_heading(text: &str, heading: &str) -> bool {
    let mut in_code = false;
    text.lines().any(|line| {
        in_code ^= line.trim_start().starts_with("```");
        !in_code && line.trim_end() == heading
    })
}

/// The file of an algorithm opens with its paper, a table from the paper's notation to the code,
/// and where the code deviates.
pub(super) fn algorithm_headers(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in tree.sources() {
        if algorithm_of(path).is_none_or(|name| name == WITHOUT_PAPER || !is_main_file(path, name))
        {
            continue;
        }
        let header: Vec<&str> = text.lines().take_while(|line| line.starts_with("//!")).collect();
        let has_word = |word: &str| header.iter().any(|line| line.contains(word));
        let has_table = header.iter().any(|line| line.starts_with("//! |"));
        let needed = [
            (has_word("Paper:"), "the word `Paper:`"),
            (has_table, "a table from the paper's notation to the code"),
            (has_word("Deviations"), "the word `Deviations`"),
        ];
        let lacking = needed.into_iter().filter(|(there, _)| !there);
        findings.extend(lacking.map(|(_, what)| {
            Finding::new(path, 1, format!("the header of an algorithm lacks {what}"))
        }));
    }
    findings
}

/// Whether this is the file in which the module of an algorithm begins.
fn is_main_file(path: &str, name: &str) -> bool {
    path.ends_with(&format!("/{name}.rs")) || path.ends_with(&format!("/{name}/mod.rs"))
}

/// The changelog has a place for what is to come. That there is a changelog is another rule's.
pub(super) fn changelog(tree: &Tree) -> Vec<Finding> {
    let path = "CHANGELOG.md";
    let lacks = tree.text(path).is_some_and(|text| !has_heading(text, UNRELEASED));
    let finding = || Finding::new(path, 1, format!("no heading `{UNRELEASED}`"));
    lacks.then(finding).into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::super::places;
    use super::*;

    #[test]
    fn sources_start_with_a_module_doc() {
        let bare = "use std::fmt;\n//! Late.\n";
        let tree = Tree::of(&[
            ("bench/benches/b.rs", bare),
            ("crates/ir/src/a.rs", bare),
            ("crates/ir/src/b.rs", "//! Early.\nuse std::fmt;\n"),
            ("crates/ir/tests/src/t.rs", bare),
            ("tests/programs/a.rs", bare),
            ("xtask/src/deep/c.rs", ""),
        ]);
        let expected = ["bench/benches/b.rs", "crates/ir/src/a.rs", "xtask/src/deep/c.rs"]
            .map(|path| (path, 1));
        assert_eq!(places(&module_docs(&tree)), expected);
    }

    #[test]
    fn crates_have_a_readme_with_the_common_headings() {
        let tree = Tree::of(&[
            ("crates/a/README.md", "# a\n## Contents\n## Invariants\n## Depends on\n"),
            ("crates/b/README.md", "# b\n```\n## Contents\n```\n### Invariants\n## Depends on\n"),
            ("crates/c/src/lib.rs", ""),
            ("xtask/src/main.rs", ""),
        ]);
        let messages: Vec<String> = crate_readmes(&tree).iter().map(Finding::to_string).collect();
        let expected = [
            "crates/b/README.md:1: no heading `## Contents`",
            "crates/b/README.md:1: no heading `## Invariants`",
            "crates/c/README.md:1: the crate has no README",
        ];
        assert_eq!(messages, expected);
    }

    #[test]
    fn algorithms_open_with_paper_table_and_deviations() {
        let good = "//! A.\n//!\n//! Paper: P.\n//! | E | e |\n//! Deviations: none.\n";
        let tree = Tree::of(&[
            ("crates/dpor/src/awaiting.rs", &good.replace("Paper:", "Seen in")),
            ("crates/dpor/src/classic.rs", &good.replace("//! |", "//! -")),
            ("crates/dpor/src/event/mod.rs", &good.replace("Deviations", "Same")),
            ("crates/dpor/src/event/park.rs", "//! A part.\n"),
            ("crates/dpor/src/lib.rs", "//! All.\n"),
            ("crates/dpor/src/naive.rs", "//! No paper.\n"),
            ("crates/dpor/src/optimal.rs", good),
            ("crates/dpor/src/pop.rs", &good.replace("//!\n", "\n")),
            ("crates/trace/src/event.rs", "//! Events.\n"),
        ]);
        let expected = [
            ("crates/dpor/src/awaiting.rs", 1),
            ("crates/dpor/src/classic.rs", 1),
            ("crates/dpor/src/event/mod.rs", 1),
            ("crates/dpor/src/pop.rs", 1),
            ("crates/dpor/src/pop.rs", 1),
            ("crates/dpor/src/pop.rs", 1),
        ];
        assert_eq!(places(&algorithm_headers(&tree)), expected);
    }

    #[test]
    fn the_changelog_has_a_place_for_what_is_to_come() {
        let found = |text: &str| changelog(&Tree::of(&[("CHANGELOG.md", text)])).len();
        assert_eq!(found("# Changelog\n\n## Unreleased\n"), 0);
        assert_eq!(found("# Changelog\n\n## 0.1.0\nUnreleased\n"), 1);
    }
}
