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
        let lines: Vec<String> = source.lines().map(str::to_string).collect();
        let mut stronger = lines.clone();
        for (change, to) in repair.iter().zip(&to) {
            let line = &mut stronger[line_of(change)];
            *line = line.replace("memory_order_relaxed", &format!("memory_order_{to}"));
        }
        is_robust(name, &file, &stronger);
        let fences = report["robustness"]["fences"].as_array().cloned().unwrap_or_default();
        assert_eq!(fences.len(), 2, "{name}: {fences:?}");
        let mut fenced = lines;
        for fence in &fences {
            let line = &mut fenced[line_of(fence)];
            let order = fence["order"].as_str().unwrap_or_default();
            *line = match line.trim_start().starts_with("if") {
                // It comes before the statement of the branch.
                true => format!("atomic_thread_fence(memory_order_{order}); {line}"),
                false => format!("{{ atomic_thread_fence(memory_order_{order}); {line} }}"),
            };
        }
        is_robust(name, &file, &fenced);
    }
}

/// The line of a change, from 0.
fn line_of(change: &Value) -> usize {
    change["line"].as_u64().expect("it has a place") as usize - 1
}

/// Makes sure that a program of these lines is robust.
fn is_robust(name: &str, file: &Path, lines: &[String]) {
    fs::write(file, lines.join("\n")).unwrap_or_else(|error| panic!("{error}"));
    let (status, report) = check(file, &CHECK);
    assert_eq!((status, &report["verdict"]), (Some(0), &"verified".into()), "{name}: {lines:?}");
    assert_eq!(report["robustness"]["answer"], "robust", "{name}");
    let said = text(file, &CHECK);
    assert!(said.contains("verified, and robust: holds under RC11 (load buffering excluded)"));
}

/// Structures with one order too weak, and the orders that the same structure has in
/// `tests/programs/pass/memory_orders`, where it is robust: the repair is to go back to these.
#[test]
fn repairs_of_structures_restore_the_right_orders() {
    let structures: [(&str, &[&str]); 18] = [
        ("clh_lock_left_relaxed", &["store release"]),
        ("dekker_weak_fence", &["fence seq_cst"]),
        ("double_checked_relaxed", &["load acquire"]),
        ("hazard_pointer_weak_fence", &["fence seq_cst"]),
        ("mcs_lock_handed_over_relaxed", &["store release"]),
        ("message_passing_loaded_relaxed", &["load acquire"]),
        ("message_passing_stored_relaxed", &["store release"]),
        ("michael_scott_linked_relaxed", &["compare_exchange release"]),
        ("mpmc_queue_filled_relaxed", &["store release"]),
        ("mpsc_queue_linked_relaxed", &["store release"]),
        ("publish_relaxed", &["store release"]),
        ("rcu_grace_period_weak_fence", &["fence seq_cst"]),
        ("reference_count_dropped_relaxed", &["fetch_sub release"]),
        ("seqlock_left_relaxed", &["store release"]),
        ("spinlock_left_relaxed", &["store release"]),
        ("spsc_queue_published_relaxed", &["store release"]),
        ("store_buffering_half", &["load seq_cst", "load seq_cst"]),
        ("ticket_lock_served_relaxed", &["load acquire"]),
    ];
    for (name, expected) in structures {
        assert_eq!(repair_of(name), expected, "{name}");
    }
    // The order of an arrival is both, and either of the two fences of a deque may be left weaker if a
    // load is seq_cst instead.
    assert_eq!(repair_of("sense_barrier_arrived_relaxed"), ["fetch_add acq_rel"]);
    assert!(repair_of("work_stealing_weak_fence").contains(&"fence seq_cst".to_string()));
    // Who wants in stores both variables before it looks.
    let peterson = ["store seq_cst", "store seq_cst", "load seq_cst"];
    assert_eq!(repair_of("peterson_acquire_release"), peterson);
}

