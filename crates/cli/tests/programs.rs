//! C programs with known verdicts and known numbers of executions.
//!
//! `tests/programs` says in the head of each file what is expected of it (see the README there),
//! `bench/programs/expected.json` how many executions the benchmarks have. Everything that is not
//! as expected is listed before the test fails. `MAZURKA_PROGRAMS=mutex` runs only the programs
//! with `mutex` in their path.

use serde_json::Value;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Programs that are checked at the same time.
const WORKERS: usize = 2;
/// How long one run may take.
const PATIENCE: Duration = Duration::from_secs(60);
/// Benchmarks with more executions run with the optimal algorithms only.
const MOST: u64 = 2_000;
/// Programs with loops that wait and more executions are not run.
const SMALL: u64 = 20_000;
/// Where the expectations that a file may state are explained.
const HELP: &str = "see tests/programs/README.md";
/// Options that end the exploration early, so that executions of two runs cannot be compared.
const CUTS: &[&str] = &["--max-executions", "--timeout", "--max-memory"];

/// What is expected of one program.
#[derive(Clone, Debug, Default)]
struct Expected {
    /// One of the verdicts of the report, or `error`; or several, separated by `|`.
    verdict: String,
    /// Maximal executions up to equivalence.
    executions: Option<u64>,
    /// Those of them in which a thread is blocked for good.
    blocked: Option<u64>,
    /// Those of them that a bound cut.
    bounded: Option<u64>,
    /// Those of them that do not complete, for whichever reason.
    cut: Option<u64>,
    /// The kind of the violation.
    kind: Option<String>,
    /// Parts of the message of the violation, or of the error.
    messages: Vec<String>,
    /// The line of the violation.
    line: Option<u64>,
}

/// One program, how it is checked, and what is expected.
#[derive(Clone, Debug)]
struct Case {
    /// How failures name it.
    name: String,
    file: PathBuf,
    options: Vec<String>,
    clang: Vec<String>,
    algorithms: Vec<&'static str>,
    expected: Expected,
}

/// What one run of the checker gave.
#[derive(Debug)]
struct Outcome {
    status: Option<i32>,
    report: Value,
    errors: String,
}

impl Outcome {
    fn verdict(&self) -> &str {
        if self.status == Some(2) {
            return "error";
        }
        self.report["verdict"].as_str().unwrap_or("no report")
    }

    fn explored(&self, what: &str) -> u64 {
        self.report["explored"][what].as_u64().unwrap_or(u64::MAX)
    }
}

fn repository() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// All C and C++ files in a folder and in the folders in it, in order.
fn c_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    let files = |path: PathBuf| match path.is_dir() {
        true => c_files(&path),
        false => vec![path],
    };
    let is_c = |path: &PathBuf| {
        path.extension().is_some_and(|extension| extension == "c" || extension == "cpp")
    };
    paths.into_iter().flat_map(files).filter(is_c).collect()
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// The case that the first lines of a file in `tests/programs` describe.
fn described(root: &Path, file: PathBuf) -> Result<Case, String> {
    let name = file.strip_prefix(root).unwrap_or(&file).display().to_string();
    let text = read(&file);
    let mut lines = text.lines().map_while(|line| line.strip_prefix("// "));
    let first = lines.next().and_then(|line| line.strip_prefix("mazurka:"));
    let first = first.ok_or_else(|| format!("{name}: no `// mazurka:` in line 1; {HELP}"))?;
    let (options, clang) = match first.split_once(" -- ") {
        Some((options, clang)) => (words(options), words(clang)),
        None => (words(first), Vec::new()),
    };
    let mut expected = Expected::default();
    let mut algorithms = vec!["optimal", "pop", "source", "dpor"];
    // Data races are for algorithms that see every execution.
    if !options.iter().any(|option| option == "--check") {
        algorithms.push("sdpor");
    }
    for line in lines {
        let (key, value) = line.split_once(": ").unwrap_or((line, ""));
        if (key, value) == ("naive", "yes") {
            algorithms.push("naive");
        } else {
            expected.set(key, value.trim()).map_err(|error| format!("{name}: {error}; {HELP}"))?;
        }
    }
    expected.fits_folder(&name)?;
    if expected.verdict == "error" {
        algorithms = vec!["auto"];
    }
    Ok(Case { name, file, options, clang, algorithms, expected })
}

