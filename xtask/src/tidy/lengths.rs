//! Files stay short enough to be read in one sitting. For functions clippy sees to it
//! (`too-many-lines-threshold` in `clippy.toml`).

use super::{Finding, Tree};

/// The most lines of a file.
const FILE_LINES: usize = 500;

/// The most lines of a file in a folder of tests.
const TEST_LINES: usize = 800;

/// A file has at most 500 lines, and one of tests 800.
pub(super) fn files(tree: &Tree) -> Vec<Finding> {
    tree.sources().filter_map(|(path, text)| long_file(path, text)).collect()
}

fn long_file(path: &str, text: &str) -> Option<Finding> {
    let is_test = path.split('/').any(|part| part == "tests");
    let limit = if is_test { TEST_LINES } else { FILE_LINES };
    let lines = text.lines().count();
    let message = || format!("{lines} lines, {limit} are allowed");
    (lines > limit).then(|| Finding::new(path, limit + 1, message()))
}

#[cfg(test)]
mod tests {
    use super::super::places;
    use super::*;

    #[test]
    fn a_file_is_not_longer_than_its_kind_allows() {
        let lines = |count| "//!\n".repeat(count);
        let tree = Tree::of(&[
            ("a.md", &lines(501)),
            ("src/a.rs", &lines(500)),
            ("src/b.rs", &lines(501)),
            ("tests/a.rs", &lines(800)),
            ("tests/b.rs", &lines(801)),
        ]);
        assert_eq!(places(&files(&tree)), [("src/b.rs", 501), ("tests/b.rs", 801)]);
    }
}
