//! Reports for other programs: SARIF 2.1.0 for code scanning, JUnit XML for test runs, workflow commands of
//! GitHub.

use crate::text::{headline, limit_in_words};
use crate::words::step_in_words;
use crate::{Report, Saved};
use mazurka_trace::{Location, ReportedStep, Verdict, Violation, ViolationKind};
use serde_json::{Value, json};

/// The report as SARIF: a result for each violation, with the interleaving as a code flow that has a thread flow for
/// each thread.
pub fn sarif(saved: &Saved) -> serde_json::Result<String> {
    let report = &saved.report;
    let mut kinds: Vec<ViolationKind> = report.violations.iter().map(|v| v.kind).collect();
    kinds.sort_unstable_by_key(|kind| kind.name());
    kinds.dedup();
    let rule = |kind: &ViolationKind| json!({ "id": kind.name(), "shortDescription": { "text": kind.meaning() } });
    let rules: Vec<Value> = kinds.iter().map(rule).collect();
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
    let relevant = || (1u32..).zip(&violation.trace).filter(|(_, step)| step.matters);
    let flow = |(thread, name): (usize, &String)| {
        let own = relevant().filter(|(_, step)| step.thread_number as usize == thread);
        let steps: Vec<Value> = own.map(|(number, step)| flow_step(number, step)).collect();
        (!steps.is_empty()).then(|| json!({ "id": name, "locations": steps }))
    };
    let flows: Vec<Value> = violation.threads.iter().enumerate().filter_map(flow).collect();
    let code_flows = if flows.is_empty() { json!([]) } else { json!([{ "threadFlows": flows }]) };
    json!({
        "ruleId": violation.kind.name(),
        "level": "error",
        "message": { "text": text },
        "locations": places,
        "codeFlows": code_flows,
    })
}

/// A step of a thread, with its place among the steps of all threads.
fn flow_step(number: u32, step: &ReportedStep) -> Value {
    let mut location = step.what.location.as_ref().map_or_else(|| json!({}), place);
    let text = format!("{} {}", step.what.thread, step_in_words(step.action, &step.what));
    location["message"] = json!({ "text": text });
    json!({ "location": location, "executionOrder": number })
}

/// A place, for SARIF.
pub(crate) fn place(place: &Location) -> Value {
    let mut region = json!({ "startLine": place.line });
    if place.column > 0 {
        region["startColumn"] = json!(place.column);
    }
    json!({ "physicalLocation": {
        "artifactLocation": { "uri": place.file },
        "region": region,
    } })
}

/// Workflow commands that show each violation, and what hides in a verdict that is none, beside the line in question.
pub fn github(report: &Report) -> String {
    let mut out = String::new();
    for violation in &report.violations {
        let place = violation.location.as_ref().map_or(String::new(), |place| {
            format!(
                " file={},line={},col={}",
                property(&place.file),
                place.line,
                place.column.max(1)
            )
        });
        let comma = if place.is_empty() { " " } else { "," };
        let mut text = headline(violation);
        if let Some(cause) = &violation.cause {
            text += &format!("\n{}: {}\n{}", cause.name, cause.explanation, cause.help);
        }
        let title = property(&format!("mazurka: {}", violation.kind.name()));
        out += &format!("::error{place}{comma}title={title}::{}\n", command(&text));
    }
    if report.verdict == Verdict::Incomplete {
        let limits: Vec<String> =
            report.limits_hit.iter().map(|&limit| limit_in_words(limit)).collect();
        let text = format!("{}: incomplete ({})", report.program, limits.join(", "));
        out += &format!("::warning title=mazurka::{}\n", command(&text));
    }
    out
}

/// Text that ends no workflow command.
pub(crate) fn command(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// Text that ends no property of a workflow command.
pub(crate) fn property(text: &str) -> String {
    command(text).replace(':', "%3A").replace(',', "%2C")
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
pub(crate) fn xml(text: &str) -> String {
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
