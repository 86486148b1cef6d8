//! Reports for other programs: JSON against its schema, SARIF, JUnit; completions and the manual page.

mod support;

use jsonschema::Validator;
use serde_json::{Value, json};
use std::fs;
use support::{mazurka, programs, repository, stdout, with_options};

/// The published schema, with nothing allowed that it does not describe: additions are promised to be
/// possible, but the schema has to follow them.
fn schema() -> Validator {
    let file = repository().join("docs/report.schema.json");
    let text = fs::read_to_string(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    let mut schema: Value = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}"));
    close(&mut schema);
    jsonschema::validator_for(&schema).unwrap_or_else(|error| panic!("the schema: {error}"))
}

fn close(value: &mut Value) {
    match value {
        Value::Object(map) => {
            if map.contains_key("properties") && map.get("type") == Some(&json!("object")) {
                map.insert("additionalProperties".into(), json!(false));
            }
            map.values_mut().for_each(close);
        }
        Value::Array(items) => items.iter_mut().for_each(close),
        _ => {}
    }
}

/// The JSON report of a program of `tests/programs`.
fn report(program: &str, options: &[String], format: &str) -> Value {
    let output = mazurka(&with_options(program, options, &["--format", format]));
    serde_json::from_slice(&output.stdout).unwrap_or_else(|e| panic!("{program}: {e}"))
}

#[test]
fn json_reports_are_what_the_schema_says() {
    let schema = schema();
    let mut wrong = Vec::new();
    for folder in ["fail", "blocked"] {
        for (program, options) in programs(folder) {
            let report = report(&program, &options, "json");
            if let Err(error) = schema.validate(&report) {
                wrong.push(format!("{program}: {error} at {}", error.instance_path()));
            }
        }
    }
    for program in ["examples/livelock.tiny", "examples/message_race.tiny"] {
        let report = report(program, &[], "json");
        assert!(schema.is_valid(&report), "{program}");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_schema_refuses_what_is_no_report() {
    let schema = schema();
    let good = report("examples/abba.c", &[], "json");
    assert!(schema.is_valid(&good));
    let mut other = good.clone();
    other["verdict"] = json!("maybe");
    assert!(!schema.is_valid(&other));
    let mut other = good.clone();
    other["violations"][0]["trace"][0]["surprise"] = json!(1);
    assert!(!schema.is_valid(&other));
    assert!(!schema.is_valid(&json!({})));
}

#[test]
fn sarif_has_a_result_with_its_place_and_the_way_there() {
    let report = report("examples/lost_update.c", &[], "sarif");
    assert_eq!(report["version"], "2.1.0");
    let result = &report["runs"][0]["results"][0];
    assert_eq!(result["ruleId"], "assertion");
    assert!(result["message"]["text"].as_str().is_some_and(|text| text.contains("lost update")));
    let place = &result["locations"][0]["physicalLocation"];
    assert_eq!(place["artifactLocation"]["uri"], "examples/lost_update.c");
    assert_eq!(place["region"]["startLine"], 19);
    let flows = result["codeFlows"][0]["threadFlows"].as_array().cloned().unwrap_or_default();
    let steps = |flow: &Value| flow["locations"].as_array().map_or(0, Vec::len);
    assert_eq!(flows.iter().map(steps).collect::<Vec<_>>(), [5, 2, 2], "of main, T1, T2");
    let fine = mazurka(&["check", "examples/locked_counter.tiny", "--format", "sarif"]);
    let fine: Value = serde_json::from_slice(&fine.stdout).unwrap_or_default();
    assert_eq!(fine["runs"][0]["results"], json!([]));
}

#[test]
fn junit_counts_failures_and_means_its_text() {
    let run = |options: &[&str]| stdout(&mazurka(&[options, &["--format", "junit"]].concat()));
    let bad = run(&["check", "examples/abba.c"]);
    assert!(bad.starts_with("<?xml") && bad.contains("failures=\"1\" errors=\"0\""), "{bad}");
    assert!(bad.contains("<failure type=\"deadlock\"") && bad.contains("&amp;b"), "{bad}");
    let good = run(&["check", "examples/locked_counter.tiny"]);
    assert!(good.contains("failures=\"0\" errors=\"0\"") && !good.contains("<failure"), "{good}");
    let cut = run(&["check", "examples/locked_counter.tiny", "--max-executions", "1"]);
    assert!(cut.contains("errors=\"1\"") && cut.contains("max-executions"), "{cut}");
    for text in [&bad, &good, &cut] {
        let (open, close) = (text.matches("<test").count(), text.matches("</test").count());
        assert_eq!((open, close), (3, 3), "{text}");
    }
}

#[test]
fn completions_and_the_manual_page_know_the_options() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = stdout(&mazurka(&["completions", shell]));
        assert!(script.contains("keep-going") && script.contains("replay"), "{shell}");
    }
    let manual = stdout(&mazurka(&["man"]));
    for word in [".TH mazurka", "keep\\-going", "MAZURKA REPLAY", "Exit status"] {
        assert!(manual.contains(word), "{word}");
    }
}

#[test]
fn there_is_a_manual_page_for_each_subcommand() {
    let folder = support::scratch("manual_pages");
    let output = mazurka(&["man", "--to", &folder.display().to_string()]);
    assert!(output.status.success(), "{}", support::stderr(&output));
    let page = |name: &str| fs::read_to_string(folder.join(name)).unwrap_or_default();
    for (name, word) in [
        ("mazurka.1", "mazurka\\-check(1)"),
        ("mazurka-check.1", "keep\\-going"),
        ("mazurka-test.1", "changed"),
        ("mazurka-replay.1", "chrome\\-trace"),
        ("mazurka-cluster-worker.1", "leave\\-after"),
    ] {
        assert!(page(name).contains(".TH") && page(name).contains(word), "{name}: {word}");
    }
    assert!(page("mazurka-help.1").is_empty());
}

