//! Documents are true: what they show is what the command prints, and what they name exists.
//!
//! Every block with a `$ ` prompt is run, in a folder of its own for each page, with files of the
//! repository where the page names them, and 100 columns. Standard output and standard error
//! stand in the order in which they were written. Times are shown as `0.00 s`. In a page, `...` on
//! a line of its own stands for any lines, `[..]` for anything in a line. A block that cannot be run
//! needs a line `<!-- not run: why -->` above it, a block of C that is in no file `<!-- no file: why -->`.
//!
//! `MAZURKA_BLESS=1` writes the pages anew.

#[path = "documents/console.rs"]
mod console;
#[path = "documents/markdown.rs"]
mod markdown;
mod support;

use markdown::{Document, blocks, documents, spans};
use snapbox::assert::{Action, Assert};
use snapbox::{Data, IntoData};
use std::fs;
use support::repository;

/// The commands for a shell in a page, in blocks and in spans, with their lines.
fn commands(document: &Document) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for block in blocks(&document.text) {
        let is_script = block.language == "sh";
        for (at, line) in block.lines.iter().enumerate() {
            let command = line.strip_prefix("$ ").or(is_script.then_some(*line));
            found.extend(command.map(|command| (block.start + at + 1, command.trim().to_owned())));
        }
    }
    let spans = spans(&document.text).into_iter();
    found.extend(spans.map(|(line, span)| (line, span.trim().to_owned())));
    found
}

/// Fails with all complaints of all pages at once.
fn none(complaints: Vec<String>) {
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn what_documents_show_is_what_the_command_prints() {
    let blessed = std::env::var_os("MAZURKA_BLESS").is_some();
    let action = if blessed { Action::Overwrite } else { Action::Verify };
    let mut differences = Vec::new();
    for document in documents() {
        let page = repository().join(&document.path);
        let anew = console::page_as_run(&document);
        let same = Assert::new().action(action).try_eq(
            Some(&document.path),
            anew.into_data().raw(),
            Data::read_from(&page, None).raw(),
        );
        differences.extend(same.err().map(|difference| difference.to_string()));
    }
    let hint = "if the command is right, run the test with MAZURKA_BLESS=1";
    assert!(differences.is_empty(), "\n{}\n{hint}\n", differences.join("\n"));
}

/// A command without a prompt, or in a language that is not looked at, would never be run.
#[test]
fn every_command_has_a_prompt() {
    let mut complaints = Vec::new();
    for document in documents() {
        for block in blocks(&document.text) {
            // Neither a message nor a line of a manifest.
            let is_other =
                |line: &str| line.starts_with("mazurka: ") || line.starts_with("mazurka = ");
            let is_command = |line: &str| line.starts_with("mazurka ") && !is_other(line);
            let at = block.lines.iter().position(|line| is_command(line));
            let shown = block.has_prompt() || block.is_exempt("not run");
            if let (Some(at), false) = (at, shown) {
                let line = block.start + at + 1;
                complaints.push(format!(
                    "{}:{line}: write `$ ` before the command, and below it what it prints",
                    document.path
                ));
            }
        }
    }
    none(complaints);
}

/// Whether some lines stand in a text, one after the other.
fn contains_lines(text: &str, lines: &[&str]) -> bool {
    let text = text.lines().map(str::trim_end).collect::<Vec<_>>();
    text.windows(lines.len().max(1)).any(|window| window == lines)
}

/// The C that a page shows is that of a program that a command on the same page checks.
#[test]
fn programs_in_documents_are_checked() {
    let mut complaints = Vec::new();
    for document in documents() {
        let all = blocks(&document.text);
        let console = all.iter().filter(|block| block.has_prompt()).flat_map(|block| &block.lines);
        let words = console
            .filter(|line| {
                ["$ mazurka check ", "$ mazurka test ", "$ cp "].iter().any(|c| line.starts_with(c))
            })
            .flat_map(|line| line.split_whitespace());
        let sources: Vec<String> =
            words.filter_map(|word| fs::read_to_string(repository().join(word)).ok()).collect();
        let is_program = |language: &str| matches!(language, "c" | "cpp" | "tiny");
        for block in all.iter().filter(|block| is_program(block.language)) {
            let lines: Vec<&str> = block.lines.iter().map(|line| line.trim_end()).collect();
            let is_checked = sources.iter().any(|source| contains_lines(source, &lines));
            if !is_checked && !block.is_exempt("no file") {
                complaints.push(format!(
                    "{}:{}: these lines are in no program that this page checks",
                    document.path, block.start
                ));
            }
        }
    }
    none(complaints);
}

/// The word after some other words, without what no name has.
fn word_after<'a>(command: &'a str, words: &str) -> Option<&'a str> {
    let rest = command.strip_prefix(words)?.trim_start();
    let word = rest.split(|c: char| !(c.is_alphanumeric() || "-_".contains(c))).next()?;
    (!word.is_empty()).then_some(word)
}

#[test]
fn targets_of_make_and_xtask_exist() {
    let read = |path: &str| fs::read_to_string(repository().join(path)).unwrap_or_default();
    let (makefile, xtask) = (read("Makefile"), read("xtask/src/main.rs"));
    let mut complaints = Vec::new();
    for document in documents() {
        for (line, command) in commands(&document) {
            let target = word_after(&command, "make ");
            let chore = word_after(&command, "cargo xtask ");
            let is_target = |name: &&str| makefile.contains(&format!("\n{name}:"));
            let is_chore = |name: &&str| xtask.contains(&format!("\n  {name} "));
            let unknown = target.filter(|t| !is_target(t)).or(chore.filter(|c| !is_chore(c)));
            complaints.extend(
                unknown.map(|name| format!("{}:{line}: there is no `{name}`", document.path)),
            );
        }
    }
    none(complaints);
}

