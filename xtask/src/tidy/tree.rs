//! The files of the workspace, read once for all rules.

use super::edges::Metadata;
use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

/// The crates of a workspace, and all files below its root, by path from there with `/` between the
/// parts.
pub(crate) struct Tree {
    /// The text of each file, or nothing if it is binary or written by a tool.
    files: BTreeMap<String, Option<String>>,
    /// The crates.
    pub(super) metadata: Metadata,
}

impl Tree {
    /// Reads the files below `root`, without those that version control does not track.
    pub(crate) fn load(root: &Path) -> io::Result<Tree> {
        let mut tree = Tree { files: BTreeMap::new(), metadata: Metadata::load(root)? };
        tree.load_folder(root, "")?;
        Ok(tree)
    }

    /// Adds the files of a folder whose path from the root, with a `/` at its end, is `prefix`.
    fn load_folder(&mut self, folder: &Path, prefix: &str) -> io::Result<()> {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
            let kind = entry.file_type()?;
            if is_untracked(&path, &entry.path()) {
                continue;
            }
            if kind.is_dir() {
                self.load_folder(&entry.path(), &format!("{path}/"))?;
            } else if kind.is_file() {
                let text = if is_generated(&path) { None } else { read_text(&entry.path())? };
                self.files.insert(path, text);
            }
        }
        Ok(())
    }

    /// A tree of literal files.
    #[cfg(test)]
    pub(super) fn of(files: &[(&str, &str)]) -> Tree {
        let owned = |&(path, text): &(&str, &str)| (path.to_owned(), Some(text.to_owned()));
        Tree { files: files.iter().map(owned).collect(), metadata: Metadata::default() }
    }

    /// The text of a file, if it exists and is text.
    pub(super) fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path)?.as_deref()
    }

    /// All text files: path and text.
    pub(super) fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().filter_map(|(path, text)| Some((path.as_str(), text.as_deref()?)))
    }

    /// The Rust files: path and text.
    pub(super) fn sources(&self) -> impl Iterator<Item = (&str, &str)> {
        self.texts().filter(|(path, _)| path.ends_with(".rs"))
    }

    /// Whether there is such a file, or a folder with something in it. The empty path is the root.
    pub(super) fn exists(&self, path: &str) -> bool {
        let path = path.trim_end_matches('/');
        let folder = if path.is_empty() { String::new() } else { format!("{path}/") };
        let next = self.files.range(folder.clone()..).next();
        self.files.contains_key(path) || next.is_some_and(|(next, _)| next.starts_with(&folder))
    }

    /// The names of the folders in `crates/`.
    pub(super) fn crates(&self) -> Vec<&str> {
        let mut names: Vec<&str> = self
            .files
            .keys()
            .filter_map(|path| Some(path.strip_prefix("crates/")?.split_once('/')?.0))
            .collect();
        names.dedup();
        names
    }
}

/// Whether a folder is left out: the repository's own (in a second work tree a file, with an
/// absolute path in it), and what tools write. Cargo marks its target folders with a tag, by which
/// those of nested packages are known without hiding a module that happens to be called `target`.
fn is_untracked(path: &str, on_disk: &Path) -> bool {
    [".git", "target", "fuzz/artifacts", "fuzz/corpus"].contains(&path)
        || path.starts_with("mutants.out")
        || on_disk.join("CACHEDIR.TAG").exists()
}

/// Whether a tool writes this file, so that its text is nobody's style.
fn is_generated(path: &str) -> bool {
    path.rsplit('/').next() == Some("Cargo.lock")
}

/// The text of a file, or nothing if it is binary.
fn read_text(path: &Path) -> io::Result<Option<String>> {
    let text = String::from_utf8(fs::read(path)?).ok();
    Ok(text.filter(|text| !text.contains('\0')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_and_folders_exist_by_their_exact_names() {
        let tree = Tree::of(&[("docs/a.md", ""), ("docs-old/b.md", "")]);
        for path in ["", "docs", "docs/", "docs/a.md", "docs-old/b.md"] {
            assert!(tree.exists(path), "{path}");
        }
        for path in ["doc", "docs/A.md", "docs/b.md", "docs/a.md.orig", "zoo"] {
            assert!(!tree.exists(path), "{path}");
        }
    }

    #[test]
    fn a_crate_is_a_folder_in_crates() {
        let tree = Tree::of(&[
            ("bench/Cargo.toml", ""),
            ("crates/README.md", ""),
            ("crates/ir/Cargo.toml", ""),
            ("crates/ir/src/lib.rs", ""),
            ("crates/trace/src/lib.rs", ""),
        ]);
        assert_eq!(tree.crates(), ["ir", "trace"]);
    }

    #[test]
    fn this_file_is_read_and_build_output_is_not() {
        let tree = Tree::load(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..")).unwrap();
        assert!(tree.text("xtask/src/tidy/tree.rs").unwrap().contains("this_file_is_read"));
        assert!(!tree.exists("target") && !tree.exists(".git"));
    }
}
