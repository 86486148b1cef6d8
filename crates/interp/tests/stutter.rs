//! Cutting off threads that repeat themselves changes nothing that a program can do.
//!
//! The truth is the full state graph of the original program, without any pass. Random programs with
//! loops are explored with threads cut off where they stutter, with and without loop purity and awaits:
//! the same memories at the end of complete executions, the same threads that fail, the same deadlocks
//! and hangs. `MAZURKA_STUTTER` is the number of programs.

mod structured;

use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{End, Execution, Limits};
use mazurka_interp::{CompileOptions, Compiled, CompiledRun, MainReturn, States};
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use structured::exploring::{Explored, compiled, explore, limits, number};
use structured::graph::Graph;

#[derive(Debug, Default)]
struct Totals {
    compared: usize,
    too_large: usize,
    /// Explorations that do not end, with and without the cut.
    endless: (usize, usize),
    explorations: usize,
    hangs: usize,
    deadlocks: usize,
    failures: usize,
    executions: u64,
}

fn compare(seed: u64, text: &str, totals: &mut Totals) {
    // Main only starts the threads: that it returns must not excuse a hang of theirs.
    let main_return = MainReturn::Thread;
    let plain = CompileOptions { states: States::Known, main_return, ..CompileOptions::default() };
    let original = compiled(text, plain);
    let Some(graph) = Graph::new(&original) else {
        totals.too_large += 1;
        return;
    };
    let hangs = graph.hangs();
    totals.hangs += usize::from(hangs);
    totals.deadlocks += usize::from(graph.deadlocks);
    totals.failures += usize::from(!graph.failed.is_empty());
    let expected = graph.reached();
    for passes in [false, true] {
        let options = CompileOptions {
            loop_purity: passes,
            awaits: passes,
            main_return,
            ..CompileOptions::default()
        };
        let program = compiled(text, options);
        for algorithm in [Algorithm::Pop, Algorithm::Optimal, Algorithm::Source] {
            totals.explorations += 1;
            if let Explored::Endless = explore(&program, algorithm, false) {
                totals.endless.1 += 1;
            }
            let shown = format!("seed {seed}, passes {passes}, {algorithm:?}\n{text}");
            match explore(&program, algorithm, true) {
                Explored::Whole(reached, executions, redundant) => {
                    assert_eq!(reached, expected, "{shown}");
                    totals.executions += executions;
                    let exact = algorithm == Algorithm::Source || redundant == 0;
                    assert!(exact, "{redundant} redundant: {shown}");
                }
                Explored::Endless => totals.endless.0 += 1,
            }
        }
    }
    totals.compared += 1;
}

#[test]
fn what_is_reachable_stays_the_same() {
    let programs = number("MAZURKA_STUTTER").unwrap_or(300);
    let first = number("MAZURKA_STUTTER_SEED").unwrap_or(0);
    let mut totals = Totals::default();
    for seed in first..first + programs {
        compare(seed, &structured::idioms::program(seed), &mut totals);
    }
    println!("{totals:?}");
    let mut others = Totals::default();
    for seed in first..first + programs / 2 {
        compare(seed, &structured::program(seed), &mut others);
    }
    println!("{others:?}");
    assert!(totals.compared * 2 > programs as usize, "{totals:?}");
    assert!(totals.hangs * 10 > totals.compared, "{totals:?}");
    assert!(totals.endless.0 * 10 < totals.endless.1, "{totals:?}");
}

/// The classes that an algorithm explores with threads cut off, and how many executions that takes;
/// nothing if there are too many.
fn classes(program: &Compiled, algorithm: Algorithm) -> Option<(BTreeSet<u128>, u64)> {
    let (mut classes, mut long) = (BTreeSet::new(), false);
    let limits = Limits { stutter: true, max_executions: 20_000, max_steps: 100, ..limits() };
    let mut observer = |e: &Execution, _: &CompiledRun, end| {
        classes.insert(e.fingerprint());
        long |= end == End::Bounded;
        if long { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let outcome = algorithm.explore(program, Policy::Lowest, limits, &mut observer);
    let executions = outcome.explored.executions;
    (!long && executions < 20_000).then_some((classes, executions))
}

/// What the other thread stores is not in the past of the one that repeats itself, whatever memory looks
/// like.
const OVERWRITTEN_LATER: &str = "
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
@x = global i32 0
@y = global i32 0
define ptr @reset(ptr %a) {
  store atomic i32 0, ptr @x seq_cst, align 4
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @reset, ptr null)
  br label %again
again:
  %v = load atomic i32, ptr @x seq_cst, align 4
  %set = icmp eq i32 %v, 1
  br i1 %set, label %end, label %body
body:
  store atomic i32 1, ptr @x seq_cst, align 4
  %w = load atomic i32, ptr @y seq_cst, align 4
  br label %again
end:
  ret i32 0
}
";

#[test]
fn equivalent_executions_are_cut_alike() {
    let programs = number("MAZURKA_STUTTER").unwrap_or(300) as usize;
    let first = number("MAZURKA_STUTTER_SEED").unwrap_or(0);
    let random = (first..).take(programs).map(structured::idioms::program);
    let options = CompileOptions { main_return: MainReturn::Thread, ..CompileOptions::default() };
    let mut compared = 0;
    for text in std::iter::once(OVERWRITTEN_LATER.to_string()).chain(random) {
        let program = compiled(&text, options);
        // The enumeration comes across all orders of a class: were one of them cut off where another is
        // not, there would be more classes.
        let Some((every, _)) = classes(&program, Algorithm::Naive) else { continue };
        let (explored, executions) = classes(&program, Algorithm::Pop).expect("fewer than all");
        assert_eq!(explored, every, "{text}");
        assert_eq!(executions, every.len() as u64, "{text}");
        compared += 1;
    }
    println!("{compared} programs were compared");
    assert!(compared * 10 > programs, "{compared} of {programs}");
}
