//! Objects that are new in each iteration of a loop get their old names again.
//!
//! Random programs with loops copy variables into a local variable or a block of the heap before they look at
//! them. The truth is the full state graph of the same programs with copies that last, so that nothing is
//! ever created in them. The state graph with new copies must be finite, too, and all explorations must
//! find the same memories, failures, deadlocks and hangs. `MAZURKA_NAMES` is the number of programs.

mod structured;

use mazurka_dpor::{Algorithm, Summary};
use mazurka_engine::{Pending, Program as _, Run as _};
use mazurka_interp::{CompileOptions, CompiledRun, MainReturn, States};
use mazurka_trace::{Object, Op, ThreadId};
use structured::exploring::{Explored, Reached, compiled, explore, explore_together, number};
use structured::graph::Graph;
use structured::holders;
use structured::idioms::{Copies, program_with};

#[derive(Debug, Default)]
struct Totals {
    compared: usize,
    too_large: usize,
    explorations: usize,
    endless: usize,
    stateful_endless: usize,
    /// Explorations with `sdpor`, and those that are too large.
    sdpor: usize,
    sdpor_endless: usize,
    /// Explorations with several workers of `sdpor` that agree, and in which they gave up.
    together: usize,
    gave_up: usize,
    /// State graphs that are too large unless names are used again.
    infinite: usize,
    hangs: usize,
    deadlocks: usize,
    failures: usize,
}

/// Without what lies in copies.
fn without_copies(reached: Reached, text: &str) -> Reached {
    // Global variables have the numbers 1, 2, … in the order of the text.
    let globals =
        text.lines().filter(|line| line.contains(" = global ") || line.contains(" = constant "));
    let names = globals.map(|line| line.split(' ').next().unwrap_or_default());
    let is_copy: Vec<bool> = names.map(|name| name.starts_with("@copy")).collect();
    let lasts = |address: u64| is_copy.get((address >> 32) as usize - 1) != Some(&true);
    let complete = reached.complete.into_iter().map(|mut memory| {
        memory.retain(|(address, _), _| lasts(*address));
        memory
    });
    Reached { complete: complete.collect(), ..reached }
}

fn compare(seed: u64, totals: &mut Totals) {
    let main_return = MainReturn::Thread;
    let plain = CompileOptions { states: States::Known, main_return, ..CompileOptions::default() };
    let lasting = program_with(seed, Some(Copies::Lasting));
    let Some(graph) = Graph::new(&compiled(&lasting, plain)) else {
        totals.too_large += 1;
        return;
    };
    let expected = without_copies(graph.reached(), &lasting);
    let text = program_with(seed, Some(Copies::New));
    let states = compiled(&text, plain);
    let Some(graph) = Graph::new(&states) else {
        totals.too_large += 1;
        return;
    };
    let shown = format!("seed {seed}\n{text}");
    assert_eq!(without_copies(graph.reached(), &text), expected, "graph, {shown}");
    let passes =
        CompileOptions { states: States::Unknown, loop_purity: true, awaits: true, ..plain };
    let explorations = [
        (plain, Algorithm::Stateful),
        (CompileOptions { states: States::Unknown, ..plain }, Algorithm::Pop),
        (CompileOptions { states: States::Unknown, ..plain }, Algorithm::Source),
        (passes, Algorithm::Pop),
        (passes, Algorithm::Optimal),
    ];
    for (options, algorithm) in explorations {
        totals.explorations += 1;
        match explore(&compiled(&text, options), algorithm, true) {
            Explored::Whole(reached, ..) => {
                assert_eq!(without_copies(reached, &text), expected, "{algorithm:?}, {shown}");
            }
            Explored::Endless => totals.endless += 1,
        }
    }
    totals.compared += 1;
    totals.hangs += usize::from(expected.hangs);
    totals.deadlocks += usize::from(expected.deadlocks);
    totals.failures += usize::from(!expected.failed.is_empty());
}

#[test]
fn new_objects_are_like_lasting_ones() {
    let programs = number("MAZURKA_NAMES").unwrap_or(40);
    let first = number("MAZURKA_NAMES_SEED").unwrap_or(0);
    let mut totals = Totals::default();
    for seed in first..first + programs {
        compare(seed, &mut totals);
    }
    println!("{totals:?}");
    assert!(totals.compared * 2 > programs as usize, "{totals:?}");
    assert!(totals.endless * 10 < totals.explorations, "{totals:?}");
    assert!(totals.hangs * 10 > totals.compared, "{totals:?}");
}

