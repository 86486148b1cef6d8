//! What `contrib/` has for editors and continuous integration: it can be read, its patterns match real reports, and
//! what the action runs works. Then: errors of input in every form.

mod support;

use regex::Regex;
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use support::{mazurka, repository, scratch, stderr, stdout};
use yaml_rust2::{Yaml, YamlLoader};

fn read(file: &str) -> String {
    fs::read_to_string(repository().join(file)).unwrap_or_else(|e| panic!("{file}: {e}"))
}

fn yaml(file: &str) -> Yaml {
    let mut documents =
        YamlLoader::load_from_str(&read(file)).unwrap_or_else(|e| panic!("{file}: {e}"));
    assert_eq!(documents.len(), 1, "{file}");
    documents.remove(0)
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|e| panic!("{e}: {text}"))
}

/// The regular expressions of a pattern, with the numbers of the groups by name.
fn patterns(matcher: &Value) -> Vec<(Regex, Value)> {
    let list = matcher["pattern"].as_array().expect("a list");
    let regex =
        |line: &Value| Regex::new(line["regexp"].as_str().expect("a text")).expect("a regex");
    list.iter().map(|line| (regex(line), line.clone())).collect()
}

/// What a matcher takes out of a text: the values by the names of the groups, for each match of lines that follow each
/// other.
fn matches(matcher: &Value, text: &str) -> Vec<Value> {
    let patterns = patterns(matcher);
    let lines: Vec<&str> = text.lines().collect();
    let at = |window: &[&str]| {
        let mut found = Value::Object(Default::default());
        for (line, (regex, groups)) in window.iter().zip(&patterns) {
            let captures = regex.captures(line)?;
            for (name, number) in groups.as_object()?.iter().filter(|(name, _)| *name != "regexp") {
                let group = captures.get(number.as_u64()? as usize);
                found[name] = group.map_or(Value::Null, |group| group.as_str().into());
            }
        }
        Some(found)
    };
    lines.windows(patterns.len()).filter_map(at).collect()
}

#[test]
fn problem_matchers_find_violations_and_errors_in_real_reports() {
    let file = json(&read("contrib/problem-matcher.json"));
    let [violations, input] = [0, 1].map(|k| file["problemMatcher"][k].clone());
    for (program, code, line) in [
        ("lost_update.c", "assertion", "19"),
        ("abba.c", "deadlock", ""),
        ("late_reader.c", "memory", ""),
    ] {
        let text = stdout(&mazurka(&["check", &format!("examples/{program}")]));
        let found = matches(&violations, &text);
        assert_eq!(found.len(), 1, "{text}");
        assert_eq!((&found[0]["severity"], &found[0]["code"]), (&"error".into(), &code.into()));
        assert_eq!(found[0]["file"], format!("examples/{program}"));
        assert!(line.is_empty() || found[0]["line"] == line, "{found:?}");
    }
    let text = stdout(&mazurka(&["check", "examples/locked_counter.c"]));
    assert!(matches(&violations, &text).is_empty(), "{text}");
    let folder = scratch("contrib_matcher");
    fs::write(folder.join("unknown.c"), "int f(void);\nint main(void) { return f(); }\n")
        .expect("a file");
    let said = stderr(&mazurka(&["check", &folder.join("unknown.c").display().to_string()]));
    let found = matches(&input, &said);
    assert_eq!(found.len(), 1, "{said}");
    assert_eq!(
        (&found[0]["line"], &found[0]["message"]),
        (&"2".into(), &"the function f is not known".into())
    );
    // The task for editors has the same patterns.
    let task = json(&read("contrib/vscode/tasks.json"));
    assert_eq!(task["tasks"][0]["problemMatcher"]["pattern"], violations["pattern"]);
}

#[test]
fn workflows_and_hooks_can_be_read_and_name_what_there_is() {
    let action = yaml("contrib/action/action.yml");
    assert_eq!(action["runs"]["using"].as_str(), Some("composite"));
    let steps = action["runs"]["steps"].as_vec().expect("steps");
    for step in steps {
        assert!(
            step["uses"].as_str().is_some() || step["shell"].as_str() == Some("bash"),
            "{step:?}"
        );
    }
    let inputs = action["inputs"].as_hash().expect("inputs");
    let c = yaml("contrib/workflows/c.yml");
    let uses =
        |step: &&Yaml| step["uses"].as_str().is_some_and(|name| name.contains("contrib/action"));
    let own = c["jobs"]["mazurka"]["steps"]
        .as_vec()
        .expect("steps")
        .iter()
        .find(uses)
        .expect("our action");
    for name in own["with"].as_hash().expect("inputs").keys() {
        assert!(inputs.contains_key(name), "{name:?}");
    }
    let rust = yaml("contrib/workflows/rust.yml");
    let documented = read("docs/rust.md");
    for name in rust["jobs"]["mazurka"]["env"].as_hash().expect("variables").keys() {
        let name = name.as_str().expect("a name");
        assert!(documented.contains(&format!("`{name}=")), "{name} is in docs/rust.md");
    }
    for hook in yaml(".pre-commit-hooks.yaml").as_vec().expect("a list") {
        let entry = hook["entry"].as_str().expect("a command");
        let words: Vec<&str> = entry.split(' ').skip(1).chain(["--help"]).collect();
        assert!(mazurka(&words).status.success(), "{entry}");
        for key in ["id", "name", "language"] {
            assert!(hook[key].as_str().is_some(), "{hook:?}");
        }
    }
}

