//! Several workers with one table of states find what one finds: the same states, steps and ends, and a hang
//! if there is one; with `sdpor` the same final states.

mod support;

use mazurka_dpor::{Algorithm, Policy, Summary, explore_sdpor, explore_states};
use mazurka_engine::{End, Execution, Fault, Limits, Outcome, Pending, Program, Run};
use mazurka_tiny::{Profile, generate};
use mazurka_trace::{Action, Explored, Object, Op, ThreadId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use support::Renumbered;

/// A program whose first steps let other workers run, so that they meet in small programs, too.
struct Slow<P>(P);

struct SlowRun<R> {
    run: R,
    /// How many steps it has made; none if it does not wait for anybody.
    steps: Option<u64>,
}

impl<P: Program> Program for Slow<P> {
    type Run = SlowRun<P::Run>;

    fn start(&self) -> SlowRun<P::Run> {
        SlowRun { run: self.0.start(), steps: Some(0) }
    }
}

impl<R: Run> Run for SlowRun<R> {
    fn pending(&self, thread: ThreadId) -> Pending {
        self.run.pending(thread)
    }

    fn step(&mut self, thread: ThreadId, alternative: u32) -> u64 {
        if let Some(steps) = &mut self.steps {
            *steps += 1;
            if *steps <= 3 || steps.is_multiple_of(64) {
                std::thread::yield_now();
            }
        }
        self.run.step(thread, alternative)
    }

    fn move_to(&mut self, position: usize) {
        self.run.move_to(position);
    }

    fn violation(&self, thread: ThreadId) -> Fault {
        self.run.violation(thread)
    }

    fn name(&self, thread: ThreadId) -> u64 {
        self.run.name(thread)
    }

    fn address_name(&self, address: u64) -> (u64, u64) {
        self.run.address_name(address)
    }

    fn fingerprint(&self) -> Option<u128> {
        self.run.fingerprint()
    }

    fn resumed(&self) -> Option<SlowRun<R>> {
        self.run.resumed().map(|run| SlowRun { run, steps: None })
    }
}

/// What was seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Seen {
    /// How often executions have ended so, in this state.
    ends: FxHashMap<(End, u128), u64>,
    /// Whether the program was seen to hang.
    hangs: bool,
    /// Whether a thread was seen to fail.
    fails: bool,
}

impl Seen {
    fn note<R: Run>(&mut self, e: &Execution, run: &R, end: End) {
        self.fails |= end == End::Violation;
        match end {
            End::Livelock | End::Endless => self.hangs = true,
            // A failed execution is also shown where it comes back, and who comes back depends on the order.
            _ if !e.is_maximal() => assert_eq!(end, End::Violation),
            end => {
                let state = run.fingerprint().expect("the program shows its states");
                *self.ends.entry((end, state)).or_default() += 1;
            }
        }
    }

    fn add(&mut self, other: Seen) {
        (self.hangs, self.fails) = (self.hangs || other.hangs, self.fails || other.fails);
        for (end, times) in other.ends {
            *self.ends.entry(end).or_default() += times;
        }
    }
}

/// All that does not depend on the order in which states are reached: which of the ways back into a cycle shows
/// that the program hangs there does.
fn counts(explored: &Explored) -> [u64; 7] {
    let Explored { executions, complete, blocked, hung, bounded, redundant, .. } = *explored;
    let steps = explored.steps - explored.redone;
    let states = explored.states.expect("states are counted");
    assert_eq!(complete + blocked + bounded + redundant, executions, "{explored:?}");
    [executions, complete, bounded, blocked - hung, redundant + hung, steps, states]
}

