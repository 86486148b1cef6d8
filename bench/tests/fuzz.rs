//! Runs the front end on some mutated programs; `make fuzz` runs as many as you like.

use mazurka_bench::fuzz::{Reached, corpus, input, try_input};
use std::time::{Duration, Instant};

/// `MAZURKA_FUZZ=100000` tries more.
fn count() -> u64 {
    std::env::var("MAZURKA_FUZZ").ok().and_then(|text| text.parse().ok()).unwrap_or(1_500)
}

#[test]
fn the_front_end_answers_whatever_it_is_given() {
    let corpus = corpus(&[]);
    let mut run = 0;
    for seed in 0..count() {
        let start = Instant::now();
        let reached = try_input(&input(&corpus, seed), seed % 4 == 0);
        let reached = reached.unwrap_or_else(|panic| panic!("input {seed}: {panic}"));
        run += u64::from(reached == Reached::Run);
        assert!(start.elapsed() < Duration::from_secs(60), "input {seed} hangs");
    }
    assert!(run * 50 > count(), "only {run} inputs came as far as to be executed");
}
