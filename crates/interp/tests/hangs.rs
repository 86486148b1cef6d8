//! A hang is reported exactly where the program can never end.
//!
//! The truth is the full state graph of the original program, without any pass: the program hangs if
//! from some state no state can be reached in which nobody can go on, or in which a thread has failed.
//! Random programs with loops are explored with loop purity, and with and without awaits. If that ends,
//! it must find a hang if and only if there is one. `MAZURKA_HANGS` is the number of programs.

mod structured;

use mazurka_dpor::{Algorithm, Policy, explore_states};
use mazurka_engine::{End, Execution, Limits, Outcome};
use mazurka_interp::{CompileOptions, Compiled, CompiledRun, MainReturn, States};
use std::ops::ControlFlow;
use structured::graph::Graph;

/// Programs with more executions, or longer ones, are left out.
const EXECUTIONS: u64 = 1_000;
const STEPS: usize = 400;

fn compiled(text: &str, options: CompileOptions) -> Compiled {
    Compiled::new("program", text, options).unwrap_or_else(|why| panic!("{why:?}\n{text}"))
}

/// Whether a hang is found, if the exploration ends.
fn found(program: &Compiled, algorithm: Algorithm) -> Option<bool> {
    let limits = Limits { max_executions: EXECUTIONS, max_steps: STEPS, ..Limits::default() };
    let (mut hangs, mut long) = (false, false);
    let mut observer = |_: &Execution, _: &CompiledRun, end: End| {
        hangs |= matches!(end, End::Livelock | End::Endless);
        long |= matches!(end, End::Bounded | End::Undecided);
        if long { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let outcome = algorithm.explore(program, Policy::Lowest, limits, &mut observer);
    // An execution with a failure may be cut, too.
    let ended = !long && outcome.limits_hit.is_empty();
    ended.then_some(hangs)
}

/// Whether several workers that share their states find a hang, and how many states; nothing if a limit
/// ends them.
fn found_together(program: &Compiled, jobs: usize) -> Option<(bool, Option<u64>)> {
    let limits = Limits { max_steps: STEPS, ..Limits::default() };
    let mut hangs = vec![false; jobs];
    let observer = |hangs| {
        let hangs: &mut bool = hangs;
        |_: &Execution, _: &CompiledRun, end: End| {
            *hangs |= matches!(end, End::Livelock | End::Endless);
            ControlFlow::Continue(())
        }
    };
    let observers = hangs.iter_mut().map(observer).collect();
    let (outcome, _): (Outcome, Vec<_>) = explore_states(program, limits, observers);
    let ended = outcome.limits_hit.is_empty();
    ended.then(|| (hangs.contains(&true), outcome.explored.states))
}

#[derive(Debug, Default)]
struct Totals {
    compared: usize,
    too_large: usize,
    without_end: usize,
    hangs: usize,
    together: usize,
}

fn compare(seed: u64, totals: &mut Totals) {
    let text = structured::program(seed);
    // Main only starts the threads: that it returns must not excuse a hang of theirs.
    let main_return = MainReturn::Thread;
    let plain = CompileOptions { states: States::Known, main_return, ..CompileOptions::default() };
    let original = compiled(&text, plain);
    let Some(graph) = Graph::new(&original) else {
        totals.too_large += 1;
        return;
    };
    let hangs = graph.hangs();
    let stateful = found(&original, Algorithm::Stateful);
    assert!(stateful.is_none_or(|found| found == hangs), "stateful, {hangs}: seed {seed}\n{text}");
    for jobs in [2, 3].into_iter().filter(|_| stateful.is_some()) {
        if let Some(found) = found_together(&original, jobs) {
            assert_eq!(
                found,
                (hangs, Some(graph.len() as u64)),
                "{jobs} jobs: seed {seed}\n{text}"
            );
            totals.together += 1;
        }
    }
    for awaits in [false, true] {
        let options =
            CompileOptions { loop_purity: true, awaits, main_return, ..CompileOptions::default() };
        let changed = compiled(&text, options);
        for algorithm in [Algorithm::Pop, Algorithm::Optimal, Algorithm::Source] {
            let Some(found) = found(&changed, algorithm) else {
                totals.without_end += 1;
                return;
            };
            let shown = format!("seed {seed}, awaits {awaits}, {algorithm:?}\n{text}");
            assert_eq!(found, hangs, "{shown}");
        }
    }
    totals.compared += 1;
    totals.hangs += usize::from(hangs);
}

#[test]
fn a_hang_is_a_state_from_which_nothing_ends() {
    let number = |name: &str| std::env::var(name).ok().and_then(|n| n.parse().ok());
    let programs = number("MAZURKA_HANGS").unwrap_or(600);
    let first = number("MAZURKA_HANGS_SEED").unwrap_or(0);
    let mut totals = Totals::default();
    for seed in first..first + programs {
        compare(seed, &mut totals);
    }
    println!("{totals:?}");
    assert!(totals.compared * 4 > programs as usize, "{totals:?}");
    assert!(totals.hangs * 20 > totals.compared, "{totals:?}");
    assert!(totals.together > totals.compared, "{totals:?}");
}
