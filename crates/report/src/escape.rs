//! Text of checked programs and of files, made harmless for terminals.
//!
//! A program prints what it likes, and names and messages come from it too. What a terminal would take
//! for a command, or what would make a line read differently than it is, is shown in a readable form.

use crate::{Report, Source};
use serde_json::Value;

/// Whether a terminal could take a character for a command, or show others in another order for it.
fn is_active(c: char) -> bool {
    let reorders =
        matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    c.is_control() || reorders
}

/// The text with escapes such as `\u{1b}` in place of control characters; lines and tabs stay.
pub fn escaped(text: &str) -> String {
    escape(text, |c| is_active(c) && c != '\n' && c != '\t')
}

/// The same for what has to stay one line.
pub(crate) fn escaped_line(text: &str) -> String {
    escape(text, is_active)
}

fn escape(text: &str, active: impl Fn(char) -> bool) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if active(c) {
            out.extend(c.escape_default());
        } else {
            out.push(c);
        }
    }
    out
}

/// JSON with escapes in place of the control characters that JSON itself does not mind.
pub fn escaped_json(json: &str) -> String {
    let mut out = String::with_capacity(json.len());
    for c in json.chars() {
        if is_active(c) && c != '\n' {
            out += &format!("\\u{:04x}", u32::from(c));
        } else {
            out.push(c);
        }
    }
    out
}

/// The report with all its texts escaped; nothing if there is nothing to escape.
pub(crate) fn escaped_report(report: &Report) -> Option<Report> {
    // Numbers that JSON does not have stay out of it.
    let (seconds, expected) = (report.seconds, report.expected);
    let plain = Report { seconds: 0.0, expected: None, ..report.clone() };
    let mut value = serde_json::to_value(plain).ok()?;
    if !escape_value(&mut value, false) {
        return None;
    }
    let report = serde_json::from_value(value).ok()?;
    Some(Report { seconds, expected, ..report })
}

/// Escapes all strings, and tells whether there was anything to escape.
fn escape_value(value: &mut Value, lines: bool) -> bool {
    match value {
        Value::String(text) => {
            let new = if lines { escaped(text) } else { escaped_line(text) };
            let changed = new != *text;
            *text = new;
            changed
        }
        // All of them have to be escaped, not only the first that needs it.
        Value::Array(values) => {
            values.iter_mut().map(|v| escape_value(v, lines)).filter(|&changed| changed).count() > 0
        }
        Value::Object(fields) => {
            // What a program prints has lines.
            let changed = fields.iter_mut().map(|(name, v)| escape_value(v, name == "text"));
            changed.filter(|&changed| changed).count() > 0
        }
        _ => false,
    }
}

/// The sources with harmless characters of the same length in place of others, so that columns stay.
pub(crate) fn escaped_sources(sources: &[Source]) -> Vec<Source> {
    let source = |source: &Source| {
        let mut text = String::with_capacity(source.text.len());
        let mut chars = source.text.chars().peekable();
        while let Some(c) = chars.next() {
            let line_end = c == '\r' && chars.peek() == Some(&'\n');
            text.push(match c.len_utf8() {
                _ if !is_active(c) || c == '\n' || c == '\t' || line_end => c,
                1 => '?',
                2 => '¿',
                _ => '\u{fffd}',
            });
        }
        Source { file: escaped_line(&source.file), text }
    };
    sources.iter().map(source).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use mazurka_trace::Verdict;

    #[test]
    fn control_characters_are_shown_and_not_obeyed() {
        assert_eq!(escaped("a\x1b[2J\u{9b}1m\tb\nc\r"), "a\\u{1b}[2J\\u{9b}1m\tb\nc\\r");
        assert_eq!(escaped_line("a\nb\u{202e}"), "a\\nb\\u{202e}");
        assert_eq!(escaped("größer ≠ 字"), "größer ≠ 字");
    }

    #[test]
    fn json_stays_the_same_value() {
        let text = "\u{7f}\u{9b}2J\u{202e}ü";
        let json = escaped_json(&serde_json::to_string(text).unwrap_or_default());
        assert!(!json.chars().any(is_active), "{json}");
        assert_eq!(serde_json::from_str::<String>(&json).ok().as_deref(), Some(text));
    }

    #[test]
    fn a_report_keeps_its_numbers() {
        let mut report = Report::new("a.c".into(), "pop".into(), Verdict::Verified);
        assert!(escaped_report(&report).is_none());
        (report.program, report.seconds) = ("a\x1b]0;.c".into(), f64::INFINITY);
        let harmless = escaped_report(&report).map(|report| (report.program, report.seconds));
        assert_eq!(harmless, Some(("a\\u{1b}]0;.c".into(), f64::INFINITY)));
    }

    #[test]
    fn columns_of_sources_stay() {
        let text = "a\x1bb\u{9b}\u{202e}\r\n\tc\r";
        let [source] = &escaped_sources(&[Source { file: "\x07".into(), text: text.into() }])[..]
        else {
            panic!("one source")
        };
        assert_eq!((source.text.as_str(), source.text.len()), ("a?b¿\u{fffd}\r\n\tc?", text.len()));
        assert_eq!(source.file, "\\u{7}");
    }
}
