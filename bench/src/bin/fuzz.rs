//! Gives mutated files to their readers: `fuzz KIND COUNT [FIRST-SEED [FOLDER…]]`; a kind is `llvm`, `tiny`
//! or `saved`.
//!
//! Every input has a number, from which it can be made again: `fuzz KIND 1 NUMBER` repeats one, and
//! writes it to standard output if it panics. An input that takes longer than a few seconds, or
//! makes the process large, ends the run with its number.

use mazurka_bench::fuzz::{Kind, Reached, corpus, input, try_input};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How long one input may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// How large the process may become, in kilobytes.
const LARGEST: u64 = 3 << 20;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let Some(kind) = args.next().as_deref().and_then(Kind::named) else {
        eprintln!("usage: fuzz llvm|tiny|saved COUNT [FIRST-SEED [FOLDER…]]");
        return ExitCode::from(2);
    };
    let count: u64 = args.next().and_then(|text| text.parse().ok()).unwrap_or(10_000);
    let first: u64 = args.next().and_then(|text| text.parse().ok()).unwrap_or(0);
    let corpus = corpus(kind, &args.map(PathBuf::from).collect::<Vec<_>>());
    let current = Arc::new(AtomicU64::new(first));
    watch(current.clone());
    std::panic::set_hook(Box::new(|info| eprintln!("{info}")));
    let start = Instant::now();
    let mut reached = [0u64; 4];
    let mut panics = 0;
    for seed in first..first + count {
        current.store(seed, Ordering::Relaxed);
        let text = input(&corpus, seed);
        match try_input(kind, &text, seed % 4 == 0) {
            Ok(how_far) => {
                let place = [Reached::Nothing, Reached::Parsed, Reached::Verified, Reached::Run];
                let place = place.iter().position(|&place| place == how_far);
                reached[place.unwrap_or(0)] += 1;
            }
            Err(message) => {
                panics += 1;
                println!("panic: input {seed}: {message}");
                if count == 1 {
                    println!("{}", String::from_utf8_lossy(&text));
                }
            }
        }
    }
    let [nothing, parsed, verified, run] = reached;
    println!(
        "{count} inputs from {first} in {:.0} s: {panics} panics, {nothing} not read, {parsed} not \
         well-formed, {verified} well-formed, {run} executed",
        start.elapsed().as_secs_f64()
    );
    ExitCode::from(u8::from(panics > 0))
}

/// Ends the process when an input takes too long or too much memory.
fn watch(current: Arc<AtomicU64>) {
    std::thread::spawn(move || {
        let mut last = (u64::MAX, Instant::now());
        loop {
            std::thread::sleep(Duration::from_millis(200));
            let seed = current.load(Ordering::Relaxed);
            if seed != last.0 {
                last = (seed, Instant::now());
            }
            let (slow, large) = (last.1.elapsed() > PATIENCE, resident() > LARGEST);
            if slow || large {
                let what = if slow { "hangs" } else { "is too large" };
                println!("input {seed} {what}");
                std::process::exit(1);
            }
        }
    });
}

/// The resident memory of the process in kilobytes; 0 where it cannot be read.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().strip_suffix("kB")?.trim().parse().ok()).unwrap_or(0)
}
