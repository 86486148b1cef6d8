//! Cutting off threads that repeat themselves changes nothing that a program can do.
//!
//! The truth is the full state graph of the original program, without any pass. Random programs with
//! loops are explored with threads cut off where they stutter, with and without loop purity and awaits:
//! the same memories at the end of complete executions, the same threads that fail, the same deadlocks
//! and hangs. `MAZURKA_STUTTER` is the number of programs.

mod structured;

use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{End, Execution, Limits, Pending, Stop};
use mazurka_interp::{CompileOptions, Compiled, CompiledRun, MainReturn};
use mazurka_trace::{Object, Op};
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use structured::graph::{Graph, Memory};

/// Programs with more executions, or longer ones, are left out.
const EXECUTIONS: u64 = 1_500;
const STEPS: usize = 300;

fn compiled(text: &str, options: CompileOptions) -> Compiled {
    Compiled::new("program", text, options).unwrap_or_else(|why| panic!("{why:?}\n{text}"))
}

/// What an exploration found.
#[derive(Debug, Default, PartialEq, Eq)]
struct Reached {
    complete: BTreeSet<Memory>,
    failed: BTreeSet<u32>,
    deadlocks: bool,
    hangs: bool,
}

/// The final memory, as far as it differs from the one at the start.
fn last_writes(e: &Execution) -> Memory {
    let (mut memory, mut initial) = (Memory::new(), Memory::new());
    for event in e.events() {
        if let Op::On(Object { address, size }, action) = event.op
            && event.effect.modifies()
        {
            initial.entry((address, size)).or_insert(event.old);
            memory.insert((address, size), action.apply(event.thread, event.old, size));
        }
    }
    memory.retain(|place, word| initial[place] != *word);
    memory
}

enum Explored {
    /// What was found, in so many executions, and how many of them are redundant.
    Whole(Reached, u64, u64),
    Endless,
}

fn explore(program: &Compiled, algorithm: Algorithm, stutter: bool) -> Explored {
    let (max_executions, max_steps) = (EXECUTIONS, STEPS);
    let limits = Limits { max_executions, max_steps, stutter, ..Limits::default() };
    let (mut reached, mut long) = (Reached::default(), false);
    let mut observer = |e: &Execution, _: &CompiledRun, end: End| {
        let failed = |t| *e.pending(t) == Pending::Stopped(Stop::Violation);
        reached.failed.extend(e.threads().filter(|t| failed(*t)).map(|t| t.0));
        match end {
            End::Complete => drop(reached.complete.insert(last_writes(e))),
            End::Deadlock => reached.deadlocks = true,
            End::Livelock | End::Endless => reached.hangs = true,
            End::Bounded | End::Undecided => long = true,
            _ => {}
        }
        if long { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let outcome = algorithm.explore(program, Policy::Lowest, limits, &mut observer);
    let executions = outcome.explored.executions;
    if long || executions >= EXECUTIONS {
        return Explored::Endless;
    }
    Explored::Whole(reached, executions, outcome.explored.redundant)
}

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
    let (complete, failed, deadlocks) = (graph.complete, graph.failed, graph.deadlocks);
    // Where a thread fails the others are not judged.
    let expected = Reached { complete, failed, deadlocks, hangs };
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

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|n| n.parse().ok())
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
