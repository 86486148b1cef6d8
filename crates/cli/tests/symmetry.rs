//! Threads that do the same begin in one order with `--symmetry on`, unless somebody can tell them apart.

mod support;

use serde_json::Value;
use std::fs;
use std::process::Command;
use support::{check_text, scratch, stdout};

/// Four threads that take a number each, then add it under a lock.
const NUMBERS: &str = "#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int taken;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int sum;
static void *take(void *unused) {
    int number = atomic_fetch_add(&taken, 1);
    pthread_mutex_lock(&mutex);
    sum += number;
    pthread_mutex_unlock(&mutex);
    return unused;
}
int main(void) {
    pthread_t threads[4];
    for (int i = 0; i < 4; i++) pthread_create(&threads[i], 0, take, 0);
    for (int i = 0; i < 4; i++) pthread_join(threads[i], 0);
    assert(sum == EXPECTED);
}
";

fn check(name: &str, text: &str, options: &[&str]) -> (Value, String) {
    let report = check_text(&format!("symmetry-{name}"), text, options);
    let note = report["note"].as_str().unwrap_or_default().to_string();
    (report, note)
}

#[test]
fn one_order_of_beginnings_is_explored() {
    let text = NUMBERS.replace("EXPECTED", "6");
    let (report, note) = check("numbers", &text, &["--symmetry", "on"]);
    assert_eq!(report["verdict"], "verified");
    // The threads take the lock in any of 4! orders; without symmetry they take numbers in any, too.
    assert_eq!(report["explored"]["executions"], 24, "{report}");
    assert!(note.contains("T1, T2, T3 and T4 do the same"), "{note}");
    let (plain, note) = check("plain", &text, &["--symmetry", "off"]);
    assert_eq!((&plain["explored"]["executions"], note.as_str()), (&576.into(), ""));
    let (parallel, _) = check("jobs", &text, &["--symmetry", "on", "--jobs", "2"]);
    assert_eq!(parallel["explored"]["executions"], 24);
}

#[test]
fn failures_are_found_and_can_be_replayed() {
    let folder = scratch("symmetry-fails");
    let (file, trace) = (folder.join("program.c"), folder.join("bug.trace"));
    fs::write(&file, NUMBERS.replace("EXPECTED", "7")).expect("the program can be written");
    let mazurka = || Command::new(env!("CARGO_BIN_EXE_mazurka"));
    let found = mazurka()
        .args(["check", "--symmetry", "on", "--trace"])
        .args([&trace, &file])
        .output()
        .expect("mazurka runs");
    assert_eq!(found.status.code(), Some(1));
    assert!(stdout(&found).contains("start T2"), "{}", stdout(&found));
    let again = mazurka().arg("replay").arg(&trace).output().expect("mazurka runs");
    assert_eq!(again.status.code(), Some(1), "{}", stdout(&again));
    assert!(stdout(&again).contains("sum == 7"), "{}", stdout(&again));
}

#[test]
fn threads_that_can_be_told_apart_begin_in_any_order() {
    let text = NUMBERS.replace("EXPECTED", "6");
    let variants = [
        (
            "self",
            "int number =",
            "(void)pthread_self();\n    int number =",
            "may tell which thread",
        ),
        ("result", "threads[i], 0);\n    assert", "threads[i], &result);\n    assert", "returns"),
        (
            "number",
            "    assert",
            "    unsigned long first = threads[0]; assert(first); assert",
            "identity",
        ),
        ("global", "    pthread_t threads[4];", "    static pthread_t threads[4];", "identity"),
        ("order", "    assert", "    int a, *b = &a; assert(b < b + 1); assert", "order"),
    ];
    for (name, from, to, why) in variants {
        let changed = text
            .replacen(from, to, 1)
            .replace("int main(void) {", "int main(void) {\n    void *result;");
        assert_ne!(changed, text, "{name}");
        let (report, note) = check(name, &changed, &["--symmetry", "on"]);
        assert_eq!(report["verdict"], "verified", "{name}: {report}");
        assert_eq!(report["explored"]["executions"], 576, "{name}: {note}");
        assert!(
            note.contains("symmetry was not made use of") && note.contains(why),
            "{name}: {note}"
        );
    }
    let (report, note) = check("races", &text, &["--symmetry", "on", "--check", "all"]);
    assert_eq!(report["explored"]["executions"], 576, "{note}");
    assert!(note.contains("data races"), "{note}");
}

/// The thread that comes second goes on; `main` sees that only if it waits for the one it created first.
#[test]
fn who_waits_for_one_of_them_first_tells_them_apart() {
    let text = "#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
static atomic_int taken;
static sem_t go;
static void *take(void *unused) {
    if (atomic_fetch_add(&taken, 1) == 0) sem_wait(&go);
    return unused;
}
int main(void) {
    pthread_t first, second;
    sem_init(&go, 0, 0);
    pthread_create(&first, 0, take, 0);
    pthread_create(&second, 0, take, 0);
    pthread_join(first, 0);
    assert(taken != 2);
    sem_post(&go);
    pthread_join(second, 0);
}
";
    let (report, note) = check("joins", text, &["--symmetry", "on", "--check", "assertions"]);
    assert_eq!(report["verdict"], "violation", "{note}");
    assert!(note.contains("are told apart"), "{note}");
}
