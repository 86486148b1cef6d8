//! Puts reports where they are wanted, in the form that is wanted.

use crate::options::{EXIT_INCOMPLETE, EXIT_VERIFIED, EXIT_VIOLATION, Format, OutputOptions, When};
use mazurka::report::{InputError, Saved, Style, escaped, escaped_json};
use mazurka::{Report, Verdict};
use std::fmt::Display;
use std::io::{IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

/// Options that say where a report goes and what it looks like.
const OUTPUT: [&str; 9] = [
    "--html",
    "--format",
    "--color",
    "--trace",
    "--json",
    "--sarif",
    "--junit",
    "--dot",
    "--chrome-trace",
];

/// How wide a report is that does not go to a terminal.
const WIDTH: usize = 120;

/// Writes a trace file, and tells whether that worked.
pub(crate) fn save(file: &Path, saved: &Saved) -> bool {
    write(file, saved.write())
}

/// Writes a text beside the report.
pub(crate) fn write_text(file: &Path, text: String) {
    write(file, Ok::<_, String>(text));
}

/// Writes a file beside the report. That this fails is no reason to lose the report, and changes
/// nothing about the verdict.
fn write<E: Display>(file: &Path, text: Result<String, E>) -> bool {
    let text = text.map_err(|error| error.to_string());
    let written = text.and_then(|text| std::fs::write(file, text).map_err(|e| e.to_string()));
    if let Err(error) = &written {
        let message = format!("cannot write {}: {error}", file.display());
        eprintln!("mazurka: warning: {}", escaped(&message));
    }
    written.is_ok()
}

/// Prints the report and writes it to files; `replay` is the command that runs the failing execution again.
pub(crate) fn show(output: &OutputOptions, saved: &Saved, replay: &str) -> Result<(), String> {
    let report = &saved.report;
    if let Some(file) = &output.html {
        write(file, mazurka::report::page(saved, replay, output.all));
    }
    let style = |color, width| Style { color, width, all: output.all, compare: output.compare };
    let plain = style(false, WIDTH);
    let people = |style| mazurka::report::text(report, &saved.sources, style, replay);
    let junit = || mazurka::report::junit(report, &people(plain));
    let sarif = || json(mazurka::report::sarif(saved));
    if let Some(file) = &output.json {
        write(file, json(report.json()));
    }
    if let Some(file) = &output.sarif {
        write(file, sarif());
    }
    if let Some(file) = &output.junit {
        write(file, Ok::<_, String>(junit()));
    }
    export(output, report);
    let text = match output.format {
        Format::Human => people(style(color(output.color), width())),
        Format::Json => json(report.json())?,
        Format::Sarif => sarif()?,
        Format::Junit => junit(),
        Format::Github => people(plain) + &escaped_commands(&mazurka::report::github(report)),
    };
    // A reader that goes away, such as `head`, is no error.
    let _ = std::io::stdout().write_all(text.as_bytes());
    Ok(())
}

/// Writes the failing execution for other viewers, if there is one.
fn export(output: &OutputOptions, report: &Report) {
    let wanted = [&output.dot, &output.chrome_trace].into_iter().flatten();
    if report.violations.is_empty() {
        for file in wanted {
            let message = format!("no violation was found, so {} was not written", file.display());
            eprintln!("mazurka: note: {}", escaped(&message));
        }
        return;
    }
    if let Some(file) = &output.dot {
        write_text(file, mazurka::report::dot(report));
    }
    if let Some(file) = &output.chrome_trace {
        write(file, json(mazurka::report::chrome_trace(report)));
    }
}

/// Tells that there is no verdict, in the forms in which the verdict was wanted. People have been told already.
pub(crate) fn show_error(output: &OutputOptions, error: &InputError) {
    if let Some(file) = &output.json {
        write(file, json(error.json()));
    }
    if let Some(file) = &output.sarif {
        write(file, json(error.sarif()));
    }
    if let Some(file) = &output.junit {
        write(file, Ok::<_, String>(error.junit()));
    }
    print_error(output.format, error);
}

/// Prints in a form that there is no verdict.
pub(crate) fn print_error(format: Format, error: &InputError) {
    let text = match format {
        Format::Human => return,
        Format::Json => json(error.json()).unwrap_or_default(),
        Format::Sarif => json(error.sarif()).unwrap_or_default(),
        Format::Junit => error.junit(),
        Format::Github => escaped_commands(&error.github()),
    };
    let _ = std::io::stdout().write_all(text.as_bytes());
}

/// Commands line by line; control characters of the program are escaped.
fn escaped_commands(commands: &str) -> String {
    commands.lines().map(|line| escaped(line) + "\n").collect()
}

fn json<E: Display>(text: Result<String, E>) -> Result<String, String> {
    text.map(|text| escaped_json(&text) + "\n").map_err(|error| error.to_string())
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
    // What the report looks like is left out, and a trace that could not be written.
    let with_value = |word: &str| OUTPUT.contains(&word);
    let alone = |word: &str| {
        ["--all", "--compare", "-q", "--quiet", "-v", "--verbose"].contains(&word)
            || word.split_once('=').is_some_and(|(option, _)| with_value(option))
    };
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

/// Arguments without some options, which have values or stand alone.
pub(crate) fn without(arguments: &[String], with_value: &[&str], alone: &[&str]) -> Vec<String> {
    let end = arguments.iter().position(|word| word == "--").unwrap_or(arguments.len());
    let (own, clang) = arguments.split_at(end);
    let mut words = own.iter();
    let mut kept = Vec::new();
    while let Some(word) = words.next() {
        let option = word.split_once('=').map_or(word.as_str(), |(option, _)| option);
        match () {
            () if with_value.contains(&word.as_str()) => drop(words.next()),
            () if with_value.contains(&option) || alone.contains(&option) => {}
            () => kept.push(word.clone()),
        }
    }
    kept.extend_from_slice(clang);
    kept
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
