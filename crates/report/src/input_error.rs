//! That a program, a file or a command line cannot be used, for other programs: a report without a verdict.

use crate::formats::{command, place, property, xml};
use mazurka_trace::Location;
use serde_json::{Value, json};

/// Why there is no verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InputError {
    /// What was to be checked.
    pub program: String,
    /// What is wrong with it, as people are told: a sentence, perhaps more lines, perhaps a hint.
    pub message: String,
    /// The words behind the name of the command.
    pub arguments: Vec<String>,
}

impl InputError {
    /// The message without its hint, and the hint.
    fn parts(&self) -> (String, Option<String>) {
        match self.message.split_once("\nhint: ") {
            Some((message, hint)) => (message.to_string(), Some(hint.to_string())),
            None => (self.message.trim_end().to_string(), None),
        }
    }

    /// The first place that the message names, in the form of compilers: `file:line:column: …`.
    fn location(&self) -> Option<Location> {
        self.message.lines().find_map(|line| {
            let at = line.match_indices(": ").map(|(at, _)| at);
            at.into_iter().find_map(|at| location(&line[..at]))
        })
    }

    /// One JSON object, whose `verdict` is `error`.
    pub fn json(&self) -> serde_json::Result<String> {
        let (message, hint) = self.parts();
        let mut error = json!({ "message": message });
        if let Some(hint) = hint {
            error["hint"] = json!(hint);
        }
        if let Some(location) = self.location() {
            error["location"] = json!(location);
        }
        serde_json::to_string_pretty(&json!({
            "schema": 1,
            "mazurka": env!("CARGO_PKG_VERSION"),
            "program": self.program,
            "verdict": "error",
            "error": error,
        }))
    }

    /// SARIF: a run that did not succeed, and says why.
    pub fn sarif(&self) -> serde_json::Result<String> {
        let places: Vec<Value> = self.location().iter().map(place).collect();
        let why = json!({
            "level": "error",
            "message": { "text": self.message.trim_end() },
            "locations": places,
        });
        serde_json::to_string_pretty(&json!({
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [{
                "tool": { "driver": { "name": "mazurka", "version": env!("CARGO_PKG_VERSION") } },
                "invocations": [{
                    "executionSuccessful": false,
                    "exitCode": 2,
                    "commandLine": format!("mazurka {}", self.arguments.join(" ")),
                    "toolExecutionNotifications": [why],
                }],
                "results": [],
            }],
        }))
    }

    /// JUnit XML: a test case that could not be run.
    pub fn junit(&self) -> String {
        let first = self.message.lines().next().unwrap_or_default();
        format!(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
             <testsuites name=\"mazurka\" tests=\"1\" failures=\"0\" errors=\"1\" time=\"0.000\">\n\
             \x20 <testsuite name=\"mazurka\" tests=\"1\" failures=\"0\" errors=\"1\" time=\"0.000\">\n\
             \x20   <testcase name=\"{}\" classname=\"mazurka\" time=\"0.000\">\n\
             \x20     <error type=\"input\" message=\"{}\">{}</error>\n\
             \x20   </testcase>\n  </testsuite>\n</testsuites>\n",
            xml(&self.program),
            xml(first),
            xml(&self.message)
        )
    }

    /// A workflow command of GitHub.
    pub fn github(&self) -> String {
        let place = self.location().map_or(String::new(), |Location { file, line, column }| {
            format!("file={},line={line},col={},", property(&file), column.max(1))
        });
        format!("::error {place}title=mazurka::{}\n", command(self.message.trim_end()))
    }
}

/// A place as compilers write it.
fn location(text: &str) -> Option<Location> {
    let (rest, last) = text.rsplit_once(':')?;
    let last = last.parse::<u32>().ok()?;
    let line = rest.rsplit_once(':').and_then(|(file, line)| Some((file, line.parse().ok()?)));
    match line {
        Some((file, line)) => Some(Location { file: file.into(), line, column: last }),
        None => Some(Location { file: rest.into(), line: last, column: 0 }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(message: &str) -> Option<(String, u32, u32)> {
        let (program, message, arguments) = (String::new(), message.to_string(), Vec::new());
        let found = InputError { program, message, arguments }.location();
        found.map(|Location { file, line, column }| (file, line, column))
    }

    #[test]
    fn places_are_found_where_compilers_write_them() {
        assert_eq!(place("a.c:3:5: no"), Some(("a.c".into(), 3, 5)));
        assert_eq!(place("mazurka.toml:2: unknown option x"), Some(("mazurka.toml".into(), 2, 0)));
        assert_eq!(
            place("clang cannot compile b.c\nb.c:1:2: error: no: 3"),
            Some(("b.c".into(), 1, 2))
        );
        assert_eq!(place("there is no place: not here"), None);
    }
}
