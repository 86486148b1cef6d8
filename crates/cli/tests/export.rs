//! `--dot` and `--chrome-trace`: failing executions for other viewers.

mod support;

use regex::Regex;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;
use support::{mazurka, scratch, stderr, stdout};

/// The report, the graph and the timeline of a program; then those of the replay, which must be the same.
fn exported(test: &str, program: &str) -> (Value, String, Value) {
    let folder = scratch(&format!("export_{test}_{program}"));
    let file = |name: &str| folder.join(name).display().to_string();
    let [trace, json, dot, chrome] = ["t", "j", "dot", "chrome"].map(file);
    let outputs = ["--json", &json, "--dot", &dot, "--chrome-trace", &chrome];
    let path = format!("examples/{program}");
    let words: Vec<&str> = ["check", &path, "--trace", &trace].into_iter().chain(outputs).collect();
    assert_eq!(mazurka(&words).status.code(), Some(1));
    let read = |file: &str| fs::read_to_string(file).unwrap_or_else(|e| panic!("{file}: {e}"));
    let parse = |text: String| serde_json::from_str::<Value>(&text).expect("JSON");
    let all = || (parse(read(&json)), read(&dot), parse(read(&chrome)));
    let first = all();
    [&json, &dot, &chrome].iter().for_each(|file| fs::remove_file(file).expect("it is there"));
    let words: Vec<&str> = ["replay", &trace].into_iter().chain(outputs).collect();
    assert_eq!(mazurka(&words).status.code(), Some(1));
    assert_eq!((all().1, all().2), (first.1.clone(), first.2.clone()), "{program}");
    if let Some(svg) = graphviz(&folder.join("dot")) {
        assert!(svg.contains("<svg"), "{svg}");
    }
    first
}

/// What Graphviz makes of a graph, where it is installed.
fn graphviz(file: &Path) -> Option<String> {
    let output = Command::new("dot").arg("-Tsvg").arg(file).output().ok()?;
    assert!(output.status.success(), "{}", stderr(&output));
    Some(stdout(&output))
}

/// The edges between steps of one graph, by number.
fn edges(dot: &str) -> BTreeSet<(u32, u32)> {
    let edge = Regex::new(r"s0_(\d+) -> s0_(\d+) \[").expect("a regex");
    let number = |text: &str| text.parse::<u32>().expect("a number");
    edge.captures_iter(dot).map(|found| (number(&found[1]), number(&found[2]))).collect()
}

#[test]
fn the_graph_is_the_happens_before_order() {
    for program in ["lost_update.c", "abba.c", "missed_wakeup.c", "ui_race.c"] {
        let (report, dot, _) = exported("graph", program);
        assert_eq!(dot.matches('{').count(), dot.matches('}').count());
        let trace = report["violations"][0]["trace"].as_array().expect("steps").clone();
        let edges = edges(&dot);
        // Along the edges exactly those steps come before a step that its clock counts.
        let mut before: BTreeMap<u32, BTreeSet<u32>> = BTreeMap::new();
        for k in 1..=trace.len() as u32 {
            let direct = edges.iter().filter(|(_, to)| *to == k).map(|(from, _)| *from);
            let mut all: BTreeSet<u32> = direct.clone().collect();
            all.extend(direct.flat_map(|from| before.get(&from).cloned().unwrap_or_default()));
            let clock = trace[k as usize - 1]["clock"].as_array().expect("a clock");
            let counted: u64 = clock.iter().filter_map(Value::as_u64).sum();
            assert_eq!(all.len() as u64 + 1, counted, "{program}: step {k}\n{dot}");
            before.insert(k, all);
        }
    }
}

#[test]
fn the_timeline_has_a_row_for_each_thread_and_every_step_in_order() {
    for program in ["lost_update.c", "abba.c", "missed_wakeup.c"] {
        let (report, _, chrome) = exported("timeline", program);
        let violation = &report["violations"][0];
        let events = chrome["traceEvents"].as_array().expect("a list");
        let of =
            |phase: &str| events.iter().filter(|event| event["ph"] == phase).collect::<Vec<_>>();
        let rows: Vec<&Value> =
            of("M").into_iter().filter(|e| e["name"] == "thread_name").collect();
        let names: Vec<&Value> = rows.iter().map(|row| &row["args"]["name"]).collect();
        assert_eq!(
            names,
            violation["threads"].as_array().expect("names").iter().collect::<Vec<_>>()
        );
        let steps: Vec<&Value> = of("X").into_iter().filter(|e| e["cat"] != "waiting").collect();
        let trace = violation["trace"].as_array().expect("steps");
        assert_eq!(steps.len(), trace.len());
        let mut end = 0;
        for (step, shown) in trace.iter().zip(steps) {
            assert_eq!((&shown["tid"], &shown["cat"]), (&step["thread_number"], &step["op"]));
            let begin = shown["ts"].as_u64().expect("a time");
            assert!(begin >= end, "steps do not overlap");
            end = begin + shown["dur"].as_u64().expect("a duration");
        }
        assert_eq!(of("s").len(), of("f").len());
        assert_eq!(of("i").len(), 1, "the violation");
    }
}

#[test]
fn nothing_is_written_where_nothing_fails() {
    let file = scratch("export_nothing").join("graph.dot").display().to_string();
    let output = mazurka(&["check", "examples/locked_counter.c", "--dot", &file]);
    assert_eq!(output.status.code(), Some(0));
    assert!(stderr(&output).contains("no violation was found, so"), "{}", stderr(&output));
    assert!(!Path::new(&file).exists());
}
