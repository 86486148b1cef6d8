//! A hang is reported exactly where the program can never end.
//!
//! The truth is the full state graph of the original program, without any pass: the program hangs if
//! from some state no state can be reached in which nobody can go on, or in which a thread has failed.
//! Random programs with loops are explored with loop purity, and with and without awaits. If that ends,
//! it must find a hang if and only if there is one. `MAZURKA_HANGS` is the number of programs.

mod structured;

use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{End, Execution, Limits, Pending, Program as _, Run, Stop};
use mazurka_interp::{CompileOptions, Compiled, CompiledRun, MainReturn};
use mazurka_trace::ThreadId;
use std::collections::HashMap;
use std::ops::ControlFlow;

/// Programs with more states are left out.
const STATES: usize = 6_000;

/// Programs with more executions, or longer ones, are left out.
const EXECUTIONS: u64 = 1_000;
const STEPS: usize = 400;

fn compiled(text: &str, options: CompileOptions) -> Compiled {
    Compiled::new("program", text, options).unwrap_or_else(|why| panic!("{why:?}\n{text}"))
}

/// The states of a program and the steps between them.
#[derive(Default)]
struct Graph {
    numbers: HashMap<u128, usize>,
    /// From where each state can be reached in one step.
    before: Vec<Vec<usize>>,
    /// Whether nobody can go on, or some thread has failed or was stopped.
    ends: Vec<bool>,
}

const THREADS: u32 = 5;

impl Graph {
    fn new(program: &Compiled) -> Option<Graph> {
        let mut run = program.start();
        let mut graph = Graph::default();
        let (start, _) = graph.add(&run);
        let mut path = vec![(start, choices(&run))];
        while let Some((from, choices_left)) = path.last_mut() {
            let from = *from;
            let Some((thread, alternative)) = choices_left.pop() else {
                path.pop();
                continue;
            };
            run.move_to(path.len() - 1);
            run.step(thread, alternative);
            let (to, new) = graph.add(&run);
            graph.before[to].push(from);
            if new {
                path.push((to, choices(&run)));
            }
            if graph.ends.len() > STATES {
                return None;
            }
        }
        Some(graph)
    }

    /// The number of the current state, and whether it is new.
    fn add(&mut self, run: &CompiledRun) -> (usize, bool) {
        let key = run.fingerprint().expect("keys are kept");
        let next = self.ends.len();
        let number = *self.numbers.entry(key).or_insert(next);
        if number == next {
            let stopped = |t, by: fn(Stop) -> bool| match run.pending(ThreadId(t)) {
                Pending::Stopped(stop) => by(stop),
                _ => false,
            };
            // A thread that runs in circles without any visible operation can go on, in a way.
            let circles = (0..THREADS).any(|t| stopped(t, |stop| stop == Stop::Cut));
            self.before.push(Vec::new());
            let failed = (0..THREADS).any(|t| stopped(t, |stop| stop != Stop::Cut));
            self.ends.push(failed || choices(run).is_empty() && !circles);
        }
        (number, number == next)
    }

    /// Whether there is a state from which the program can never end.
    fn hangs(&self) -> bool {
        let mut can_end = self.ends.clone();
        let mut todo: Vec<usize> = (0..can_end.len()).filter(|&state| can_end[state]).collect();
        while let Some(state) = todo.pop() {
            for &before in &self.before[state] {
                if !std::mem::replace(&mut can_end[before], true) {
                    todo.push(before);
                }
            }
        }
        can_end.contains(&false)
    }
}

/// The steps that can be made.
fn choices(run: &CompiledRun) -> Vec<(ThreadId, u32)> {
    let mut found = Vec::new();
    for thread in (0..THREADS).map(ThreadId) {
        if let Pending::Op { op, enabled: true, word } = run.pending(thread) {
            found.extend((0..op.alternatives(word)).map(|alternative| (thread, alternative)));
        }
    }
    found
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
    let ended = !long && outcome.explored.executions < EXECUTIONS;
    ended.then_some(hangs)
}

#[derive(Debug, Default)]
struct Totals {
    compared: usize,
    too_large: usize,
    without_end: usize,
    hangs: usize,
}

fn compare(seed: u64, totals: &mut Totals) {
    let text = structured::program(seed);
    // Main only starts the threads: that it returns must not excuse a hang of theirs.
    let main_return = MainReturn::Thread;
    let plain = CompileOptions { states: true, main_return, ..CompileOptions::default() };
    let original = compiled(&text, plain);
    let Some(graph) = Graph::new(&original) else {
        totals.too_large += 1;
        return;
    };
    let hangs = graph.hangs();
    let stateful = found(&original, Algorithm::Stateful);
    assert!(stateful.is_none_or(|found| found == hangs), "stateful, {hangs}: seed {seed}\n{text}");
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
}
