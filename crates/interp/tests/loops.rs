//! Loop purity and awaits never change what a program can do.
//!
//! Random programs with loops are explored with and without the passes, under the same bound on loops.
//! Every complete execution with the passes is one without them, and what is cut off has no effect, so
//! both must reach the same final memories, give each thread the same results, and fail in the same
//! threads. A livelock is confirmed by letting the original program run on. `MAZURKA_LOOPS` is the number
//! of programs.

mod structured;

use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{End, Execution, Limits, Pending, Program as _, Run, Stop};
use mazurka_interp::{CompileOptions, Compiled, CompiledRun, MainReturn};
use mazurka_trace::{Action, Explored, Object, Op, ThreadId};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

/// The bound on loops.
const BOUND: u32 = 3;

/// Programs with more executions without the passes are left out.
const MOST: u64 = 3_000;

/// What an object holds at the end, by address.
type Memory = BTreeMap<(u64, u32), u64>;

/// What a program can do.
#[derive(Debug, Default, PartialEq, Eq)]
struct Reached {
    /// The final memories of complete executions.
    complete: BTreeSet<Memory>,
    /// What threads that finish have stored, whether or not others finish too.
    finished: BTreeSet<(u32, Memory)>,
    /// The threads in which an assertion fails.
    failed: BTreeSet<u32>,
}

/// An exploration.
struct Found {
    reached: Reached,
    explored: Explored,
    /// The interleavings that end in a livelock.
    livelocks: Vec<Vec<(ThreadId, u32)>>,
}

fn compiled(text: &str, options: CompileOptions) -> Compiled {
    Compiled::new("program", text, options).unwrap_or_else(|why| panic!("{why:?}\n{text}"))
}

/// Whether an object lies within some memory.
fn is_within(place: (u64, u32), address: u64, size: u32) -> bool {
    place.0 >= address && place.0 < address + u64::from(size)
}

/// The final memory, as far as it differs from the one at the start.
fn last_writes(e: &Execution) -> Memory {
    let (mut memory, mut initial) = (Memory::new(), Memory::new());
    for event in e.events() {
        if let Op::On(Object { address, size }, Action::Free) = event.op {
            memory.retain(|place, _| !is_within(*place, address, size));
        } else if let Op::On(Object { address, size }, action) = event.op
            && event.effect.modifies()
        {
            initial.entry((address, size)).or_insert(event.old);
            memory.insert((address, size), action.apply(event.thread, event.old, size));
        }
    }
    memory.retain(|place, word| initial[place] != *word);
    memory
}

/// What a thread has stored last, which depends on what it knows and on nothing else.
fn last_stores(e: &Execution, thread: ThreadId) -> Memory {
    let mut stores = Memory::new();
    for event in e.events().filter(|event| event.thread == thread) {
        match event.op {
            Op::On(Object { address, size }, Action::Store(value)) => {
                stores.insert((address, size), value);
            }
            Op::On(Object { address, size }, Action::Free) => {
                stores.retain(|place, _| !is_within(*place, address, size));
            }
            _ => {}
        }
    }
    stores
}

fn explored(program: &Compiled, algorithm: Algorithm) -> Option<Found> {
    let limits = Limits { max_executions: MOST, max_steps: 10_000, ..Limits::default() };
    let mut reached = Reached::default();
    let mut livelocks = Vec::new();
    let mut observer = |e: &Execution, _: &CompiledRun, end: End| {
        for thread in e.threads() {
            match e.pending(thread) {
                Pending::Finished => {
                    reached.finished.insert((thread.0, last_stores(e, thread)));
                }
                Pending::Stopped(Stop::Violation) => {
                    reached.failed.insert(thread.0);
                }
                _ => {}
            }
        }
        match end {
            End::Complete => {
                reached.complete.insert(last_writes(e));
            }
            End::Livelock => {
                livelocks.push(e.events().map(|e| (e.thread, e.alternative)).collect());
            }
            _ => {}
        }
        ControlFlow::Continue(())
    };
    let outcome = algorithm.explore(program, Policy::Lowest, limits, &mut observer);
    let cut = outcome.explored.executions >= MOST;
    (!cut).then_some(Found { reached, explored: outcome.explored, livelocks })
}

