//! Parametrised programs, and the small programs of the literature.
//!
//! A *class* is a Mazurkiewicz trace: the maximal executions that order conflicting operations in
//! the same way. The counts say how many executions an optimal algorithm explores.
//!
//! Every function panics if the program would be too large for the language.

use crate::Tiny;
use std::fmt::Write;

fn build(text: String) -> Tiny {
    match Tiny::parse(&text) {
        Ok(program) => program,
        Err(error) => panic!("a family does not fit the language: {error}\n{text}"),
    }
}

/// `f(from); f(from + 1); ...` up to `to`, joined by `separator`.
fn list(from: u32, to: u32, separator: &str, item: impl Fn(u32) -> String) -> String {
    (from..=to).map(item).collect::<Vec<_>>().join(separator)
}

/// A reader looks for the last zero in an array while writer j sets a_j to one more than a_(j-1).
///
/// (n+3) * 2^(n-2) classes for n >= 2, and 2 for n = 1: writers j and j+1 race for a_j, which gives
/// 2^(n-1) classes if the reader stops at a_n and as many if it gets to a_0; if it stops at a_j in
/// between, writer j comes after the reader and so after writer j+1, and one race less is open.
pub fn last_zero(n: u32) -> Tiny {
    let mut text = format!("shared {}\n", list(0, n, " ", |j| format!("a{j}=0")));
    let down = list(1, n, "; ", |k| format!("if r != 0 {{ r := a{} }}", n - k));
    _ = writeln!(text, "reader: r := a{n}; {down}");
    for j in 1..=n {
        _ = writeln!(text, "w{j}: r := a{}; a{j} := r + 1", j - 1);
    }
    build(text)
}

/// Two threads add each other's variable to their own, n times each, while the main thread asserts
/// that neither is larger than the Fibonacci number which is the largest possible.
///
/// 11, 140, 1698, 19605, 218243 classes for n = 1..5: nearly every operation races with every
/// operation of the other thread.
pub fn fib_bench(n: u32) -> Tiny {
    let (mut largest, mut next) = (0u64, 1u64);
    for _ in 0..2 * n + 2 {
        (largest, next) = (next, largest.wrapping_add(next));
    }
    build(format!(
        "shared x=1 y=1
         main: a := x; assert a <= {largest}; b := y; assert b <= {largest}
         A: repeat {n} {{ a := x; b := y; x := a + b }}
         B: repeat {n} {{ a := y; b := x; y := a + b }}"
    ))
}

/// One thread adds 0, 5, 10, … below n to a variable, another subtracts 0, 2, 4, …: `example1` of
/// "Efficient Stateful Dynamic Partial Order Reduction". If `checked`, each step asserts that the
/// sum does not leave 4 when divided by 5, which can fail from n = 11 on.
///
/// C(p + q, p) classes with p = ⌈n/5⌉ and q = ⌈n/2⌉, but only (p + 1)(q + 1) states, since the sum
/// depends on the counters alone.
pub fn two_counters(n: u32, checked: bool) -> Tiny {
    // What a thread has read must not stay in its state.
    let check = |amount| match checked {
        true => format!("r := r + {amount}; r := r % 5; assert r != 4; "),
        false => String::new(),
    };
    let thread = |step: usize, sign: i64| -> String {
        let amounts = (0..i64::from(n)).step_by(step).map(|k| sign * k);
        amounts.map(|k| format!("r := faa d {k}; {}r := 0; ", check(k))).collect()
    };
    build(format!("shared d\np: {}skip\nq: {}skip", thread(5, 1), thread(2, -1)))
}

/// One thread writes x while another starts n writers of y, waits for all of them and reads x.
///
/// 2 * n! classes: the writers in any order, and x before or after it was written. Algorithms that
/// keep every schedule until it is needed take exponential memory here.
pub fn exp_mem3(n: u32) -> Tiny {
    let each = |word: &str| list(1, n, "", |i| format!("{word} w{i}; "));
    let writers = list(1, n, "\n", |i| format!("w{i}: y := 1"));
    let (spawn, join) = (each("spawn"), each("join"));
    build(format!("shared x=0 y=0\nA: x := 1\nB: {spawn}{join}r := x\n{writers}"))
}

/// Thread i writes i to the same variable.
///
/// n! classes: every order of the writes is one.
pub fn writers(n: u32) -> Tiny {
    build(format!("shared x=0\n{}", list(1, n, "\n", |i| format!("w{i}: x := {i}"))))
}

/// One writer and n readers of the same variable.
///
/// 2^n classes: each reader comes before or after the writer.
pub fn readers(n: u32) -> Tiny {
    build(format!("shared x=0\nw: x := 1\n{}", list(1, n, "\n", |i| format!("r{i}: r := x"))))
}

