//! What a program says at its head about what is to be found: `// mazurka: violation deadlock --unroll 3`.
//!
//! The line has a verdict, for a violation its kind, then options as for `mazurka check`, then arguments for clang
//! behind `--`; everything but `// mazurka:` may be missing. Lines that follow without a gap may add to it:
//! `// verdict: …`, `// violation: …`, `// message: …` (a part of the message, repeatable), `// line: …`,
//! `// executions: …`, and `// with: …`, other files of the program.

use crate::options::{CheckOptions, Command, CommandLine, OutputOptions};
use clap::Parser;
use mazurka::{Report, Verdict, Violation};
use std::path::{Path, PathBuf};

/// What is to be found in a program, and how.
#[derive(Debug)]
pub(crate) struct Expectation {
    pub(crate) check: CheckOptions,
    verdict: Expected,
    violation: Option<String>,
    messages: Vec<String>,
    line: Option<u32>,
    executions: Option<u64>,
}

/// The verdicts, and that a program is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Expected {
    Verdict(Verdict),
    Error,
}

impl Expected {
    fn from_word(word: &str) -> Option<Expected> {
        match word {
            "verified" => Some(Expected::Verdict(Verdict::Verified)),
            "violation" => Some(Expected::Verdict(Verdict::Violation)),
            "incomplete" => Some(Expected::Verdict(Verdict::Incomplete)),
            "error" => Some(Expected::Error),
            _ => None,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Expected::Verdict(Verdict::Verified) => "verified",
            Expected::Verdict(Verdict::Violation) => "violation",
            Expected::Verdict(Verdict::Incomplete) => "incomplete",
            Expected::Error => "error",
        }
    }
}

/// How far from the start the first line may be, which leaves room for a licence.
const FIRST_LINES: usize = 40;

impl Expectation {
    /// What the text of a program says; nothing if it says nothing.
    pub(crate) fn read(file: &Path, text: &str) -> Option<Result<Expectation, String>> {
        let mut lines = text.lines().take(FIRST_LINES);
        let first = lines.find_map(|line| comment(line)?.strip_prefix("mazurka:"))?;
        let rest: Vec<&str> =
            lines.map_while(comment).take_while(|line| !line.is_empty()).collect();
        Some(Expectation::parse(file, first, &rest))
    }

    fn parse(file: &Path, first: &str, rest: &[&str]) -> Result<Expectation, String> {
        let mut words: Vec<&str> = first.split_whitespace().collect();
        let options = words.iter().position(|word| word.starts_with('-')).unwrap_or(words.len());
        let options = words.split_off(options);
        let (verdict, violation) = match words[..] {
            [] => (None, None),
            [verdict] => (Some(verdict), None),
            ["violation", kind] => (Some("violation"), Some(kind)),
            _ => return Err(format!("`{}` is no verdict", words.join(" "))),
        };
        let values = |key: &'static str| {
            rest.iter()
                .filter_map(move |line| Some(line.strip_prefix(key)?.strip_prefix(':')?.trim()))
        };
        let verdict = values("verdict").next().or(verdict).unwrap_or("verified");
        let others = values("with").flat_map(str::split_whitespace).map(PathBuf::from);
        let number = |key| values(key).next().map(str::parse::<u64>).transpose();
        let bad = |_| "a number is expected".to_string();
        Ok(Expectation {
            check: options_of(file, others.collect(), &options)?,
            verdict: Expected::from_word(verdict).ok_or(format!("`{verdict}` is no verdict"))?,
            violation: values("violation").next().or(violation).map(str::to_string),
            messages: values("message").map(str::to_string).collect(),
            line: number("line").map_err(bad)?.and_then(|line| u32::try_from(line).ok()),
            executions: number("executions").map_err(bad)?,
        })
    }

    /// What was found and is not as expected.
    pub(crate) fn difference(&self, found: &Result<Report, String>) -> Option<String> {
        let (verdict, messages) = match found {
            Ok(report) => {
                let messages = report.violations.iter().map(|violation| violation.message.as_str());
                (Expected::Verdict(report.verdict), messages.collect::<Vec<_>>().join("\n"))
            }
            Err(message) => (Expected::Error, message.clone()),
        };
        if verdict != self.verdict {
            let first = messages.lines().next().unwrap_or_default();
            let because = if first.is_empty() { String::new() } else { format!(": {first}") };
            return Some(format!(
                "expected {}, found {}{because}",
                self.verdict.name(),
                verdict.name()
            ));
        }
        if let Some(missing) = self.messages.iter().find(|part| !messages.contains(*part)) {
            return Some(format!("expected a message with `{missing}`, found: {messages}"));
        }
        found.as_ref().ok().and_then(|report| self.difference_in(report))
    }

    fn difference_in(&self, report: &Report) -> Option<String> {
        let fits = |violation: &Violation| {
            let line = violation.location.as_ref().map(|place| place.line);
            let kind = violation.kind.name();
            self.violation.as_ref().is_none_or(|expected| expected == kind)
                && (self.line.is_none() || self.line == line)
        };
        if let Some(first) = report.violations.first()
            && !report.violations.iter().any(fits)
        {
            let line = self.line.map_or(String::new(), |line| format!(" in line {line}"));
            let expected = self.violation.as_deref().unwrap_or("violation");
            let place = first.location.as_ref().map_or(0, |place| place.line);
            let kind = first.kind.name();
            return Some(format!("expected {expected}{line}, found {kind} in line {place}"));
        }
        let executions = report.explored.executions;
        let expected = self.executions.filter(|expected| *expected != executions)?;
        Some(format!("expected {expected} executions, found {executions}"))
    }
}

