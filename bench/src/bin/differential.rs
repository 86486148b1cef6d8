//! `make differential`: compares Mazurka with real executions of generated programs.
//!
//! `differential [PART SEED]` repeats one program of a part and prints its text; `differential file PROGRAM.c` compares
//! what a program prints. How many programs there are of each part
//! is in the environment: `MAZURKA_CSMITH`, `MAZURKA_VALUES`, `MAZURKA_TORTURE`, `MAZURKA_THREADS`; `MAZURKA_SEED` is the first seed.

use mazurka_bench::differential::native::Workshop;
use mazurka_bench::differential::{
    Answer, Tally, csmith, final_states, outputs, threads, torture, values,
};
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

type Check = fn(&Workshop, u64) -> Answer;

/// The parts: the variable that counts the programs, how many there are otherwise, and what is done with each.
const PARTS: [(&str, &str, u64, Check); 5] = [
    ("csmith", "MAZURKA_CSMITH", 2000, outputs::check_csmith),
    ("values", "MAZURKA_VALUES", 300, outputs::check_values),
    ("defined", "MAZURKA_VALUES", 300, outputs::is_defined),
    ("torture", "MAZURKA_TORTURE", TORTURE, outputs::check_torture),
    ("threads", "MAZURKA_THREADS", 500, final_states::check),
];

/// How many programs `torture` has.
const TORTURE: u64 = 650;

fn number(variable: &str, otherwise: u64) -> u64 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

fn main() -> ExitCode {
    let workshop = match Workshop::new("differential") {
        Ok(workshop) => workshop,
        Err(error) => {
            eprintln!("there is no temporary folder: {error}");
            return ExitCode::from(2);
        }
    };
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [part, file] = &arguments[..]
        && part == "file"
    {
        let answer = outputs::check_file(&workshop, Path::new(file), &[]);
        println!("{file}: {answer:?}");
        return ExitCode::from(u8::from(answer != Answer::Same));
    }
    if let [part, seed] = &arguments[..] {
        return repeat(&workshop, part, seed);
    }
    let first = number("MAZURKA_SEED", 1);
    let mut differ = false;
    for (part, variable, otherwise, check) in PARTS {
        let count = number(variable, otherwise);
        if part == "csmith" && count > 0 && !csmith::is_installed() {
            println!(
                "csmith: not compared, it is not installed (apt-get install csmith libcsmith-dev)"
            );
            continue;
        }
        let (start, mut tally) = (Instant::now(), Tally::default());
        for seed in first..first + count {
            let answer = check(&workshop, seed);
            if let Answer::Differs(how) = &answer {
                println!("{part} {seed}: {how}");
            }
            tally.add(seed, answer);
        }
        println!(
            "{part}: {count} programs from seed {first}: {tally}, {:.0} s",
            start.elapsed().as_secs_f64()
        );
        differ |= !tally.differing.is_empty();
    }
    ExitCode::from(u8::from(differ))
}

/// Repeats one program, and shows it.
fn repeat(workshop: &Workshop, part: &str, seed: &str) -> ExitCode {
    let found = PARTS.iter().find(|(name, ..)| *name == part);
    let (Some((_, _, _, check)), Ok(seed)) = (found, seed.parse::<u64>()) else {
        eprintln!("usage: differential [csmith|values|defined|torture|threads SEED]");
        return ExitCode::from(2);
    };
    match part {
        "values" | "defined" => println!("{}", values::program(seed)),
        "torture" => {
            let all = torture::programs();
            println!("{}", all[(seed.max(1) - 1) as usize % all.len()].text);
        }
        "threads" => println!("{}", threads::program(seed)),
        _ => {}
    }
    let answer = check(workshop, seed);
    println!("{part} {seed}: {answer:?}");
    ExitCode::from(u8::from(matches!(answer, Answer::Differs(_))))
}
