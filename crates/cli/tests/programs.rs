//! C and C++ programs with known verdicts.
//!
//! `tests/programs` says in the head of each file what is expected of it (see the README there).

mod cases;
mod support;

use cases::described::{c_files, described};
use cases::{Case, Expected, Outcome, answers, check, run, strings};
use support::repository;

/// The versions of clang that are installed, by name.
fn installed_clangs() -> Vec<String> {
    let names = (14..=22).map(|version| format!("clang-{version}"));
    names.filter(|name| answers(name)).collect()
}

/// What must not depend on the version of clang.
fn counts(outcome: &Outcome) -> (String, [u64; 4]) {
    let kinds = ["executions", "complete", "blocked", "bounded"];
    // States contain registers, and which of them are needed is clang's choice.
    let has_states = !outcome.report["explored"]["states"].is_null();
    let compared = |kind: &str| !has_states || kind == "complete";
    let count = |kind| if compared(kind) { outcome.explored(kind) } else { 0 };
    (outcome.verdict().to_owned(), kinds.map(count))
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

#[test]
fn every_program_has_the_verdict_it_states() {
    let root = repository().join("tests/programs");
    let files = c_files(&root).into_iter();
    check(files.map(|file| described(&root, file)).collect());
}

/// The causes that `mazurka explain` knows. Those of the tiny language and of memory orders have tests of their own.
fn causes() -> Vec<&'static str> {
    mazurka::report::CAUSES.iter().map(|(name, _)| *name).collect()
}

#[test]
fn every_cause_is_named_somewhere_and_kept_silent_elsewhere() {
    let root = repository().join("tests/programs");
    let cases = c_files(&root).into_iter().map(|file| described(&root, file));
    let cases: Vec<Case> = cases.map(|case| case.unwrap_or_else(|e| panic!("{e}"))).collect();
    let named: Vec<&str> = cases.iter().filter_map(|case| case.expected.cause.as_deref()).collect();
    let unlike: Vec<&str> =
        cases.iter().flat_map(|case| &case.expected.unlike).map(String::as_str).collect();
    let known = |name: &str| name == "data race" || causes().contains(&name);
    for cause in causes() {
        assert!(named.contains(&cause), "no program has `cause: {cause}`");
        assert!(unlike.contains(&cause), "no program has `unlike: {cause}`");
    }
    for name in named.iter().filter(|name| **name != "none").chain(&unlike) {
        assert!(known(name), "{name} is no cause");
    }
    let judged = named.iter().filter(|name| **name != "none").count();
    assert!(judged >= 60, "{judged} programs whose cause was judged by hand");
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
    let cases = c_files(&root).into_iter().filter_map(|file| described(&root, file).ok());
    let cases: Vec<Case> = cases.filter(|case| case.name.contains(&wanted)).collect();
    let failures: Vec<String> =
        cases.iter().flat_map(|case| compare_clangs(case, &clangs)).collect();
    let (all, versions) = (cases.len(), clangs.join(", "));
    println!("{all} programs with {versions}");
    assert!(failures.is_empty(), "{all} programs with {versions}:\n{}", failures.join("\n"));
}

#[test]
fn a_file_that_does_not_exist_is_an_error() {
    let name = "no_such_program.c".to_owned();
    let (file, algorithms) = (repository().join(&name), vec!["auto"]);
    let messages = strings(&["no_such_program.c", "No such file"]);
    let expected = Expected { verdict: "error".to_owned(), messages, ..Expected::default() };
    let (options, clang) = (Vec::new(), Vec::new());
    check(vec![Ok(Case { name, file, options, clang, algorithms, expected })]);
}
