//! Puts reports where they are wanted, in the form that is wanted.

use crate::options::{EXIT_INCOMPLETE, EXIT_VERIFIED, EXIT_VIOLATION, Format, OutputOptions, When};
use mazurka::Verdict;
use mazurka::report::{Saved, Style};
use std::io::{IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

/// How wide a report is that does not go to a terminal.
const WIDTH: usize = 120;

/// Writes a trace file.
pub(crate) fn save(file: &Path, saved: &Saved) -> Result<(), String> {
    let text = saved.write().map_err(|error| error.to_string())?;
    write(file, &text)
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    std::fs::write(file, text).map_err(|error| format!("cannot write {}: {error}", file.display()))
}

/// Prints the report and writes the page; `replay` is the command that runs the failing execution again.
pub(crate) fn show(output: &OutputOptions, saved: &Saved, replay: &str) -> Result<(), String> {
    let report = &saved.report;
    if let Some(file) = &output.html {
        let page = mazurka::report::page(saved, replay, output.all);
        write(file, &page.map_err(|error| error.to_string())?)?;
    }
    let text = match output.format {
        Format::Human => {
            let style = Style { color: color(output.color), width: width(), all: output.all };
            mazurka::report::text(report, &saved.sources, style, replay)
        }
        Format::Json => report.json().map_err(|error| error.to_string())? + "\n",
        Format::Sarif => mazurka::report::sarif(saved).map_err(|error| error.to_string())? + "\n",
        Format::Junit => {
            let style = Style { color: false, width: WIDTH, all: output.all };
            let text = mazurka::report::text(report, &saved.sources, style, replay);
            mazurka::report::junit(report, &text)
        }
    };
    // A reader that goes away, such as `head`, is no error.
    let _ = std::io::stdout().write_all(text.as_bytes());
    Ok(())
}

fn color(when: When) -> bool {
    let unset = |name| std::env::var_os(name).is_none_or(|value| value.is_empty());
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    match when {
        When::Always => true,
        When::Never => false,
        When::Auto => std::io::stdout().is_terminal() && unset("NO_COLOR") && !dumb,
    }
}

/// The width of the terminal; `COLUMNS` has the last word.
fn width() -> usize {
    let asked = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let terminal = || terminal_size::terminal_size().map(|(width, _)| width.0.into());
    asked.or_else(terminal).unwrap_or(WIDTH).max(20)
}

/// The commands that save a failing execution that was not saved, and repeat it.
pub(crate) fn how_to_save(arguments: &[String]) -> String {
    let (own, clang) = match arguments.iter().position(|word| word == "--") {
        Some(at) => arguments.split_at(at),
        None => (arguments, &[][..]),
    };
    let words = |words: &mut dyn Iterator<Item = &String>| -> String {
        words.map(|word| format!(" {}", quoted(word))).collect()
    };
    // What the report looks like is left out.
    let with_value = |word: &String| ["--html", "--format", "--color"].contains(&word.as_str());
    let alone =
        |word: &String| ["--all", "-q", "--quiet", "-v", "--verbose"].contains(&word.as_str());
    let kept = |&(at, word): &(usize, &String)| {
        let value = at > 0 && with_value(&own[at - 1]);
        !value && !with_value(word) && !alone(word)
    };
    format!(
        "mazurka check{} --trace bug.trace{} ; mazurka replay bug.trace",
        words(&mut own.iter().enumerate().filter(kept).map(|(_, word)| word)),
        words(&mut clang.iter())
    )
}

/// A word as a shell takes it.
pub(crate) fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "_-./=+,:%@".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_string();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

/// The exit status that goes with a verdict.
pub(crate) fn status(verdict: Verdict) -> ExitCode {
    ExitCode::from(match verdict {
        Verdict::Verified => EXIT_VERIFIED,
        Verdict::Violation => EXIT_VIOLATION,
        Verdict::Incomplete => EXIT_INCOMPLETE,
    })
}