/// What is found in a structure that is too weak helps: the operations and the orders that they get.
fn repair_of(name: &str) -> Vec<String> {
    let file = repository().join(format!("tests/programs/fail/memory_orders/{name}.c"));
    let source = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{name}: {error}"));
    let options = source.lines().next().and_then(|line| line.strip_prefix("// mazurka: "));
    let options: Vec<&str> = options.unwrap_or_default().split(' ').collect();
    let (status, report) = check(&file, &options);
    assert_eq!(status, Some(1), "{name}");
    let robustness = &report["robustness"];
    let help = report["violations"][0]["cause"]["help"].as_str().unwrap_or_default();
    assert!(help.contains("enough to rule out what was found: "), "{name}: {help}");
    assert!(!robustness["fences"].as_array().cloned().unwrap_or_default().is_empty(), "{name}");
    let repair = robustness["repair"].as_array().cloned().unwrap_or_default();
    let words = |change: &Value| {
        let access = change["access"].as_str().unwrap_or_default();
        let operation = access.split(' ').next().unwrap_or_default();
        format!("{operation} {}", change["to"].as_str().unwrap_or_default())
    };
    repair.iter().map(words).collect()
}

/// The cycle is in the report, step by step: each comes before the next one, the last before the first.
#[test]
fn the_cycle_is_in_the_report() {
    let file = repository().join("examples/relaxed_flag.c");
    let (_, report) = check(&file, &CHECK);
    let cycle = report["violations"][0]["cycle"].as_array().cloned().unwrap_or_default();
    let steps: Vec<_> = cycle.iter().map(|s| (s["what"].as_str(), s["edge"].as_str())).collect();
    let expected = [
        ("store data := 1", "then"),
        ("store ready := 1", "read-by"),
        ("load ready = 1", "then"),
        ("load data (finds the initial value, 0)", "overtaken-by"),
    ];
    assert_eq!(steps, expected.map(|(what, edge)| (Some(what), Some(edge))));
    let numbers: Vec<_> = cycle.iter().map(|step| step["step"].as_u64()).collect();
    assert_eq!(numbers, [Some(2), Some(3), Some(4), None]);
    assert!(cycle.iter().all(|step| step["order"] == "relaxed" && step["line"].is_u64()));
}

/// A wake-up may come without a notification, so it synchronises nothing, not even with seq_cst accesses; only the mutex does.
#[test]
fn a_wake_up_does_not_synchronise() {
    let program = |name: &str, [before, after]: [&str; 2]| {
        let text = format!(
            "#include <pthread.h>\n#include <stdatomic.h>\nstatic atomic_int x;\n\
             static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\n\
             static pthread_cond_t c = PTHREAD_COND_INITIALIZER;\n\
             static void *t(void *arg)\n{{\n    {before}\n    x = 1;\n    {after}\n\
             \x20   pthread_cond_signal(&c);\n    return arg;\n}}\n\
             int main(void)\n{{\n    pthread_t id;\n    pthread_mutex_lock(&m);\n\
             \x20   pthread_create(&id, 0, t, 0);\n    pthread_cond_wait(&c, &m);\n\
             \x20   int seen = x;\n    pthread_mutex_unlock(&m);\n    pthread_join(id, 0);\n\
             \x20   return seen;\n}}\n"
        );
        let file = scratch(name).join("program.c");
        fs::write(&file, text).unwrap_or_else(|error| panic!("{error}"));
        file
    };
    let file = program("orders_wake", ["", ""]);
    let (status, report) = check(&file, &CHECK);
    assert_eq!(status, Some(1), "{report}");
    let cycle = report["violations"][0]["cycle"].as_array().cloned().unwrap_or_default();
    assert!(cycle.iter().any(|step| step["edge"] == "wakes"), "{cycle:?}");
    assert!(text(&file, &CHECK).contains("a wake-up synchronises nothing by itself"));
    let locked = ["pthread_mutex_lock(&m);", "pthread_mutex_unlock(&m);"];
    let (status, report) = check(&program("orders_wake_locked", locked), &CHECK);
    assert_eq!((status, &report["robustness"]["answer"]), (Some(0), &"robust".into()), "{report}");
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
