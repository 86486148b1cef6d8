//! Broken programs and senseless options through the command itself: always one of the documented exit
//! statuses, never a panic, never a hang.
//!
//! `MAZURKA_BROKEN=N` is the number of inputs of each kind.

mod support;

use fastrand::Rng;
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use support::{mazurka, repository, scratch, stderr};

fn count() -> u64 {
    std::env::var("MAZURKA_BROKEN").ok().and_then(|text| text.parse().ok()).unwrap_or(40)
}

/// The files of the examples whose names end so.
fn examples(end: &str) -> Vec<PathBuf> {
    let folder = repository().join("examples");
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{error}"));
    let mut found: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    found.retain(|path| path.extension().is_some_and(|extension| extension == end));
    found.sort();
    found
}

/// Runs the command, which must answer as it promises.
fn answers(arguments: &[&str], what: &str) {
    let start = Instant::now();
    let output = mazurka(arguments);
    let said = stderr(&output);
    let known = matches!(output.status.code(), Some(0..=3));
    assert!(known && !said.contains("panicked"), "{what}: {arguments:?}: {said}");
    assert!(start.elapsed() < Duration::from_secs(60), "{what}: {arguments:?} takes too long");
}

/// The text with some words replaced by others, or removed.
fn mutated(text: &str, rng: &mut Rng) -> String {
    let mut pieces: Vec<&str> = text.split_inclusive([' ', '(', ')', ';', '\n', ',']).collect();
    for _ in 0..1 + rng.usize(..3) {
        let (at, from) = (rng.usize(..pieces.len()), rng.usize(..pieces.len()));
        match rng.u32(..4) {
            0 => {
                pieces.remove(at);
            }
            1 => pieces.insert(at, pieces[from]),
            2 => pieces.swap(at, from),
            _ => pieces[at] = pieces[from],
        }
    }
    pieces.concat()
}

#[test]
fn broken_c_is_answered() {
    let folder = scratch("broken_c");
    let texts: Vec<String> =
        examples("c").iter().filter_map(|path| fs::read_to_string(path).ok()).collect();
    for seed in 0..count() {
        let mut rng = Rng::with_seed(seed);
        let text = mutated(&texts[rng.usize(..texts.len())], &mut rng);
        let file = folder.join(format!("program{seed}.c"));
        fs::write(&file, text).unwrap_or_else(|error| panic!("{error}"));
        let name = file.display().to_string();
        let limits = ["--timeout", "5s", "--max-steps", "20000", "--max-memory", "1G"];
        answers(&[&["check", &name], &limits[..]].concat(), &format!("input {seed}"));
    }
}

/// Words that stand on command lines, some of them where they make no sense.
const WORDS: &[&str] = &[
    "check",
    "replay",
    "report",
    "--algorithm",
    "pop",
    "optimal",
    "stateful",
    "sdpor",
    "random",
    "event",
    "--seed",
    "--unroll",
    "--max-steps",
    "--max-executions",
    "--timeout",
    "--max-memory",
    "--check",
    "assertions,deadlocks",
    "data-races",
    "all",
    "--format",
    "json",
    "sarif",
    "junit",
    "human",
    "--trace",
    "--html",
    "--keep-going",
    "--loop-purity",
    "--awaits",
    "off",
    "on",
    "--nondet",
    "-1..1",
    "5..-5",
    "0",
    "-1",
    "1",
    "18446744073709551616",
    "1e9",
    "1s",
    "10ms",
    "99999999999d",
    "1G",
    "0B",
    "1kk",
    "--",
    "-DN=2",
    "-O3",
    "--help",
    "--version",
    "--color",
    "always",
    "--all",
    "-v",
    "-q",
    "--quiet",
    "--verbose",
    "",
    "=",
    "--=",
    "-",
    "\u{1b}[31m",
    "ö",
    "--algorithm=",
    "--timeout=",
    "nothing.c",
    "--clang",
    "--state-capture",
    "full",
    "--spurious-wakeups",
    "--independent-faa",
    "--pop-sleep",
    "expressions",
];

#[test]
fn senseless_options_are_answered() {
    let folder = scratch("broken_options");
    let program = repository().join("examples/lost_update.tiny").display().to_string();
    let side = folder.join("side").display().to_string();
    for seed in 0..count() {
        let mut rng = Rng::with_seed(seed);
        let mut arguments = vec!["check", &program];
        for _ in 0..rng.usize(..8) {
            let word = WORDS[rng.usize(..WORDS.len())];
            arguments.push(word);
            // Nothing is written outside of the folder of the test.
            if ["--trace", "--html"].contains(&word) {
                arguments.push(&side);
            }
        }
        if rng.bool() {
            arguments.rotate_left(2);
        }
        arguments.extend(["--max-steps", "5000"]);
        answers(&arguments, &format!("input {seed}"));
    }
}

/// clang 14 takes a program for C++14 unless told otherwise; newer ones take it for C++17.
#[test]
fn a_program_that_needs_a_newer_standard_gets_a_hint() {
    let folder = scratch("broken_standard");
    let refused = |name: &str, text: &str, more: &[&str]| {
        let file = folder.join(name);
        std::fs::write(&file, text).unwrap_or_else(|error| panic!("{error}"));
        let output = mazurka(&[&["check", &file.display().to_string()], more].concat());
        (output.status.code(), stderr(&output))
    };
    let text =
        "#include <semaphore>\nint main() { std::counting_semaphore<1> s(1); s.acquire(); }\n";
    let (status, said) = refused("new.cpp", text, &[]);
    assert_eq!(status, Some(2), "{said}");
    assert!(
        said.ends_with("hint: it compiles as a newer standard: add `-- -std=c++20`\n"),
        "{said}"
    );
    // With it, it does; what was asked for is not second-guessed; what no standard accepts gets no hint.
    assert_eq!(refused("new.cpp", text, &["--", "-std=c++20"]).0, Some(0));
    assert!(!refused("new.cpp", text, &["--", "-std=c++14"]).1.contains("newer standard"));
    let (status, said) = refused("wrong.cpp", "int main() { return missing; }\n", &[]);
    assert_eq!(status, Some(2));
    assert!(said.contains("missing") && !said.contains("newer standard"), "{said}");
}
