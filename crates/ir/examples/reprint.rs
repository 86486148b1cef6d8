//! Reads `.ll` files, verifies them and prints them again; with `--time`, says how fast reading is.

use std::process::ExitCode;
use std::time::{Duration, Instant};

/// How often each file is read to be timed.
const ROUNDS: u32 = 20;

fn main() -> ExitCode {
    let (mut bytes, mut time, mut failed) = (0, Duration::ZERO, false);
    let timed = std::env::args().any(|arg| arg == "--time");
    for path in std::env::args().skip(1).filter(|arg| arg != "--time") {
        let text = match std::fs::read(&path) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("{path}: {error}");
                return ExitCode::FAILURE;
            }
        };
        if timed {
            let start = Instant::now();
            for _ in 0..ROUNDS {
                std::hint::black_box(mazurka_ir::parse(&path, &text).is_ok());
            }
            time += start.elapsed() / ROUNDS;
            bytes += text.len();
        }
        failed |= !reprint(&path, &text, timed);
    }
    if timed {
        let rate = bytes as f64 / time.as_secs_f64() / 1e6;
        println!("{bytes} bytes in {time:?}: {rate:.0} MB/s");
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn reprint(path: &str, text: &[u8], quiet: bool) -> bool {
    let module = match mazurka_ir::parse(path, text) {
        Ok(module) => module,
        Err(error) => {
            eprintln!("{error}");
            return false;
        }
    };
    for function in &module.functions {
        if let Some(reason) = &function.unsupported {
            eprintln!("{path}:{}: @{}: {}", reason.line, function.name, reason.construct);
        }
    }
    if !quiet {
        print!("{}", mazurka_ir::print(&module));
    }
    match mazurka_ir::verify(&module) {
        Ok(()) => true,
        Err(errors) => {
            errors.iter().for_each(|error| eprintln!("{path}: {error}"));
            false
        }
    }
}
