//! Reports for other programs: SARIF 2.1.0 for code scanning, JUnit XML for test runs.

use crate::text::{headline, limit_in_words};
use crate::words::step_in_words;
use crate::{Report, Saved};
use mazurka_trace::{Location, ReportedStep, Verdict, Violation};
use serde_json::{Value, json};

/// The report as SARIF: a result for each violation, with the interleaving as a code flow.
pub fn sarif(saved: &Saved) -> serde_json::Result<String> {
    let report = &saved.report;
    let mut kinds: Vec<&str> = report.violations.iter().map(|v| v.kind.name()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let rules: Vec<Value> = kinds.iter().map(|kind| json!({ "id": kind })).collect();
    let results: Vec<Value> = report.violations.iter().map(result).collect();
    let log = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "mazurka",
                "version": report.mazurka,
                "rules": rules,
            } },
            "invocations": [{
                "executionSuccessful": report.verdict != Verdict::Incomplete,
                "commandLine": format!("mazurka check {}", saved.arguments.join(" ")),
            }],
            "results": results,
            "properties": {
                "verdict": report.verdict,
                "executions": report.explored.executions,
                "algorithm": report.algorithm,
            },
        }],
    });
    serde_json::to_string_pretty(&log)
}

fn result(violation: &Violation) -> Value {
    let mut text = headline(violation);
    if let Some(cause) = &violation.cause {
        text += &format!(". {}: {}. {}", cause.name, cause.explanation, cause.help);
    }
    let places: Vec<Value> = violation.location.iter().map(place).collect();
    let steps: Vec<Value> = violation.trace.iter().filter(|s| s.matters).map(flow_step).collect();
    json!({
        "ruleId": violation.kind.name(),
        "level": "error",
        "message": { "text": text },
        "locations": places,
        "codeFlows": [{ "threadFlows": [{ "locations": steps }] }],
    })
}

fn flow_step(step: &ReportedStep) -> Value {
    let mut location = step.what.location.as_ref().map_or_else(|| json!({}), place);
    let text = format!("{} {}", step.what.thread, step_in_words(step.action, &step.what));
    location["message"] = json!({ "text": text });
    json!({ "location": location })
}

fn place(place: &Location) -> Value {
    let mut region = json!({ "startLine": place.line });
    if place.column > 0 {
        region["startColumn"] = json!(place.column);
    }
    json!({ "physicalLocation": {
        "artifactLocation": { "uri": place.file },
        "region": region,
    } })
}

/// The report as JUnit XML: one test case, which fails for each violation; `text` is the report for
/// people, which goes into the failure.
pub fn junit(report: &Report, text: &str) -> String {
    let (failures, errors) = match report.verdict {
        Verdict::Verified => (0, 0),
        Verdict::Violation => (1, 0),
        Verdict::Incomplete => (0, 1),
    };
    let name = xml(&report.program);
    let seconds = report.seconds;
    let mut inside = String::new();
    for violation in &report.violations {
        inside += &format!(
            "      <failure type=\"{}\" message=\"{}\">{}</failure>\n",
            violation.kind.name(),
            xml(&headline(violation)),
            xml(text)
        );
    }
    if report.verdict == Verdict::Incomplete {
        let limits: Vec<String> =
            report.limits_hit.iter().map(|&limit| limit_in_words(limit)).collect();
        inside +=
            &format!("      <error type=\"incomplete\" message=\"{}\"/>\n", limits.join(", "));
    }
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <testsuites name=\"mazurka\" tests=\"1\" failures=\"{failures}\" errors=\"{errors}\" time=\"{seconds:.3}\">\n\
         \x20 <testsuite name=\"mazurka\" tests=\"1\" failures=\"{failures}\" errors=\"{errors}\" time=\"{seconds:.3}\">\n\
         \x20   <testcase name=\"{name}\" classname=\"mazurka\" time=\"{seconds:.3}\">\n\
         {inside}    </testcase>\n  </testsuite>\n</testsuites>\n"
    )
}

/// Text that means itself in XML; control characters and what XML cannot have are left out.
fn xml(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\n' | '\t' => out.push(c),
            c if c.is_control() || c == '\u{fffe}' || c == '\u{ffff}' => {}
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_means_itself_in_xml() {
        assert_eq!(xml("a < b && \"c\"\x1b\u{9b}"), "a &lt; b &amp;&amp; &quot;c&quot;");
    }
}