/// What a line says that is a comment of C or of the tiny language.
fn comment(line: &str) -> Option<&str> {
    let line = line.trim();
    line.strip_prefix("//").or_else(|| line.strip_prefix('#')).map(str::trim)
}

/// The options for a program. Its head is data: it names neither a program to run nor a file to write. Other
/// files are looked for beside it.
fn options_of(file: &Path, others: Vec<PathBuf>, words: &[&str]) -> Result<CheckOptions, String> {
    let start = ["mazurka".into(), "check".into(), file.as_os_str().to_owned()];
    let words = start.into_iter().chain(words.iter().map(|word| (*word).into()));
    let command = CommandLine::try_parse_from(words).map_err(|error| {
        let text = error.to_string();
        text.lines().next().unwrap_or_default().trim_start_matches("error: ").to_string()
    })?;
    let Command::Check(mut check) = command.command else { return Err("no options".into()) };
    let OutputOptions { html, json, sarif, junit, .. } = &check.output;
    let named = [&check.trace, html, json, sarif, junit, &check.checkpoint, &check.resume];
    let writes = named.into_iter().any(Option::is_some);
    if writes || check.clang.is_some() || check.compile_commands.is_some() || check.files.len() != 1
    {
        return Err("a head may not name files to write, commands, or files but by `with:`".into());
    }
    if let Some(word) = mazurka::refused_clang_argument(&check.clang_arguments) {
        return Err(format!("a head may not ask clang for {word}"));
    }
    let folder = file.parent().unwrap_or(Path::new(""));
    check.files.extend(others);
    let given = check.file.iter_mut().map(|file| &mut file.from);
    let named = check.files.iter_mut().skip(1).chain(&mut check.stub).chain(&mut check.stdin);
    for file in named.chain(given) {
        *file = folder.join(&*file);
    }
    Ok(*check)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<Result<Expectation, String>> {
        Expectation::read(Path::new("folder/a.c"), text)
    }

    #[test]
    fn heads_are_read() {
        let head = "/* licence */\n// mazurka: violation deadlock --unroll 3 --stub s.c -- -DN=2\n\
                    // with: b.c c.cpp\n// message: wait\n// executions: 4\n//\n// message: not this\n";
        let head = read(head).expect("a head").expect("it is right");
        assert_eq!(
            (head.verdict.name(), head.violation.as_deref()),
            ("violation", Some("deadlock"))
        );
        assert_eq!((head.messages, head.executions), (vec!["wait".to_string()], Some(4)));
        assert_eq!(head.check.unroll, [crate::unroll::Unroll::All(3)]);
        assert_eq!(
            head.check.files,
            ["folder/a.c", "folder/b.c", "folder/c.cpp"].map(PathBuf::from)
        );
        assert_eq!(head.check.stub, [PathBuf::from("folder/s.c")]);
        assert_eq!(head.check.clang_arguments, ["-DN=2"]);
        let separate =
            read("// mazurka:\n// verdict: incomplete\n").expect("a head").expect("right");
        assert_eq!(separate.verdict.name(), "incomplete");
        assert!(read("int main(void) {}\n").is_none());
    }

    #[test]
    fn a_head_is_data() {
        for (head, part) in [
            ("// mazurka: maybe", "`maybe` is no verdict"),
            ("// mazurka: violation a b", "is no verdict"),
            ("// mazurka: verified --trace x", "files to write"),
            ("// mazurka: verified --html=x", "files to write"),
            ("// mazurka: verified --json x", "files to write"),
            ("// mazurka: verified --checkpoint x", "files to write"),
            ("// mazurka: verified --clang ./evil", "commands"),
            ("// mazurka: verified -- -fplugin=x.so", "may not ask clang for -fplugin=x.so"),
            ("// mazurka: verified --unknown", "--unknown"),
        ] {
            let message = read(head).expect("a head").expect_err(head);
            assert!(message.contains(part), "{message}");
        }
    }
}
