//! Runs programs under Mazurka, loom and Shuttle, side by side, and prints a table.
//!
//! ```console
//! $ cargo run --release                  # the table
//! $ cargo run --release -- memory        # memory over many executions
//! $ cargo run --release -- replay        # what a step costs that is repeated
//! $ cargo run --release -- mazurka mutex 4
//! ```
//!
//! Every check runs in a process of its own, with a time limit.

mod programs;

use mazurka::{Checker, Verdict};
use std::io::Read;
use std::process::{Command, ExitCode, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

programs!(with_mazurka, mazurka, mazurka::sync::Arc);
programs!(with_loom, loom, loom::sync::Arc);
programs!(with_shuttle, shuttle, shuttle::sync::Arc);

/// What is measured: the programs, each with its number of threads or the like.
const ROWS: &[(&str, usize)] = &[
    ("counter", 3),
    ("counter", 4),
    ("own_variables", 3),
    ("mutex", 3),
    ("rwlock", 2),
    ("condvar", 2),
    ("channel", 2),
    ("treiber_stack", 2),
    ("mpmc_queue", 3),
    ("arc", 2),
    ("seqlock", 1),
    ("seqlock", 2),
    ("spin_lock", 2),
    ("spin_lock", 3),
    ("ticket_lock", 2),
    ("once", 2),
    ("park", 2),
];

const LIBRARIES: [&str; 3] = ["mazurka", "loom", "shuttle"];

/// So long one check may take.
const LONGEST: Duration = Duration::from_secs(60);

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        [] => table(),
        ["memory"] => memory(),
        ["replay"] => replay(),
        [library, program, number] => check(library, program, number.parse().unwrap_or(2)),
        _ => {
            eprintln!("usage: mazurka-bench-rust [memory | replay | LIBRARY PROGRAM NUMBER]");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

fn table() {
    println!("| program | Mazurka | | loom | | Shuttle, DFS | |\n|---|---|---|---|---|---|---|");
    for (program, number) in ROWS {
        let cells: Vec<String> =
            LIBRARIES.iter().map(|library| measured(library, program, *number)).collect();
        println!("| {program}({number}) | {} |", cells.join(" | "));
    }
}

/// The executions and the time of one check, in another process.
fn measured(library: &str, program: &str, number: usize) -> String {
    let executable = std::env::current_exe().expect("this program");
    let mut command = Command::new(executable);
    command.args([library, program, &number.to_string()]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it runs");
    let start = Instant::now();
    let status = loop {
        match child.try_wait().expect("its status") {
            Some(status) => break Some(status),
            None if start.elapsed() > LONGEST => break None,
            None => sleep(Duration::from_millis(5)),
        }
    };
    if status.is_none() {
        drop(child.kill());
        drop(child.wait());
        return format!("– | > {} s", LONGEST.as_secs());
    }
    let mut line = String::new();
    drop(child.stdout.take().map(|mut out| out.read_to_string(&mut line)));
    match (status.is_some_and(|status| status.success()), line.trim()) {
        (true, line) => line.to_string(),
        (false, _) => "– | fails".to_string(),
    }
}

/// Runs one check, and prints its executions and its time.
fn check(library: &str, program: &str, number: usize) {
    static EXECUTIONS: AtomicU64 = AtomicU64::new(0);
    let all = match library {
        "mazurka" => with_mazurka::PROGRAMS,
        "loom" => with_loom::PROGRAMS,
        _ => with_shuttle::PROGRAMS,
    };
    let body = all.iter().find(|(name, _)| *name == program).expect("a program").1;
    let counted = move || {
        EXECUTIONS.fetch_add(1, Ordering::Relaxed);
        body(number);
    };
    let start = Instant::now();
    let executions = match library {
        "mazurka" => {
            let report = Checker::new().run(program, move || body(number));
            assert_eq!(report.verdict, Verdict::Verified, "{report:#?}");
            assert_eq!(report.explored.redundant, 0);
            report.explored.executions
        }
        "loom" => {
            loom::model(counted);
            EXECUTIONS.load(Ordering::Relaxed)
        }
        _ => {
            shuttle::check_dfs(counted, None);
            EXECUTIONS.load(Ordering::Relaxed)
        }
    };
    let seconds = start.elapsed().as_secs_f64();
    println!("{executions} | {:.2} ms", seconds * 1e3);
}

/// The memory of the process after more and more executions of one program.
fn memory() {
    println!("| executions | µs each | steps | ns per step | memory |\n|---|---|---|---|---|");
    for executions in [1_000, 10_000, 100_000, 1_000_000, 10_000_000] {
        let start = Instant::now();
        let checker = Checker::new().max_executions(executions);
        let report = checker.run("counter", || with_mazurka::PROGRAMS[0].1(11));
        let (seconds, explored) = (start.elapsed().as_secs_f64(), report.explored);
        let each = seconds * 1e6 / explored.executions as f64;
        let steps = explored.steps + explored.redone;
        let step = seconds * 1e9 / steps as f64;
        println!("| {} | {each:.2} | {steps} | {step:.0} | {} |", explored.executions, resident());
    }
}

/// What a step costs that is repeated in every execution: forty loads before the threads are created, best of nine.
fn replay() {
    const THREADS: usize = 7;
    let time = |loads: bool| {
        let start = Instant::now();
        let report = Checker::new().run("counter", move || {
            if loads {
                forty_loads();
            }
            with_mazurka::PROGRAMS[0].1(THREADS);
        });
        (start.elapsed().as_secs_f64(), report.explored.executions)
    };
    let best = |loads: bool| (0..9).map(|_| time(loads)).min_by(|a, b| a.0.total_cmp(&b.0));
    let (Some((without, executions)), Some((with, _))) = (best(false), best(true)) else { return };
    let step = (with - without) / (40 * executions) as f64;
    let each = without / executions as f64;
    println!(
        "{executions} executions of {:.1} µs; {:.0} ns for a repeated step",
        each * 1e6,
        step * 1e9
    );
}

/// Loads at different places: at the same place again and again they would look like a loop that waits.
fn forty_loads() {
    use mazurka::sync::atomic::{AtomicU32, Ordering::SeqCst as S};
    let v = AtomicU32::new(0);
    let _: [u32; 40] = [
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
        v.load(S),
    ];
}

/// How much memory the process has, as the system says.
fn resident() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS"));
    line.map_or("?".to_string(), |line| line["VmRSS:".len()..].trim().to_string())
}
