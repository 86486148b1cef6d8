//! Limits hold whatever the program does, and what was running is named. The margins are generous: they
//! tell a limit that holds from one that is looked at now and then.
#![cfg(unix)]

mod support;

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};
use support::{scratch, stdout};

/// How much later than asked a process may end on a busy machine.
const MARGIN: Duration = Duration::from_secs(20);

const LOCAL: &str = "int main(void) {
    unsigned sum = 0;
    for (unsigned i = 1; i != 0; i += 2)
        sum += i ^ (sum >> 3);
    return (int)sum;
}
";

const ENDLESS: &str = "#include <stdatomic.h>
atomic_int counter;
int main(void) {
    int before = 1;
    for (int i = 0; i < 3; i++) before += i;
    for (;;)
        atomic_fetch_add(&counter, before);
}
";

const ALLOCATES: &str = "#include <stdlib.h>
int main(void) {
    for (;;) {
        char *piece = malloc(16);
        (void)piece;
    }
}
";

const CREATES: &str = "#include <pthread.h>
static void *create(void *unused) {
    pthread_t first, second;
    pthread_create(&first, 0, create, 0);
    pthread_create(&second, 0, create, 0);
    return unused;
}
int main(void) {
    create(0);
    return 0;
}
";

const CHOOSES: &str = "int mazurka_choose(int);
int main(void) { return mazurka_choose(2000000000) == 7; }
";

/// A program in a file of its own.
fn program(name: &str, text: &str) -> PathBuf {
    let file = scratch(&format!("limits_{name}")).join("program.c");
    fs::write(&file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    file
}

fn command(file: &Path, options: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mazurka"));
    command.args(["check", "--format", "json"]).args(options).arg(file);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn report(output: &Output) -> Value {
    let text = stdout(output);
    assert_eq!(output.status.code(), Some(3), "{text}{}", support::stderr(output));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Checks a program that no limit but these ends, and gives the report.
fn check(name: &str, text: &str, options: &[&str]) -> Value {
    let output = command(&program(name, text), options).output().expect("mazurka runs");
    report(&output)
}

/// Checks that the process ended about this long after the start.
fn soon_after(start: Instant, wanted: Duration) {
    assert!(start.elapsed() < wanted + MARGIN, "{:?} instead of {wanted:?}", start.elapsed());
}

#[test]
fn time_is_over_also_in_local_code() {
    let start = Instant::now();
    let report = check("local", LOCAL, &["--timeout", "1s"]);
    soon_after(start, Duration::from_secs(1));
    assert_eq!(report["limits_hit"][0], "timeout");
    let running = &report["running"];
    assert_eq!((&running["thread"], &running["local"]), (&"main".into(), &true.into()));
    let line = running["in_loop"]["line"].as_u64();
    assert!(line == Some(3) || line == Some(4), "{running}");
}

#[test]
fn what_runs_without_end_is_named() {
    let start = Instant::now();
    let report = check("endless", ENDLESS, &["--timeout", "1s"]);
    soon_after(start, Duration::from_secs(1));
    let running = &report["running"];
    assert_eq!(running["thread"], "main");
    let line = running["in_loop"]["line"].as_u64();
    assert!(line == Some(6) || line == Some(7), "{running}");
    // Every round is one step.
    assert_eq!(running["rounds"], running["steps"]);
    assert!(running["rounds"].as_u64() > Some(100), "{running}");
}

#[test]
fn memory_is_not_exceeded_by_much() {
    // As many threads as there may be need more than 100 MB.
    for (name, text, most) in [("allocates", ALLOCATES, 200), ("creates", CREATES, 60)] {
        let limit = format!("{most}M");
        let report = check(name, text, &["--max-memory", &limit, "--timeout", "100s"]);
        assert_eq!(report["limits_hit"][0], "max-memory", "{name}");
        let peak = report["peak_memory_bytes"].as_u64().unwrap_or(0);
        assert!(peak < (most << 20) + 20_000_000, "{name}: {peak} bytes");
    }
}

#[test]
fn a_huge_choice_is_not_listed() {
    let report = check("chooses", CHOOSES, &["--max-executions", "3", "--max-memory", "500M"]);
    assert_eq!(report["explored"]["executions"], 3);
    assert_eq!(report["limits_hit"][0], "max-executions");
}

#[test]
fn signals_are_heard_in_local_code() {
    for signal in ["-INT", "-TERM"] {
        let file = program(&format!("signal{signal}"), LOCAL);
        let child = command(&file, &[]).spawn().expect("mazurka runs");
        std::thread::sleep(Duration::from_secs(2));
        let start = Instant::now();
        let kill = Command::new("kill").args([signal, &child.id().to_string()]).status();
        assert!(kill.is_ok_and(|status| status.success()), "the process is there");
        let output = child.wait_with_output().expect("it ends");
        soon_after(start, Duration::ZERO);
        assert_eq!(report(&output)["limits_hit"][0], "interrupted");
    }
}

#[test]
fn time_is_over_also_while_clang_runs() {
    use std::os::unix::fs::PermissionsExt;
    let file = program("clang", LOCAL);
    let slow = file.with_file_name("slow_clang");
    fs::write(&slow, "#!/bin/sh\n[ \"$1\" = --version ] && exit 0\nexec sleep 100\n")
        .expect("a script");
    fs::set_permissions(&slow, fs::Permissions::from_mode(0o755)).expect("permissions");
    let start = Instant::now();
    let clang = slow.to_string_lossy();
    let output = command(&file, &["--timeout", "1s", "--clang", &clang]).output();
    soon_after(start, Duration::from_secs(1));
    let report = report(&output.expect("mazurka runs"));
    assert_eq!(report["limits_hit"][0], "timeout");
    assert!(report["note"].as_str().is_some_and(|note| note.contains("clang")), "{report}");
}
