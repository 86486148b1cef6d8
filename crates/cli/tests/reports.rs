//! What the reports of well-known bugs look like, word by word, and that each names its cause.
//!
//! The expected texts are in `tests/reports`; `MAZURKA_BLESS=1` writes them anew.

mod support;

use serde_json::Value;
use std::fs;
use std::process::Command;
use support::{BUGS, mazurka, repository, scratch, stdout};

/// The report without what changes from run to run.
fn steady(text: &str) -> String {
    let line = |line: &str| match line.split_once(" steps, algorithm ") {
        Some((counts, rest)) => {
            let end = rest.find(" s").map_or("", |at| &rest[at + 2..]);
            format!("{counts} steps, algorithm …{end}\n")
        }
        None => format!("{line}\n"),
    };
    text.lines().map(line).collect()
}

/// Compares with what is kept, or keeps it.
fn compare(name: &str, text: &str) {
    let file = repository().join("tests/reports").join(name);
    if std::env::var_os("MAZURKA_BLESS").is_some() {
        fs::write(&file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(text, kept, "{name} has changed; if that is right, run with MAZURKA_BLESS=1");
}

#[test]
fn reports_of_known_bugs_are_as_they_were() {
    for (program, _) in BUGS {
        let path = format!("examples/{program}");
        let output = mazurka(&["check", &path, "--algorithm", "optimal"]);
        assert_eq!(output.status.code(), Some(1), "{program}");
        compare(&format!("{program}.txt"), &steady(&stdout(&output)));
    }
}

/// Programs that are more than a few lines, with a part of what the report says of each.
const REAL: [(&str, &[&str]); 4] = [
    ("causes/bounded_queue_if.c", &["store queue.count := 0", "`if` instead of `while`"]),
    ("causes/two_deletes.c", &["lock map.buckets[1].lock", "check-then-act", "node#2.next"]),
    ("causes/rcu_without_grace.c", &["exchange current", "premature reclamation"]),
    ("structures/read_copy_update_too_early.c", &["premature reclamation"]),
];

#[test]
fn reports_of_real_code_are_as_they_were() {
    for (program, parts) in REAL {
        let path = format!("tests/programs/fail/{program}");
        let text = steady(&stdout(&mazurka(&["check", &path, "--algorithm", "optimal"])));
        for part in parts {
            assert!(text.contains(part), "{part} in\n{text}");
        }
        let name = program.rsplit('/').next().unwrap_or(program);
        compare(&format!("{name}.txt"), &text);
    }
}

/// What the command writes for a terminal of so many columns.
fn at_width(program: &str, columns: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mazurka"));
    command.args(["check", program]).current_dir(repository()).env("COLUMNS", columns);
    stdout(&command.output().unwrap_or_else(|error| panic!("cannot run mazurka: {error}")))
}

#[test]
fn reports_of_real_code_are_shorter_than_40_lines() {
    let programs = [
        ("tests/programs/fail/cxx/thread_pool_one_wakes.cpp", "signal pool.changed (2 waiting)"),
        ("tests/programs/fail/causes/bounded_queue_if.c", "start to wait on queue.not_empty"),
        ("tests/programs/fail/causes/two_deletes.c", "store node#2.next := null"),
        ("tests/programs/fail/causes/rcu_without_grace.c", "exchange current"),
        ("examples/ui_race.c", "store is_open := 0"),
    ];
    for (program, step) in programs {
        for columns in ["80", "100", "120"] {
            let text = at_width(program, columns);
            let lines = text.lines().count();
            assert!(lines < 40, "{program}: {lines} lines at {columns}\n{text}");
            // What it is about is not folded away.
            assert!(text.contains(step), "{step} in\n{text}");
            assert!(text.contains("cause: ") && text.contains("help: "), "{text}");
        }
    }
}

/// A terminal of 24 lines shows all of it.
#[test]
fn a_small_bug_is_told_in_24_lines() {
    for columns in ["80", "100", "120"] {
        let text = at_width("examples/lost_update.c", columns);
        assert!(text.lines().count() <= 24, "{text}");
        let story = ["create T1, T2", "load counter = 0", "store counter := 1", "✗ assertion"];
        for part in story.iter().chain(&["lost update", "help: ", "nearest passing", "replay: "]) {
            assert!(text.contains(part), "{part} in\n{text}");
        }
    }
}

/// How many steps a library makes depends on its version.
#[test]
fn the_report_of_a_thread_pool_is_in_words_of_its_source() {
    let path = "tests/programs/fail/cxx/thread_pool_one_wakes.cpp";
    let text = stdout(&mazurka(&["check", path]));
    for part in ["in std::", "before another thread is created", "signal instead of broadcast"] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    assert!(!text.contains("_ZN"), "mangled names in\n{text}");
    let all = stdout(&mazurka(&["check", path, "--all"]));
    assert!(all.lines().count() > 2 * text.lines().count(), "{all}");
    assert!(!all.contains("⋮"), "{all}");
}

/// What the block is for is found out only when the first violation is described.
#[test]
fn one_failure_is_reported_once_whatever_it_is_called() {
    let path = "tests/programs/fail/causes/freed_while_used.c";
    let output = mazurka(&["check", path, "--keep-going", "--format", "json"]);
    let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
    let messages: Vec<&str> = report["violations"]
        .as_array()
        .map(|all| all.iter().filter_map(|v| v["message"].as_str()).collect())
        .unwrap_or_default();
    let [message] = messages[..] else { panic!("{messages:?}") };
    assert!(message.starts_with("use of node ("), "{message}");
}

#[test]
fn the_nearest_passing_execution_is_one_order_away() {
    let output = mazurka(&["check", "examples/lost_update.c", "--format", "json"]);
    let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
    let violation = &report["violations"][0];
    let passing = &violation["passing"];
    // Had one thread written before the other reads, both increments would count.
    let step = |number: &Value| &violation["trace"][number.as_u64().unwrap_or(0) as usize - 1];
    let (before, instead) = (step(&passing["before"]), step(&passing["step"]));
    assert_eq!((&before["op"], &instead["op"]), (&"load".into(), &"store".into()), "{passing}");
    assert_ne!(before["thread"], instead["thread"]);
    assert_eq!(passing["orders"], 1);
    // In a program that always fails there is none.
    let failing = "tests/programs/fail/control/sequential_assertion.c";
    let output = mazurka(&["check", failing, "--format", "json"]);
    let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
    assert_eq!(report["violations"][0].get("passing"), None);
}

#[test]
fn the_failing_execution_stands_beside_the_passing_one() {
    let text = stdout(&mazurka(&["check", "examples/lost_update.c", "--compare"]));
    // Without it, the report is the same but for these lines.
    let (before, rest) = text.split_once("   … 2 steps that both begin with\n").unwrap_or_default();
    let (table, after) = rest.split_once("\nreplay:").unwrap_or_default();
    let short = stdout(&mazurka(&["check", "examples/lost_update.c"]));
    assert_eq!(steady(&format!("{before}replay:{after}")), steady(&short));
    // Worked out by hand: had T2 written before T1 reads, T1 would write 2.
    let expected = "
     failing                        │      passing
   3 T1   :9  load counter = 0 ⇅    │    3 T2   :9  load counter = 0
   4 T2   :9  load counter = 0      │    4 T2   :9  store counter := 1 ⇈
   5 T2   :9  store counter := 1 ⇈  │    5 T1   :9  load counter = 1 ⇅
   6 T1   :9  store counter := 1    │    6 T1   :9  store counter := 2 ≠
  …8 main     join T1, T2           │   …8 main     join T1, T2
   9 main :19 load counter = 1      │    9 main :19 load counter = 2 ≠
     main :19 ✗ assertion           │               ✓ nothing fails";
    assert_eq!(format!("\n{table}"), expected);
    let failing = "tests/programs/fail/control/sequential_assertion.c";
    let text = stdout(&mazurka(&["check", failing, "--compare"]));
    assert!(text.contains("nearest passing execution: none is known\n"), "{text}");
}

/// Threads are numbered in the order of their creation, which may be another one in the passing execution.
#[test]
fn threads_have_the_same_names_in_both_executions() {
    let text = "#include <assert.h>\n#include <pthread.h>\n#include <stdatomic.h>\natomic_int x;\n\
        void *leaf(void *p) { atomic_store(&x, (int)(long)p); return 0; }\n\
        void *node(void *p) { pthread_t t; pthread_create(&t, 0, leaf, p); pthread_join(t, 0); return 0; }\n\
        int main(void) { pthread_t a, b; pthread_create(&a, 0, node, (void *)1);\n\
        pthread_create(&b, 0, node, (void *)2); pthread_join(a, 0); pthread_join(b, 0);\n\
        assert(atomic_load(&x) == 1); }\n";
    let report = support::check_text("reports_renamed", text, &[]);
    let violation = &report["violations"][0];
    let stores = |trace: &Value| -> Vec<(String, String)> {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
        let all = trace.as_array().into_iter().flatten();
        let stores = all.filter(|step| step["action"] == "store");
        stores.map(|step| (text(&step["thread"]), text(&step["value"]))).collect()
    };
    let (failing, passing) = (stores(&violation["trace"]), stores(&violation["passing"]["trace"]));
    // The one that stores 1 comes last there, and every thread stores what it stores here.
    assert_eq!(passing.last().map(|(_, value)| value.as_str()), Some("1"), "{violation}");
    for store in &passing {
        assert!(failing.contains(store), "{failing:?} {passing:?}");
    }
    let trace = violation["passing"]["trace"].as_array().cloned().unwrap_or_default();
    let threads: std::collections::HashSet<String> =
        trace.iter().map(|step| format!("{}{}", step["thread"], step["thread_number"])).collect();
    assert_eq!(threads.len(), 5, "a name and a number for each thread: {threads:?}");
}

#[test]
fn each_report_names_the_cause() {
    for (program, expected) in BUGS {
        let path = format!("examples/{program}");
        for algorithm in ["auto", "optimal", "source", "dpor"] {
            let output = mazurka(&["check", &path, "--format", "json", "--algorithm", algorithm]);
            let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
            let cause = &report["violations"][0]["cause"];
            assert_eq!(cause["name"], *expected, "{program} with {algorithm}");
            assert!(cause["help"].as_str().is_some_and(|help| !help.is_empty()), "{program}");
        }
    }
}

#[test]
fn what_is_said_is_whole_on_the_narrowest_terminal() {
    let output = Command::new(env!("CARGO_BIN_EXE_mazurka"))
        .args(["check", "examples/lost_update.c"])
        .current_dir(repository())
        .env("COLUMNS", "20")
        .output()
        .unwrap_or_else(|error| panic!("{error}"));
    let text = stdout(&output);
    let words: Vec<&str> = text.split_whitespace().collect();
    let said = "nearest passing execution: step 5 of T2 before step 3 of T1 (--compare)";
    assert!(words.join(" ").contains(said), "{text}");
}

#[test]
fn narrow_terminals_have_one_column_and_colours_are_for_terminals() {
    let run = |columns: &str, color: &str, no_color: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mazurka"));
        command.args(["check", "examples/aba_stack.c", "--color", color]);
        command.current_dir(repository()).env("COLUMNS", columns).env("NO_COLOR", no_color);
        stdout(&command.output().unwrap_or_else(|error| panic!("cannot run mazurka: {error}")))
    };
    let narrow = run("60", "auto", "");
    assert!(narrow.contains("T2   :"), "the thread is named before its steps:\n{narrow}");
    let width = |line: &str| line.chars().count();
    // Marks below source lines are put where the source is; all else is cut or wrapped.
    let own = |line: &&str| {
        !line.contains('|') && (line.starts_with("   ") || line.starts_with("likely cause"))
    };
    for line in narrow.lines().filter(own) {
        assert!(width(line) <= 60, "{line}");
    }
    assert!(!narrow.contains('\x1b'), "no colours where it is not a terminal");
    assert!(run("120", "always", "1").contains('\x1b'));
    assert!(!run("120", "never", "").contains('\x1b'));
}

#[test]
fn what_does_not_matter_is_hidden_unless_asked_for() {
    let run = |options: &[&str]| {
        // Its first violation has a step that does not matter.
        let optimal = ["check", "examples/aba_stack.c", "--algorithm", "optimal"];
        stdout(&mazurka(&[&optimal, options].concat()))
    };
    let (short, long) = (run(&[]), run(&["--all"]));
    assert!(short.contains("(--all shows it)") && !long.contains("(--all shows"));
    assert!(long.lines().count() >= short.lines().count());
}

#[test]
fn loops_are_folded() {
    let folder = scratch("reports_folded");
    let file = folder.join("loop.c");
    // Both threads touch all of it if main writes it before.
    for (before, folded) in [("x[i] = 1;", "⋮ repeated "), (";", "steps on data of its own")] {
        let text = format!(
            "#include <assert.h>\n#include <pthread.h>\nint x[20];\nvoid *f(void *p) {{\n\
             for (int i = 0; i < 20; i++)\n x[i] = i;\n return p; }}\n\
             int main() {{ pthread_t t; for (int i = 0; i < 20; i++) {before}\n\
             pthread_create(&t, 0, f, 0);\n pthread_join(t, 0);\n assert(x[7] == 0); }}\n"
        );
        fs::write(&file, text).unwrap_or_else(|error| panic!("{error}"));
        let shown = stdout(&mazurka(&["check", &file.display().to_string()]));
        assert!(shown.contains(folded), "{shown}");
        assert!(shown.lines().count() < 30, "{shown}");
    }
}
