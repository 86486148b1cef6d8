//! Words that no file contains, because there is a better one.

use super::{Finding, Tree};

/// Words and phrases not to use, and what to write instead.
///
/// A word with a capital letter is a name and found as it is written; the others are found in any
/// case. All of them are whole words: `doubt` is not found in `doubtful`.
const WORDS: &[(&str, &str)] = &[
    // Paths that mean nothing to anyone else.
    ("/root", "a path inside the repository"),
    ("/work", "a path inside the repository"),
    ("../shared", "a path inside the repository"),
    // One spelling throughout: British.
    ("behavior", "behaviour"),
    ("initialize", "initialise"),
    ("recognize", "recognise"),
    ("synchronization", "synchronisation"),
    // The literature's words.
    ("Palette", "Parameters"),
    ("stand in for", "represent"),
    ("stopped by interrupted", "interrupted"),
    // Words of our own where the literature, the standard or plain English has one.
    ("for ever", "forever"),
    ("in vain", "redundant"),
    ("gives back", "returns, releases or frees"),
    ("give back", "return, release or free"),
    ("gave back", "returned, released or freed"),
    ("Doubt", "Inexactness"),
    ("imagined", "predicted"),
    ("met again", "visited again"),
    ("stands before", "is about to perform"),
    ("step_again", "step"),
    ("step_known", "step_cached"),
    ("unsettle", "what is undone, by name"),
    ("has no meaning at all", "is undefined behaviour"),
];

/// The rules themselves, whose tables and tests have such words.
const SELF: &str = "xtask/src/tidy/";

/// Endings of files that people write; recorded and generated files are as they are.
const WRITTEN: &[&str] =
    &[".rs", ".md", ".toml", ".c", ".cpp", ".h", ".tiny", ".html", ".js", ".sh", "Makefile"];

/// Every place where a word of the table occurs.
pub(super) fn words_not_to_use(tree: &Tree) -> Vec<Finding> {
    let is_written = |path: &str| WRITTEN.iter().any(|ending| path.ends_with(ending));
    tree.texts()
        .filter(|(path, _)| {
            is_written(path) && !path.starts_with(SELF) && !path.starts_with("bench/runs/")
        })
        .flat_map(|(path, text)| occurrences(path, text, WORDS))
        .collect()
}

/// Whether a character may stand in an identifier.
pub(super) fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn occurrences(path: &str, text: &str, table: &[(&str, &str)]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let lower = line.to_lowercase();
        for (word, instead) in table {
            let is_name = word.contains(char::is_uppercase);
            if has_word(if is_name { line } else { &lower }, word) {
                let message = format!("`{word}`: say {instead}");
                findings.push(Finding::new(path, index + 1, message));
            }
        }
    }
    findings
}

/// Whether a word stands in a line with no letter, digit, underscore or dot on either side. A path
/// is not found where it goes on another one, as in the address of a page.
fn has_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + word.len()..]);
        !before.ends_with(|c| is_word(c) || c == '.') && !after.starts_with(is_word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<usize> {
        let table = [("in vain", "redundant"), ("Doubt", "Inexactness"), ("/srv", "nothing")];
        occurrences("a.md", text, &table).iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn words_are_found_where_they_stand_alone() {
        assert_eq!(lines("fine\nIn vain, in vain\nenum Doubt {}\nsee /srv/x"), [2, 3, 4]);
        assert_eq!(lines("in vainglory, pin vain, doubt, Doubtful, /srvs, tests/srv"), [0; 0]);
    }

    #[test]
    fn only_what_people_write_is_searched() {
        let text = "its behavior";
        let files = [
            ("a.rs", text),
            ("a.json", text),
            ("bench/runs/a.md", text),
            ("xtask/src/tidy/a.rs", text),
        ];
        let findings = words_not_to_use(&Tree::of(&files));
        let found: Vec<String> = findings.iter().map(Finding::to_string).collect();
        assert_eq!(found, ["a.rs:1: `behavior`: say behaviour"]);
    }
}
