//! However a process ends, its checkpoint is complete, and only seconds old.

mod support;

use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use support::{mazurka, scratch, stderr, stdout};

/// Far too many executions to be explored here: orders of ten writes.
const PROGRAM: &str = "shared x=0 y=0
a: x := 1
b: x := 2
c: x := 3
d: x := 4
e: x := 5
f: x := 6
g: y := 1; x := 7
h: y := 2; x := 8
i: y := 3; x := 9
j: y := 4; x := 10
";

#[test]
fn a_process_that_is_killed_loses_five_seconds_at_most() {
    let folder = scratch("checkpoints");
    let (file, checkpoint) = (folder.join("writers.tiny"), folder.join("checkpoint"));
    std::fs::write(&file, PROGRAM).expect("the program can be written");
    let mut command = Command::new(env!("CARGO_BIN_EXE_mazurka"));
    command.arg("check").arg(&file).arg("--checkpoint").arg(&checkpoint);
    let mut child =
        command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it can be started");
    let begun = Instant::now();
    let age = || {
        let written = std::fs::metadata(&checkpoint).and_then(|data| data.modified()).ok();
        written.and_then(|at| at.elapsed().ok())
    };
    let mut oldest = Duration::ZERO;
    while begun.elapsed() < Duration::from_millis(6_500) {
        thread::sleep(Duration::from_millis(20));
        oldest = oldest.max(age().unwrap_or(begun.elapsed()));
    }
    child.kill().expect("it can be killed");
    child.wait().expect("it has ended");
    assert!(oldest <= Duration::from_secs(5), "the checkpoint was {oldest:?} old");
    let (file, saved) = (file.display().to_string(), checkpoint.display().to_string());
    let output =
        mazurka(&["check", &file, "--resume", &saved, "--max-executions", "1", "--format=json"]);
    assert_eq!(output.status.code(), Some(3), "{}", stderr(&output));
    let report: serde_json::Value = serde_json::from_str(&stdout(&output)).expect("this is JSON");
    let executions = report["explored"]["executions"].as_u64().expect("it is a number");
    assert!(executions > 100, "{executions} executions were left of 4 seconds and more");
}

/// Where the time is over, the report says how to go on another time, unless that is taken care of or not possible.
#[test]
fn a_timeout_suggests_a_checkpoint() {
    let folder = scratch("suggested");
    let (file, saved) = (folder.join("writers.tiny"), folder.join("checkpoint"));
    std::fs::write(&file, PROGRAM).expect("the program can be written");
    let (file, saved) = (file.display().to_string(), saved.display().to_string());
    let suggested = |options: &[&str]| {
        let mut words = vec!["check", &file, "--format=json"];
        words.extend(options);
        let output = mazurka(&words);
        assert_eq!(output.status.code(), Some(3), "{}", stderr(&output));
        let report: serde_json::Value =
            serde_json::from_str(&stdout(&output)).expect("this is JSON");
        report["note"].as_str().is_some_and(|note| note.contains("--checkpoint FILE saves"))
    };
    assert!(suggested(&["--timeout", "300ms"]));
    assert!(suggested(&["--timeout", "300ms", "--jobs", "2"]));
    assert!(!suggested(&["--timeout", "300ms", "--checkpoint", &saved]));
    assert!(!suggested(&["--timeout", "300ms", "--algorithm", "optimal"]));
    assert!(!suggested(&["--max-executions", "100"]));
}
