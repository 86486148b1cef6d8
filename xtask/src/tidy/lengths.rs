//! Files and functions stay short enough to be read in one go.

use super::scan::{closing, code, identifier, line_of, words};
use super::{Finding, Tree};

/// The most lines of a file.
const FILE_LINES: usize = 500;

/// The most lines of a file in a folder of tests, or in [`LONG_FILES`].
const LONG_FILE_LINES: usize = 800;

/// The most lines of a function, from `fn` to its closing brace.
const FUNCTION_LINES: usize = 70;

/// Files that may have up to [`LONG_FILE_LINES`]: path, and the reason.
const LONG_FILES: &[(&str, &str)] = &[];

/// Functions of any length, whose body is one flat `match`: file, name, and the reason.
const LONG_MATCHES: &[(&str, &str, &str)] = &[
    ("crates/ir/src/print/inst.rs", "inst_text", "one arm for each instruction"),
    ("crates/ir/src/verify/types.rs", "inst_types", "one arm for each instruction"),
];

/// A file has at most 500 lines, with few exceptions.
pub(super) fn files(tree: &Tree) -> Vec<Finding> {
    tree.sources().filter_map(|(path, text)| long_file(path, text, LONG_FILES)).collect()
}

/// The finding for a file that is too long.
fn long_file(path: &str, text: &str, exceptions: &[(&str, &str)]) -> Option<Finding> {
    let is_test = path.split('/').any(|part| part == "tests");
    let is_exception = exceptions.iter().any(|&(exception, _)| exception == path);
    let limit = if is_test || is_exception { LONG_FILE_LINES } else { FILE_LINES };
    let lines = text.lines().count();
    let message = || format!("{lines} lines, {limit} are allowed");
    (lines > limit).then(|| Finding::new(path, limit + 1, message()))
}

/// A function has at most 70 lines, with few exceptions.
pub(super) fn functions(tree: &Tree) -> Vec<Finding> {
    tree.sources().flat_map(|(path, text)| long_functions(path, text, LONG_MATCHES)).collect()
}

/// The findings for the functions of a file that are too long.
fn long_functions(path: &str, text: &str, exceptions: &[(&str, &str, &str)]) -> Vec<Finding> {
    let is_exception = |function: &Function| {
        let listed =
            exceptions.iter().any(|&(file, name, _)| file == path && name == function.name);
        listed && function.is_match
    };
    let finding = |function: Function| {
        let Function { name, line, lines, .. } = function;
        let message = format!("`{name}` has {lines} lines, {FUNCTION_LINES} are allowed");
        Finding::new(path, line, message)
    };
    let is_long = |function: &Function| function.lines > FUNCTION_LINES && !is_exception(function);
    functions_of(&code(text)).into_iter().filter(is_long).map(finding).collect()
}

/// A function with a body.
#[derive(Debug, PartialEq, Eq)]
struct Function {
    /// Its name.
    name: String,
    /// The line of its `fn`.
    line: usize,
    /// How many lines there are from `fn` to the closing brace.
    lines: usize,
    /// Whether the body is one `match` and nothing else but bindings.
    is_match: bool,
}

/// The functions of a file without comments and literals, also those within others.
fn functions_of(code: &str) -> Vec<Function> {
    words(code, "fn").into_iter().filter_map(|offset| function_at(code, offset)).collect()
}

/// The function whose `fn` is at `offset`; none if that is the type of a pointer, a declaration
/// without a body, or a name yet to be filled in by a macro.
fn function_at(code: &str, offset: usize) -> Option<Function> {
    let name = identifier(code[offset + "fn".len()..].trim_start());
    let body_start = offset + body(&code[offset..])?;
    let body_end = body_start + closing(&code[body_start..]);
    let body = &code[body_start + 1..body_end];
    let line = line_of(code, offset);
    (!name.is_empty()).then(|| Function {
        name: name.to_owned(),
        line,
        lines: line_of(code, body_end) - line + 1,
        is_match: is_match(body.strip_suffix('}').unwrap_or(body).trim()),
    })
}