impl Expected {
    /// Takes one line of the description.
    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let number = || value.parse().map_err(|_| format!("`{key}: {value}` is not a number"));
        match key {
            "verdict" => self.verdict = value.to_owned(),
            "executions" => self.executions = Some(number()?),
            "blocked" => self.blocked = Some(number()?),
            "bounded" => self.bounded = Some(number()?),
            "violation" => self.kind = Some(value.to_owned()),
            "message" => self.messages.push(value.to_owned()),
            "line" => self.line = Some(number()?),
            "because" => {}
            _ => return Err(format!("`{key}` is no expectation")),
        }
        Ok(())
    }

    /// The folder tells at a glance what to expect, so the two must agree.
    fn fits_folder(&mut self, name: &str) -> Result<(), String> {
        let verdicts: &[&str] = match name.split('/').next() {
            Some("pass") => &["verified"],
            Some("fail") => &["violation"],
            Some("blocked") => &["verified", "incomplete"],
            Some("refused") => &["error"],
            _ => &[],
        };
        if !verdicts.contains(&self.verdict.as_str()) {
            return Err(format!("{name}: `verdict: {}` is not for this folder", self.verdict));
        }
        if self.verdict == "verified" && name.starts_with("pass/") {
            self.cut = Some(0);
        }
        Ok(())
    }
}

/// The exit status that goes with a verdict.
fn status(verdict: &str) -> i32 {
    match verdict {
        "verified" => 0,
        "violation" => 1,
        "error" => 2,
        _ => 3,
    }
}

/// What a stream of a process says, read by a thread of its own so that the process never waits.
fn drain(stream: Option<impl Read + Send + 'static>) -> thread::JoinHandle<String> {
    thread::spawn(move || {
        let mut text = Vec::new();
        if let Some(mut stream) = stream {
            let _ = stream.read_to_end(&mut text);
        }
        String::from_utf8_lossy(&text).into_owned()
    })
}

/// Waits for a process, but not for ever.
fn wait(child: &mut Child) -> Result<Option<i32>, String> {
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        match child.try_wait() {
            Ok(Some(status)) => return Ok(status.code()),
            Ok(None) => thread::sleep(Duration::from_millis(2)),
            Err(error) => return Err(error.to_string()),
        }
    }
    let _ = child.kill();
    let _ = child.wait();
    Err(format!("did not end within {} seconds", PATIENCE.as_secs()))
}

/// Checks a program with one algorithm.
fn run(case: &Case, algorithm: &str) -> Result<Outcome, String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mazurka"));
    command.arg("check").arg(&case.file);
    command.args(["--format", "json"]).args(&case.options);
    if !case.options.iter().any(|option| option == "--algorithm") {
        command.args(["--algorithm", algorithm]);
    }
    if !case.clang.is_empty() {
        command.arg("--").args(&case.clang);
    }
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|error| format!("cannot run mazurka: {error}"))?;
    let (output, errors) = (drain(child.stdout.take()), drain(child.stderr.take()));
    let status = wait(&mut child)?;
    let output = output.join().unwrap_or_default();
    let errors = errors.join().unwrap_or_default();
    let report = serde_json::from_str(&output).unwrap_or(Value::Null);
    Ok(Outcome { status, report, errors })
}

/// Gathers what is not as expected.
#[derive(Debug, Default)]
struct Failures(Vec<String>);

impl Failures {
    fn require<T: PartialEq + std::fmt::Debug>(&mut self, what: &str, expected: T, found: T) {
        if expected != found {
            self.0.push(format!("{what}: expected {expected:?}, found {found:?}"));
        }
    }
}

/// Everything about one case that is not as expected, a line each.
fn judge(case: &Case) -> Vec<String> {
    let mut failures = Vec::new();
    let mut optimal = None;
    for &algorithm in &case.algorithms {
        let named = |failure| format!("{} [{algorithm}]: {failure}", case.name);
        let outcome = match run(case, algorithm) {
            Ok(outcome) => outcome,
            Err(error) => {
                failures.push(named(error));
                break;
            }
        };
        let mut here = Failures::default();
        compare(&case.expected, algorithm, &outcome, &mut here);
        relate(case, algorithm, &outcome, optimal, &mut here);
        if algorithm == "optimal" {
            optimal = Some(outcome.explored("executions"));
        }
        failures.extend(here.0.into_iter().map(named));
        // What is refused or crashes, or does not end at all, is not tried with the others.
        if !matches!(outcome.status, Some(0 | 1 | 3)) {
            break;
        }
    }
    failures
}