/// What one worker finds; nothing if that is too much, or not decided.
fn alone<P: Program>(program: &P) -> Option<([u64; 7], Seen)> {
    let mut seen = Seen::default();
    let mut observer = |e: &Execution, run: &P::Run, end: End| {
        seen.note(e, run, end);
        ControlFlow::Continue(())
    };
    let limits = Limits { max_executions: 5_000, ..Limits::default() };
    let outcome = Algorithm::Stateful.explore(program, Policy::Lowest, limits, &mut observer);
    outcome.limits_hit.is_empty().then(|| (counts(&outcome.explored), seen))
}

/// An observer for each worker.
fn observers<R: Run>(
    all: &mut [Seen],
) -> Vec<impl FnMut(&Execution, &R, End) -> ControlFlow<()> + Send> {
    let observer = |seen| {
        let seen: &mut Seen = seen;
        |e: &Execution, run: &R, end: End| {
            seen.note(e, run, end);
            ControlFlow::Continue(())
        }
    };
    all.iter_mut().map(observer).collect()
}

/// What several workers find, and how many steps they repeated.
fn together<P: Program + Sync>(program: &P, jobs: usize) -> ([u64; 7], Seen, u64) {
    let mut all: Vec<Seen> = (0..jobs).map(|_| Seen::default()).collect();
    let observers = observers::<P::Run>(&mut all);
    let (outcome, _): (Outcome, Vec<_>) = explore_states(program, Limits::default(), observers);
    assert!(outcome.limits_hit.is_empty() && !outcome.gave_up, "{outcome:?}");
    let mut seen = Seen::default();
    all.into_iter().for_each(|one| seen.add(one));
    (counts(&outcome.explored), seen, outcome.explored.redone)
}

/// Compares 1, 2 and 3 workers with one that has the table to itself; whether they shared the work.
fn compare<P: Program + Sync>(program: &Slow<P>, shown: &dyn Fn() -> String) -> Option<bool> {
    if Execution::new(&program.start(), usize::MAX).is_maximal() {
        return None;
    }
    let (counts, seen) = alone(program)?;
    let mut shared = false;
    for jobs in 1..=3 {
        let (others, found, redone) = together(program, jobs);
        assert_eq!(others, counts, "{jobs} jobs\n{}", shown());
        assert_eq!(found, seen, "{jobs} jobs\n{}", shown());
        assert!(jobs > 1 || redone == 0, "one worker has nothing to repeat");
        shared |= redone > 0;
    }
    Some(shared)
}

/// Random programs of every profile, whose threads have other numbers for each worker.
#[test]
fn workers_find_what_one_finds() {
    let (mut compared, mut shared) = (0, 0);
    for seed in 0..programs() {
        let profile = Profile::ALL[seed as usize % Profile::ALL.len()];
        let program = generate(profile, &mut fastrand::Rng::with_seed(seed ^ 0x57a7e));
        let shown = || format!("seed {seed}\n{program}");
        let Some(is_shared) = compare(&Slow(Renumbered(program.clone())), &shown) else { continue };
        compared += 1;
        shared += usize::from(is_shared);
    }
    println!("{compared} programs compared, {shared} shared");
    assert!(shared * 4 > compared && compared * 2 > programs() as usize, "{shared} of {compared}");
}

/// What several workers of `sdpor` find, and how many steps they repeated; nothing if they gave up.
fn reduced<P: Program + Sync>(
    program: &P,
    policy: &Policy,
    jobs: usize,
) -> Option<(Explored, Seen)> {
    let mut all: Vec<Seen> = (0..jobs).map(|_| Seen::default()).collect();
    let observers = observers::<P::Run>(&mut all);
    let (outcome, _): (Outcome, Vec<_>) =
        explore_sdpor(program, policy, Limits::default(), observers);
    assert!(outcome.limits_hit.is_empty(), "{outcome:?}");
    let mut seen = Seen::default();
    all.into_iter().for_each(|one| seen.add(one));
    (!outcome.gave_up).then_some((outcome.explored, seen))
}