#[test]
fn completions_know_values() {
    let script = stdout(&mazurka(&["completions", "bash"]));
    let of = |option: &str| {
        let after = script.split(&format!("--{option})\n")).nth(1).unwrap_or_default();
        after.split(";;").next().unwrap_or_default().to_string()
    };
    for (option, values) in [
        ("algorithm", "auto naive dpor source optimal"),
        ("format", "human json sarif junit github"),
        ("state-capture", "exact overlay delta full"),
        ("memory-model", "sc rc11 x86"),
        ("check", "assertions deadlocks livelocks"),
        ("color", "auto always never"),
    ] {
        for value in values.split(' ') {
            assert!(of(option).contains(value), "--{option} {value}: {}", of(option));
        }
    }
}

#[test]
fn the_guide_has_every_option() {
    let guide = fs::read_to_string(repository().join("docs/options.md")).unwrap_or_default();
    let help = stdout(&mazurka(&["check", "--help"]));
    let mut missing = Vec::new();
    for line in help.lines().map(str::trim_start) {
        let option = line.split_whitespace().find(|word| word.starts_with("--"));
        if line.starts_with('-')
            && let Some(option) = option
        {
            let name = option.trim_end_matches(',').split(['=', '[']).next().unwrap_or(option);
            if !guide.contains(&format!("`{name}")) {
                missing.push(name.to_string());
            }
        }
    }
    assert!(help.matches("--").count() > 15 && missing.is_empty(), "not in the guide: {missing:?}");
}

#[test]
fn several_reports_are_written_in_one_run() {
    let folder = support::scratch("several_reports");
    let name = |file: &str| folder.join(file).display().to_string();
    let files =
        [("--json", "r.json"), ("--sarif", "r.sarif"), ("--junit", "r.xml"), ("--html", "r.html")];
    let options = files.iter().flat_map(|(option, file)| [option.to_string(), name(file)]);
    let words = ["check", "examples/abba.c"].map(String::from).into_iter().chain(options);
    let words: Vec<String> = words.collect();
    let output = mazurka(&words.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).contains("lock order"), "{}", stdout(&output));
    let read = |file: &str| fs::read_to_string(folder.join(file)).unwrap_or_default();
    let json: Value = serde_json::from_str(&read("r.json")).unwrap_or_default();
    assert!(schema().is_valid(&json) && json["verdict"] == "violation", "{json}");
    let sarif: Value = serde_json::from_str(&read("r.sarif")).unwrap_or_default();
    let run = &sarif["runs"][0];
    assert_eq!(run["tool"]["driver"]["rules"][0]["id"], "deadlock");
    let flows = run["results"][0]["codeFlows"][0]["threadFlows"].as_array().cloned();
    let flows = flows.unwrap_or_default();
    let names: Vec<&Value> = flows.iter().map(|flow| &flow["id"]).collect();
    assert_eq!(names, ["main", "T1", "T2"], "one for each thread");
    // The steps of all threads together are the interleaving.
    let order = |flow: &Value| flow["locations"].as_array().cloned().unwrap_or_default();
    let mut all: Vec<u64> =
        flows.iter().flat_map(order).filter_map(|step| step["executionOrder"].as_u64()).collect();
    all.sort_unstable();
    let relevant = json["violations"][0]["trace"]
        .as_array()
        .map_or(0, |trace| trace.iter().filter(|step| step["matters"] == true).count());
    assert_eq!(all.len(), relevant);
    assert!(all.windows(2).all(|pair| pair[0] < pair[1]), "{all:?}");
    assert!(read("r.xml").contains("<failure type=\"deadlock\""));
    assert!(read("r.html").contains("<html"));
}

#[test]
fn github_gets_a_command_for_each_violation() {
    let text = stdout(&mazurka(&["check", "examples/abba.c", "--format", "github"]));
    let commands: Vec<&str> = text.lines().filter(|line| line.starts_with("::")).collect();
    let [command] = commands[..] else { panic!("{text}") };
    assert!(command.starts_with("::error file=examples/abba.c,line="), "{command}");
    assert!(command.contains("title=mazurka%3A deadlock::"), "{command}");
    assert!(command.contains("%0Alock order: "), "{command}");
    let text = stdout(&mazurka(&["check", "examples/locked_counter.c", "--format", "github"]));
    assert!(!text.contains("::"), "{text}");
}

#[test]
fn the_words_of_reports_are_explained() {
    let list = stdout(&mazurka(&["explain"]));
    let guide = fs::read_to_string(repository().join("docs/reports.md")).unwrap_or_default();
    let causes = list.split("Causes that reports name:").nth(1).unwrap_or_default();
    let causes: Vec<&str> = causes.lines().filter_map(|line| line.strip_prefix("  ")).collect();
    assert!(causes.len() > 20, "{list}");
    for cause in causes {
        assert!(guide.contains(cause), "the guide does not know {cause}");
        let text = stdout(&mazurka(&["explain", &cause.replace('`', "")]));
        assert!(text.starts_with(&format!("{cause}: ")), "{text}");
    }
    assert!(stdout(&mazurka(&["explain", "lost", "update"])).contains("without having seen"));
    let unknown = mazurka(&["explain", "lost", "wakeup"]);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(support::stderr(&unknown).contains("did you mean lost update"));
}
