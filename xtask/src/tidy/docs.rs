//! The documentation that must be there.

use super::{Finding, Tree};

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
    path.starts_with("bench/") || path.contains("/src/") && !path.contains("tests/")
}

/// Every crate has a README.
pub(super) fn crate_readmes(tree: &Tree) -> Vec<Finding> {
    let readmes = tree.crates().into_iter().map(|name| format!("crates/{name}/README.md"));
    let missing = readmes.filter(|path| !tree.exists(path));
    missing.map(|path| Finding::new(&path, 1, "the crate has no README")).collect()
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
            ("crates/ir/tests/t.rs", bare),
            ("tests/programs/a.rs", bare),
            ("xtask/src/deep/c.rs", ""),
        ]);
        let expected = ["bench/benches/b.rs", "crates/ir/src/a.rs", "xtask/src/deep/c.rs"]
            .map(|path| (path, 1));
        assert_eq!(places(&module_docs(&tree)), expected);
    }

    #[test]
    fn a_crate_without_a_readme_is_found() {
        let tree = Tree::of(&[("crates/a/README.md", "# a\n"), ("crates/b/src/lib.rs", "")]);
        assert_eq!(places(&crate_readmes(&tree)), [("crates/b/README.md", 1)]);
    }
}