/// The objects on which threads can act now.
fn targets(run: &CompiledRun) -> Vec<(ThreadId, Object)> {
    let target = |thread| match run.pending(thread) {
        Pending::Op { op: Op::On(object, _), enabled: true, .. } => Some((thread, object)),
        _ => None,
    };
    (0..4).map(ThreadId).filter_map(target).collect()
}

/// The key of the state after steps of two threads, and what all threads do next; takes the steps back.
fn after(run: &mut CompiledRun, at: usize, order: [ThreadId; 2]) -> (Option<u128>, Vec<Pending>) {
    for thread in order {
        run.step(thread, 0);
    }
    let found = (run.fingerprint(), (0..4).map(|t| run.pending(ThreadId(t))).collect());
    run.move_to(at);
    found
}

/// Compares the state graph in which names are used again, and `stateful`, with what is expected.
fn compare_reused(text: &str, plain: CompileOptions, expected: &Reached, totals: &mut Totals) {
    let program = compiled(text, CompileOptions { states: States::ReusingNames, ..plain });
    match Graph::new(&program) {
        Some(graph) => {
            assert_eq!(&without_copies(graph.reached(), text), expected, "graph of\n{text}");
        }
        None => totals.too_large += 1,
    }
    let known = compiled(text, CompileOptions { states: States::Known, ..plain });
    totals.infinite += usize::from(Graph::new(&known).is_none());
    match explore(&program, Algorithm::Stateful, false) {
        Explored::Whole(reached, ..) => {
            assert_eq!(&without_copies(reached, text), expected, "stateful of\n{text}");
        }
        Explored::Endless => totals.stateful_endless += 1,
    }
    compare_sdpor(text, plain, expected, without_copies, totals);
}

/// Compares `sdpor`, with the names of what its creator has ended used again, with what is expected.
fn compare_sdpor(
    text: &str,
    plain: CompileOptions,
    expected: &Reached,
    compared: impl Fn(Reached, &str) -> Reached,
    totals: &mut Totals,
) {
    let program = compiled(text, CompileOptions { states: States::ReusingEnded, ..plain });
    for algorithm in [Summary::State, Summary::Graph].map(Algorithm::Sdpor) {
        totals.sdpor += 1;
        match explore(&program, algorithm, false) {
            Explored::Whole(reached, ..) => {
                assert_eq!(&compared(reached, text), expected, "{algorithm:?} of\n{text}");
            }
            Explored::Endless => totals.sdpor_endless += 1,
        }
    }
    for jobs in [2, 3] {
        match explore_together(&program, jobs) {
            Some(Explored::Whole(reached, ..)) => {
                assert_eq!(&compared(reached, text), expected, "{jobs} jobs of sdpor:\n{text}");
                totals.together += 1;
            }
            Some(Explored::Endless) => {}
            None => totals.gave_up += 1,
        }
    }
}

/// While an object is published, its name cannot be used again; threads that come back are cut off all the
/// same if only names of objects differ that nobody else can reach. `stateful` uses the name again as soon as
/// nobody has the address.
#[test]
fn published_objects_are_like_lasting_ones() {
    let programs = number("MAZURKA_NAMES").unwrap_or(40);
    let first = number("MAZURKA_NAMES_SEED").unwrap_or(0);
    let plain = CompileOptions { main_return: MainReturn::Thread, ..CompileOptions::default() };
    let mut totals = Totals::default();
    for seed in first..first + programs {
        let lasting = program_with(seed, Some(Copies::LastingPublished));
        let states = CompileOptions { states: States::Known, ..plain };
        let Some(graph) = Graph::new(&compiled(&lasting, states)) else {
            totals.too_large += 1;
            continue;
        };
        let expected = without_copies(graph.reached(), &lasting);
        let text = program_with(seed, Some(Copies::NewPublished));
        for algorithm in [Algorithm::Pop, Algorithm::Optimal, Algorithm::Source] {
            totals.explorations += 1;
            match explore(&compiled(&text, plain), algorithm, true) {
                Explored::Whole(reached, ..) => {
                    let reached = without_copies(reached, &text);
                    assert_eq!(reached, expected, "{algorithm:?}, seed {seed}\n{text}");
                }
                Explored::Endless => totals.endless += 1,
            }
        }
        compare_reused(&text, plain, &expected, &mut totals);
        totals.compared += 1;
        totals.hangs += usize::from(expected.hangs);
    }
    println!("{totals:?}");
    assert!(totals.compared * 2 > programs as usize, "{totals:?}");
    assert!(totals.endless * 2 < totals.explorations, "{totals:?}");
    assert!(totals.infinite * 10 > totals.compared, "{totals:?}");
    assert!(totals.too_large * 10 < totals.compared, "{totals:?}");
    assert!(totals.stateful_endless * 2 < totals.compared, "{totals:?}");
    assert!(totals.hangs * 10 > totals.compared, "{totals:?}");
}