/// Runs what the action runs.
fn action(folder: &Path, checks: &str, more: &[(&str, &str)]) -> Output {
    let mut command = Command::new("bash");
    command.arg(repository().join("contrib/action/check.sh")).current_dir(repository());
    command
        .env("MAZURKA", env!("CARGO_BIN_EXE_mazurka"))
        .env("CHECKS", checks)
        .env("SARIF", folder);
    command.envs(more.iter().copied()).output().expect("bash runs")
}

#[test]
fn the_action_checks_each_line_and_ends_with_the_first_failure() {
    let folder = scratch("contrib_action");
    let checks = "examples/locked_counter.c\n\nexamples/lost_update.c --arg 'two words' -- -DN=1\nexamples/abba.c\n";
    let output = action(&folder, checks, &[]);
    let text = stdout(&output);
    assert_eq!(output.status.code(), Some(1), "{text}{}", stderr(&output));
    assert_eq!(text.matches("::error file=").count(), 2, "{text}");
    for (number, results) in [(1, 0), (2, 1), (3, 1)] {
        let file = folder.join(format!("mazurka-{number}.sarif"));
        let sarif = json(&fs::read_to_string(&file).expect("a SARIF file"));
        assert_eq!(sarif["runs"][0]["results"].as_array().map(Vec::len), Some(results), "{number}");
    }
    assert_eq!(action(&folder, "examples/locked_counter.c", &[]).status.code(), Some(0));
    let limited = "examples/locked_counter.c --max-executions 1";
    assert_eq!(action(&folder, limited, &[]).status.code(), Some(3));
    let allowed = action(&folder, limited, &[("ALLOW_INCOMPLETE", "true")]);
    assert_eq!(allowed.status.code(), Some(0), "{}", stdout(&allowed));
    assert_eq!(action(&folder, "", &[("TESTS", "examples/suite")]).status.code(), Some(0));
    assert_eq!(action(&folder, "examples/no_such_file.c", &[]).status.code(), Some(2));
}

#[test]
fn errors_of_input_appear_in_every_form() {
    let folder = scratch("contrib_errors");
    let program = folder.join("broken.c").display().to_string();
    fs::write(&program, "int main(void) {\n    return 1 +;\n}\n").expect("a file");
    let other = folder.join("unknown.c").display().to_string();
    fs::write(&other, "int f(void);\nint main(void) { return f(); }\n").expect("a file");
    let schema =
        jsonschema::validator_for(&json(&read("docs/report.schema.json"))).expect("a schema");
    let missing = "examples/no_such_file.c".to_string();
    for (program, line) in [(&program, Some(2)), (&other, Some(2)), (&missing, None)] {
        let check = |format: &str| {
            let output = mazurka(&["check", program, "--format", format]);
            assert_eq!(output.status.code(), Some(2), "{program} {format}");
            assert!(!stderr(&output).is_empty(), "people are told, too");
            stdout(&output)
        };
        assert_eq!(check("human"), "");
        let report = json(&check("json"));
        assert!(schema.is_valid(&report), "{report}");
        assert_eq!(
            (&report["verdict"], &report["program"]),
            (&"error".into(), &program.as_str().into())
        );
        assert_eq!(report["error"]["location"]["line"].as_u64(), line, "{report}");
        let run = &json(&check("sarif"))["runs"][0];
        let invocation = &run["invocations"][0];
        assert_eq!(
            (&invocation["executionSuccessful"], &invocation["exitCode"]),
            (&false.into(), &2.into())
        );
        let why = &invocation["toolExecutionNotifications"][0];
        assert!(!why["message"]["text"].as_str().unwrap_or_default().is_empty());
        let region = &why["locations"][0]["physicalLocation"]["region"];
        assert_eq!(region["startLine"].as_u64(), line, "{why}");
        let junit = check("junit");
        assert!(
            junit.contains("errors=\"1\"") && junit.contains("<error type=\"input\""),
            "{junit}"
        );
        let github = check("github");
        assert!(github.starts_with("::error ") && github.lines().count() == 1, "{github}");
        assert_eq!(github.contains(",line=2,"), line.is_some(), "{github}");
    }
}

#[test]
fn errors_of_input_go_to_files_and_a_wrong_command_line_is_one() {
    let folder = scratch("contrib_error_files");
    let file = |name: &str| folder.join(name).display().to_string();
    let [j, s, u] = ["e.json", "e.sarif", "e.xml"].map(file);
    let missing = "examples/no_such_file.c";
    let output = mazurka(&["check", missing, "--json", &j, "--sarif", &s, "--junit", &u]);
    assert_eq!((output.status.code(), stdout(&output).as_str()), (Some(2), ""));
    assert_eq!(json(&fs::read_to_string(&j).expect("JSON"))["verdict"], "error");
    assert_eq!(json(&fs::read_to_string(&s).expect("SARIF"))["version"], "2.1.0");
    assert!(fs::read_to_string(&u).expect("JUnit").contains("<error"));
    let output = mazurka(&["replay", missing, "--format", "json"]);
    assert_eq!(json(&stdout(&output))["verdict"], "error");
    for words in [["--format", "json", "--unrol=3"], ["--unrol=3", "--format=json", "-q"]] {
        let all: Vec<&str> = ["check", "examples/abba.c"].into_iter().chain(words).collect();
        let output = mazurka(&all);
        assert_eq!(output.status.code(), Some(2));
        let message = json(&stdout(&output))["error"]["message"].clone();
        assert!(message.as_str().is_some_and(|text| text.contains("--unrol")), "{message}");
    }
}
