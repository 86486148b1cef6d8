//! Robustness against the definition: all execution graphs that RC11 or x86-TSO allows, by brute force.
//!
//! `MAZURKA_GRAPHS=N` looks at N random programs of each shape, `MAZURKA_GRAPHS_SEED=N` begins with
//! another one.

mod axioms;
mod brute;
mod engine;
mod litmus;
mod objects;
mod program;
mod shapes;

use axioms::Model;
use brute::truth;
use engine::explore;
use mazurka_dpor::Algorithm;
use shapes::Shape;

/// Random programs of each shape.
const PROGRAMS: u64 = 400;
/// Programs with more graphs are left out.
const MOST: usize = 20_000;

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// Compares programs of one shape, and says how many are robust and how many are not.
fn compare(shape: Shape, model: Model) -> [u64; 2] {
    let (programs, seed) = (number("MAZURKA_GRAPHS", PROGRAMS), number("MAZURKA_GRAPHS_SEED", 0));
    let (mut robust, mut weak, mut racy, mut skipped) = (0, 0, 0, 0);
    for seed in seed..seed + programs {
        let program = shapes::program(shape, seed);
        let Some(truth) = truth(&program, model, MOST) else {
            skipped += 1;
            continue;
        };
        let algorithm = [Algorithm::Pop, Algorithm::Optimal][seed as usize % 2];
        let found = explore(&program, algorithm, model);
        let bad = (found.weak || found.racy, truth.weak || truth.racy);
        assert_eq!(bad.0, bad.1, "{model:?} {shape:?} {seed} {program}\n{found:?} {truth:?}");
        match (truth.weak, truth.racy) {
            (true, _) => weak += 1,
            (_, true) => racy += 1,
            _ => {
                robust += 1;
                assert_eq!(found.complete, truth.complete, "{model:?} {shape:?} {seed} {program}");
            }
        }
    }
    println!("{model:?} {shape:?}: {robust} robust, {weak} not, {racy} racy, {skipped} left out");
    assert!(skipped * 20 < programs, "{skipped} programs have too many graphs");
    [robust, weak + racy]
}

/// Compares programs of one shape, in which both answers have to be common.
fn compare_rc11(shape: Shape) {
    let [yes, no] = compare(shape, Model::Rc11);
    assert!(20 * yes > no && 20 * no > yes, "{yes} are robust, {no} are not");
}

#[test]
fn free() {
    compare_rc11(Shape::Free);
}

#[test]
fn cycles() {
    compare_rc11(Shape::Cycle);
}

#[test]
fn release_sequences() {
    compare_rc11(Shape::Sequence);
}

#[test]
fn fences() {
    compare_rc11(Shape::Fences);
}

#[test]
fn calls() {
    compare_rc11(Shape::Calls);
}

#[test]
fn created_threads() {
    compare_rc11(Shape::Threads);
}

#[test]
fn plain_accesses() {
    compare_rc11(Shape::Plain);
}

#[test]
fn condition_variables() {
    compare_rc11(Shape::Conditions);
}

#[test]
fn messages() {
    compare_rc11(Shape::Messages);
}

#[test]
fn allocated_memory() {
    compare_rc11(Shape::Allocated);
}

/// The shapes without plain accesses, since what is racy in C has a meaning on x86, and without messages,
/// for which nothing is decided there.
#[test]
fn x86() {
    use Shape::{Calls, Conditions, Cycle, Fences, Free, Sequence, Threads};
    let shapes = [Free, Cycle, Sequence, Fences, Calls, Threads, Conditions];
    let all = shapes.map(|shape| compare(shape, Model::X86));
    let no: u64 = all.iter().map(|[_, no]| no).sum();
    assert!(all.iter().all(|&[yes, _]| yes > 0) && no > all[0][0] / 5, "{no} are not robust");
}
