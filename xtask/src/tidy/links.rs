//! What the documents point to exists.

use super::{Finding, Tree};

/// The documents in the root.
const TOP_LEVEL: &[&str] = &["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"];

/// Folders that make a code span a path when it starts with one of them.
const FOLDERS: &[&str] = &["crates/", "docs/", "xtask/", "bench/", "examples/", "tests/"];

/// The table of contents of the guide.
const CONTENTS: &str = "docs/SUMMARY.md";

/// Every page of the guide is in its table of contents.
pub(super) fn pages_of_the_guide(tree: &Tree) -> Vec<Finding> {
    let contents = tree.text(CONTENTS).unwrap_or_default();
    let listed: Vec<String> =
        contents.lines().flat_map(targets).filter_map(|link| resolve(CONTENTS, link)).collect();
    let pages = tree
        .texts()
        .map(|(path, _)| path)
        .filter(|path| path.starts_with("docs/") && path.ends_with(".md") && *path != CONTENTS);
    let missing = pages.filter(|path| !listed.iter().any(|listed| listed == path));
    missing.map(|path| Finding::new(path, 1, format!("the page is not in {CONTENTS}"))).collect()
}

/// Every relative link, and every code span that is a path, leads to a file or folder.
pub(super) fn dead_links(tree: &Tree) -> Vec<Finding> {
    let documents = tree.texts().filter(|(path, _)| is_document(path));
    documents.flat_map(|(path, text)| dead_links_of(tree, path, text)).collect()
}

/// Whether the links of a file are checked.
fn is_document(path: &str) -> bool {
    let in_crate = path.strip_prefix("crates/").and_then(|path| path.split_once('/'));
    TOP_LEVEL.contains(&path)
        || path.starts_with("docs/") && path.ends_with(".md")
        || in_crate.is_some_and(|(_, file)| file == "README.md")
}

/// The findings of one document.
fn dead_links_of(tree: &Tree, path: &str, text: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut in_code = false;
    for (index, line) in text.lines().enumerate() {
        in_code ^= line.trim_start().starts_with("```");
        if in_code {
            continue;
        }
        let (prose, spans) = split_spans(line);
        let links = targets(&prose).into_iter().filter(|link| !link_exists(tree, path, link));
        let spans = spans.into_iter().filter(|span| !span_exists(tree, path, span));
        findings.extend(
            links
                .chain(spans)
                .map(|target| Finding::new(path, index + 1, format!("`{target}` leads nowhere"))),
        );
    }
    findings
}

/// A line of a document without its code spans, and the spans.
fn split_spans(line: &str) -> (String, Vec<&str>) {
    let (mut prose, mut spans) = (String::new(), Vec::new());
    let mut rest = line;
    while let Some(start) = rest.find('`') {
        let after = rest[start..].trim_start_matches('`');
        let fence = &rest[start..rest.len() - after.len()];
        let Some(length) = after.find(fence) else { break };
        prose.push_str(&rest[..start]);
        spans.push(after[..length].trim());
        rest = &after[length + fence.len()..];
    }
    (prose + rest, spans)
}

/// The targets of the links in a line: `[..](target)`, `[..]: target`, and those of HTML.
fn targets(prose: &str) -> Vec<&str> {
    let until = |text: &'_ str, ends: &[char]| text.find(ends).unwrap_or(text.len());
    let after = |start: &'static str| prose.split(start).skip(1);
    let inline = after("](").map(|text| match text.strip_prefix('<') {
        Some(text) => &text[..until(text, &['>'])],
        None => &text[..until(text, &[')', ' '])],
    });
    let html = after("href=\"").chain(after("src=\"")).map(|text| &text[..until(text, &['"'])]);
    let definition = prose.trim_start().strip_prefix('[').and_then(|text| text.split_once("]: "));
    let definition = definition.and_then(|(_, target)| target.split_whitespace().next());
    inline.chain(html).chain(definition).collect()
}

/// Whether a link leads somewhere, or out of the repository, where nobody can tell.
fn link_exists(tree: &Tree, document: &str, link: &str) -> bool {
    let path = link.split(['#', '?']).next().unwrap_or_default();
    if path.is_empty() {
        return !link.is_empty();
    }
    // A scheme ends with a colon, which paths here do not have.
    let is_elsewhere = path.contains(':') || path.starts_with("//");
    is_elsewhere || resolve(document, path).is_some_and(|path| tree.exists(&path))
}