/// Compares one run with what the program says.
fn compare(expected: &Expected, algorithm: &str, outcome: &Outcome, failures: &mut Failures) {
    let verdict = outcome.verdict();
    if !expected.verdict.split('|').any(|allowed| allowed == verdict) {
        let reason = outcome.errors.lines().next().unwrap_or_default();
        let found = outcome.report["violations"][0].get("message").unwrap_or(&Value::Null);
        let wanted = &expected.verdict;
        let text = format!("verdict: expected {wanted}, found {verdict} ({reason} {found})");
        return failures.0.push(text);
    }
    failures.require("exit status", Some(status(verdict)), outcome.status);
    match verdict {
        "error" => {
            for message in expected.messages.iter().filter(|m| !outcome.errors.contains(*m)) {
                let errors = outcome.errors.trim();
                failures.0.push(format!("error: expected {message:?}, found {errors:?}"));
            }
        }
        "violation" => compare_violation(expected, outcome, failures),
        _ => compare_counts(expected, algorithm, outcome, failures),
    }
}

/// One of the violations is the expected one.
fn compare_violation(expected: &Expected, outcome: &Outcome, failures: &mut Failures) {
    let found = outcome.report["violations"].as_array().map(Vec::as_slice).unwrap_or_default();
    let fits = |violation: &&Value| {
        let message = violation["message"].as_str().unwrap_or_default();
        let line = violation["location"]["line"].as_u64();
        expected.kind.as_deref().is_none_or(|kind| violation["kind"] == kind)
            && expected.messages.iter().all(|part| message.contains(part))
            && (expected.line.is_none() || expected.line == line)
    };
    if !found.iter().any(|violation| fits(&violation)) {
        let show = |v: &Value| format!("{} {} at {}", v["kind"], v["message"], v["location"]);
        let shown: Vec<String> = found.iter().map(show).collect();
        let Expected { kind, messages, line, .. } = expected;
        let wanted = format!("{kind:?} {messages:?} at line {line:?}");
        failures.0.push(format!("violation: expected {wanted}, found {shown:?}"));
    }
}

/// The numbers of executions are the expected ones.
fn compare_counts(expected: &Expected, algorithm: &str, outcome: &Outcome, all: &mut Failures) {
    let of = |what| outcome.explored(what);
    let parts = ["complete", "blocked", "bounded", "redundant"].map(of);
    let sum = parts.into_iter().fold(0, u64::saturating_add);
    all.require("sum of all kinds of executions", sum, of("executions"));
    // What is not exact says so in a note.
    if !["optimal", "pop"].contains(&algorithm) || !outcome.report["note"].is_null() {
        return;
    }
    all.require("redundant", 0, of("redundant"));
    let cut = of("blocked").saturating_add(of("bounded"));
    let pins = [
        ("executions", expected.executions, of("executions")),
        ("blocked", expected.blocked, of("blocked")),
        ("bounded", expected.bounded, of("bounded")),
        ("blocked and bounded", expected.cut, cut),
    ];
    for (what, pinned, found) in pins {
        if let Some(pinned) = pinned {
            all.require(what, pinned, found);
        }
    }
}

/// Compares an algorithm with the optimal one on the same program.
fn relate(case: &Case, algorithm: &str, outcome: &Outcome, optimal: Option<u64>, f: &mut Failures) {
    let is_cut = case.options.iter().any(|option| CUTS.contains(&option.as_str()));
    let verdict = outcome.verdict();
    let Some(optimal) =
        optimal.filter(|_| !is_cut && ["verified", "incomplete"].contains(&verdict))
    else {
        return;
    };
    let found = outcome.explored("executions").saturating_sub(outcome.explored("redundant"));
    if algorithm == "source" || (algorithm == "pop" && outcome.report["note"].is_null()) {
        f.require("executions without redundant ones, as in optimal", optimal, found);
    } else if found < optimal && algorithm != "sdpor" {
        f.0.push(format!("executions: expected at least {optimal} as in optimal, found {found}"));
    }
}

/// Runs the cases on several threads and panics with all failures.
fn check(cases: Vec<Result<Case, String>>) {
    require_clang();
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _guard = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let wanted = std::env::var("MAZURKA_PROGRAMS").unwrap_or_default();
    let is_wanted = |case: &Result<Case, String>| {
        case.as_ref().map_or_else(|error| error, |case| &case.name).contains(&wanted)
    };
    let cases: Vec<_> = cases.into_iter().filter(is_wanted).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut failures = Vec::new();
        while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
            match case {
                Ok(case) => failures.extend(judge(case)),
                Err(error) => failures.push(error.clone()),
            }
        }
        failures
    };
    let mut failures: Vec<String> = thread::scope(|scope| {
        let workers: Vec<_> = (0..WORKERS).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|w| w.join().expect("a worker does not panic")).collect()
    });
    failures.sort();
    let (count, all) = (failures.len(), cases.len());
    assert!(failures.is_empty(), "{count} failures, {all} programs:\n{}", failures.join("\n"));
}

