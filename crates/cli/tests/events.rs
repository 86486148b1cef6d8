//! Event-driven C programs: handlers under both of their names, checked and run for real. The
//! benchmarks of the Event-DPOR paper are in `benchmarks.rs`.

mod support;

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use support::repository;

fn check(file: &Path, options: &[&str], clang: &[String]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mazurka"));
    command.arg("check").arg(file).args(options).arg("--").args(clang);
    command.output().expect("mazurka runs")
}

fn json(file: &Path, options: &[&str], clang: &[String]) -> Value {
    let output = check(file, &[options, &["--format", "json"]].concat(), clang);
    let text = String::from_utf8_lossy(&output.stdout);
    serde_json::from_str(&text).unwrap_or_else(|error| {
        panic!("{}: {error}\n{}", file.display(), String::from_utf8_lossy(&output.stderr))
    })
}

fn count(report: &Value, what: &str) -> u64 {
    report["explored"][what].as_u64().unwrap_or(u64::MAX)
}

#[test]
fn programs_without_conflicts_have_one_execution_at_any_size() {
    let file = repository().join("bench/programs/event/plb.c");
    for n in [1u64, 10, 50] {
        let report = json(&file, &[], &[format!("-DN={n}")]);
        assert_eq!(count(&report, "executions"), 1, "plb({n})");
        assert_eq!(report["algorithm"], "event");
    }
}

/// What is posted depends on choices and on what was read: a number must not stand for messages of two handlers, nor for a message
/// and a thread.
#[test]
fn every_class_is_explored_where_messages_post_to_varying_handlers() {
    for (name, classes) in [("chosen_handler.c", 6), ("thread_or_message.c", 4)] {
        let file = repository().join("tests/programs/pass/events").join(name);
        let report = json(&file, &["--algorithm", "event"], &[]);
        assert_eq!(report["verdict"], "verified", "{name}");
        assert_eq!(count(&report, "complete"), classes, "{name}");
    }
}

/// A scratch file that is removed in the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, text: &str) -> Scratch {
        let path = std::env::temp_dir().join(format!("mazurka-{}-{name}", std::process::id()));
        fs::write(&path, text).expect("a temporary file can be written");
        Scratch(path)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// The bodies are wrong on purpose: they must not be what runs.
const STUBS: &str = r#"
#include <stdatomic.h>
#include <stdlib.h>
typedef unsigned long qthread_t;
int qthread_create(qthread_t *tid, void *(*func)(void *), void *arg) { abort(); }
void qthread_wait(qthread_t tid, void *ret_val) { abort(); }
void qthread_start(qthread_t tid) { abort(); }
void qthread_post_event(qthread_t tid, void *(*func)(void *), void *arg) { abort(); }
int qthread_exec() { abort(); }
void qthread_quit(qthread_t tid) { abort(); }

qthread_t handler;
atomic_int x, initialised;
void *set(void *value) { atomic_store(&x, (int)(long)value); return 0; }
void *serve(void *unused) {
    initialised = 1;
    qthread_exec();
    abort(); /* what follows is not run */
}
int main() {
    qthread_create(&handler, serve, 0);
    qthread_start(handler);
    if (!initialised) abort();
    qthread_post_event(handler, set, (void *)1);
    qthread_post_event(handler, set, (void *)2);
    qthread_quit(handler);
    qthread_wait(handler, 0);
}
"#;

#[test]
fn stub_bodies_are_replaced() {
    let file = Scratch::new("stubs.c", STUBS);
    let report = json(&file.0, &[], &[]);
    assert_eq!(report["verdict"], "verified", "{report}");
    assert_eq!(count(&report, "executions"), 2);
    assert_eq!(report["algorithm"], "event");
}

#[test]
fn a_report_shows_messages_under_their_handler() {
    let file = repository().join("examples/ui_race.c");
    let output = check(&file, &[], &[]);
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("H1.m"), "{text}");
    assert!(text.contains("(posted by "), "{text}");
    assert!(text.contains("algorithm event"), "{text}");
}

#[test]
fn handlers_run_for_real_without_the_checker() {
    for example in ["two_phase_commit.c", "event_loop.c"] {
        let program = Scratch::new(&format!("{example}.out"), "");
        let compiled = Command::new("cc")
            .args(["-std=c11", "-Wall", "-Wextra", "-Werror", "-pthread", "-I"])
            .arg(repository().join("include"))
            .arg(repository().join("examples").join(example))
            .arg("-o")
            .arg(&program.0)
            .output()
            .expect("there is a C compiler");
        let errors = String::from_utf8_lossy(&compiled.stderr);
        assert!(compiled.status.success(), "{example}: {errors}");
        let run = Command::new(&program.0).status().expect("the program runs");
        assert!(run.success(), "{example}: {run}");
    }
}
