//! What the tests of documents need to know about Markdown: fenced blocks and code spans.

use crate::support::repository;
use std::fs;
use std::path::Path;

/// A page, and the blocks in it.
pub(crate) struct Document {
    /// Path from the root of the repository.
    pub(crate) path: String,
    /// The text as it is in the file.
    pub(crate) text: String,
}

/// A fenced block of a page.
pub(crate) struct Block<'a> {
    /// What stands behind the fence: `console`, `c`, `sh`, …
    pub(crate) language: &'a str,
    /// The number of the first line inside, counted from 0.
    pub(crate) start: usize,
    /// The lines inside, without the indentation of the fence.
    pub(crate) lines: Vec<&'a str>,
    /// The indentation of the fence.
    pub(crate) indent: usize,
    /// The line above the fence.
    pub(crate) above: &'a str,
}

impl Block<'_> {
    /// Whether the line above the block says `<!-- WORDS: reason -->`.
    pub(crate) fn is_exempt(&self, words: &str) -> bool {
        let comment = self.above.trim().strip_prefix("<!--").and_then(|s| s.strip_suffix("-->"));
        let reason = comment.and_then(|text| text.trim().strip_prefix(words)?.strip_prefix(':'));
        reason.is_some_and(|reason| !reason.trim().is_empty())
    }

    /// Whether anything in the block is a command with a prompt.
    pub(crate) fn has_prompt(&self) -> bool {
        self.lines.iter().any(|line| line.starts_with("$ "))
    }
}

/// The pages that tell users and contributors what to type.
pub(crate) fn documents() -> Vec<Document> {
    let root = repository();
    let mut paths = Vec::new();
    for folder in [".", "docs", "docs/algorithms", "tests/programs", "bench/programs"] {
        pages(&root.join(folder), &mut paths);
    }
    for folder in fs::read_dir(root.join("crates")).expect("crates/ can be read").flatten() {
        pages(&folder.path(), &mut paths);
    }
    paths.sort();
    let read = |path: &std::path::PathBuf| {
        let text = fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let short = path.strip_prefix(&root).unwrap_or(path);
        Document { path: short.display().to_string(), text }
    };
    paths.iter().map(read).collect()
}

/// Adds the pages that lie in a folder itself. The changelog speaks of earlier versions.
fn pages(folder: &Path, found: &mut Vec<std::path::PathBuf>) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let is_page = |path: &std::path::PathBuf| {
        path.extension().is_some_and(|end| end == "md") && !path.ends_with("CHANGELOG.md")
    };
    found.extend(entries.filter(is_page).map(|path| path.canonicalize().unwrap_or(path)));
}

/// The fenced blocks of a page, in their order.
pub(crate) fn blocks(text: &str) -> Vec<Block<'_>> {
    let (mut found, mut open, mut above) = (Vec::new(), None::<Block<'_>>, "");
    for (number, line) in text.lines().enumerate() {
        let inside = line.trim_start();
        match (open.take(), inside.strip_prefix("```")) {
            (None, Some(language)) => {
                let indent = line.len() - inside.len();
                let (language, start) = (language.trim(), number + 1);
                open = Some(Block { language, start, lines: Vec::new(), indent, above });
            }
            (Some(block), Some(_)) => found.push(block),
            (Some(mut block), None) => {
                block.lines.push(line.get(block.indent..).unwrap_or(inside));
                open = Some(block);
            }
            (None, None) => {}
        }
        above = line;
    }
    assert!(open.is_none(), "a block is never closed");
    found
}

/// The code spans outside blocks, each with its line, counted from 1.
pub(crate) fn spans(text: &str) -> Vec<(usize, &str)> {
    let (mut found, mut in_block) = (Vec::new(), false);
    for (number, line) in text.lines().enumerate() {
        let is_fence = line.trim_start().starts_with("```");
        in_block ^= is_fence;
        if !in_block && !is_fence {
            let odd = line.split('`').skip(1).step_by(2);
            found.extend(odd.map(|span| (number + 1, span)));
        }
    }
    found
}
