//! Benchmarks with known numbers of executions, which `bench/programs/expected.json` states.

mod cases;
mod support;

use cases::{Case, Expected, Failures, check, read, run, strings};
use serde_json::Value;
use support::repository;

/// Benchmarks with more executions run with the optimal algorithms only.
const MOST: u64 = 2_000;

/// Programs with loops that wait and more executions are not run.
const SMALL: u64 = 20_000;

/// The rows of the table of benchmarks.
fn rows() -> Vec<Value> {
    let text = read(&repository().join("bench/programs/expected.json"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("expected.json: {error}"))
}

/// The benchmark of a row, without expectations.
fn benchmark(row: &Value) -> Case {
    let program = row["program"].as_str().unwrap_or_default();
    let define = |(name, value): (&String, &Value)| format!("-D{name}={value}");
    let clang: Vec<String> = row["defines"].as_object().into_iter().flatten().map(define).collect();
    let name = format!("{program} {}", clang.join(" "));
    let file = repository().join("bench/programs").join(program);
    let options = row["options"].as_array().into_iter().flatten();
    let options = options.filter_map(|option| Some(option.as_str()?.to_owned())).collect();
    let algorithms = vec!["optimal", "pop", "source"];
    Case { name, file, options, clang, algorithms, expected: Expected::default() }
}

/// The benchmarks with a number of executions in a range.
fn counted(range: std::ops::RangeInclusive<u64>) -> Vec<Result<Case, String>> {
    let case = |row: Value| {
        let executions = row["executions"].as_u64()?;
        if row["large"] == true || !range.contains(&executions) {
            return None;
        }
        let mut case = benchmark(&row);
        case.expected.verdict = "verified".to_owned();
        case.expected.executions = Some(executions);
        case.expected.blocked = row["blocked"].as_u64();
        Some(Ok(case))
    };
    rows().into_iter().filter_map(case).collect()
}

/// The ways to treat loops that wait: the column of the table, options, arguments for clang.
const COLUMNS: &[(&str, [&str; 6], &[&str])] = &[
    ("base", column_options("off", "off", "off"), &["-DSPIN_AS_ASSUME"]),
    ("plp", column_options("on", "off", "off"), &[]),
    ("await", column_options("on", "on", "off"), &[]),
    ("await_ifaa", column_options("on", "on", "on"), &[]),
];

const fn column_options(
    purity: &'static str,
    awaits: &'static str,
    faa: &'static str,
) -> [&'static str; 6] {
    ["--loop-purity", purity, "--awaits", awaits, "--independent-faa", faa]
}

/// In the paper the other threads run on when main returns.
const MAIN_RETURN: [&str; 2] = ["--main-return", "thread"];

/// The case of one column of a row, if it is known and not too large.
fn column(row: &Value, (name, options, clang): &(&str, [&str; 6], &[&str])) -> Option<Case> {
    let known = match row["doubtful"].is_string() {
        true => &row["counted"][name],
        false => &row["columns"][name],
    };
    // Where more is found to be pure than in the paper, less is explored.
    let pinned = row["purer"].get(name).unwrap_or(known);
    let (complete, blocked) = (pinned["complete"].as_u64()?, pinned["blocked"].as_u64()?);
    if complete + blocked > SMALL {
        return None;
    }
    let mut case = benchmark(row);
    case.name = format!("{} {name}", case.name);
    case.options.extend(strings(options));
    case.options.extend(strings(&MAIN_RETURN));
    if let Some(bound) = row["unroll"].as_u64() {
        case.options.extend(["--unroll".to_owned(), bound.to_string()]);
    }
    case.clang.extend(strings(clang));
    case.algorithms = vec!["optimal", "pop"];
    case.expected.verdict = "verified|incomplete".to_owned();
    case.expected.executions = Some(complete + blocked);
    case.expected.cut = Some(blocked);
    Some(case)
}

#[test]
fn benchmarks_have_the_published_number_of_executions() {
    check(counted(0..=MOST));
}

#[test]
fn longer_benchmarks_have_the_published_number_of_executions() {
    let mut cases = counted(MOST + 1..=u64::MAX);
    // Source sets look at all races again after each execution, which takes too long here.
    cases.iter_mut().flatten().for_each(|case| case.algorithms = vec!["optimal", "pop"]);
    check(cases);
}

#[test]
fn waiting_loops_have_the_published_number_of_executions() {
    let cases = rows();
    let columns = |row: &Value| COLUMNS.iter().filter_map(|c| column(row, c)).collect::<Vec<_>>();
    check(cases.iter().flat_map(columns).map(Ok).collect());
}

#[test]
fn the_chore_runs_waiting_loops_with_the_same_options() {
    let text = read(&repository().join("bench/tables/await.json"));
    let table: Value = serde_json::from_str(&text).expect("a table");
    let found: Vec<&Value> = table["columns"].as_array().into_iter().flatten().collect();
    assert_eq!(found.len(), COLUMNS.len());
    for (column, (name, options, clang)) in found.into_iter().zip(COLUMNS) {
        let expected: Vec<&str> = options.iter().chain(&MAIN_RETURN).copied().collect();
        assert_eq!((&column["name"], &column["options"]), (&(*name).into(), &expected.into()));
        let arguments = column["clang"].as_array().map_or(0, Vec::len);
        assert_eq!(arguments, clang.len(), "{name}");
    }
}

/// The event-driven benchmarks under one algorithm, without those that are marked as large.
fn messages(algorithm: &'static str, name: &str, large: &str) -> Vec<Result<Case, String>> {
    let case = |row: Value| {
        let complete = row["event"].as_object().and(row[name]["complete"].as_u64())?;
        if row["large"] == true || row[large] == true {
            return None;
        }
        let mut case = benchmark(&row);
        let blocked = row[name]["blocked"].as_u64().unwrap_or(0);
        case.algorithms = vec![algorithm];
        case.expected.verdict = "verified".to_owned();
        case.expected.executions = Some(complete + blocked);
        case.expected.blocked = Some(blocked);
        Some(Ok(case))
    };
    let cases: Vec<_> = rows().into_iter().filter_map(case).collect();
    assert!(cases.len() > 15, "{}", cases.len());
    cases
}

#[test]
fn event_driven_benchmarks_have_the_published_number_of_executions() {
    check(messages("event", "event", "large"));
}

#[test]
fn with_handlers_as_locks_they_have_the_published_number_too() {
    check(messages("optimal", "locks", "large_locks"));
}

#[test]
fn stateful_exploration_has_the_runs_that_an_argument_gives() {
    let rows = rows();
    let mut failures = Failures::default();
    let pinned = rows.iter().filter(|row| row["sdpor"].is_object());
    let mut count = 0;
    for row in pinned {
        let case = benchmark(row);
        let outcome = run(&case, "sdpor").unwrap_or_else(|error| panic!("{}: {error}", case.name));
        let expected = &row["sdpor"];
        failures.require(&case.name, "verified", outcome.verdict());
        let pairs = [("executions", &expected["runs"]), ("revisited", &expected["revisited"])];
        for (what, expected) in pairs {
            let name = format!("{} {what}", case.name);
            failures.require(&name, expected, &outcome.report["explored"][what]);
        }
        count += 1;
    }
    assert!(count > 0 && failures.0.is_empty(), "{count} programs: {:#?}", failures.0);
}