/// What one worker of `sdpor` finds.
fn reduced_alone<P: Program>(program: &P, policy: &Policy) -> (Explored, Seen) {
    let mut seen = Seen::default();
    let mut observer = |e: &Execution, run: &P::Run, end: End| {
        seen.note(e, run, end);
        ControlFlow::Continue(())
    };
    let algorithm = Algorithm::Sdpor(Summary::State);
    let outcome = algorithm.explore(program, policy.clone(), Limits::default(), &mut observer);
    (outcome.explored, seen)
}

/// How many programs were compared, and in how many several workers shared the work, waited for each other, and
/// gave up.
#[derive(Debug, Default)]
struct Compared {
    programs: usize,
    shared: usize,
    gave_up: usize,
    states: [u64; 4],
}

/// Random programs of every profile: each final state, deadlock and failure, whoever goes first; one worker makes
/// the steps that it makes alone.
#[test]
fn workers_of_sdpor_find_every_end() {
    let mut all = Compared::default();
    for seed in 0..programs() {
        let profile = Profile::ALL[seed as usize % Profile::ALL.len()];
        let program = generate(profile, &mut fastrand::Rng::with_seed(seed ^ 0x5d908));
        let slow = Slow(Renumbered(program.clone()));
        if Execution::new(&slow.start(), usize::MAX).is_maximal() {
            continue;
        }
        let Some((_, truth)) = alone(&slow) else { continue };
        let policies = [Policy::Lowest, Policy::Highest, Policy::Quiet, Policy::random(seed)];
        let policy = &policies[seed as usize / Profile::ALL.len() % policies.len()];
        let (counts, seen) = reduced_alone(&slow, policy);
        let mut shared = false;
        for jobs in 1..=3 {
            let Some((others, found)) = reduced(&slow, policy, jobs) else {
                all.gave_up += 1;
                continue;
            };
            let shown = || format!("{jobs} jobs, seed {seed}, {policy:?}\n{program}");
            let ends = |seen: &Seen| seen.ends.keys().copied().collect::<FxHashSet<_>>();
            assert_eq!(ends(&found), ends(&truth), "{}", shown());
            assert_eq!((found.fails, found.hangs), (truth.fails, truth.hangs), "{}", shown());
            // Halves make values that might be addresses, which workers do not tell each other.
            if jobs == 1 && !shown().contains(".hi") {
                assert_eq!((others, found), (counts, seen.clone()), "{}", shown());
            }
            all.states[jobs] += others.states.unwrap_or_default();
            shared |= others.redone > 0;
        }
        all.programs += 1;
        all.shared += usize::from(shared);
    }
    println!("{all:?}");
    assert!(all.shared * 4 > all.programs && all.programs * 2 > programs() as usize, "{all:?}");
    assert!(all.gave_up * 20 < all.programs, "{all:?}");
}

/// A program whose states have other keys in each run, as if they depended on addresses.
struct Unstable<P> {
    program: P,
    runs: AtomicU64,
}

struct UnstableRun<R> {
    run: R,
    number: u64,
}

impl<P: Program> Program for Unstable<P> {
    type Run = UnstableRun<P::Run>;

    fn start(&self) -> UnstableRun<P::Run> {
        let number = self.runs.fetch_add(1, Ordering::Relaxed);
        UnstableRun { run: self.program.start(), number }
    }
}

impl<R: Run> Run for UnstableRun<R> {
    fn pending(&self, thread: ThreadId) -> Pending {
        self.run.pending(thread)
    }

    fn step(&mut self, thread: ThreadId, alternative: u32) -> u64 {
        self.run.step(thread, alternative)
    }

    fn move_to(&mut self, position: usize) {
        self.run.move_to(position);
    }

    fn violation(&self, thread: ThreadId) -> Fault {
        self.run.violation(thread)
    }

    fn fingerprint(&self) -> Option<u128> {
        // Every fifth state depends on the run.
        let key = self.run.fingerprint()?;
        let depends = key.is_multiple_of(5);
        Some(if depends { key ^ u128::from(self.number) << 64 } else { key })
    }
}

