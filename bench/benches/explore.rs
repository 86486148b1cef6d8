//! The cost of a step of the exploration: an edge of the tree of executions, forward and back.

use divan::Bencher;
use divan::counter::ItemsCount;
use mazurka_bench::{benchmarks, explore};
use mazurka_dpor::Algorithm;

/// The most executions, for algorithms that explore many more than there are classes.
const MOST: u64 = 20_000;

fn main() {
    divan::main();
}

fn bench(bencher: Bencher<'_, '_>, name: &str, algorithm: Algorithm) {
    let Some(benchmark) = benchmarks().into_iter().find(|benchmark| benchmark.name == name) else {
        return;
    };
    let program = (benchmark.program)();
    let steps = explore(&program, algorithm, MOST).explored.steps;
    bencher.counter(ItemsCount::new(steps)).bench_local(|| explore(&program, algorithm, MOST));
}

#[divan::bench(args = benchmarks().into_iter().map(|benchmark| benchmark.name), sample_count = 10)]
fn naive(bencher: Bencher<'_, '_>, name: &str) {
    bench(bencher, name, Algorithm::Naive);
}

#[divan::bench(args = benchmarks().into_iter().map(|benchmark| benchmark.name), sample_count = 10)]
fn source(bencher: Bencher<'_, '_>, name: &str) {
    bench(bencher, name, Algorithm::Source);
}

#[divan::bench(args = benchmarks().into_iter().map(|benchmark| benchmark.name), sample_count = 10)]
fn optimal(bencher: Bencher<'_, '_>, name: &str) {
    bench(bencher, name, Algorithm::Optimal);
}