/// Lets the original program go on where a livelock was found: no thread may finish. (Whether it really
/// never can is tested in `hangs.rs`.)
fn confirm(text: &str, steps: &[(ThreadId, u32)]) -> Result<(), String> {
    let original = compiled(text, CompileOptions::default());
    let mut run = original.start();
    for &(thread, alternative) in steps {
        run.step(thread, alternative);
    }
    for round in 0..40 {
        for thread in (0..5).map(ThreadId) {
            let Pending::Op { enabled: true, .. } = run.pending(thread) else { continue };
            run.step(thread, 0);
            if run.pending(thread) == Pending::Finished {
                return Err(format!("{thread} finishes in round {round}"));
            }
        }
    }
    Ok(())
}

/// How much the passes did in all.
#[derive(Debug, Default)]
struct Totals {
    compared: usize,
    too_large: usize,
    fewer: usize,
    livelocks: usize,
    failures: usize,
    before: u64,
    after: u64,
    complete: (u64, u64),
}

fn compare(seed: u64, text: &str, totals: &mut Totals) {
    let unroll = Some(BOUND);
    // Main only starts the threads: that it returns must not excuse a livelock of theirs.
    let main_return = MainReturn::Thread;
    let original =
        compiled(text, CompileOptions { unroll, main_return, ..CompileOptions::default() });
    let Some(expected) = explored(&original, Algorithm::Optimal) else {
        totals.too_large += 1;
        return;
    };
    for (loop_purity, awaits) in [(true, false), (false, true), (true, true)] {
        let options = CompileOptions {
            unroll,
            loop_purity,
            awaits,
            main_return,
            ..CompileOptions::default()
        };
        let changed = compiled(text, options);
        let shown = format!("seed {seed}, purity {loop_purity}, awaits {awaits}\n{text}");
        let Some(found) = explored(&changed, Algorithm::Optimal) else {
            panic!("more executions than without: {shown}");
        };
        assert_eq!(found.reached, expected.reached, "{shown}");
        assert_eq!(found.explored.redundant, 0, "{shown}");
        assert!(found.explored.complete <= expected.explored.complete, "{shown}");
        for steps in &found.livelocks {
            if let Err(why) = confirm(text, steps) {
                panic!("no livelock: {why}\n{steps:?}\n{shown}");
            }
        }
        if found.explored.executions < 40
            && let Some(all) = explored(&changed, Algorithm::Naive)
        {
            assert_eq!(all.reached, expected.reached, "naive: {shown}");
            assert_eq!(all.livelocks.is_empty(), found.livelocks.is_empty(), "naive: {shown}");
        }
        if loop_purity && awaits {
            totals.fewer += usize::from(found.explored.executions < expected.explored.executions);
            totals.livelocks += usize::from(!found.livelocks.is_empty());
            totals.after += found.explored.executions;
            totals.complete.1 += found.explored.complete;
        }
    }
    totals.compared += 1;
    totals.failures += usize::from(!expected.reached.failed.is_empty());
    totals.before += expected.explored.executions;
    totals.complete.0 += expected.explored.complete;
}

fn compare_all(program: fn(u64) -> String, programs: u64) {
    let number = |name| std::env::var(name).ok().and_then(|n| n.parse::<u64>().ok());
    let first = number("MAZURKA_LOOPS_SEED").unwrap_or(0);
    let mut totals = Totals::default();
    for seed in first..first + number("MAZURKA_LOOPS").unwrap_or(programs) {
        compare(seed, &program(seed), &mut totals);
    }
    println!("{totals:?}");
    assert!(totals.compared > totals.too_large, "{totals:?}");
    assert!(totals.fewer * 10 > totals.compared, "the passes do too little: {totals:?}");
}

#[test]
fn what_is_reachable_stays_the_same() {
    compare_all(structured::program, 600);
}

#[test]
fn what_is_reachable_stays_the_same_with_nodes_and_fields() {
    compare_all(structured::nodes::program, 300);
}