/// Where the same steps lead to states with other keys, workers give up, or find all the same whether a thread fails.
#[test]
fn workers_whose_states_differ_give_up() {
    let gave_up = [AtomicU64::new(0), AtomicU64::new(0)];
    for seed in 0..programs() {
        let profile = Profile::ALL[seed as usize % Profile::ALL.len()];
        let program = generate(profile, &mut fastrand::Rng::with_seed(seed ^ 0xadd));
        let slow = Slow(program.clone());
        if Execution::new(&slow.start(), usize::MAX).is_maximal() {
            continue;
        }
        let Some((_, truth)) = alone(&slow) else { continue };
        let unstable = Unstable { program: slow, runs: AtomicU64::new(1) };
        for (k, gave_up) in gave_up.iter().enumerate() {
            let fails = AtomicBool::new(false);
            let observer = || {
                |_: &Execution, _: &_, end: End| {
                    fails.fetch_or(end == End::Violation, Ordering::Relaxed);
                    ControlFlow::Continue(())
                }
            };
            let (limits, observers) = (Limits::default(), vec![observer(), observer()]);
            let (outcome, _) = match k {
                0 => explore_states(&unstable, limits, observers),
                _ => explore_sdpor(&unstable, &Policy::Lowest, limits, observers),
            };
            gave_up.fetch_add(outcome.gave_up.into(), Ordering::Relaxed);
            let found = outcome.gave_up || fails.into_inner() == truth.fails;
            assert!(found, "{k}, seed {seed}\n{program}");
        }
    }
    println!("{gave_up:?} gave up");
    assert!(gave_up.iter().all(|number| number.load(Ordering::Relaxed) > programs() / 20));
}

/// Threads that go from place to place, as a table says, and change a word that all of them see: their states
/// make up cycles of every kind.
#[derive(Clone, Debug)]
struct Automaton {
    /// For each thread, place and word where the thread goes, if it does not end, and the new word.
    table: Vec<(Option<u8>, u8)>,
    threads: usize,
}

/// So many places a thread has, and so many values the word.
const PLACES: usize = 3;
const WORDS: usize = 3;

impl Automaton {
    fn random(seed: u64) -> Automaton {
        let mut rng = fastrand::Rng::with_seed(seed);
        let (threads, ending) = (rng.usize(2..=3), rng.u32(20..80));
        let mut entry = |_| {
            let place = (rng.u32(..100) >= ending).then(|| rng.u8(..PLACES as u8));
            (place, rng.u8(..WORDS as u8))
        };
        Automaton { table: (0..threads * PLACES * WORDS).map(&mut entry).collect(), threads }
    }
}

/// Where each thread is, if it has not ended, and the word.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Places {
    at: Vec<Option<u8>>,
    word: u8,
}

impl Places {
    fn step(&self, automaton: &Automaton, thread: usize) -> Option<Places> {
        let place = usize::from(self.at[thread]?);
        let entry = (thread * PLACES + place) * WORDS + usize::from(self.word);
        let (to, word) = automaton.table[entry];
        let mut next = Places { at: self.at.clone(), word };
        next.at[thread] = to;
        Some(next)
    }
}

#[derive(Clone, Debug)]
struct AutomatonRun {
    automaton: Automaton,
    states: Vec<Places>,
    position: usize,
}

impl AutomatonRun {
    fn now(&self) -> &Places {
        &self.states[self.position]
    }
}

impl Program for Automaton {
    type Run = AutomatonRun;

    fn start(&self) -> AutomatonRun {
        let start = Places { at: vec![Some(0); self.threads], word: 0 };
        AutomatonRun { automaton: self.clone(), states: vec![start], position: 0 }
    }
}

impl Run for AutomatonRun {
    fn pending(&self, thread: ThreadId) -> Pending {
        let object = Object { address: 0, size: 8 };
        match self.now().at.get(thread.index()) {
            None => Pending::Unborn,
            Some(None) => Pending::Finished,
            Some(Some(_)) => {
                Pending::Op { op: Op::On(object, Action::Section), enabled: true, word: 0 }
            }
        }
    }

