//! Which crate may use which, and why the workspace has a dependency at all.

use super::manifest::{self, Dependency};
use super::{Finding, Tree};

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
    ("report", &["trace"]),
    ("mazurka", &["trace", "engine", "dpor", "tiny", "interp", "report"]),
    ("cli", &["mazurka"]),
    ("bench", &[ANY]),
    ("xtask", &[]),
];

/// What the tests of every crate may use besides.
const ALLOWED_IN_TESTS: &[&str] = &["tiny", "agree", "dpor"];

/// The manifest of the workspace.
const WORKSPACE: &str = "Cargo.toml";

/// A crate of the workspace.
struct Member {
    /// The last part of its folder, by which [`ALLOWED`] knows it.
    name: String,
    /// Path of its manifest.
    manifest: String,
}

/// Crates use only what [`ALLOWED`] lets them use, and every crate is listed there.
pub(super) fn dependency_direction(tree: &Tree) -> Vec<Finding> {
    let members = members(tree);
    members.iter().flat_map(|member| check_member(tree, &members, member)).collect()
}

/// The crates that the workspace lists, and those in `crates/` that it forgot: cargo takes a crate
/// as a member as soon as another refers to it by path.
fn members(tree: &Tree) -> Vec<Member> {
    let workspace = tree.text(WORKSPACE).unwrap_or_default();
    let mut folders = manifest::strings(workspace, "workspace", "members");
    folders.extend(tree.crates().into_iter().map(|name| format!("crates/{name}")));
    folders.sort();
    folders.dedup();
    let member = |folder: String| Member {
        name: folder.rsplit('/').next().unwrap_or_default().to_owned(),
        manifest: format!("{folder}/Cargo.toml"),
    };
    folders.into_iter().map(member).collect()
}

/// The findings in one crate.
fn check_member(tree: &Tree, members: &[Member], member: &Member) -> Vec<Finding> {
    let Some(text) = tree.text(&member.manifest) else {
        let message = "a crate of the workspace, but it has no manifest";
        return vec![Finding::new(&member.manifest, 1, message)];
    };
    let Some((_, allowed)) = ALLOWED.iter().find(|(name, _)| *name == member.name) else {
        let message = format!("crate `{}` is not in the table of allowed edges", member.name);
        return vec![Finding::new(&member.manifest, 1, message)];
    };
    let in_tests = [*allowed, ALLOWED_IN_TESTS].concat();
    let tables = [
        ("dependencies", *allowed),
        ("build-dependencies", *allowed),
        ("dev-dependencies", &in_tests),
    ];
    let mut findings = Vec::new();
    for (table, allowed) in tables {
        for dependency in manifest::dependencies(text, table) {
            let used = used_member(tree, members, &dependency);
            let Some(used) = used.filter(|used| !is_allowed(used, allowed)) else { continue };
            let message = format!("`{}` may not use `{used}` in [{table}]", member.name);
            findings.push(Finding::new(&member.manifest, dependency.line, message));
        }
    }
    findings
}

/// Whether a list of crates has this one.
fn is_allowed(name: &str, allowed: &[&str]) -> bool {
    allowed.iter().any(|&entry| entry == name || entry == ANY)
}

/// The crate of the workspace that a dependency stands for, if it does, whatever it is renamed to.
fn used_member<'a>(tree: &Tree, members: &'a [Member], dependency: &Dependency) -> Option<&'a str> {
    let shared = manifest::dependencies(tree.text(WORKSPACE)?, "workspace.dependencies");
    let shared = shared.iter().find(|shared| shared.name == dependency.name);
    let inherited = dependency.field("workspace").and(shared);
    let package =
        dependency.field("package").or(inherited.and_then(|shared| shared.field("package")));
    let package = package.unwrap_or(&dependency.name);
    let is_it = |member: &&Member| package_name(tree, member).as_deref() == Some(package);
    members.iter().find(is_it).map(|member| member.name.as_str())
}

/// The name of the package in a member's folder.
fn package_name(tree: &Tree, member: &Member) -> Option<String> {
    manifest::string(tree.text(&member.manifest)?, "package", "name")
}