/// What the threads have found, and which of them fail. Names and contents of blocks may differ.
fn found(reached: Reached, text: &str) -> Reached {
    let globals = text.lines().filter(|line| line.contains(" = global "));
    let is_out: Vec<bool> = globals.map(|line| line.starts_with("@out")).collect();
    let complete = reached.complete.into_iter().map(|mut memory| {
        memory.retain(|(at, _), _| is_out.get((at >> 32) as usize - 1) == Some(&true));
        memory
    });
    Reached { complete: complete.collect(), ..reached }
}

/// Programs that hold on to addresses in all ways, while other blocks get their names: the truth is the state
/// graph in which no name is used again while anybody might have had the address.
#[test]
fn names_that_are_used_again_are_those_that_nobody_has() {
    let programs = number("MAZURKA_NAMES").unwrap_or(40) * 5;
    let first = number("MAZURKA_NAMES_SEED").unwrap_or(0);
    let plain = CompileOptions { main_return: MainReturn::Thread, ..CompileOptions::default() };
    let mut totals = Totals::default();
    for seed in first..first + programs {
        let text = holders::program(seed);
        let graph = |states| Graph::new(&compiled(&text, CompileOptions { states, ..plain }));
        let (Some(known), Some(reused)) = (graph(States::Known), graph(States::ReusingNames))
        else {
            totals.too_large += 1;
            continue;
        };
        let expected = found(known.reached(), &text);
        assert_eq!(found(reused.reached(), &text), expected, "seed {seed}\n{text}");
        compare_sdpor(&text, plain, &expected, found, &mut totals);
        totals.compared += 1;
        totals.failures += usize::from(!expected.failed.is_empty());
    }
    println!("{totals:?}");
    assert!(totals.compared * 2 > programs as usize, "{totals:?}");
    assert!(totals.failures * 20 > totals.compared, "{totals:?}");
    assert!(totals.failures < totals.compared, "{totals:?}");
}

#[test]
fn names_do_not_depend_on_the_order_of_independent_steps() {
    let main_return = MainReturn::Thread;
    let options =
        CompileOptions { states: States::Known, main_return, ..CompileOptions::default() };
    let mut rng = fastrand::Rng::with_seed(7);
    let mut compared = 0;
    for seed in 0..40 {
        let text = program_with(seed, Some(Copies::New));
        let mut run = compiled(&text, options).start();
        for at in 0..60 {
            let targets = targets(&run);
            for (k, &(a, of_a)) in targets.iter().enumerate() {
                for &(b, of_b) in targets[k + 1..].iter().filter(|(_, b)| !b.overlaps(of_a)) {
                    let (first, second) =
                        (after(&mut run, at, [a, b]), after(&mut run, at, [b, a]));
                    assert_eq!(
                        first, second,
                        "{of_a:?} and {of_b:?} after {at}: seed {seed}\n{text}"
                    );
                    compared += 1;
                }
            }
            let ready = |t: &ThreadId| matches!(run.pending(*t), Pending::Op { enabled: true, .. });
            let ready: Vec<ThreadId> = (0..4).map(ThreadId).filter(ready).collect();
            let Some(&thread) = rng.choice(&ready) else { break };
            run.step(thread, 0);
        }
    }
    assert!(compared > 300, "{compared}");
}
