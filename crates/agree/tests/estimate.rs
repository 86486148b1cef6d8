//! Estimates of how many executions there will be, on programs whose numbers are known.

use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{End, Estimate, Execution, Limits, Observer};
use mazurka_tiny::{Tiny, TinyRun, families};
use std::ops::ControlFlow;

/// Keeps the latest estimate.
#[derive(Default)]
struct Latest(Option<Estimate>);

impl Observer<TinyRun> for Latest {
    fn ended(&mut self, _: &Execution, _: &TinyRun, _: End) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn wants_estimate(&self) -> bool {
        true
    }

    fn expect(&mut self, estimate: Option<Estimate>) {
        self.0 = estimate;
    }
}

/// The estimate after so many executions of a program, from the exploration itself.
fn after(program: &Tiny, executions: u64) -> Option<Estimate> {
    let mut latest = Latest::default();
    let limits = Limits { max_executions: executions, ..Limits::default() };
    Algorithm::Pop.explore(program, Policy::Quiet, limits, &mut latest);
    latest.0
}

fn programs() -> [(&'static str, Tiny, u64); 8] {
    [
        ("writers(6)", families::writers(6), 720),
        ("fib_bench(4)", families::fib_bench(4), 19605),
        ("critical_sections(2,7)", families::critical_sections(2, 7), 3432),
        ("critical_sections(4,2)", families::critical_sections(4, 2), 2520),
        ("linux_locks(2,5)", families::linux_locks(2, 5), 12092),
        ("linux_locks(3,2)", families::linux_locks(3, 2), 1263),
        ("exp_mem3(6)", families::exp_mem3(6), 1440),
        ("last_zero(10)", families::last_zero(10), 3328),
    ]
}

#[test]
fn from_half_way_on_the_estimate_is_right_within_a_factor_of_three() {
    let mut silent = Vec::new();
    for (name, program, number) in programs() {
        for part in [50, 60, 75, 90] {
            match after(&program, number * part / 100) {
                Some(Estimate { mean, .. }) => {
                    let ratio = mean / number as f64;
                    println!("{name} after {part} %: {ratio:.2}");
                    assert!((1.0 / 3.0..3.0).contains(&ratio), "{name} after {part} %: {ratio}");
                }
                None => silent.push((name, part)),
            }
        }
    }
    assert!(silent.len() <= 4 && silent.iter().all(|&(_, part)| part < 75), "{silent:?}");
}

#[test]
fn the_true_number_lies_in_the_interval() {
    let (mut shown, mut missed) = (0, Vec::new());
    for (name, program, number) in programs() {
        for part in [10, 20, 30, 40, 50, 75] {
            let Some(estimate) = after(&program, number * part / 100) else { continue };
            let Estimate { mean, low, high } = estimate;
            assert!(low <= mean && mean <= high && low <= number as f64, "{name}: {estimate:?}");
            shown += 1;
            if high < number as f64 {
                missed.push((name, part));
            }
        }
    }
    assert!(shown >= 20 && missed.len() * 8 <= shown, "{missed:?} of {shown}");
}

#[test]
fn at_the_end_nothing_is_left() {
    for (name, program, number) in programs() {
        let Some(Estimate { mean, .. }) = after(&program, number) else { panic!("{name}") };
        // The last execution is about to be counted.
        assert!((mean - number as f64).abs() <= 1.0, "{name}: {mean} instead of {number}");
    }
}

#[test]
fn nothing_is_said_before_anything_is_known() {
    assert_eq!(after(&families::fib_bench(4), 1), None);
}
