//! Counterexamples for other viewers: the happens-before graph for Graphviz, and the interleaving in the Trace Event format
//! of Chrome's viewers.

use crate::Report;
use crate::text::headline;
use crate::words::step_in_words;
use mazurka_trace::{ReportedStep, Violation};
use serde_json::{Value, json};
use std::fmt::Write;

/// In the Trace Event format times are in microseconds; a step takes this long, and the next one begins after it.
const STEP: u64 = 10;

/// The happens-before graph of each counterexample, in the language of Graphviz: a column for each thread, and an edge for
/// each step that happens before another one with nothing in between.
pub fn dot(report: &Report) -> String {
    let mut out = String::from(
        "digraph mazurka {\n  rankdir=TB;\n  node [shape=box, fontname=\"monospace\"];\n",
    );
    for (number, violation) in report.violations.iter().enumerate() {
        let _ = writeln!(out, "  subgraph cluster_{number} {{");
        let _ = writeln!(out, "    label={};", quoted(&headline(violation)));
        for (thread, name) in violation.threads.iter().enumerate() {
            column(&mut out, violation, number, (thread as u32, name));
        }
        for (k, step) in numbered(violation) {
            edges(&mut out, number, k, step);
        }
        let _ = writeln!(out, "  }}");
    }
    out + "}\n"
}

/// The steps of a thread, and what it waits for in the end.
fn column(out: &mut String, violation: &Violation, number: usize, (thread, name): (u32, &str)) {
    let own: Vec<(u32, &ReportedStep)> =
        numbered(violation).filter(|(_, step)| step.thread_number == thread).collect();
    let waiting = violation.waiting.iter().find(|waiting| waiting.thread_number == thread);
    if own.is_empty() && waiting.is_none() {
        return;
    }
    let _ = writeln!(out, "    subgraph cluster_{number}_{thread} {{");
    let _ = writeln!(out, "      label={};", quoted(name));
    for (k, step) in &own {
        let place = step.what.location.as_ref();
        let place = place.map_or(String::new(), |at| format!("\n{}:{}", at.file, at.line));
        let label = quoted(&format!("{k}: {}{place}", step_in_words(step.action, &step.what)));
        // What the violation does not depend on is there, but pale.
        let pale = if step.matters { "" } else { ", color=gray, fontcolor=gray" };
        let _ = writeln!(out, "      s{number}_{k} [label={label}{pale}];");
    }
    if let Some(waiting) = waiting {
        let what = step_in_words(waiting.action, &waiting.what);
        let label = quoted(&format!("waits forever: {what}"));
        let _ = writeln!(out, "      w{number}_{thread} [label={label}, color=red, style=dashed];");
    }
    let nodes: Vec<String> = own.iter().map(|(k, _)| format!("s{number}_{k}")).collect();
    let nodes = nodes.into_iter().chain(waiting.map(|_| format!("w{number}_{thread}")));
    let nodes: Vec<String> = nodes.collect();
    for pair in nodes.windows(2) {
        let _ = writeln!(out, "      {} -> {} [weight=10];", pair[0], pair[1]);
    }
    let _ = writeln!(out, "    }}");
}

/// What happens right before a step, in other threads.
fn edges(out: &mut String, number: usize, k: u32, step: &ReportedStep) {
    for before in &step.after {
        let style = match () {
            () if step.races.contains(before) => "color=red, dir=both, label=race",
            () if step.from == Some(*before) => "color=blue, label=from",
            () => "style=dashed",
        };
        let _ =
            writeln!(out, "    s{number}_{before} -> s{number}_{k} [constraint=true, {style}];");
    }
    // What is read may have been written longer ago.
    if let Some(from) = step.from.filter(|from| !step.after.contains(from)) {
        let _ = writeln!(
            out,
            "    s{number}_{from} -> s{number}_{k} [constraint=false, color=blue, label=from];"
        );
    }
}

/// The steps with their numbers.
fn numbered(violation: &Violation) -> impl Iterator<Item = (u32, &ReportedStep)> {
    (1u32..).zip(&violation.trace)
}

/// Text in the language of Graphviz.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out += "\\n",
            c if c.is_control() => {}
            c => out.push(c),
        }
    }
    out + "\""
}

/// The interleaving of each counterexample in the Trace Event format: a process for each, a row for each thread, and arrows
/// from where values and locks come.
pub fn chrome_trace(report: &Report) -> serde_json::Result<String> {
    let mut events = Vec::new();
    for (process, violation) in (1u32..).zip(&report.violations) {
        events.extend(of_violation(process, violation));
    }
    serde_json::to_string_pretty(&json!({ "displayTimeUnit": "ms", "traceEvents": events }))
}

fn of_violation(process: u32, violation: &Violation) -> Vec<Value> {
    let name = |kind: &str, thread: usize, name: &str| {
        let args = json!({ "name": name });
        json!({ "ph": "M", "name": kind, "pid": process, "tid": thread, "args": args })
    };
    let title = headline(violation);
    let mut events = vec![name("process_name", 0, &title)];
    let threads = violation.threads.iter().enumerate();
    events.extend(threads.map(|(thread, called)| name("thread_name", thread, called)));
    for (k, step) in numbered(violation) {
        events.push(step_event(process, k, step));
        let from = step.from.and_then(|from| Some((from, violation.trace.get(from as usize - 1)?)));
        if let Some((from, source)) =
            from.filter(|(_, source)| source.thread_number != step.thread_number)
        {
            let id = format!("{process}.{k}");
            let end = |phase: &str, at: u64, thread: u32| json!({ "ph": phase, "bp": "e", "id": id, "name": "from", "cat": "from", "ts": at, "pid": process, "tid": thread });
            // An arrow begins inside a step and ends inside another one.
            events.push(end("s", u64::from(from) * STEP + STEP / 2, source.thread_number));
            events.push(end("f", u64::from(k) * STEP + STEP / 2, step.thread_number));
        }
    }
    let end = (violation.trace.len() as u64 + 1) * STEP;
    for waiting in &violation.waiting {
        let what = step_in_words(waiting.action, &waiting.what);
        events.push(json!({
            "ph": "X", "name": format!("waits forever: {what}"), "cat": "waiting", "ts": end, "dur": 5 * STEP,
            "pid": process, "tid": waiting.thread_number, "args": { "location": waiting.what.location },
        }));
    }
    events.push(json!({
        "ph": "i", "s": "p", "name": title, "cat": violation.kind.name(), "ts": end, "pid": process,
        "tid": violation.thread_number.unwrap_or(0), "args": { "location": violation.location },
    }));
    events
}

fn step_event(process: u32, k: u32, step: &ReportedStep) -> Value {
    json!({
        "ph": "X", "name": step_in_words(step.action, &step.what), "cat": step.what.op,
        "ts": u64::from(k) * STEP, "dur": STEP - 1, "pid": process, "tid": step.thread_number,
        "args": {
            "step": k, "object": step.what.object, "value": step.what.value, "location": step.what.location,
            "relevant": step.matters,
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_means_itself_in_graphs() {
        assert_eq!(quoted("a \"b\\c\"\n\x1bd"), "\"a \\\"b\\\\c\\\"\\nd\"");
    }
}