/// Whether a code span is no path, or one that exists: seen from the root, or from the document,
/// for the README of a crate speaks of its own `tests/`.
fn span_exists(tree: &Tree, document: &str, span: &str) -> bool {
    if !FOLDERS.iter().any(|folder| span.starts_with(folder)) {
        return true;
    }
    let found = |base: &str, path: &str| resolve(base, path).is_some_and(|path| tree.exists(&path));
    alternatives(span).iter().all(|path| {
        // Arguments of a command may follow, or a line or an item in the file.
        let path = fixed_part(path.split([' ', ':', '#']).next().unwrap_or_default());
        found("", path) || found(document, path)
    })
}

/// The paths that `a{b,c}d` stands for.
fn alternatives(path: &str) -> Vec<String> {
    let group = path.split_once('{').and_then(|(before, rest)| {
        let (inner, after) = rest.split_once('}')?;
        Some((before, inner, after))
    });
    let Some((before, inner, after)) = group else { return vec![path.to_owned()] };
    let expanded = inner.split(',').map(|part| format!("{before}{}{after}", part.trim()));
    expanded.flat_map(|path| alternatives(&path)).collect()
}

/// The folders of a path before its first part that stands for many, such as `*` or `<date>`.
fn fixed_part(path: &str) -> &str {
    let Some(wild) = path.find(['*', '<', '…']) else { return path };
    &path[..path[..wild].rfind('/').unwrap_or(0)]
}

/// A path seen from the folder of a document, as a path from the root; nothing if it leads out of
/// the repository.
fn resolve(document: &str, path: &str) -> Option<String> {
    let mut parts: Vec<&str> = match document.rsplit_once('/') {
        Some((folder, _)) => folder.split('/').collect(),
        None => Vec::new(),
    };
    if path.starts_with('/') {
        return None;
    }
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()?),
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::super::places;
    use super::*;

    /// The dead links of a document in `docs/`, in a small repository.
    fn dead(text: &str) -> Vec<Finding> {
        dead_links(&Tree::of(&[
            ("README.md", ""),
            ("crates/ir/src/a.rs", ""),
            ("crates/ir/src/b.rs", ""),
            ("docs/notes/self.md", text),
            ("docs/notes/tests/t.rs", ""),
            ("docs/other file.md", ""),
        ]))
    }

    #[test]
    fn links_that_lead_somewhere_are_not_found() {
        for text in [
            "[a](self.md) [b](./self.md#part) [c](../../README.md \"title\") [d](../notes/)",
            "[a](<../other file.md>) [b](https://example.org/x.md) [c](mailto:a@b.c) [d](#part)",
            "[a]: ../../README.md\n\n[b]: https://example.org",
            "<a href=\"self.md\"><img src=\"../../README.md\"></a>",
            "`[a](gone.md)` and ``[b](gone.md)``\n```\n[c](gone.md)\n`crates/gone.rs`\n```",
            "`crates/ir/src/a.rs`, `crates/ir/`, `crates/ir/src/a.rs:12`, `tests/t.rs --bless`",
            "`crates/ir/src/{a, b}.rs`, `crates/*/src/gone.rs`, `docs/<date>-x/`, `docs/…`",
            "`gone/a.rs`, `src/gone.rs`, `cargo test`, an unclosed ` crates/gone.rs",
        ] {
            assert_eq!(dead(text), [], "{text}");
        }
    }

    #[test]
    fn dead_links_and_paths_are_found() {
        for text in [
            "[a](gone.md)",
            "[a](self.md/gone)",
            "[a](README.md)",
            "[a](../../../README.md)",
            "[a](/README.md)",
            "[a](../Notes/self.md)",
            "[a]()",
            "![a](<gone file.md>)",
            "[a]: gone.md",
            "<a href=\"gone.md\">",
            "`crates/ir/src/gone.rs`",
            "``crates/gone/``",
            "`crates/ir/src/{a,gone}.rs`",
            "`docs/gone/*.md`",
            "`tests/gone.rs`",
        ] {
            let text = format!("# Title\n{text} and [fine](self.md)");
            assert_eq!(places(&dead(&text)), [("docs/notes/self.md", 2)], "{text}");
        }
    }

    #[test]
    fn pages_that_are_not_in_the_guide_are_found() {
        let tree = Tree::of(&[
            (CONTENTS, "- [A](a.md)\n  - [B](more/b.md)"),
            ("docs/a.md", ""),
            ("docs/more/b.md", ""),
            ("docs/more/c.md", ""),
            ("notes.md", ""),
        ]);
        assert_eq!(places(&pages_of_the_guide(&tree)), [("docs/more/c.md", 1)]);
    }

    #[test]
    fn only_documents_are_checked() {
        let checked = ["README.md", "CHANGELOG.md", "docs/a/b.md", "crates/ir/README.md"];
        let unchecked = ["notes.md", "docs/a.txt", "crates/README.md", "crates/ir/src/README.md"];
        assert!(checked.iter().all(|path| is_document(path)));
        assert!(!unchecked.iter().any(|path| is_document(path)));
    }
}
