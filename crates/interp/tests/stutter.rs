//! Cutting off threads that repeat themselves changes nothing that a program can do.
//!
//! The truth is the full state graph of the original program, without any pass. Random programs with
//! loops are explored with threads cut off where they stutter, with and without loop purity and awaits:
//! the same memories at the end of complete executions, the same threads that fail, the same deadlocks
//! and hangs. `MAZURKA_STUTTER` is the number of programs.

mod structured;

use mazurka_dpor::Algorithm;
use mazurka_interp::{CompileOptions, MainReturn};
use structured::exploring::{Explored, compiled, explore, number};
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
    let plain = CompileOptions { states: true, main_return, ..CompileOptions::default() };
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