/// Every dependency that is not our own crate says why it is there.
pub(super) fn reasons_for_dependencies(tree: &Tree) -> Vec<Finding> {
    let workspace = tree.text(WORKSPACE).unwrap_or_default();
    manifest::dependencies(workspace, "workspace.dependencies")
        .into_iter()
        .filter(|dependency| dependency.field("path").is_none() && !dependency.commented)
        .map(|Dependency { name, line, .. }| {
            let message = format!("`{name}` needs a comment with its reason on the same line");
            Finding::new(WORKSPACE, line, message)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::places;
    use super::*;

    /// A workspace in which `engine` has the given further lines in its manifest.
    fn workspace(engine: &str) -> Tree {
        let package = |name: &str, more: &str| format!("[package]\nname = \"{name}\"\n{more}\n");
        Tree::of(&[
            (
                "Cargo.toml",
                "[workspace]
                members = [\"crates/trace\", \"crates/engine\", \"crates/dpor\", \"xtask\"]
                [workspace.dependencies]
                renamed = { path = \"crates/dpor\", package = \"mazurka-dpor\" }",
            ),
            ("crates/trace/Cargo.toml", &package("mazurka-trace", "")),
            ("crates/engine/Cargo.toml", &package("mazurka-engine", engine)),
            ("crates/dpor/Cargo.toml", &package("mazurka-dpor", "")),
            ("crates/tiny/Cargo.toml", &package("mazurka-tiny", "")),
            ("xtask/Cargo.toml", &package("xtask", "")),
        ])
    }

    #[test]
    fn allowed_edges_are_not_found() {
        for lines in [
            "[dependencies]\nmazurka-trace.workspace = true\nserde = \"1\"",
            "[dev-dependencies]\nmazurka-tiny = { path = \"../tiny\" }",
            "[dev-dependencies]\nmazurka-dpor.workspace = true",
            "[build-dependencies.mazurka-trace]\npath = \"../trace\"",
        ] {
            assert_eq!(dependency_direction(&workspace(lines)), [], "{lines}");
        }
    }

    #[test]
    fn edges_outside_the_table_are_found() {
        for lines in [
            "[dependencies]\nmazurka-dpor.workspace = true",
            "[dependencies]\nrenamed = { workspace = true }",
            "[dependencies]\nx = { path = \"../dpor\", package = \"mazurka-dpor\" }",
            "[dependencies]\nmazurka-tiny.workspace = true",
            "[build-dependencies]\nmazurka-tiny.workspace = true",
            "[target.'cfg(unix)'.dependencies]\nmazurka-dpor.workspace = true",
        ] {
            let findings = dependency_direction(&workspace(lines));
            assert_eq!(places(&findings), [("crates/engine/Cargo.toml", 4)], "{lines}");
        }
    }

    #[test]
    fn anything_goes_where_the_table_says_so() {
        let tree = Tree::of(&[
            ("Cargo.toml", "[workspace]\nmembers = [\"bench\"]"),
            ("bench/Cargo.toml", "[dependencies]\nmazurka-ir.workspace = true"),
            ("crates/ir/Cargo.toml", "[package]\nname = \"mazurka-ir\""),
        ]);
        assert_eq!(dependency_direction(&tree), []);
    }

    #[test]
    fn members_without_a_manifest_or_a_row_in_the_table_are_found() {
        let tree = Tree::of(&[
            ("Cargo.toml", "[workspace]\nmembers = [\"crates/trace\", \"novel\"]"),
            ("crates/forgotten/Cargo.toml", "[package]\nname = \"forgotten\""),
            ("novel/Cargo.toml", "[package]\nname = \"novel\""),
        ]);
        let findings = dependency_direction(&tree);
        let expected =
            ["crates/forgotten/Cargo.toml", "crates/trace/Cargo.toml", "novel/Cargo.toml"];
        assert_eq!(places(&findings), expected.map(|path| (path, 1)));
    }

    #[test]
    fn a_foreign_dependency_needs_a_reason() {
        let text = "[workspace.dependencies]
            ours = { path = \"crates/ours\" }
            reasoned = \"1\" # it is good
            bare = { version = \"1\" }
            empty = \"1\" #
            [dependencies]
            elsewhere = \"1\"";
        let findings = reasons_for_dependencies(&Tree::of(&[("Cargo.toml", text)]));
        assert_eq!(places(&findings), [("Cargo.toml", 4), ("Cargo.toml", 5)]);
    }
}