/// The folders of the members of the workspace.
fn members() -> Vec<std::path::PathBuf> {
    let root = repository();
    let crates = fs::read_dir(root.join("crates")).into_iter().flatten().flatten();
    let crates = crates.map(|entry| entry.path());
    crates.chain([root.join("bench"), root.join("xtask")]).collect()
}

/// What `cargo` is told to build or run in a document is in the workspace.
#[test]
fn packages_binaries_and_tests_exist() {
    let members = members();
    let manifests = members.iter().map(|folder| fs::read_to_string(folder.join("Cargo.toml")));
    let manifests: String = manifests.map(Result::unwrap_or_default).collect();
    let is_named = |name: &str| manifests.contains(&format!("\nname = \"{name}\"\n"));
    let has = |file: String| members.iter().any(|folder| folder.join(&file).is_file());
    let exists = |option: &str, name: &str| match option {
        "-p" | "--package" => name.split(',').all(is_named),
        "--bin" => is_named(name) || has(format!("src/bin/{name}.rs")),
        "--test" => has(format!("tests/{name}.rs")),
        "--path" => repository().join(name).is_dir(),
        _ => true,
    };
    let mut complaints = Vec::new();
    for document in documents() {
        for (line, command) in commands(&document) {
            let words: Vec<&str> = command.split_whitespace().collect();
            if !words.contains(&"cargo") {
                continue;
            }
            let pairs = words.windows(2).filter(|pair| !exists(pair[0], pair[1]));
            complaints.extend(
                pairs.map(|pair| format!("{}:{line}: there is no `{}`", document.path, pair[1])),
            );
        }
    }
    none(complaints);
}

/// The pages that speak of the options of the command, not of those of chores and other tools.
fn is_for_users(document: &Document) -> bool {
    let guide = document.path.strip_prefix("docs/").is_some_and(|page| !page.contains('/'));
    let chores = ["docs/performance.md", "docs/testing.md"].contains(&document.path.as_str());
    document.path == "README.md" || guide && !chores
}

/// The commands that have options.
const COMMANDS: [&str; 8] = [
    "check",
    "test",
    "headers",
    "replay",
    "report",
    "cluster coordinator",
    "cluster worker",
    "cluster status",
];

#[test]
fn options_in_the_guide_exist() {
    let accepts = |command: &str, option: &str| {
        // An option that needs a value complains about that; one that does not exist, about itself.
        let words: Vec<&str> = command.split(' ').chain([option, "--help"]).collect();
        let output = support::mazurka(&words);
        !support::stderr(&output).contains("unexpected argument")
    };
    let mut known: std::collections::BTreeMap<String, bool> = std::collections::BTreeMap::new();
    let mut complaints = Vec::new();
    for document in documents().iter().filter(|document| is_for_users(document)) {
        for (line, command) in commands(document) {
            let words = command.split_whitespace().take_while(|word| *word != "--");
            let first = words.clone().next().unwrap_or_default();
            if !(first == "mazurka" || first.starts_with("--")) {
                continue;
            }
            let options = words.filter(|word| word.starts_with("--") && word.len() > 2);
            for option in options.map(|word| word.split(['=', '[', '\\']).next().unwrap_or(word)) {
                let exists = known
                    .entry(option.to_owned())
                    .or_insert_with(|| COMMANDS.iter().any(|command| accepts(command, option)));
                if !*exists {
                    complaints.push(format!("{}:{line}: no option {option}", document.path));
                }
            }
        }
    }
    none(complaints);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A page that is nowhere in the repository.
    fn page(path: &str, text: &str) -> Document {
        Document { path: path.to_owned(), text: text.to_owned() }
    }

    #[test]
    fn what_a_command_prints_replaces_what_stood_there() {
        let text = "a\n\n  ```console\n  $ mazurka --version\n  mazurka 0\n  $ echo $?\n  ```\nb\n";
        let version = concat!("mazurka ", env!("CARGO_PKG_VERSION"));
        let anew = format!(
            "a\n\n  ```console\n  $ mazurka --version\n  {version}\n  $ echo $?\n  0\n  ```\nb\n"
        );
        assert_eq!(console::page_as_run(&page("good.md", text)), anew);
        let elided = anew.replace(env!("CARGO_PKG_VERSION"), "[..]");
        assert_eq!(console::page_as_run(&page("good.md", &elided)), elided);
    }

    #[test]
    #[should_panic(expected = "bad.md:2: this test runs mazurka")]
    fn a_command_that_cannot_be_run_is_no_secret() {
        console::page_as_run(&page("bad.md", "```sh\n$ rm -r .\n```\n"));
    }

    #[test]
    fn a_block_that_is_not_run_has_a_reason() {
        let exempt = |above: &str| {
            let text = format!("{above}\n```sh\n$ rm -r .\n```\n");
            blocks(&text).iter().any(|block| block.is_exempt("not run"))
        };
        assert!(exempt("<!-- not run: it removes files -->"));
        assert!(!exempt("<!-- not run: -->"));
        assert!(!exempt("not run: it removes files"));
    }

    #[test]
    fn lines_must_follow_each_other() {
        assert!(contains_lines("a\nb\nc\n", &["b", "c"]));
        assert!(!contains_lines("a\nb\nc\n", &["a", "c"]));
        assert_eq!(word_after("make quick ARGS=1", "make "), Some("quick"));
    }
}
