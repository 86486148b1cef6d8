//! An exploration that is killed at random moments, again and again, counts what one counts that is not.
//!
//! The test runs itself as the process that is killed.
#![cfg(feature = "tiny")]

use mazurka::{Checker, Input, Verdict};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// How the process that is killed is told where its checkpoint is, and how many threads its program has.
const VARIABLE: &str = "MAZURKA_TEST_KILLED";

/// So many threads write one word: every order of the writes is a class of its own, so there are n! of them.
fn program(threads: u64) -> Input {
    let mut text = "shared x=0\n".to_string();
    for k in 1..=threads {
        text += &format!("t{k}: x := {k}\n");
    }
    Input::tiny("writers", text)
}

/// What the process does that is killed.
fn explore(file: &Path, threads: u64, jobs: usize) {
    let mut checker =
        Checker::new().jobs(jobs).checkpoint(file).checkpoint_period(Duration::from_millis(15));
    if file.exists() {
        checker = checker.resume(file);
    }
    let report = checker.check(&program(threads)).expect("it can go on from every checkpoint");
    assert_eq!(report.verdict, Verdict::Verified);
    println!("explored {}", report.explored.executions);
}

/// Kills the process after random times, until it gets to the end: how often, and what it says then.
fn killed(threads: u64, jobs: usize, rng: &mut Rng) -> (u32, String) {
    let name = format!("mazurka-killed-{}-{threads}-{jobs}", std::process::id());
    let file = std::env::temp_dir().join(name);
    let _ = std::fs::remove_file(&file);
    let mut kills = 0;
    loop {
        let mut command = Command::new(std::env::current_exe().expect("this is a program"));
        command.args(["--exact", "counts_are_exact_after_any_number_of_kills", "--nocapture"]);
        command.env(VARIABLE, format!("{threads} {jobs} {}", file.display()));
        let mut child = command.stdout(Stdio::piped()).spawn().expect("it can be started");
        let (begun, patience) = (Instant::now(), Duration::from_micros(10_000 + rng.below(90_000)));
        while begun.elapsed() < patience && child.try_wait().expect("it is a child").is_none() {
            thread::sleep(Duration::from_millis(1));
        }
        if child.try_wait().expect("it is a child").is_none() && kills < 2_000 {
            child.kill().expect("it can be killed");
            kills += 1;
            child.wait().expect("it has ended");
            continue;
        }
        let output = child.wait_with_output().expect("it has ended");
        assert!(output.status.success(), "after {kills} kills");
        let _ = std::fs::remove_file(&file);
        return (kills, String::from_utf8_lossy(&output.stdout).into_owned());
    }
}

/// A few random numbers.
struct Rng(u64);

impl Rng {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

#[test]
fn counts_are_exact_after_any_number_of_kills() {
    if let Ok(told) = std::env::var(VARIABLE) {
        let mut words = told.splitn(3, ' ');
        let mut number = || words.next().and_then(|word| word.parse().ok()).unwrap_or(1);
        let (threads, jobs) = (number(), number() as usize);
        return explore(&PathBuf::from(words.next().unwrap_or_default()), threads, jobs);
    }
    // For longer campaigns: 10 threads are 3,628,800 executions, and some hundred kills.
    let threads =
        std::env::var("MAZURKA_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(9);
    let mut rng = Rng(1);
    let mut all = 0;
    for jobs in [1, 2] {
        let (kills, said) = killed(threads, jobs, &mut rng);
        let expected = format!("explored {}", (1..=threads).product::<u64>());
        assert!(said.contains(&expected), "after {kills} kills: {said}");
        all += kills;
    }
    println!("killed {all} times");
    assert!(all > 1, "killed {all} times only");
}
