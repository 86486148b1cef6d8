//! Estimates of how many executions there will be, on programs whose numbers are known.

use mazurka_dpor::{Algorithm, Growth, Policy};
use mazurka_engine::{End, Execution, Limits};
use mazurka_tiny::{Tiny, TinyRun, families};
use std::ops::ControlFlow;

/// The estimate after a part of all executions of a program: low, likely, high.
fn after(program: &Tiny, executions: u64) -> Option<[f64; 3]> {
    let mut growth = Growth::default();
    let limits = Limits { max_executions: executions, ..Limits::default() };
    let mut look = |e: &Execution, _: &TinyRun, _: End| {
        growth.saw(e);
        ControlFlow::Continue(())
    };
    Algorithm::Optimal.explore(program, Policy::Lowest, limits, &mut look);
    growth.estimate().map(|estimate| [estimate.low, estimate.mean, estimate.high])
}

#[test]
fn the_true_number_lies_in_the_interval() {
    let programs = [
        ("writers(6)", families::writers(6), 720),
        ("fib_bench(4)", families::fib_bench(4), 19605),
        ("critical_sections(2,7)", families::critical_sections(2, 7), 3432),
        ("critical_sections(4,2)", families::critical_sections(4, 2), 2520),
        ("linux_locks(2,5)", families::linux_locks(2, 5), 12092),
        ("linux_locks(3,2)", families::linux_locks(3, 2), 1263),
        ("exp_mem3(6)", families::exp_mem3(6), 1440),
        ("last_zero(10)", families::last_zero(10), 3328),
    ];
    let mut missed = Vec::new();
    for (name, program, number) in programs {
        match after(&program, number / 10) {
            Some([low, mean, high]) => {
                println!("{name}: {number} in {mean:.0} ({low:.0} to {high:.0})");
                let number = number as f64;
                assert!(low <= mean && mean <= high && low >= (number / 10.0).floor());
                if number < low || high < number {
                    missed.push(name);
                }
            }
            None => missed.push(name),
        }
    }
    assert!(missed.len() <= 1, "not in the interval: {missed:?}");
}

#[test]
fn nothing_is_said_before_anything_is_known() {
    assert_eq!(after(&families::fib_bench(4), 1), None);
}
