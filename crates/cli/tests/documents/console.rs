//! Runs the commands that a page shows, and writes the page anew with what they print.

use crate::markdown::{Block, Document, blocks};
use crate::support::{repository, scratch};
use snapbox::IntoData;
use snapbox::filter::NormalizeToExpected;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A folder in which the commands of one page run, one after the other: what one of them saves,
/// a later one can use.
struct Shell {
    folder: PathBuf,
    /// The exit status of the last command.
    status: i32,
}

/// The page as it must be, if the commands in it print what they print now.
pub(crate) fn page_as_run(document: &Document) -> String {
    let name = document.path.replace(['/', '.'], "_");
    let mut shell = Shell { folder: scratch(&format!("documents-{name}")), status: 0 };
    let lines: Vec<&str> = document.text.lines().collect();
    let (mut anew, mut done) = (Vec::new(), 0);
    for block in blocks(&document.text) {
        if !block.has_prompt() || block.is_exempt("not run") {
            continue;
        }
        let place = |line: usize| format!("{}:{}", document.path, block.start + line + 1);
        anew.extend(lines[done..block.start].iter().map(|&line| line.to_owned()));
        done = block.start + block.lines.len();
        let indent = " ".repeat(block.indent);
        let inside = block_as_run(&block, &mut shell, &place);
        anew.extend(inside.iter().map(|line| format!("{indent}{line}").trim_end().to_owned()));
    }
    anew.extend(lines[done..].iter().map(|&line| line.to_owned()));
    anew.join("\n") + "\n"
}

/// The lines of a block with what its commands print now.
fn block_as_run(
    block: &Block<'_>,
    shell: &mut Shell,
    place: &dyn Fn(usize) -> String,
) -> Vec<String> {
    let is_command = |line: &&str| line.starts_with("$ ");
    let first = block.lines.first().is_some_and(is_command);
    assert!(first, "{}: a console block begins with `$ ` and a command", place(0));
    let mut anew = Vec::new();
    let mut at = 0;
    while at < block.lines.len() {
        let command = block.lines[at];
        let output = &block.lines[at + 1..];
        let length = output.iter().position(is_command).unwrap_or(output.len());
        let printed = shell.run(&command[2..], &place(at));
        anew.push(command.to_owned());
        anew.extend(as_shown(&printed, &output[..length].join("\n")));
        at += 1 + length;
    }
    anew
}

/// What was printed, with `...` and `[..]` where the page has them and the rest is equal.
fn as_shown(printed: &str, shown: &str) -> Vec<String> {
    let printed = printed.lines().map(without_times).collect::<Vec<_>>().join("\n");
    // Empty lines at the end of a block, or before the next prompt, are there for the reader.
    let shown_text = shown.trim_end_matches('\n');
    let expected = shown_text.into_data();
    let printed = printed.trim_end_matches('\n').into_data();
    let normalised = NormalizeToExpected::new().redact().normalize(printed, &expected);
    let text = normalised.render().unwrap_or_default();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.extend(shown[shown_text.len()..].lines().map(str::to_owned));
    lines
}

/// A line in which every time in seconds is 0.00 s, and which does not end with spaces.
fn without_times(line: &str) -> String {
    let words = line.trim_end().split(' ').collect::<Vec<_>>();
    let steady = words.iter().enumerate().map(|(at, word)| {
        let is_unit = words.get(at + 1).is_some_and(|next| *next == "s" || next.starts_with("s,"));
        let is_time = word.contains('.') && word.parse::<f64>().is_ok();
        if is_unit && is_time { "0.00" } else { word }
    });
    steady.collect::<Vec<_>>().join(" ")
}

impl Shell {
    /// Runs a command and gives what it prints, errors included.
    fn run(&mut self, line: &str, place: &str) -> String {
        let words = line.split_whitespace().collect::<Vec<_>>();
        match words[..] {
            ["mazurka", ref arguments @ ..] => self.mazurka(arguments, place),
            ["echo", "$?"] => format!("{}\n", self.status),
            ["cp", from, to] => {
                self.bring(from);
                fs::copy(self.folder.join(from), self.folder.join(to))
                    .unwrap_or_else(|error| panic!("{place}: `{line}`: {error}"));
                String::new()
            }
            _ => panic!(
                "{place}: this test runs mazurka, `cp FILE FILE` and `echo $?`, not `{line}`; \
                 put `<!-- not run: why -->` above the block if it cannot be run"
            ),
        }
    }

    /// Runs the checker where the page's own files and those of the repository are.
    fn mazurka(&mut self, arguments: &[&str], place: &str) -> String {
        arguments.iter().for_each(|argument| self.bring(argument));
        let quoted = arguments.iter().any(|word| word.contains(['\'', '"', '|', '>', '<', ';']));
        assert!(!quoted, "{place}: only plain words are understood here");
        let printed = self.folder.join(".printed");
        let file = fs::File::create(&printed).unwrap_or_else(|error| panic!("{place}: {error}"));
        let both = file.try_clone().unwrap_or_else(|error| panic!("{place}: {error}"));
        let mut command = Command::new(env!("CARGO_BIN_EXE_mazurka"));
        command.args(arguments).current_dir(&self.folder).stdout(file).stderr(both);
        command.env("COLUMNS", "100").env_remove("NO_COLOR");
        let status = command.status().unwrap_or_else(|error| panic!("{place}: {error}"));
        self.status = status.code().unwrap_or(-1);
        let usable = !arguments.is_empty() && (0..=3).contains(&self.status);
        assert!(usable, "{place}: ends with {status}");
        fs::read_to_string(&printed).unwrap_or_else(|error| panic!("{place}: {error}"))
    }

    /// Copies a file of the repository, and what lies beside it, to where the commands run.
    fn bring(&self, word: &str) {
        let from = repository().join(word);
        if from.is_file() && !self.folder.join(word).exists() {
            let folder = Path::new(word).parent().unwrap_or(Path::new(""));
            copy_files(&repository().join(folder), &self.folder.join(folder));
        }
    }
}

/// Copies the files in a folder, without the folders in it.
fn copy_files(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap_or_else(|error| panic!("{}: {error}", to.display()));
    let entries = fs::read_dir(from).into_iter().flatten().flatten().map(|entry| entry.path());
    for file in entries.filter(|path| path.is_file()) {
        let name = file.file_name().unwrap_or_default();
        fs::copy(&file, to.join(name)).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    }
}
