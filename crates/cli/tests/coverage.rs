//! `--coverage`: which lines and branches no execution reaches.
//!
//! The programs of `tests/coverage` say at the ends of lines which of them no execution reaches.

mod support;

use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::sync::atomic::{AtomicU32, Ordering};
use support::{mazurka, programs, repository, scratch, stderr, stdout, with_options};

/// Every algorithm that executes the program, as options.
const ALGORITHMS: [&[&str]; 9] = [
    &[],
    &["--jobs", "3"],
    &["--algorithm", "optimal"],
    &["--algorithm", "source"],
    &["--algorithm", "dpor"],
    &["--algorithm", "sdpor"],
    &["--algorithm", "stateful"],
    &["--algorithm", "event"],
    &["--algorithm", "naive"],
];

/// What a tracefile says: for each line whether it was reached, and for each branch which ways were taken.
#[derive(Debug, Default, PartialEq, Eq)]
struct Tracefile {
    lines: BTreeMap<u32, bool>,
    branches: BTreeMap<(u32, u32), Vec<String>>,
}

fn read_lcov(text: &str, of: &str) -> Tracefile {
    let mut found = Tracefile::default();
    let records = text.split("end_of_record\n").filter(|record| !record.is_empty());
    let own = records.filter(|record| record.lines().any(|line| line == format!("SF:{of}")));
    let own: Vec<&str> = own.collect();
    assert_eq!(own.len(), 1, "{of} has one record: {text}");
    let mut counted: BTreeMap<&str, usize> = BTreeMap::new();
    for (key, value) in own[0].lines().filter_map(|line| line.split_once(':')) {
        let words: Vec<&str> = value.split(',').collect();
        let number = |k: usize| words[k].parse::<u32>().unwrap_or_else(|e| panic!("{value}: {e}"));
        match key {
            "DA" => assert_eq!(found.lines.insert(number(0), number(1) > 0), None, "{value}"),
            "BRDA" => {
                let ways = found.branches.entry((number(0), number(1))).or_default();
                assert_eq!(ways.len(), number(2) as usize, "{value}");
                ways.push(words[3].to_string());
            }
            "LF" | "LH" | "BRF" | "BRH" => drop(counted.insert(key, number(0) as usize)),
            "TN" | "SF" => {}
            _ => panic!("{key}: {value}"),
        }
    }
    let ways = || found.branches.values().flatten();
    assert_eq!(counted["LF"], found.lines.len());
    assert_eq!(counted["LH"], found.lines.values().filter(|reached| **reached).count());
    assert_eq!(counted["BRF"], ways().count());
    assert_eq!(counted["BRH"], ways().filter(|times| *times == "1").count());
    found
}

/// Checks a program; the tracefile and the report.
fn covered(program: &str, options: &[&str]) -> (Tracefile, Value) {
    // Tests run at the same time.
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let file = scratch(&format!("coverage{number}")).join("out.lcov");
    let file = file.display().to_string();
    let mut words = vec!["check", program, "--format", "json", "--coverage", &file];
    words.extend(options);
    let output = mazurka(&words);
    let text = stdout(&output);
    let report = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {}", stderr(&output)));
    (read_lcov(&fs::read_to_string(&file).unwrap_or_default(), program), report)
}

#[test]
fn exactly_the_marked_lines_are_not_reached_whatever_the_algorithm() {
    for program in ["dead.c", "schedules.c", "waiting.c", "template.cpp"] {
        let program = format!("tests/coverage/{program}");
        let text = fs::read_to_string(repository().join(&program)).expect("the program is there");
        let marked = (1u32..).zip(text.lines()).filter(|(_, line)| line.ends_with("// never"));
        let marked: Vec<u32> = marked.map(|(number, _)| number).collect();
        let (first, report) = covered(&program, ALGORITHMS[0]);
        let unreached = first.lines.iter().filter(|(_, reached)| !**reached);
        assert_eq!(unreached.map(|(line, _)| *line).collect::<Vec<_>>(), marked, "{program}");
        assert_eq!(report["coverage"]["complete"], true);
        let files = report["coverage"]["files"].as_array().expect("a list");
        assert_eq!(files.len(), 1, "no header of the system counts: {files:?}");
        assert_eq!(files[0]["unreached"], Value::from(marked));
        for options in &ALGORITHMS[1..] {
            // Every interleaving of the C++ program would be too many.
            if program.ends_with(".cpp") && options.contains(&"naive") {
                continue;
            }
            assert_eq!(covered(&program, options).0, first, "{program} {options:?}");
        }
    }
}

