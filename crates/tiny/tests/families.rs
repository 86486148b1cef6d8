//! The families have as many classes as their descriptions say.

mod support;

use mazurka_tiny::families::*;
use support::{classes, interleavings};

fn factorial(n: usize) -> usize {
    (1..=n).product()
}

#[test]
fn last_zero_has_n_plus_3_times_2_to_the_n_minus_2() {
    assert_eq!(classes(&last_zero(1)), 2);
    for n in 2..=8 {
        assert_eq!(classes(&last_zero(n)), ((n as usize + 3) << n) / 4, "n = {n}");
    }
}

#[test]
fn fib_bench_has_the_known_numbers() {
    assert_eq!([1, 2, 3].map(|n| classes(&fib_bench(n))), [11, 140, 1698]);
}

#[test]
fn linux_locks_has_the_known_numbers() {
    assert_eq!([1, 2, 3].map(|n| classes(&linux_locks(2, n))), [4, 26, 192]);
    assert_eq!([1, 2].map(|n| classes(&linux_locks(3, n))), [21, 1263]);
}

#[test]
fn writers_come_in_any_order() {
    for n in 1..=6 {
        assert_eq!(classes(&writers(n)), factorial(n as usize));
        assert_eq!(classes(&readers(n)), 1 << n);
    }
    for n in 1..=4 {
        assert_eq!(classes(&exp_mem3(n)), 2 * factorial(n as usize));
    }
}

#[test]
fn critical_sections_are_shuffled() {
    for k in 1..=4 {
        let shuffles = factorial(2 * k as usize) / factorial(k as usize).pow(2);
        assert_eq!(classes(&critical_sections(2, k)), shuffles);
    }
    assert_eq!(classes(&critical_sections(3, 2)), 90);
}

#[test]
fn length_adds_no_classes() {
    for n in [0, 1, 5] {
        assert_eq!(classes(&length_param(n)), 4);
    }
}

#[test]
fn dining_philosophers_deadlock() {
    for n in 2..=3 {
        let (all, complete) = interleavings(&dining(n), u64::MAX).unwrap();
        assert!(0 < complete && complete < all);
    }
    for n in 2..=4 {
        assert_eq!(classes(&dining(n)), (1 << n) - 1);
    }
}

#[test]
fn figures_have_the_numbers_of_their_papers() {
    for (name, program, expected) in figures() {
        assert_eq!(classes(&program), expected, "{name}");
    }
}

#[test]
fn two_counters_are_merged_in_all_ways() {
    assert_eq!([10, 15, 20].map(|n| classes(&two_counters(n, false))), [21, 165, 1001]);
}