/// The tests mean nothing without the compiler that the checker calls.
fn require_clang() {
    let versions = (14..=22).rev().map(|version| format!("clang-{version}"));
    let names = std::env::var("CLANG").into_iter().chain(["clang".to_owned()]).chain(versions);
    let answers = |name: String| {
        let mut command = Command::new(name);
        command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    let found = names.into_iter().any(answers);
    assert!(found, "no clang: install it (apt-get install clang) or set CLANG to its path");
}

/// The versions of clang that are installed, by name.
fn installed_clangs() -> Vec<String> {
    let names = (14..=22).map(|version| format!("clang-{version}"));
    let answers = |name: &String| {
        let mut command = Command::new(name);
        command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    names.filter(answers).collect()
}

/// What must not depend on the version of clang.
fn counts(outcome: &Outcome) -> (String, [u64; 4]) {
    let kinds = ["executions", "complete", "blocked", "bounded"];
    (outcome.verdict().to_owned(), kinds.map(|kind| outcome.explored(kind)))
}

/// Checks a program with each clang and says where the counts differ from those of the first.
fn compare_clangs(case: &Case, clangs: &[String]) -> Vec<String> {
    let mut first: Option<(String, [u64; 4])> = None;
    let mut failures = Vec::new();
    for clang in clangs {
        let mut case = case.clone();
        case.options.extend(["--clang".to_owned(), clang.clone()]);
        // After a violation it is chance how much was explored before.
        match run(&case, "optimal").map(|outcome| counts(&outcome)) {
            Err(error) => failures.push(format!("{} [{clang}]: {error}", case.name)),
            Ok((verdict, found)) => {
                let found = if verdict == "violation" { [0; 4] } else { found };
                let expected = first.get_or_insert_with(|| (verdict.clone(), found));
                if *expected != (verdict.clone(), found) {
                    let text = format!("{verdict} {found:?}, not {expected:?}");
                    failures.push(format!("{} [{clang}]: {text}", case.name));
                }
            }
        }
    }
    failures
}

/// The rows of the table of benchmarks.
fn rows() -> Vec<Value> {
    let text = read(&repository().join("bench/programs/expected.json"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("expected.json: {error}"))
}

fn strings(list: &[&str]) -> Vec<String> {
    list.iter().map(|&text| text.to_owned()).collect()
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
fn every_program_has_the_verdict_it_states() {
    let root = repository().join("tests/programs");
    let planned = root.join("planned");
    let files = c_files(&root).into_iter().filter(|file| !file.starts_with(&planned));
    check(files.map(|file| described(&root, file)).collect());
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

/// Takes minutes, so that it runs only where the environment has `MAZURKA_ALL_CLANGS=1`.
#[test]
fn every_clang_gives_the_same_counts() {
    if std::env::var_os("MAZURKA_ALL_CLANGS").is_none() {
        return;
    }
    let clangs = installed_clangs();
    let root = repository().join("tests/programs");
    let wanted = std::env::var("MAZURKA_PROGRAMS").unwrap_or_default();
    let planned = root.join("planned");
    let files = c_files(&root).into_iter().filter(|file| !file.starts_with(&planned));
    let cases = files.filter_map(|file| described(&root, file).ok());
    let cases: Vec<Case> = cases.filter(|case| case.name.contains(&wanted)).collect();
    let failures: Vec<String> =
        cases.iter().flat_map(|case| compare_clangs(case, &clangs)).collect();
    let (all, versions) = (cases.len(), clangs.join(", "));
    println!("{all} programs with {versions}");
    assert!(failures.is_empty(), "{all} programs with {versions}:\n{}", failures.join("\n"));
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

#[test]
fn a_file_that_does_not_exist_is_an_error() {
    let mut case = benchmark(&serde_json::json!({ "program": "no_such_program.c" }));
    case.algorithms = vec!["auto"];
    case.expected.verdict = "error".to_owned();
    case.expected.messages = strings(&["no_such_program.c", "No such file"]);
    check(vec![Ok(case)]);
}
