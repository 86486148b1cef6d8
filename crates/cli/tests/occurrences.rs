//! `--keep-going`: each failure once, with the number of executions in which it occurs.
//!
//! The numbers follow from the programs: n threads that write one variable once each come in n! orders, and a
//! given one is the last in (n - 1)! of them.

mod support;

use serde_json::Value;
use std::fs;
use support::{check_text, mazurka, scratch, stdout};

/// n threads write their number; main fails if the last of them was the first thread.
const WRITERS: &str = "#include <assert.h>\n#include <pthread.h>\n#include <stdatomic.h>\n\
    #ifndef N\n#define N 4\n#endif\n\
    atomic_int x;\n\
    void *writer(void *number) { x = (int)(long)number; return 0; }\n\
    int main(void) {\n\
        pthread_t threads[N];\n\
        for (long i = 0; i < N; i++) pthread_create(&threads[i], 0, writer, (void *)(i + 1));\n\
        for (int i = 0; i < N; i++) pthread_join(threads[i], 0);\n\
        assert(x != 1);\n\
        return 0;\n\
    }\n";

fn factorial(n: u64) -> u64 {
    (1..=n).product()
}

/// How many executions there are, and for each violation in how many of them it occurs.
fn counts(report: &Value) -> (u64, Vec<u64>) {
    let violations = report["violations"].as_array().expect("a list");
    let times = violations.iter().map(|violation| violation["occurrences"].as_u64().unwrap_or(0));
    (report["explored"]["executions"].as_u64().expect("a number"), times.collect())
}

#[test]
fn the_writer_that_fails_is_the_last_in_its_share_of_the_orders() {
    for algorithm in ["pop", "optimal", "source"] {
        let report =
            check_text("occurrences", WRITERS, &["--keep-going", "--algorithm", algorithm]);
        assert_eq!(counts(&report), (factorial(4), vec![factorial(3)]), "{algorithm}");
    }
    for jobs in ["2", "3", "8"] {
        let report = check_text("occurrences", WRITERS, &["--keep-going", "--jobs", jobs]);
        assert_eq!(counts(&report), (factorial(4), vec![factorial(3)]), "{jobs} jobs");
    }
    let report = check_text("occurrences", WRITERS, &[]);
    assert!(report["violations"][0].get("occurrences").is_none(), "the first one ends it");
}

#[test]
fn shards_and_checkpoints_add_up() {
    let folder = scratch("occurrences_parts");
    let file = |name: &str| folder.join(name).display().to_string();
    let program = file("writers.c");
    fs::write(&program, WRITERS).expect("a new file");
    let traces: Vec<String> = (1..=3).map(|k| file(&format!("{k}.trace"))).collect();
    for (k, trace) in (1..).zip(&traces) {
        let shard = format!("{k}/3");
        mazurka(&["check", &program, "--keep-going", "--shard", &shard, "--trace", trace]);
    }
    let mut words = vec!["merge", "--format", "json"];
    words.extend(traces.iter().map(String::as_str));
    let report: Value = serde_json::from_str(&stdout(&mazurka(&words))).expect("JSON");
    assert_eq!(counts(&report), (factorial(4), vec![factorial(3)]), "shards");
    let checkpoint = file("checkpoint");
    let check = |more: &[&str]| {
        let words = [&["check", &program, "--keep-going", "--format", "json"], more].concat();
        serde_json::from_str::<Value>(&stdout(&mazurka(&words))).expect("JSON")
    };
    check(&["--checkpoint", &checkpoint, "--max-executions", "9"]);
    let report = check(&["--resume", &checkpoint]);
    assert_eq!(counts(&report), (factorial(4), vec![factorial(3)]), "resumed");
}

#[test]
fn one_line_that_fails_in_several_threads_is_one_failure() {
    // Whoever comes second fails, in both orders.
    let text = "#include <assert.h>\n#include <pthread.h>\n#include <stdatomic.h>\n\
        atomic_int x;\n\
        void *t(void *p) { assert(atomic_exchange(&x, 1) == 0); return 0; }\n\
        int main(void) { pthread_t a, b; pthread_create(&a, 0, t, 0); pthread_create(&b, 0, t, 0); \
        pthread_join(a, 0); pthread_join(b, 0); return 0; }\n";
    for options in [&["--keep-going"][..], &["--keep-going", "--jobs", "2"]] {
        assert_eq!(counts(&check_text("occurrences_threads", text, options)), (2, vec![2]));
    }
}

#[test]
fn different_failures_are_counted_each_for_itself() {
    // Two writers and a reader at the end: each assertion fails in one of the two orders.
    let text =
        WRITERS.replace("assert(x != 1);", "if (x == 1) assert(x != 1); else assert(x != 2);");
    let report = check_text("occurrences_two", &text, &["--keep-going", "--", "-DN=2"]);
    assert_eq!(counts(&report), (2, vec![1, 1]));
    let report =
        check_text("occurrences_two", &text, &["--keep-going", "--jobs", "2", "--", "-DN=3"]);
    let (executions, mut times) = counts(&report);
    times.sort_unstable();
    assert_eq!((executions, times), (6, vec![2, 2]));
}

#[test]
fn a_data_race_counts_where_it_is_the_first() {
    // Two plain writes in two orders: a race in both.
    let text = WRITERS.replace("atomic_int x", "int x").replace("assert(x != 1);", "");
    let options = ["--keep-going", "--check", "all", "--", "-DN=2"];
    let (executions, times) = counts(&check_text("occurrences_races", &text, &options));
    assert_eq!((executions, times.iter().sum::<u64>()), (2, 2));
}

#[test]
fn people_are_told() {
    let file = scratch("occurrences_text").join("writers.c").display().to_string();
    fs::write(&file, WRITERS).expect("a new file");
    let text = stdout(&mazurka(&["check", &file, "--keep-going"]));
    assert!(text.contains("occurs in 6 of 24 executions"), "{text}");
}
