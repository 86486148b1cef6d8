//! The rules of the workspace that the compiler does not know.
//!
//! A rule is a function from the [`Tree`] of files to its [`Finding`]s. It reads files as text, so
//! that it also works on a tree that does not compile. Each rule has a unit test on an example
//! that violates it and on one that does not: a rule that cannot fail is worthless.

mod docs;
mod edges;
mod lengths;
mod links;
mod names;
mod tree;
mod words;

use std::fmt;

pub(crate) use tree::Tree;

/// A place that violates a rule.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Finding {
    /// Path from the root of the workspace.
    pub(crate) file: String,
    /// Counted from 1; a file that is missing, or wrong as a whole, is found on line 1.
    pub(crate) line: usize,
    /// What is wrong.
    pub(crate) message: String,
}

impl Finding {
    /// A finding from its parts.
    fn new(file: &str, line: usize, message: impl Into<String>) -> Finding {
        Finding { file: file.to_owned(), line, message: message.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.message)
    }
}

/// What a rule is.
type Rule = fn(&Tree) -> Vec<Finding>;

/// All rules.
const RULES: &[Rule] = &[
    edges::dependency_direction,
    edges::reasons_for_dependencies,
    names::engine_names_no_algorithm,
    names::algorithms_do_not_use_each_other,
    lengths::files,
    docs::module_docs,
    docs::crate_readmes,
    links::dead_links,
    links::pages_of_the_guide,
    words::words_not_to_use,
];

/// What all rules find, by file and line.
pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings: Vec<Finding> = RULES.iter().flat_map(|rule| rule(tree)).collect();
    findings.sort();
    findings
}

/// The file and line of each finding, which is what the tests of the rules compare.
#[cfg(test)]
fn places(findings: &[Finding]) -> Vec<(&str, usize)> {
    findings.iter().map(|finding| (finding.file.as_str(), finding.line)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn findings_of_several_rules_are_in_the_order_of_the_files() {
        let tree = Tree::of(&[
            ("xtask/src/b.rs", "fn f() {}\n"),
            ("xtask/src/a.rs", &"//! A.\n".repeat(501)),
        ]);
        let found: Vec<String> = check(&tree).iter().map(Finding::to_string).collect();
        let expected = [
            "xtask/src/a.rs:501: 501 lines, 500 are allowed",
            "xtask/src/b.rs:1: does not start with a `//!` module doc",
        ];
        assert_eq!(found, expected);
    }
}
