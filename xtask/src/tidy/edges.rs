//! Which crate may use which, and why the workspace has a dependency at all.

use super::{Finding, Tree};
use serde::Deserialize;
use std::path::Path;
use std::process::Command;

/// Stands for every crate in [`ALLOWED`].
const ANY: &str = "*";

/// The crates, by folder, that each crate may use.
///
/// What is not listed here is what keeps the parts apart: the engine cannot know an algorithm, an
/// algorithm cannot know a language, and a report cannot run anything.
const ALLOWED: &[(&str, &[&str])] = &[
    ("trace", &[]),
    ("engine", &["trace"]),
    ("dpor", &["trace", "engine"]),
    ("tiny", &["trace", "engine"]),
    ("agree", &["trace", "engine", "dpor", "tiny"]),
    ("ir", &[]),
    ("passes", &["ir"]),
    ("interp", &["trace", "engine", "ir", "passes"]),
    // Its tests check programs with the library, which depends on it.
    ("rust", &["trace", "engine", "mazurka"]),
    ("macros", &[]),
    ("report", &["trace"]),
    ("mazurka", &["trace", "engine", "dpor", "tiny", "interp", "rust", "macros", "report"]),
    ("loom", &["mazurka"]),
    ("shuttle", &["mazurka"]),
    // Its tests explore programs; the protocol itself knows none.
    ("cluster", &["engine"]),
    ("cli", &["mazurka", "cluster"]),
    ("bench", &[ANY]),
    ("xtask", &[]),
];

/// What the tests of every crate may use besides.
const ALLOWED_IN_TESTS: &[&str] = &["tiny", "agree", "dpor"];

/// The manifest of the workspace.
const WORKSPACE: &str = "Cargo.toml";

/// What `cargo metadata` tells about the workspace, as far as it is checked.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Metadata {
    /// The crates of the workspace.
    packages: Vec<Package>,
}

/// A crate of the workspace.
#[derive(Debug, Deserialize)]
struct Package {
    manifest_path: String,
    dependencies: Vec<Dependency>,
}

/// What a crate uses.
#[derive(Debug, Deserialize)]
struct Dependency {
    /// `dev`, `build`, or nothing.
    kind: Option<String>,
    /// The folder of the crate, if it is one of ours.
    path: Option<String>,
}

impl Metadata {
    /// Asks cargo, which reads manifests only: the workspace need not compile.
    pub(super) fn load(root: &Path) -> std::io::Result<Metadata> {
        let cargo = std::env::var_os("CARGO").unwrap_or("cargo".into());
        let arguments = ["metadata", "--no-deps", "--offline", "--format-version", "1"];
        let output = Command::new(cargo).args(arguments).current_dir(root).output()?;
        serde_json::from_slice(&output.stdout).map_err(|error| {
            let said = String::from_utf8_lossy(&output.stderr);
            std::io::Error::other(format!("cargo metadata: {error}\n{said}"))
        })
    }
}

impl Package {
    /// The folder's name, by which [`ALLOWED`] knows the crate.
    fn folder(&self) -> &str {
        last_part(self.manifest_path.trim_end_matches("/Cargo.toml"))
    }
}

fn last_part(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

/// Crates use only what [`ALLOWED`] lets them use, and every crate is listed there.
pub(super) fn dependency_direction(tree: &Tree) -> Vec<Finding> {
    tree.metadata.packages.iter().flat_map(check_package).collect()
}

/// The findings in one crate.
fn check_package(package: &Package) -> Vec<Finding> {
    let name = package.folder();
    let finding = |message: String| Finding::new(&format!("{name}/Cargo.toml"), 1, message);
    let Some((_, allowed)) = ALLOWED.iter().find(|(folder, _)| *folder == name) else {
        return vec![finding(format!("crate `{name}` is not in the table of allowed edges"))];
    };
    let is_allowed = |dependency: &Dependency, used: &str| {
        let is_test = dependency.kind.as_deref() == Some("dev");
        allowed.contains(&used)
            || allowed.contains(&ANY)
            || is_test && ALLOWED_IN_TESTS.contains(&used)
    };
    let used = package.dependencies.iter().filter_map(|dependency| {
        let used = last_part(dependency.path.as_deref()?);
        (!is_allowed(dependency, used)).then_some(used)
    });
    used.map(|used| finding(format!("`{name}` may not use `{used}`"))).collect()
}

/// Every dependency that is not our own crate says why it is there.
pub(super) fn reasons_for_dependencies(tree: &Tree) -> Vec<Finding> {
    let lines = tree.text(WORKSPACE).unwrap_or_default().lines().enumerate();
    lines
        .skip_while(|(_, line)| *line != "[workspace.dependencies]")
        .skip(1)
        .take_while(|(_, line)| !line.starts_with('['))
        .filter(|(_, line)| line.contains('=') && !line.contains("path =") && !line.contains('#'))
        .map(|(index, _)| {
            Finding::new(WORKSPACE, index + 1, "the dependency needs its reason as a comment")
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::places;
    use super::*;

    /// The findings for a crate that uses another in the given way.
    fn uses(name: &str, kind: Option<&str>, used: &str) -> usize {
        let dependency =
            Dependency { kind: kind.map(str::to_owned), path: Some(format!("a/crates/{used}")) };
        let manifest_path = format!("a/crates/{name}/Cargo.toml");
        check_package(&Package { manifest_path, dependencies: vec![dependency] }).len()
    }

    #[test]
    fn only_edges_in_the_table_are_allowed() {
        assert_eq!(uses("engine", None, "trace"), 0);
        assert_eq!(uses("engine", Some("dev"), "dpor"), 0);
        assert_eq!(uses("bench", None, "ir"), 0);
        assert_eq!(uses("engine", None, "dpor"), 1);
        assert_eq!(uses("engine", Some("build"), "dpor"), 1);
        assert_eq!(uses("report", Some("dev"), "interp"), 1);
        assert_eq!(uses("novel", None, "trace"), 1);
    }

    #[test]
    fn other_peoples_crates_are_always_allowed() {
        let serde = Dependency { kind: None, path: None };
        let manifest_path = "a/crates/trace/Cargo.toml".to_owned();
        assert_eq!(check_package(&Package { manifest_path, dependencies: vec![serde] }), []);
    }

    #[test]
    fn a_dependency_without_a_reason_is_found() {
        let manifest = "[package]\nx = 1\n[workspace.dependencies]\nown = { path = \"own\" }\n\
            a = \"1\" # for a\nb = \"1\"\n\n# c\n[profile.release]\nlto = true\n";
        let tree = Tree::of(&[("Cargo.toml", manifest)]);
        assert_eq!(places(&reasons_for_dependencies(&tree)), [("Cargo.toml", 6)]);
    }

    #[test]
    fn cargo_tells_the_crates_of_this_workspace() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let metadata = Metadata::load(&root).expect("cargo runs");
        assert!(metadata.packages.iter().any(|package| package.folder() == "xtask"));
    }
}
