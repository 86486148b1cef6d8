//! Memory orders: what is said about programs that are robust, that are not, and about which nothing is
//! decided; and that a repair repairs.

mod support;

use serde_json::Value;
use std::fs;
use std::path::Path;
use support::{mazurka, repository, scratch, stdout};

/// The exit status and the machine-readable report of a program.
fn check(file: &Path, options: &[&str]) -> (Option<i32>, Value) {
    let file = file.display().to_string();
    let output = mazurka(&[&["check", &file, "--format", "json"], options].concat());
    let json = stdout(&output);
    let report = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{error}: {json}"));
    (output.status.code(), report)
}

fn text(file: &Path, options: &[&str]) -> String {
    let file = file.display().to_string();
    let text = stdout(&mazurka(&[&["check", &file], options].concat()));
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

const CHECK: [&str; 2] = ["--check", "memory-orders"];

/// What is stored and loaded by `threads`, each of which is the body of a function; the last is main's.
fn program(test: &str, threads: &[&str]) -> std::path::PathBuf {
    let mut text =
        "#include <pthread.h>\n#include <stdatomic.h>\nstatic atomic_int x, y;\n".to_string();
    let (main, others) = threads.split_last().expect("there is a main thread");
    for (t, body) in others.iter().enumerate() {
        text += &format!("static void *t{t}(void *arg)\n{{\n{body}    return arg;\n}}\n");
    }
    text += "int main(void)\n{\n    pthread_t t[3];\n";
    for t in 0..others.len() {
        text += &format!("    pthread_create(&t[{t}], 0, t{t}, 0);\n");
    }
    text += main;
    for t in 0..others.len() {
        text += &format!("    pthread_join(t[{t}], 0);\n");
    }
    text += "    return 0;\n}\n";
    let file = scratch(test).join("program.c");
    fs::write(&file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    file
}

const STORE_X: &str = "    atomic_store_explicit(&x, 1, memory_order_relaxed);\n";
const STORE_Y: &str = "    atomic_store_explicit(&y, 1, memory_order_relaxed);\n";
const LOAD_X: &str = "    atomic_load_explicit(&x, memory_order_relaxed);\n";
const LOAD_Y: &str = "    atomic_load_explicit(&y, memory_order_relaxed);\n";

/// Message passing, store buffering, a chain of three threads, and two writers with two readers; and the
/// orders that are enough, which the literature has for each.
#[test]
fn a_repair_repairs() {
    let two = |first: &str, second: &str| [first, second].concat();
    let chain = format!(
        "    if (atomic_load_explicit(&x, memory_order_relaxed))\n    {}",
        STORE_Y.trim_start()
    );
    let (mp, sb, reader) = (two(STORE_X, STORE_Y), two(STORE_X, LOAD_Y), two(LOAD_Y, LOAD_X));
    let (other_sb, other_writer) = (two(STORE_Y, LOAD_X), two(STORE_Y, STORE_X));
    let cases: [(&str, &[&str], &[&str]); 4] = [
        ("repair_mp", &[&mp, &reader], &["release", "acquire"]),
        ("repair_sb", &[&sb, &other_sb], &["seq_cst"; 4]),
        ("repair_wrc", &[STORE_X, &chain, &reader], &["release", "acquire"]),
        ("repair_2w", &[&mp, &other_writer], &["seq_cst"; 4]),
    ];
    for (name, threads, orders) in cases {
        let file = program(name, threads);
        let (status, report) = check(&file, &CHECK);
        assert_eq!((status, &report["robustness"]["answer"]), (Some(1), &"not-robust".into()));
        let repair = report["robustness"]["repair"].as_array().cloned().unwrap_or_default();
        let to: Vec<&str> = repair.iter().filter_map(|change| change["to"].as_str()).collect();
        assert_eq!(to, orders, "{name}: {repair:?}");
        let source = fs::read_to_string(&file).unwrap_or_default();
        let mut lines: Vec<String> = source.lines().map(str::to_string).collect();
        for (change, to) in repair.iter().zip(&to) {
            let at = change["line"].as_u64().expect("it has a place") as usize - 1;
            lines[at] = lines[at].replace("memory_order_relaxed", &format!("memory_order_{to}"));
        }
        fs::write(&file, lines.join("\n")).unwrap_or_else(|error| panic!("{error}"));
        let (status, report) = check(&file, &CHECK);
        assert_eq!((status, &report["verdict"]), (Some(0), &"verified".into()), "{name}");
        assert_eq!(report["robustness"]["answer"], "robust", "{name}");
        let said = text(&file, &CHECK);
        assert!(said.contains("verified, and robust: holds under RC11 (load buffering excluded)"));
    }
}

#[test]
fn a_program_that_is_not_robust_is_still_explored() {
    let file = repository().join("examples/relaxed_flag.c");
    let (status, report) = check(&file, &["--memory-model", "rc11"]);
    assert_eq!((status, &report["memory_model"]), (Some(1), &"rc11".into()));
    assert_eq!(report["violations"][0]["kind"], "memory-order");
    assert_eq!(report["explored"]["executions"], 2, "the flag is seen or not");
    assert_eq!(report["violations"][0]["trace"][1]["order"], "relaxed");
    let said = text(&file, &["--memory-model", "rc11"]);
    assert!(
        said.contains("verified under sequential consistency, not robust: RC11 allows"),
        "{said}"
    );
    assert_eq!(check(&file, &["--memory-model", "x86"]).0, Some(0));
    assert_eq!(check(&file, &["--memory-model", "rc11", "--jobs", "2"]).0, Some(1));
    let said = text(&file, &[]);
    assert!(said.contains("--check memory-orders decides whether"), "{said}");
    assert!(!text(&file, &["--check", "all"]).contains("warning"));
}

#[test]
fn a_violation_can_be_replayed() {
    let file = repository().join("examples/relaxed_flag.c").display().to_string();
    let trace = scratch("orders_replay").join("bug.trace").display().to_string();
    mazurka(&["check", &file, "--check", "memory-orders", "--trace", &trace]);
    let replayed = mazurka(&["replay", &trace]);
    assert!(stdout(&replayed).contains("ends in the same violation"), "{}", stdout(&replayed));
}

#[test]
fn what_is_not_decided_is_incomplete() {
    let file = repository().join("tests/programs/blocked/memory_orders/sizes.c");
    let (status, report) = check(&file, &CHECK);
    assert_eq!((status, &report["verdict"]), (Some(3), &"incomplete".into()));
    assert_eq!(report["robustness"]["answer"], "not-decided");
    assert_eq!(report["limits_hit"], Value::from(vec!["robustness"]));
    assert!(text(&file, &CHECK).contains("atomic accesses of different sizes overlap"));
}

/// An assertion that fails under sequential consistency ends the exploration, whatever the orders allow.
#[test]
fn other_violations_come_first() {
    let fails = "    if (x + y == 2)\n        __builtin_trap();\n";
    let file = program("orders_trap", &[STORE_X, STORE_Y, fails]);
    let (status, report) = check(&file, &["--memory-model", "rc11"]);
    assert_eq!(status, Some(1));
    assert_eq!(report["violations"][0]["kind"], "abort", "{report}");
    assert!(report["robustness"].is_null());
}
