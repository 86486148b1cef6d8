//! Shards that are explored apart from each other make up the whole.

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;
use support::{mazurka, scratch, stderr, stdout};

/// Five threads, each with a step of its own and one on a shared counter; `LATE` is what it must not show.
const PROGRAM: &str = "#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int order, seen[5];
static void *take(void *number) {
    int at = atomic_fetch_add(&order, 1);
    atomic_store(&seen[at], 1 + (int)(long)number);
    return 0;
}
int main(void) {
    pthread_t threads[5];
    for (long i = 0; i < 5; i++) pthread_create(&threads[i], 0, take, (void *)i);
    int early = atomic_load(&order);
    for (int i = 0; i < 5; i++) pthread_join(threads[i], 0);
    assert(!(seen[0] == 5 && seen[4] == 1 && early == LATE));
}
";

fn check(file: &Path, trace: &Path, shard: &str, options: &[&str]) -> Output {
    let (file, trace) = (file.display().to_string(), trace.display().to_string());
    let mut words = vec!["check", "--trace", &trace, &file];
    if !shard.is_empty() {
        words.extend(["--shard", shard]);
    }
    words.extend(options);
    mazurka(&words)
}

/// Explores all shards of a program.
fn shards(folder: &Path, late: &str, of: usize) -> Vec<PathBuf> {
    let file = folder.join("program.c");
    fs::write(&file, PROGRAM.replace("LATE", late)).expect("the program can be written");
    let explore = |k: usize| {
        let trace = folder.join(format!("{k}.shard"));
        let output = check(&file, &trace, &format!("{k}/{of}"), &["--quiet"]);
        assert!(matches!(output.status.code(), Some(1 | 3)), "{}", stderr(&output));
        trace
    };
    (1..=of).map(explore).collect()
}

fn merge(files: &[PathBuf], options: &[&str]) -> Output {
    let files: Vec<String> = files.iter().map(|file| file.display().to_string()).collect();
    let mut words = vec!["merge"];
    words.extend(files.iter().map(String::as_str));
    words.extend(options);
    mazurka(&words)
}

#[test]
fn all_shards_together_are_the_whole() {
    let folder = scratch("shards-whole");
    let files = shards(&folder, "9", 3);
    let output = merge(&files, &["--format", "json"]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let whole: serde_json::Value = serde_json::from_str(&stdout(&output)).expect("a report");
    // The orders of five fetch_adds, and the places of the load among them, as 6! says.
    assert_eq!(whole["explored"]["executions"], 720, "{whole}");
    assert_eq!(whole["verdict"], "verified");
    let part = |file: &PathBuf| -> u64 {
        let text = fs::read_to_string(file).expect("a trace file");
        let saved: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(saved["report"]["verdict"], "incomplete");
        saved["report"]["explored"]["executions"].as_u64().unwrap_or(0)
    };
    let parts: Vec<u64> = files.iter().map(part).collect();
    assert!(parts.iter().all(|&executions| executions > 0), "{parts:?}");
    assert_eq!(parts.iter().sum::<u64>(), 720);
}

#[test]
fn a_violation_of_one_shard_is_one_of_the_whole() {
    let folder = scratch("shards-violation");
    let files = shards(&folder, "2", 4);
    let output = merge(&files, &[]);
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    assert!(stdout(&output).contains("error[assertion]"), "{}", stdout(&output));
    assert!(!stdout(&output).contains("--shard"), "{}", stdout(&output));
}

#[test]
fn what_is_no_whole_is_refused() {
    let folder = scratch("shards-refused");
    let files = shards(&folder, "9", 2);
    let refused = |files: &[PathBuf], why: &str| {
        let output = merge(files, &[]);
        assert_eq!(output.status.code(), Some(2));
        assert!(stderr(&output).contains(why), "{}", stderr(&output));
    };
    refused(&files[..1], "shard 2 of 2 is missing");
    refused(&[files[0].clone(), files[1].clone(), files[0].clone()], "more than once");
    let other = scratch("shards-other");
    let others = shards(&other, "8", 2);
    refused(&[files[0].clone(), others[1].clone()], "different explorations");
    let whole = folder.join("whole.trace");
    check(&folder.join("program.c"), &whole, "", &["--quiet"]);
    refused(&[files[0].clone(), whole], "not all of these are reports of shards");
    let wrong = mazurka(&["check", "--shard", "3/2", "examples/tickets.c"]);
    assert_eq!(wrong.status.code(), Some(2));
}
