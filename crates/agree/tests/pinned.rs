//! Exact numbers of classes that papers, closed formulas or arguments give.

use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{End, Execution, Limits};
use mazurka_tiny::{Tiny, TinyRun, families};
use std::ops::ControlFlow;

/// Explores with the optimal algorithms under several policies: as many executions as classes, none
/// redundant.
fn pin(name: &str, program: &Tiny, classes: u64) {
    let policies = [Policy::Lowest, Policy::Highest, Policy::random(7)];
    for (algorithm, policy) in [Algorithm::Optimal, Algorithm::Pop]
        .into_iter()
        .flat_map(|a| policies.clone().map(|s| (a, s)))
    {
        let mut observer = |_: &Execution, _: &TinyRun, _: End| ControlFlow::Continue(());
        let shown = format!("{name}, {algorithm}, {policy:?}");
        let outcome = algorithm.explore(program, policy, Limits::default(), &mut observer);
        let explored = outcome.explored;
        assert_eq!(explored.executions - explored.redundant, classes, "{shown}");
        // Where updates that commute can disable an await, POP may have redundant executions.
        let exact = algorithm == Algorithm::Optimal || !name.starts_with("await-");
        assert!(!exact || explored.redundant == 0, "{shown}");
        assert!(!exact || outcome.inexact.is_none(), "{shown}");
    }
}

fn factorial(n: u64) -> u64 {
    (1..=n).product()
}

#[test]
fn last_zero() {
    for n in 2..=10 {
        pin(&format!("last_zero({n})"), &families::last_zero(n), (n as u64 + 3) << (n - 2));
    }
    pin("last_zero(1)", &families::last_zero(1), 2);
    assert_eq!((10 + 3) << (10 - 2), 3328);
}

#[test]
fn fib_bench() {
    for (n, classes) in [(1, 11), (2, 140), (3, 1698), (4, 19605)] {
        pin(&format!("fib_bench({n})"), &families::fib_bench(n), classes);
    }
}

#[test]
fn exp_mem3() {
    for n in 1..=6 {
        pin(&format!("exp_mem3({n})"), &families::exp_mem3(n), 2 * factorial(n as u64));
    }
}

#[test]
fn writers() {
    for n in 1..=7 {
        pin(&format!("writers({n})"), &families::writers(n), factorial(n as u64));
    }
}

#[test]
fn critical_sections() {
    for (k, classes) in [(1, 2), (2, 6), (3, 20), (4, 70), (5, 252), (7, 3432)] {
        pin(&format!("critical_sections(2, {k})"), &families::critical_sections(2, k), classes);
    }
    for n in 2..=6 {
        let program = families::critical_sections(n, 1);
        pin(&format!("critical_sections({n}, 1)"), &program, factorial(n as u64));
    }
}

#[test]
fn linux_locks() {
    for (n, classes) in [(1, 4), (2, 26), (3, 192), (4, 1500), (5, 12092)] {
        pin(&format!("linux_locks(2, {n})"), &families::linux_locks(2, n), classes);
    }
    pin("linux_locks(3, 1)", &families::linux_locks(3, 1), 21);
    pin("linux_locks(3, 2)", &families::linux_locks(3, 2), 1263);
}

#[test]
fn length_param() {
    for n in [1, 10, 200] {
        pin(&format!("length_param({n})"), &families::length_param(n), 4);
    }
}

#[test]
fn figures_of_the_papers() {
    let figures = families::figures();
    assert!(figures.len() >= 4, "figures 3 to 5 of the await paper and figure 1 of the POP paper");
    for (name, program, classes) in figures {
        pin(name, &program, classes as u64);
    }
}

/// Source-DPOR ends every class once; redundant executions are counted apart. Reads that race with one
/// write each leave none; the reader of last_zero does.
#[test]
fn source_sets_count_redundant_executions() {
    let explored = |program: &Tiny| {
        let mut observer = |_: &Execution, _: &TinyRun, _: End| ControlFlow::Continue(());
        let (policy, limits) = (Policy::Lowest, Limits::default());
        Algorithm::Source.explore(program, policy, limits, &mut observer).explored
    };
    for (program, classes) in [(families::writers(5), 120), (families::fib_bench(3), 1698)] {
        let explored = explored(&program);
        assert_eq!((explored.complete, explored.redundant), (classes, 0));
    }
    let explored = explored(&families::last_zero(6));
    assert_eq!(explored.complete, 9 << 4);
    assert!(explored.redundant > 0);
    assert_eq!(explored.executions, explored.complete + explored.redundant);
}
