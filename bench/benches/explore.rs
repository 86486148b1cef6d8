//! The cost of a step of the exploration: an edge of the tree of executions, forth and back.

use divan::Bencher;
use divan::counter::ItemsCount;
use mazurka_bench::{explore, subjects};
use mazurka_dpor::Algorithm;

/// Executions are cut at this number for algorithms that explore many more than there are classes.
const MOST: u64 = 20_000;

fn main() {
    divan::main();
}

fn bench(bencher: Bencher<'_, '_>, name: &str, algorithm: Algorithm) {
    let Some(subject) = subjects().into_iter().find(|subject| subject.name == name) else { return };
    let program = (subject.program)();
    let steps = explore(&program, algorithm, MOST).explored.steps;
    bencher.counter(ItemsCount::new(steps)).bench_local(|| explore(&program, algorithm, MOST));
}

#[divan::bench(args = subjects().into_iter().map(|subject| subject.name), sample_count = 10)]
fn naive(bencher: Bencher<'_, '_>, name: &str) {
    bench(bencher, name, Algorithm::Naive);
}

#[divan::bench(args = subjects().into_iter().map(|subject| subject.name), sample_count = 10)]
fn source(bencher: Bencher<'_, '_>, name: &str) {
    bench(bencher, name, Algorithm::Source);
}

#[divan::bench(args = subjects().into_iter().map(|subject| subject.name), sample_count = 10)]
fn optimal(bencher: Bencher<'_, '_>, name: &str) {
    bench(bencher, name, Algorithm::Optimal);
}