    fn step(&mut self, thread: ThreadId, _: u32) -> u64 {
        let next = self.now().step(&self.automaton, thread.index());
        self.states.truncate(self.position + 1);
        self.states.push(next.expect("the thread can move"));
        self.position += 1;
        0
    }

    fn move_to(&mut self, position: usize) {
        self.position = position;
    }

    fn violation(&self, _: ThreadId) -> Fault {
        unreachable!("nothing is wrong here")
    }

    fn fingerprint(&self) -> Option<u128> {
        let digit = |at: &Option<u8>| at.map_or(PLACES as u128, u128::from);
        let places = self.now().at.iter().map(digit);
        Some(places.fold(u128::from(self.now().word) + 1, |key, at| key * 8 + at))
    }

    fn resumed(&self) -> Option<AutomatonRun> {
        let states = vec![self.now().clone()];
        Some(AutomatonRun { automaton: self.automaton.clone(), states, position: 0 })
    }
}

/// How many states there are, and whether from one of them, with a thread that has not ended, none ever ends.
fn truth(automaton: &Automaton) -> (u64, bool) {
    let start = automaton.start().now().clone();
    let mut states = vec![start.clone()];
    let mut known = FxHashSet::from_iter([start]);
    let mut before: FxHashMap<Places, Vec<Places>> = FxHashMap::default();
    let mut next = 0;
    while next < states.len() {
        let from = states[next].clone();
        next += 1;
        for to in (0..automaton.threads).filter_map(|thread| from.step(automaton, thread)) {
            before.entry(to.clone()).or_default().push(from.clone());
            if known.insert(to.clone()) {
                states.push(to);
            }
        }
    }
    let alive = |places: &Places| places.at.iter().flatten().count();
    let ends = |from: &&Places| {
        let next = (0..automaton.threads).filter_map(|thread| from.step(automaton, thread));
        next.map(|to| alive(&to)).min().is_some_and(|left| left < alive(from))
    };
    let mut todo: Vec<Places> = states.iter().filter(ends).cloned().collect();
    let mut can_end: FxHashSet<Places> = todo.iter().cloned().collect();
    while let Some(to) = todo.pop() {
        for from in before.get(&to).into_iter().flatten() {
            if can_end.insert(from.clone()) {
                todo.push(from.clone());
            }
        }
    }
    let hangs = states.iter().any(|state| alive(state) > 0 && !can_end.contains(state));
    (states.len() as u64, hangs)
}

/// However the states of cycles are dealt out, a hang is found if there is one.
#[test]
fn a_hang_is_found_wherever_its_cycle_lies() {
    let (mut hanging, mut shared, mut compared) = (0, 0, 0);
    for seed in 0..programs() / 2 {
        let automaton = Automaton::random(seed);
        let (states, hangs) = truth(&automaton);
        let program = Slow(automaton.clone());
        let shown = || format!("seed {seed}: {automaton:?}");
        let Some((counts, seen)) = alone(&program) else { continue };
        assert_eq!((counts[6], seen.hangs), (states, hangs), "{}", shown());
        shared += usize::from(compare(&program, &shown) == Some(true));
        (compared, hanging) = (compared + 1, hanging + usize::from(hangs));
    }
    println!("{compared} programs, {hanging} hang, {shared} shared");
    let each_kind = hanging * 5 > compared && (compared - hanging) * 5 > compared;
    assert!(each_kind && shared * 4 > compared, "{hanging} of {compared} hang, {shared} shared");
}

/// The number of random programs, for longer campaigns.
fn programs() -> u64 {
    let number = std::env::var("MAZURKA_SHARED_STATES").ok();
    number.and_then(|text| text.parse().ok()).unwrap_or(300)
}