/// Offset of the brace that opens the body of the function at the start of the text, if it has a
/// body. Brackets of the signature are skipped: an array type has a semicolon too.
fn body(code: &str) -> Option<usize> {
    let mut at = 0;
    while let Some(found) = code[at..].find(['(', '[', '{', ';']) {
        at += found;
        match code.as_bytes()[at] {
            b'{' => return Some(at),
            b';' => return None,
            _ => at += closing(&code[at..]),
        }
    }
    None
}

/// Whether a body, without its own braces, is one `match`, after bindings that give short names to
/// what it uses.
fn is_match(mut body: &str) -> bool {
    while identifier(body) == "let" {
        let Some((_, rest)) = body.split_once(";\n") else { return false };
        body = rest.trim_start();
    }
    if identifier(body) != "match" {
        return false;
    }
    // What is matched on has no bare braces, so the first ones hold the arms.
    body.find('{').is_some_and(|arms| arms + closing(&body[arms..]) == body.len())
}

#[cfg(test)]
mod tests {
    use super::super::places;
    use super::*;

    /// A function with the given number of lines.
    fn function(name: &str, lines: usize) -> String {
        format!("fn {name}() {{\n{}}}\n", "    // A brace: }\n".repeat(lines - 2))
    }

    /// A function that is one match, with the given number of lines.
    fn table(name: &str, lines: usize) -> String {
        let arms = "        1 => { 2 }\n".repeat(lines - 4);
        format!("fn {name}(n: u8) -> u8 {{\n    match n {{\n{arms}    }}\n}}\n")
    }

    #[test]
    fn a_file_is_not_longer_than_its_kind_allows() {
        let lines = |count| "//!\n".repeat(count);
        let listed = [("src/data.rs", "a table")];
        for (path, limit) in [("src/a.rs", 500), ("tests/a.rs", 800), ("src/data.rs", 800)] {
            assert_eq!(long_file(path, &lines(limit), &listed), None);
            let finding = long_file(path, &lines(limit + 1), &listed).unwrap();
            assert_eq!((finding.file.as_str(), finding.line), (path, limit + 1));
        }
        let tree = Tree::of(&[("a.rs", &lines(501)), ("a.md", &lines(501)), ("b.rs", &lines(500))]);
        assert_eq!(places(&files(&tree)), [("a.rs", 501)]);
    }

    #[test]
    fn a_function_is_not_longer_than_allowed() {
        let text = function("short", 70) + &function("long", 71);
        let findings = functions(&Tree::of(&[("src/a.rs", &text)]));
        assert_eq!(places(&findings), [("src/a.rs", 71)]);
        assert_eq!(findings[0].message, "`long` has 71 lines, 70 are allowed");
    }

    #[test]
    fn only_a_listed_match_may_be_long() {
        let listed = [("src/a.rs", "table", "one row each"), ("src/a.rs", "code", "wrong")];
        let names = |text: &str| -> Vec<usize> {
            long_functions("src/a.rs", text, &listed).iter().map(|finding| finding.line).collect()
        };
        assert_eq!(names(&table("table", 90)), [0; 0]);
        assert_eq!(names(&table("other", 90)), [1]);
        assert_eq!(names(&function("code", 90)), [1]);
        let more = table("table", 90).replace("    match", "    g();\n    match");
        assert_eq!(names(&more), [1]);
        let after = table("table", 90).replace("    }\n}", "    }\n    .min(1)\n}");
        assert_eq!(names(&after), [1]);
    }

    #[test]
    fn functions_are_told_from_types_and_declarations() {
        let text = "
            trait T { fn declared(&self) -> [u8; 2]; }
            fn outer(f: fn(u8) -> [u8; 2]) where u8: Copy {
                fn inner() { f(\"}\") }
            }
            macro_rules! m { ($n:ident) => { fn $n() {} } }
            fn r#in() {}
        ";
        let found: Vec<(String, usize, usize)> = functions_of(&code(text))
            .into_iter()
            .map(|function| (function.name, function.line, function.lines))
            .collect();
        let expected = [("outer", 3, 3), ("inner", 4, 1), ("r", 7, 1)];
        assert_eq!(found, expected.map(|(name, line, lines)| (name.to_owned(), line, lines)));
    }
}
