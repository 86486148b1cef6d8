//! Gives some mutated files of each kind to their readers; `make fuzz` tries as many as you like.

use mazurka_bench::fuzz::{Kind, Reached, corpus, input, try_input};
use std::time::{Duration, Instant};

/// `MAZURKA_FUZZ=100000` tries more.
fn count() -> u64 {
    std::env::var("MAZURKA_FUZZ").ok().and_then(|text| text.parse().ok()).unwrap_or(1_500)
}

/// Whatever a reader is given, it answers soon; and one in `share` inputs comes as far as to be run.
fn answers(kind: Kind, share: u64) {
    let corpus = corpus(kind, &[]);
    let mut run = 0;
    for seed in 0..count() {
        let start = Instant::now();
        let reached = try_input(kind, &input(&corpus, seed), seed % 4 == 0);
        let reached = reached.unwrap_or_else(|panic| panic!("input {seed}: {panic}"));
        run += u64::from(reached == Reached::Run);
        assert!(start.elapsed() < Duration::from_secs(60), "input {seed} hangs");
    }
    assert!(run * share > count(), "only {run} inputs came as far as to be executed");
}

#[test]
fn the_reader_of_llvm_ir_answers() {
    answers(Kind::Llvm, 50);
}

#[test]
fn the_reader_of_tiny_programs_answers() {
    answers(Kind::Tiny, 50);
}

#[test]
fn the_reader_of_traces_answers() {
    answers(Kind::Saved, 50);
}