/// Every thread increments a counter k times under a lock.
///
/// (threads * k)! / (k!)^threads classes, for two threads "2k over k": the critical sections in any
/// order, while what they do inside adds nothing.
pub fn critical_sections(threads: u32, k: u32) -> Tiny {
    let section = format!("repeat {k} {{ lock m; r := x; x := r + 1; unlock m }}");
    let threads = list(1, threads, "\n", |i| format!("p{i}: {section}"));
    build(format!("shared x=0\nmutex m\n{threads}"))
}

/// Every thread tries n times to take a lock that is a compare-and-exchange, and goes on without it
/// if that fails.
///
/// Two threads: 4, 26, 192, 1500, 12092, 99442 classes for n = 1..6; three threads: 21 and 1263 for
/// n = 1, 2. An attempt that fails is a read, which races with the release only.
pub fn linux_locks(threads: u32, n: u32) -> Tiny {
    let threads = list(1, threads, "\n", |v| {
        let body = format!("D := {v}; d := D; assert d == {v}; L := 0");
        format!("p{v}: repeat {n} {{ r := cas L 0 1; if r == 1 {{ {body} }} }}")
    });
    build(format!("shared L=0 D=0\n{threads}"))
}

/// Philosopher i takes fork i, then fork i + 1 of n in a circle, and puts both back.
///
/// 2^n - 1 classes for n >= 2: either neighbour is the first to take a fork, but they cannot all
/// take the right fork first. If all take the left fork first, that is the deadlock.
pub fn dining(n: u32) -> Tiny {
    let forks = list(1, n, " ", |i| format!("f{}", i - 1));
    let philosophers = list(1, n, "\n", |i| {
        let (left, right) = (i - 1, i % n);
        format!("p{left}: lock f{left}; lock f{right}; unlock f{right}; unlock f{left}")
    });
    build(format!("mutex {forks}\n{philosophers}"))
}

/// Two threads work on variables of their own n times before they write and read a common one.
///
/// 4 classes for every n: only the length of the executions grows.
pub fn length_param(n: u32) -> Tiny {
    let thread = |t: u32| {
        let own = list(1, n, "", |i| format!("own{t} := {i}; r := own{t}; "));
        format!("p{t}: {{ {own}v := {t}; r := v }}")
    };
    build(format!("shared v=0 own0=0 own1=0\n{}\n{}", thread(0), thread(1)))
}

/// The small programs of two papers, with the number of classes that the papers give.
///
/// `await-` are the figures of the paper on awaits (FMCAD 2022), as far as they have no loop: 1
/// with awaits for its spin loops, 2b, 2c, 3, 4, and 5 with the results of its fetch-and-adds
/// unused and used. Figure 1 leaves the content of the array open; here it is sorted from 3 2 1.
/// `pop-fig1` is from the paper on parsimonious race reversal (CAV 2024).
pub fn figures() -> Vec<(&'static str, Tiny, usize)> {
    FIGURES.map(|(name, classes, text)| (name, build(text.to_string()), classes)).to_vec()
}

const FIGURES: [(&str, usize, &str); 8] = [
    (
        "await-fig1",
        1,
        "shared x0=3 x1=2 x2=1 y=0
             p: {
                 a := x0; b := x1; if a > b { x0 := b; x1 := a }
                 y := 1
                 await y == 2
                 a := x0; b := x1; if a > b { x0 := b; x1 := a }
             }
             q: {
                 await y == 1
                 a := x1; b := x2; if a > b { x1 := b; x2 := a }
                 y := 2
             }",
    ),
    (
        "await-fig2b",
        2,
        "shared x=0 y=0
             p: a := x; assume a == 1; b := y
             q: y := 42; x := 1",
    ),
    (
        "await-fig2c",
        1,
        "shared x=0 y=0
             p: await x == 1; b := y
             q: y := 42; x := 1",
    ),
    (
        "await-fig3",
        4,
        "shared x=0 y=0
             p: x := 1; y := 1
             q: x := 2; y := 2
             main: join p; join q; a := x; b := y; assert a - b < 2; assert b - a < 2",
    ),
    (
        "await-fig4",
        2,
        "shared x=0 y=0
             p: x := 1; x := 0
             q: await x == 0; y := 1",
    ),
    (
        "await-fig5",
        2,
        "shared x=0 y=0
             p: faa x 1
             q: faa x 1
             r: faa x 3
             s: await x == 3; y := 1",
    ),
    (
        "await-fig5-used",
        8,
        "shared x=0 y=0
             p: a := faa x 1
             q: a := faa x 1
             r: a := faa x 3
             s: await x == 3; y := 1",
    ),
    (
        "pop-fig1",
        32,
        "shared g=0 x=0 y=0 z=0
             p: x := 1
             q: g := 1; a := y; b := x
             r: y := 1; z := 1
             s: c := y; d := z; e := x",
    ),
];