#[test]
fn ways_out_of_branches_are_told_apart() {
    let (found, _) = covered("tests/coverage/dead.c", &[]);
    let line = |line: u32| &found.branches[&(line, 0)];
    assert_eq!(line(27), &["0", "1"], "the loop is left at once");
    assert_eq!(line(29), &["0", "1"], "the condition never holds");
    assert_eq!(line(32), &["0", "1", "0"], "case 1, case 3, default");
    assert!(!found.branches.keys().any(|(line, _)| *line == 44), "an assertion is no branch");
    let (found, _) = covered("tests/coverage/schedules.c", &[]);
    assert_eq!(found.branches[&(22, 0)], ["1", "1"], "the order of the threads decides");
    assert_eq!(found.branches[&(10, 0)], ["0", "1"]);
    // Neither way out of a branch that nobody comes to is taken.
    let (found, _) = covered("tests/coverage/waiting.c", &[]);
    assert_eq!(found.branches[&(40, 0)], ["-", "-"]);
    assert_eq!(found.branches[&(20, 0)], ["1", "1"], "a loop that waits goes on and ends");
}

#[test]
fn what_is_explored_is_the_same_with_coverage_and_without() {
    let chosen = ["loops/", "spin/", "barrier/checked", "structures/", "cas"];
    let mut seen = 0;
    for (program, own) in programs("pass") {
        if !chosen.iter().any(|part| program.contains(part)) || seen == 24 {
            continue;
        }
        seen += 1;
        let explored = |more: &[&str]| {
            let mut options = vec!["--format", "json", "--max-executions", "2000"];
            options.extend(more);
            let output = mazurka(&with_options(&program, &own, &options));
            let report: Value = serde_json::from_str(&stdout(&output)).unwrap_or_default();
            assert_eq!(report["coverage"].is_null(), more.is_empty(), "{program}");
            (report["verdict"].clone(), report["explored"].clone())
        };
        assert_eq!(explored(&[]), explored(&["--coverage"]), "{program}");
    }
    assert!(seen > 20, "{seen} programs");
}

#[test]
fn coverage_of_a_part_says_that_it_is_one() {
    let words = ["check", "tests/coverage/schedules.c", "--max-executions", "1", "--coverage"];
    let output = mazurka(&words);
    assert!(stdout(&output).contains("so far, but not everything was explored"), "{output:?}");
    let (_, report) = covered("tests/coverage/schedules.c", &["--max-executions", "1"]);
    assert_eq!(report["coverage"]["complete"], false);
    // Where a violation ends the exploration, there may be more, too.
    let (_, report) = covered("examples/lost_update.c", &[]);
    assert_eq!(report["coverage"]["complete"], false);
    let (_, report) = covered("examples/lost_update.c", &["--keep-going"]);
    assert_eq!(report["coverage"]["complete"], true);
}

#[test]
fn shards_and_checkpoints_add_up() {
    let program = "tests/coverage/schedules.c";
    let whole = covered(program, &[]).1["coverage"].clone();
    let folder = scratch("coverage_shards");
    let file = |k: usize| folder.join(format!("{k}.trace")).display().to_string();
    let shards: Vec<String> = (1..=3).map(file).collect();
    for (k, file) in (1..).zip(&shards) {
        let shard = format!("{k}/3");
        mazurka(&["check", program, "--coverage", "--shard", &shard, "--trace", file]);
    }
    let mut words = vec!["merge", "--format", "json"];
    words.extend(shards.iter().map(String::as_str));
    let report: Value = serde_json::from_str(&stdout(&mazurka(&words))).expect("JSON");
    assert_eq!(report["coverage"], whole);
    let (checkpoint, limit) = (folder.join("checkpoint").display().to_string(), "2");
    let first = ["--checkpoint", &checkpoint, "--max-executions", limit];
    let (_, report) = covered(program, &first);
    assert_eq!(report["coverage"]["complete"], false);
    let (_, report) = covered(program, &["--resume", &checkpoint]);
    assert_eq!(report["coverage"], whole);
}

#[test]
fn a_program_is_not_overwritten() {
    let output = mazurka(&["check", "--coverage", "examples/abba.c", "examples/abba.c"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("name the program first"), "{}", stderr(&output));
    // Marks are no functions that somebody would have to define.
    let refused = "tests/programs/refused/external/strict.c";
    let strict =
        |more: &[&str]| mazurka(&[&["check", refused, "--strict-externals"], more].concat());
    assert_eq!(stderr(&strict(&["--coverage"])), stderr(&strict(&[])));
    let output = mazurka(&["check", "examples/abba.tiny", "--coverage"]);
    assert!(stderr(&output).contains("there is no coverage"), "{}", stderr(&output));
}
