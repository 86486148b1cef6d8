//! Parts of the tree of executions, given away and dealt out at random, make up the whole of it: every class
//! once.

mod support;

use mazurka_agree::truth;
use mazurka_dpor::pop::{Part, Pop, Share, Wanted};
use mazurka_dpor::{Policy, Work, cut, explore_parallel};
use mazurka_engine::{Execution, Limits, Outcome, Program, explore};
use mazurka_tiny::{Profile, Tiny, TinyRun, generate};
use rustc_hash::FxHashMap;
use std::collections::{HashSet, VecDeque};
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};
use support::{Renumbered, RenumberedRun};

/// How often others want something, in percent of the executions, and after how many executions at
/// most a worker is stopped in the middle of the next one.
#[derive(Clone, Copy, Debug)]
struct Hunger {
    some: u32,
    everything: u32,
    most: u64,
}

/// Gives out one part to each worker, and wants others back at random.
#[derive(Debug)]
struct Piecewise {
    state: Mutex<State>,
    hunger: Hunger,
}

#[derive(Debug)]
struct State {
    rng: fastrand::Rng,
    waiting: VecDeque<Part>,
    /// The part for the next worker, if it has not taken it yet.
    next: Option<Part>,
    given: u64,
}

impl Piecewise {
    fn with<T>(&self, f: impl FnOnce(&mut State) -> T) -> T {
        f(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Share for Piecewise {
    fn wanted(&self) -> Wanted {
        let chance = self.with(|state| state.rng.u32(..100));
        let Hunger { some, everything, .. } = self.hunger;
        match chance {
            n if n < some => Wanted::Some,
            n if n < some + everything => Wanted::Everything,
            _ => Wanted::Nothing,
        }
    }

    fn give(&self, part: Part) {
        self.with(|state| {
            state.given += 1;
            state.waiting.push_back(part);
        });
    }

    fn take(&self) -> Option<Part> {
        self.with(|state| state.next.take())
    }
}

/// How often each class is explored, what else was explored, and how many parts there were.
struct Explored {
    classes: FxHashMap<u128, u32>,
    redundant: u64,
    /// Whether it was said that executions may be redundant.
    inexact: bool,
    gave_up: bool,
    parts: u64,
}

impl Explored {
    fn add<P: Program>(&mut self, program: &P, pop: &mut Pop, most: u64) {
        let classes = &mut self.classes;
        let mut observer = |e: &Execution, _: &P::Run, _| {
            *classes.entry(e.fingerprint()).or_default() += 1;
            ControlFlow::Continue(())
        };
        let limits = Limits { max_executions: most, ..Limits::default() };
        let Outcome { explored, inexact, gave_up, .. } =
            explore(program.start(), pop, limits, &mut observer);
        self.redundant += explored.redundant;
        self.inexact |= inexact.is_some();
        self.gave_up |= gave_up;
        self.parts += 1;
    }

    fn new() -> Explored {
        let (classes, redundant, inexact) = (FxHashMap::default(), 0, false);
        Explored { classes, redundant, inexact, gave_up: false, parts: 0 }
    }
}

/// Everything, with one worker after the other: each has a run of its own and explores one part, in
/// its own order.
fn piecewise<P: Program>(program: &P, seed: u64, hunger: Hunger) -> Explored {
    let rng = fastrand::Rng::with_seed(seed);
    let waiting = VecDeque::from([Part::default()]);
    let state = Mutex::new(State { rng, waiting, next: None, given: 0 });
    let share = Arc::new(Piecewise { state, hunger });
    let mut all = Explored::new();
    while let Some(part) = share.with(|state| {
        let at = state.rng.usize(..state.waiting.len().max(1));
        state.waiting.remove(at)
    }) {
        share.with(|state| {
            let hands = if state.rng.u32(..4) == 0 { state.rng.usize(2..6) } else { 1 };
            let mut dealt = part.deal(hands).into_iter();
            state.next = dealt.next();
            state.waiting.extend(dealt);
        });
        let policy = Policy::random(share.with(|state| state.rng.u64(..)));
        let most = share.with(|state| state.rng.u64(1..=hunger.most));
        let mut pop = Pop::sharing(policy, share.clone());
        all.add(program, &mut pop, most);
        share.with(|state| state.waiting.extend(pop.remaining()));
        if all.gave_up {
            break;
        }
    }
    all
}

/// What came of a comparison of parts with the whole.
enum Compared {
    /// There is nothing to compare.
    Nothing,
    /// Workers gave up although one of them did not.
    GaveUp,
    /// They are the same, in so many parts.
    Parts(u64),
}

/// Compares parts with the whole.
fn compare<P: Program>(program: &P, seed: u64, hunger: Hunger) -> Result<Compared, String> {
    // Where nothing can happen, there is nothing to split.
    if Execution::new(&program.start(), 1_000).is_maximal() {
        return Ok(Compared::Nothing);
    }
    let Ok(Some(truth)) = truth(program, 3_000) else { return Ok(Compared::Nothing) };
    let mut whole = Explored::new();
    whole.add(program, &mut Pop::new(Policy::Quiet), u64::MAX);
    let parts = piecewise(program, seed, hunger);
    if whole.gave_up {
        return Ok(Compared::Nothing);
    }
    if parts.gave_up {
        return Ok(Compared::GaveUp);
    }
    let once = parts.classes.values().all(|&times| times == 1);
    let all = parts.classes.len() == truth.classes.len();
    // Whether all enabled threads come to sleep depends on free choices, which are random here; it is said.
    let exact = parts.redundant == 0 || parts.inexact;
    if !once
        || !all
        || !exact
        || parts.classes.keys().any(|class| !truth.classes.contains_key(class))
    {
        let twice = parts.classes.values().filter(|&&times| times > 1).count();
        return Err(format!(
            "{} of {} classes, {twice} more than once",
            parts.classes.len(),
            truth.classes.len()
        ));
    }
    Ok(Compared::Parts(parts.parts))
}

/// The counts of an exploration that do not depend on who explored what.
fn counts(explored: &mazurka_trace::Explored) -> [u64; 6] {
    let e = explored;
    [e.executions, e.complete, e.blocked, e.hung, e.bounded, e.redundant]
}

/// What workers explore who stop after some executions, again and again; nothing if they give up.
fn paused(program: &Renumbered, jobs: usize, most: u64) -> Option<mazurka_trace::Explored> {
    let none = |_: &Execution, _: &RenumberedRun, _| ControlFlow::Continue(());
    let limits = Limits { max_executions: most, ..Limits::default() };
    let (mut all, mut parts) = (mazurka_trace::Explored::default(), Work::default().parts);
    while !parts.is_empty() {
        let work = Work { parts, ..Work::default() };
        let done = explore_parallel(program, &Policy::Quiet, limits, work, vec![none; jobs]);
        if done.outcome.gave_up {
            return None;
        }
        all += done.outcome.explored;
        parts = done.left;
    }
    Some(all)
}

/// Several workers have the counts of one.
#[test]
fn workers_count_what_one_counts() {
    let (mut splits, mut diverged) = (0, 0);
    for seed in seeds(programs() / 5) {
        let profile = Profile::ALL[seed as usize % Profile::ALL.len()];
        let program = generate(profile, &mut fastrand::Rng::with_seed(seed ^ 0x1085));
        let program = Renumbered(program);
        let start = program.start();
        if Execution::new(&start, 1_000).is_maximal() {
            continue;
        }
        let none = |_: &Execution, _: &RenumberedRun, _| ControlFlow::Continue(());
        let limits = Limits { max_executions: 3_000, ..Limits::default() };
        let most = fastrand::Rng::with_seed(seed).u64(1..50);
        let one = explore(start, &mut Pop::new(Policy::Quiet), limits, &mut { none });
        if one.gave_up || !one.limits_hit.is_empty() || one.explored.redundant > 0 {
            continue;
        }
        for jobs in [1, 2, 3, 8] {
            let (work, observers) = (Work::default(), vec![none; jobs]);
            let all = explore_parallel(&program, &Policy::Quiet, limits, work, observers);
            if all.outcome.gave_up {
                // That a word has parts was known to one worker and not yet to another. They say so.
                assert!(all.outcome.inexact.is_some(), "{}", program.0);
                diverged += 1;
                continue;
            }
            assert!(all.left.is_empty(), "{}", program.0);
            let (all, one) = (all.outcome.explored, one.explored);
            assert_eq!(counts(&all), counts(&one), "{jobs} jobs:\n{}", program.0);
            splits += u64::from(all.steps != one.steps);
            if let Some(paused) = paused(&program, jobs, most) {
                assert_eq!(counts(&paused), counts(&one), "{}", program.0);
            }
        }
    }
    println!("{splits} with parts given away, {diverged} where workers gave up");
    assert!(splits > 0, "nothing was ever given away");
    assert!(diverged < 2 + programs() / 500, "workers gave up {diverged} times");
}

/// What the shards of a program explore: how often each class, and which of them.
fn in_shards(program: &Tiny, shards: usize) -> Option<Vec<FxHashMap<u128, u32>>> {
    let mut seen = vec![FxHashMap::default(); shards];
    for (shard, classes) in seen.iter_mut().enumerate() {
        let mut in_cutting = FxHashMap::default();
        let mut observer = |e: &Execution, _: &TinyRun, _| {
            *in_cutting.entry(e.fingerprint()).or_default() += 1;
            ControlFlow::Continue(())
        };
        let (outcome, parts) = cut(program, Limits::default(), 2 * shards, &mut observer);
        if outcome.gave_up || outcome.explored.redundant > 0 {
            return None;
        }
        if shard == 0 {
            *classes = in_cutting;
        }
        let parts: Vec<Part> = parts.into_iter().skip(shard).step_by(shards).collect();
        if parts.is_empty() {
            continue;
        }
        let count = |e: &Execution, _: &TinyRun, _| {
            *classes.entry(e.fingerprint()).or_default() += 1;
            ControlFlow::Continue(())
        };
        let work = Work { parts, ..Work::default() };
        let rest = explore_parallel(program, &Policy::Quiet, Limits::default(), work, vec![count]);
        if rest.outcome.gave_up || rest.outcome.explored.redundant > 0 {
            return None;
        }
    }
    Some(seen)
}

/// Shards that know nothing of each other explore every class, and each once.
#[test]
fn shards_make_up_the_whole() {
    let (mut compared, mut shared) = (0, 0);
    for seed in seeds(programs() / 5) {
        let profile = Profile::ALL[seed as usize % Profile::ALL.len()];
        let program = generate(profile, &mut fastrand::Rng::with_seed(seed ^ 0x54a2d));
        if Execution::new(&program.start(), 1_000).is_maximal() {
            continue;
        }
        let Ok(Some(truth)) = truth(&program, 3_000) else { continue };
        for shards in [1, 2, 3, 7] {
            let Some(seen) = in_shards(&program, shards) else { continue };
            let explored: u32 = seen.iter().flat_map(FxHashMap::values).sum();
            let all = seen.iter().flat_map(FxHashMap::keys).collect::<HashSet<_>>();
            assert_eq!(explored as usize, truth.classes.len(), "{shards} shards:\n{program}");
            assert!(truth.classes.keys().all(|class| all.contains(class)), "{program}");
            compared += 1;
            shared += u32::from(seen.iter().filter(|classes| !classes.is_empty()).count() > 1);
        }
    }
    println!("{compared} compared, {shared} with work for more than one shard");
    assert!(compared > 100 && shared > 10, "{compared} compared, {shared} shared");
}

const HUNGERS: [Hunger; 6] = [
    Hunger { some: 100, everything: 0, most: u64::MAX },
    Hunger { some: 30, everything: 0, most: u64::MAX },
    Hunger { some: 0, everything: 40, most: u64::MAX },
    Hunger { some: 25, everything: 25, most: u64::MAX },
    Hunger { some: 0, everything: 0, most: 4 },
    Hunger { some: 25, everything: 10, most: 8 },
];

fn variable(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

/// The number of random programs, for longer campaigns.
fn programs() -> u64 {
    variable("MAZURKA_SPLIT").unwrap_or(1_500)
}

/// The numbers of some of them.
fn seeds(number: u64) -> std::ops::Range<u64> {
    let first = variable("MAZURKA_SPLIT_SEED").unwrap_or(0);
    first..first + number
}

#[test]
fn parts_make_up_the_whole() {
    let (mut parts, mut compared, mut gave_up) = (0, 0, 0);
    for seed in seeds(programs()) {
        let profile = Profile::ALL[seed as usize % Profile::ALL.len()];
        let program = generate(profile, &mut fastrand::Rng::with_seed(seed ^ 0x5711));
        let hunger = HUNGERS[(seed / Profile::ALL.len() as u64) as usize % HUNGERS.len()];
        for result in
            [compare(&program, seed, hunger), compare(&Renumbered(program.clone()), seed, hunger)]
        {
            match result.unwrap_or_else(|error| panic!("seed {seed}: {error}\n{program}")) {
                Compared::Nothing => {}
                Compared::GaveUp => gave_up += 1,
                Compared::Parts(found) => (parts, compared) = (parts + found, compared + 1),
            }
        }
    }
    println!("{compared} explorations in {parts} parts, {gave_up} given up");
    assert!(gave_up <= 2 + compared / 200, "{gave_up} of {compared} given up");
    assert!(
        compared > programs() && parts > 10 * compared,
        "{compared} explorations, {parts} parts"
    );
}

/// Two threads that may stay blocked, and that are created in some executions only: who explores another part first
/// may meet them in another order. What they are to be put before has the same names for everybody all the
/// same, so nobody gives up. (If they are ordered by their numbers instead, one in thirty of these does.)
#[test]
fn operations_that_stay_blocked_have_the_same_order_everywhere() {
    let text = "shared x=0 y=0 z=0\n\
                p: a := y; if a == 1 { spawn c }\n\
                q: b := z; if b == 1 { spawn d }\n\
                w: y := 1\n\
                v: z := 1\n\
                r: x := 1; x := 2\n\
                c: await x == 1\n\
                d: await x == 1\n";
    let program = Renumbered(Tiny::parse(text).expect("this is a program"));
    let truth = truth(&program, 3_000).ok().flatten().expect("it has few classes");
    let mut all = 0;
    for seed in 0..600 {
        let parts = piecewise(&program, seed, HUNGERS[seed as usize % HUNGERS.len()]);
        assert!(!parts.gave_up, "seed {seed}: workers gave up");
        assert_eq!(parts.classes.len(), truth.classes.len(), "seed {seed}");
        assert!(parts.classes.values().all(|&times| times == 1), "seed {seed}");
        all += parts.parts;
    }
    assert!(all > 1_200, "{all} parts only");
}

/// Who finds other schedules on its way than the part says gives up, instead of exploring something else.
#[test]
fn a_part_of_another_tree_is_not_explored() {
    let program = Tiny::parse("shared x=0\np: x := 1\nq: x := 2\nr: x := 3\n").expect("a program");
    let none = |_: &Execution, _: &TinyRun, _| ControlFlow::Continue(());
    let explore = |parts: Vec<Part>, most: u64| {
        let limits = Limits { max_executions: most, ..Limits::default() };
        let work = Work { parts, ..Work::default() };
        explore_parallel(&program, &Policy::Quiet, limits, work, vec![none])
    };
    let first = explore(Work::default().parts, 2);
    let rest = explore(first.left.clone(), u64::MAX);
    assert!(!rest.outcome.gave_up);
    assert_eq!(first.outcome.explored.executions + rest.outcome.explored.executions, 6, "3!");
    let mut foreign = first.left;
    foreign[0].levels[0].found ^= 1;
    assert!(explore(foreign, u64::MAX).outcome.gave_up);
}

/// A worker that is stopped in the middle of an execution, by the clock for instance, leaves what it had.
#[test]
fn who_is_stopped_in_the_middle_leaves_the_rest() {
    let threads: String = (1..=7).map(|k| format!("t{k}: x := {k}\n")).collect();
    let program = Tiny::parse(&format!("shared x=0\n{threads}")).expect("a program");
    let none = |_: &Execution, _: &TinyRun, _| ControlFlow::Continue(());
    let looks = std::sync::atomic::AtomicU64::new(0);
    // The clock is looked at every few thousand steps.
    let expired = || looks.fetch_add(1, std::sync::atomic::Ordering::Relaxed) == 1;
    let limits = Limits { expired: &expired, ..Limits::default() };
    let (mut work, mut executions, mut stops) = (Work::default(), 0, 0);
    while !work.parts.is_empty() {
        let worked = explore_parallel(&program, &Policy::Quiet, limits, work, vec![none]);
        executions += worked.outcome.explored.executions;
        stops += u64::from(!worked.left.is_empty());
        work = Work { parts: worked.left, ..Work::default() };
    }
    assert_eq!((executions, stops), (5_040, 1), "7! orders, and one stop");
}
