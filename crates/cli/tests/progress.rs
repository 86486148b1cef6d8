//! What is said while an exploration runs, and what Ctrl-C does.

mod support;

use serde_json::Value;
use std::process::{Command, Stdio};
use std::time::Duration;
use support::{mazurka, repository, stderr};

/// Explores for hours.
const LONG: &[&str] = &["check", "bench/programs/pop/fib_bench.c"];

/// Runs a long exploration for so long, interrupts it, and gives its status and what it wrote.
fn interrupted(options: &[&str], wait: Duration) -> (Option<i32>, Value, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mazurka"));
    command.args(LONG).args(options).args(["--format", "json", "--", "-DN=9"]);
    command.current_dir(repository()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = command.spawn().unwrap_or_else(|error| panic!("cannot run mazurka: {error}"));
    std::thread::sleep(wait);
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.is_ok_and(|status| status.success()), "the process is there to be interrupted");
    let output = child.wait_with_output().unwrap_or_else(|error| panic!("{error}"));
    let report = serde_json::from_slice(&output.stdout).unwrap_or_default();
    (output.status.code(), report, stderr(&output))
}

#[test]
fn ctrl_c_gives_the_report_of_what_was_explored() {
    let (status, report, said) = interrupted(&[], Duration::from_secs(3));
    assert_eq!((status, &report["verdict"]), (Some(3), &Value::from("incomplete")), "{said}");
    assert_eq!(report["limits_hit"][0], "interrupted");
    assert!(report["explored"]["executions"].as_u64() > Some(0));
    assert_eq!(said, "", "nothing is said where nobody looks");
}

#[test]
fn lines_are_written_where_they_are_wanted() {
    let (_, report, said) = interrupted(&["-v"], Duration::from_secs(7));
    assert!(said.contains(" executions, ") && said.contains("depth "), "{said}");
    assert!(report["expected"]["high"].as_f64() >= report["expected"]["low"].as_f64(), "{report}");
    let quiet = mazurka(&["check", "examples/abba.tiny", "-q", "-v"]);
    assert_eq!(quiet.status.code(), Some(2), "quiet and verbose contradict each other");
}

/// What is drawn on a terminal of so many columns, one text for each time that the line is drawn; nothing without `script`,
/// which provides the terminal.
fn drawn(columns: u32, jobs: &str) -> Option<Vec<String>> {
    let mazurka = env!("CARGO_BIN_EXE_mazurka");
    let command = format!(
        "stty cols {columns} rows 24; '{mazurka}' {} --jobs {jobs} --timeout 3s -- -DN=9 >/dev/null",
        LONG.join(" ")
    );
    let mut script = Command::new("script");
    script.args(["-qec", &command, "/dev/null"]).current_dir(repository()).stdin(Stdio::null());
    let Ok(output) = script.output() else {
        eprintln!("SKIPPED: no `script` here, so the progress line is NOT TESTED on a terminal");
        return None;
    };
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let lines = text.split("\r\x1b[2K").filter(|line| line.contains(" executions"));
    Some(lines.map(|line| line.lines().next().unwrap_or_default().to_string()).collect())
}

#[test]
fn the_line_fits_on_the_terminal() {
    for (columns, jobs) in [(80, "1"), (80, "2"), (30, "1")] {
        let Some(lines) = drawn(columns, jobs) else { return };
        assert!(lines.len() > 3, "{columns} columns, {jobs} jobs: {lines:?}");
        // A line that fills the last column may wrap.
        let longest = lines.iter().map(|line| line.chars().count()).max();
        assert!(longest < Some(columns as usize), "{columns} columns, {jobs} jobs: {lines:?}");
        // On the narrow one it is cut.
        assert!(columns == 80 || longest == Some(columns as usize - 1), "{lines:?}");
    }
}
