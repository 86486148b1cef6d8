//! What no file contains.
//!
//! The patterns are put together from halves, so that the rules do not find themselves.

use super::scan::{code, is_word, line_of, words};
use super::{Finding, Tree};

/// Folders outside of the repository that mean nothing to anyone else.
const FOREIGN_FOLDERS: &[&str] =
    &[concat!("/", "root/"), concat!("/", "home/"), concat!("/", "work/")];

/// A relative path out of the repository.
const OUTSIDE: &str = concat!("..", "/shared");

/// Macros that mark code as unfinished or under investigation.
const UNFINISHED: &[&str] =
    &[concat!("todo", "!("), concat!("unimplemented", "!("), concat!("dbg", "!(")];

/// Endings of files in which lines end without white space. In recorded output it may matter.
const TRIMMED: &[&str] = &[".rs", ".md", ".toml"];

/// Files that may use `unsafe`: path, and the reason.
const UNSAFE: &[(&str, &str)] = &[];

/// The findings for each place in a file that a function of its lines tells of.
fn by_line((path, text): (&str, &str), messages: impl Fn(&str) -> Vec<String>) -> Vec<Finding> {
    // Unlike `lines`, this leaves a carriage return where it is, to be found.
    let lines = text.split('\n').enumerate();
    let finding = |(index, line)| {
        let at_line = |message| Finding::new(path, index + 1, message);
        messages(line).into_iter().map(at_line).collect::<Vec<_>>()
    };
    lines.flat_map(finding).collect()
}

/// No file refers to what lies outside of the repository.
pub(super) fn forbidden_paths(tree: &Tree) -> Vec<Finding> {
    let messages = |line: &str| {
        let foreign = FOREIGN_FOLDERS.iter().filter(|folder| has_absolute(line, folder));
        let outside = line.contains(OUTSIDE).then_some(&OUTSIDE);
        foreign
            .chain(outside)
            .map(|path| format!("`{path}` is outside of the repository"))
            .collect()
    };
    tree.texts().flat_map(|file| by_line(file, messages)).collect()
}

/// Whether a path that starts in this absolute folder stands in a line.
fn has_absolute(line: &str, folder: &str) -> bool {
    line.match_indices(folder).any(|(offset, _)| {
        let delimiters = |c: char| c.is_whitespace() || "\"'`()[]<>=,;:|".contains(c);
        let before = line[..offset].rsplit(delimiters).next().unwrap_or_default();
        // Behind a name it is a folder in another, or in a URL; but not behind an option like `-I`.
        let is_inner = before.contains(|c| is_word(c) || c == '.') && !before.starts_with('-');
        !is_inner
    })
}

/// No source file has code that its author did not mean to leave there.
pub(super) fn unfinished_code(tree: &Tree) -> Vec<Finding> {
    let messages = |line: &str| {
        let has = |pattern: &&&str| {
            line.match_indices(**pattern).any(|(offset, _)| !line[..offset].ends_with(is_word))
        };
        UNFINISHED.iter().filter(has).map(|pattern| format!("`{pattern}` is left here")).collect()
    };
    tree.sources().flat_map(|file| by_line(file, messages)).collect()
}

/// No line that people write ends with white space.
pub(super) fn trailing_white_space(tree: &Tree) -> Vec<Finding> {
    let is_trimmed = |path: &str| TRIMMED.iter().any(|ending| path.ends_with(ending));
    let messages = |line: &str| {
        let message = "trailing white space".to_owned();
        line.ends_with(char::is_whitespace).then_some(message).into_iter().collect()
    };
    let files = tree.texts().filter(|(path, _)| is_trimmed(path));
    files.flat_map(|file| by_line(file, messages)).collect()
}

/// No code is unsafe, but where a reason is given.
pub(super) fn no_unsafe(tree: &Tree) -> Vec<Finding> {
    tree.sources().flat_map(|(path, text)| unsafe_in(path, text, UNSAFE)).collect()
}

/// The places in a file where code is unsafe, unless it is an exception.
fn unsafe_in(path: &str, text: &str, exceptions: &[(&str, &str)]) -> Vec<Finding> {
    if exceptions.iter().any(|&(exception, _)| exception == path) {
        return Vec::new();
    }
    let code = code(text);
    let message = "`unsafe` outside the list of exceptions";
    let finding = |offset| Finding::new(path, line_of(&code, offset), message);
    words(&code, "unsafe").into_iter().map(finding).collect()
}

#[cfg(test)]
mod tests {
    use super::super::places;
    use super::*;

    #[test]
    fn paths_out_of_the_repository_are_found() {
        for folder in FOREIGN_FOLDERS {
            for before in ["", "see ", "\"", "(", "file://", "-I", "~", "path=", "a: "] {
                let text = format!("\n{before}{folder}x\n");
                let findings = forbidden_paths(&Tree::of(&[("a/b.txt", &text)]));
                assert_eq!(places(&findings), [("a/b.txt", 2)], "{text}");
            }
        }
        let text = format!("a\n{OUTSIDE}/x");
        assert_eq!(places(&forbidden_paths(&Tree::of(&[("a.md", &text)]))), [("a.md", 2)]);
    }

    #[test]
    fn paths_in_the_repository_and_on_the_web_are_not_found() {
        for folder in FOREIGN_FOLDERS {
            for before in ["https://example.org", "tests", "../x", ".", "${X}"] {
                let text = format!("{before}{folder}x");
                assert_eq!(forbidden_paths(&Tree::of(&[("a.md", &text)])), [], "{text}");
            }
        }
        assert_eq!(forbidden_paths(&Tree::of(&[("a.md", "../share, /roots/, at /home")])), []);
    }

    #[test]
    fn unfinished_code_is_found_in_sources() {
        for pattern in UNFINISHED {
            let text = format!("fn f() {{\n    {pattern}1);\n}}\n");
            let tree = Tree::of(&[("a.rs", &text), ("a.md", &text)]);
            assert_eq!(places(&unfinished_code(&tree)), [("a.rs", 2)], "{text}");
            let text = format!("my_{pattern}1);");
            assert_eq!(unfinished_code(&Tree::of(&[("a.rs", &text)])), [], "{text}");
        }
        assert_eq!(unfinished_code(&Tree::of(&[("a.rs", "// To do: nothing, not a dbg.")])), []);
    }

    #[test]
    fn white_space_at_the_end_of_a_line_is_found() {
        let text = "a\nb \nc\t\nd\r\n\n  e";
        let tree = Tree::of(&[("a.rs", text), ("b.txt", text), ("c.toml", "a\n\n b\n")]);
        assert_eq!(places(&trailing_white_space(&tree)), [2, 3, 4].map(|line| ("a.rs", line)));
    }

    #[test]
    fn unsafe_code_is_found_unless_it_is_an_exception() {
        let text = "// unsafe\nlet s = \"unsafe\";\nunsafe { f() }\n#![forbid(unsafe_code)]\n";
        let tree = Tree::of(&[("a.rs", text), ("a.md", text)]);
        assert_eq!(places(&no_unsafe(&tree)), [("a.rs", 3)]);
        assert_eq!(unsafe_in("a.rs", text, &[("a.rs", "coroutines")]), []);
    }
}
