//! Data races against the definition: all pairs of accesses, and paths through edges of synchronisation.
//!
//! Random programs get random memory orders. The explorer's clocks, which are computed from the
//! previous execution as far as it goes, must find a race exactly where the definition has one.

use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{DataRaces, End, Execution, Limits, Pending, Program, Run};
use mazurka_tiny::ast::Stmt;
use mazurka_tiny::{Profile, Tiny, TinyRun, generate};
use mazurka_trace::{Action, Effect, Event, MemoryOrder, Op, ThreadId};
use std::ops::ControlFlow;

/// Random programs that are looked at.
const PROGRAMS: u64 = 16_000;
/// Random programs with messages that are looked at in other ways.
const MESSAGE_PROGRAMS: u64 = 3_000;

/// A program whose accesses have memory orders.
struct Weak {
    program: Tiny,
    seed: u64,
}

/// A run that remembers who made which step.
struct WeakRun {
    run: TinyRun,
    steps: Vec<(ThreadId, Op)>,
    position: usize,
    seed: u64,
}

impl Program for Weak {
    type Run = WeakRun;

    fn start(&self) -> WeakRun {
        WeakRun { run: self.program.start(), steps: Vec::new(), position: 0, seed: self.seed }
    }
}

impl Run for WeakRun {
    fn pending(&self, thread: ThreadId) -> Pending {
        self.run.pending(thread)
    }

    fn step(&mut self, thread: ThreadId, alternative: u32) -> u64 {
        let Pending::Op { op, .. } = self.run.pending(thread) else { panic!("no operation") };
        self.steps.truncate(self.position);
        self.steps.push((thread, op));
        self.position += 1;
        self.run.step(thread, alternative)
    }

    fn move_to(&mut self, position: usize) {
        self.position = position;
        self.run.move_to(position);
    }

    fn violation(&self, thread: ThreadId) -> mazurka_engine::Fault {
        self.run.violation(thread)
    }

    fn memory_order(&self, position: usize, _: Effect) -> MemoryOrder {
        let (thread, op) = self.steps[position];
        let index = self.steps[..position].iter().filter(|step| step.0 == thread).count() as u64;
        order(self.seed, thread, index, &op)
    }
}

/// The memory order of an event: the same in every execution. Some variables are loaded and stored
/// plainly only, so that the accesses to others can order what is done to them; others now and then.
fn order(seed: u64, thread: ThreadId, index: u64, op: &Op) -> MemoryOrder {
    use MemoryOrder::*;
    let mut rng = fastrand::Rng::with_seed(seed ^ u64::from(thread.0) << 32 ^ index << 40);
    let all = [Plain, Relaxed, Acquire, Release, AcqRel, SeqCst];
    match op {
        Op::On(object, Action::Load | Action::Store(_)) => {
            let variable = fastrand::Rng::with_seed(seed ^ (object.address / 8) << 20).u8(..8);
            match variable {
                0..5 => Plain,
                5..7 => all[rng.usize(1..6)],
                _ => all[rng.usize(..6)],
            }
        }
        Op::On(_, action) if is_rmw(*action) => all[rng.usize(1..6)],
        Op::On(_, Action::Await(_)) => all[rng.usize(1..6)],
        Op::Fence => all[rng.usize(2..6)],
        _ => SeqCst,
    }
}

fn is_rmw(action: Action) -> bool {
    use Action::*;
    matches!(action, Rmw { .. } | CompareExchange { .. } | ExchangeAwait { .. })
}

/// An execution as a graph: an edge to a later event for each piece of synchronisation.
struct Graph<'a> {
    events: &'a [Event],
    orders: Vec<MemoryOrder>,
    edges: Vec<Vec<usize>>,
}

impl<'a> Graph<'a> {
    fn new(events: &'a [Event], seed: u64) -> Graph<'a> {
        let order_of = |e: &Event| order(seed, e.thread, e.index.into(), &e.op);
        let orders = events.iter().map(order_of).collect();
        let mut graph = Graph { events, orders, edges: vec![Vec::new(); events.len()] };
        for late in 0..events.len() {
            for early in 0..late {
                if graph.program_order(early, late) || graph.objects(early, late) {
                    graph.edges[early].push(late);
                }
            }
            graph.atomics(late);
        }
        graph
    }

    fn action(&self, k: usize) -> Option<Action> {
        match self.events[k].op {
            Op::On(_, action) => Some(action),
            _ => None,
        }
    }

    fn program_order(&self, early: usize, late: usize) -> bool {
        let (e, l) = (&self.events[early], &self.events[late]);
        e.thread == l.thread
            || e.op.creates() == Some(l.thread)
            || matches!(l.op, Op::Join(target) if target == e.thread)
    }

    /// Locks, semaphores, condition variables, barriers, handlers.
    fn objects(&self, early: usize, late: usize) -> bool {
        use Action::*;
        let (e, l) = (&self.events[early], &self.events[late]);
        if e.op.object().is_none() || e.op.object() != l.op.object() || l.effect == Effect::Read {
            return false;
        }
        let (Some(first), Some(second)) = (self.action(early), self.action(late)) else {
            return false;
        };
        match (first, second) {
            (Unlock, Lock | TryLock) => true,
            (WriteUnlock, ReadLock | TryReadLock | WriteLock | TryWriteLock) => true,
            (ReadUnlock, WriteLock | TryWriteLock) => true,
            (SemPost, SemWait | SemTryWait) => true,
            (Arrive, Depart { parties, round }) => e.old / u64::from(parties) == u64::from(round),
            (End, Begin) => true,
            _ => false,
        }
    }

    /// A release, or a fence before it, and what reads it or what came of it, or a fence after that.
    fn atomics(&mut self, reader: usize) {
        use Action::*;
        let reads = matches!(self.action(reader), Some(Load | Await(_)))
            || self.action(reader).is_some_and(is_rmw);
        if !reads || self.orders[reader] == MemoryOrder::Plain {
            return;
        }
        let mut at = reader;
        loop {
            let object = self.events[at].op.object();
            let writes = |k: &usize| {
                self.events[*k].op.object() == object && self.events[*k].effect.modifies()
            };
            let Some(writer) = (0..at).rev().find(writes) else { return };
            if self.orders[writer] == MemoryOrder::Plain {
                return;
            }
            self.synchronise(writer, reader);
            if !self.action(writer).is_some_and(is_rmw) {
                return;
            }
            at = writer;
        }
    }

    fn synchronise(&mut self, writer: usize, reader: usize) {
        let fence = |k: &usize, of: usize| {
            self.events[*k].op == Op::Fence && self.events[*k].thread == self.events[of].thread
        };
        let mut from: Vec<usize> =
            (0..writer).filter(|k| fence(k, writer) && self.orders[*k].releases()).collect();
        if self.orders[writer].releases() {
            from.push(writer);
        }
        let mut to: Vec<usize> = (reader..self.events.len())
            .filter(|k| fence(k, reader) && self.orders[*k].acquires())
            .collect();
        if self.orders[reader].acquires() {
            to.push(reader);
        }
        for f in from {
            self.edges[f].extend(&to);
        }
    }

    fn path(&self, from: usize, to: usize) -> bool {
        let mut seen = vec![false; self.events.len()];
        let mut work = vec![from];
        while let Some(k) = work.pop() {
            if k == to {
                return true;
            }
            if !std::mem::replace(&mut seen[k], true) {
                work.extend(&self.edges[k]);
            }
        }
        false
    }

    fn racy(&self, early: usize, late: usize) -> bool {
        let (e, l) = (&self.events[early], &self.events[late]);
        let overlap = match (e.op.object(), l.op.object()) {
            (Some(x), Some(y)) => x.overlaps(y),
            _ => false,
        };
        let touches = |event: &Event| !matches!(event.effect, Effect::Local | Effect::Sync);
        let plain =
            self.orders[early] == MemoryOrder::Plain || self.orders[late] == MemoryOrder::Plain;
        overlap
            && plain
            && e.thread != l.thread
            && touches(e)
            && touches(l)
            && (e.effect.modifies() || l.effect.modifies())
            && !self.path(early, late)
    }
}

/// The program with fences here and there.
fn with_fences(program: &Tiny, rng: &mut fastrand::Rng) -> Tiny {
    let mut source = program.source().clone();
    for thread in &mut source.threads {
        let mut place = |stmt: Stmt| match rng.u8(..3) {
            0 => vec![Stmt::Fence, stmt],
            _ => vec![stmt],
        };
        thread.body = thread.body.drain(..).flat_map(&mut place).collect();
    }
    Tiny::new(source).expect("fences are allowed everywhere")
}

/// Compares what is found in each execution with the definition; counts executions with and without.
struct Compare<'a> {
    seed: u64,
    text: &'a str,
    races: DataRaces,
    racy: u64,
    free: u64,
}

impl Compare<'_> {
    fn look(&mut self, e: &Execution, run: &WeakRun) {
        let events = e.to_vec();
        let graph = Graph::new(&events, self.seed);
        let found = self.races.look(e, run);
        let all = (0..e.len()).flat_map(|late| (0..late).map(move |early| (early, late)));
        let expected: Vec<_> = all.filter(|&(early, late)| graph.racy(early, late)).collect();
        let first = expected.first().map(|&(_, late)| late);
        let text = self.text;
        assert_eq!(found.first().map(|race| race.second), first, "{text}\n{events:?}");
        match found.first() {
            Some(race) => assert!(graph.racy(race.first, race.second), "{race:?}\n{text}"),
            None => self.free += 1,
        }
        self.racy += u64::from(first.is_some());
    }
}

/// How many of the first executions that an algorithm explores have a race, and how many have none.
fn count(algorithm: Algorithm, weak: &Weak, executions: u64) -> (u64, u64) {
    let text = weak.program.to_string();
    let races = DataRaces::default();
    let mut compare = Compare { seed: weak.seed, text: &text, races, racy: 0, free: 0 };
    let limits = Limits { max_executions: executions, ..Limits::default() };
    let mut observer = |e: &Execution, run: &WeakRun, _: End| {
        compare.look(e, run);
        ControlFlow::Continue(())
    };
    algorithm.explore(weak, Policy::Lowest, limits, &mut observer);
    (compare.racy, compare.free)
}

fn weak(profile: Profile, seed: u64) -> Weak {
    let mut rng = fastrand::Rng::with_seed(seed);
    Weak { program: with_fences(&generate(profile, &mut rng), &mut rng), seed }
}

#[test]
fn races_are_found_exactly_where_the_definition_has_them() {
    let profiles = [
        Profile::ReadWrite,
        Profile::Rmw,
        Profile::Locks,
        Profile::Sync,
        Profile::Mixed,
        Profile::Threads,
        Profile::Halves,
        Profile::Messages,
    ];
    let (mut racy, mut free) = (0, 0);
    for seed in 0..PROGRAMS {
        let profile = profiles[seed as usize % profiles.len()];
        let (with, without) = count(Algorithm::Optimal, &weak(profile, seed), 60);
        (racy, free) = (racy + with, free + without);
    }
    assert!(racy > 50_000 && free > 50_000, "both must be common: {racy} racy, {free} free");
}

/// Also where the exploration does not order messages of a handler, the handler does.
#[test]
fn handlers_order_their_messages_in_every_execution() {
    let (mut racy, mut free) = (0, 0);
    for seed in 0..MESSAGE_PROGRAMS {
        let (with, without) = count(Algorithm::Event, &weak(Profile::Messages, seed), 60);
        (racy, free) = (racy + with, free + without);
    }
    assert!(racy > 5_000 && free > 5_000, "both must be common: {racy} racy, {free} free");
}

/// One look per class finds a race if any interleaving has one, as long as handlers are locks. A class
/// of Event-DPOR contains several orders of messages; how many races that hides is printed.
#[test]
fn a_program_with_messages_has_a_race_if_some_interleaving_has_one() {
    const ALL: u64 = 3_000;
    let (mut with, mut without, mut missed) = (0, 0, 0);
    for seed in 0..MESSAGE_PROGRAMS {
        let weak = weak(Profile::Messages, seed);
        let (racy, free) = count(Algorithm::Naive, &weak, ALL);
        if racy + free == ALL {
            continue;
        }
        let found = |algorithm| count(algorithm, &weak, u64::MAX).0 > 0;
        for algorithm in [Algorithm::Optimal, Algorithm::Pop, Algorithm::Source] {
            assert_eq!(found(algorithm), racy > 0, "{algorithm}\n{}", weak.program);
        }
        missed += u64::from(racy > 0 && !found(Algorithm::Event));
        *(if racy > 0 { &mut with } else { &mut without }) += 1;
    }
    println!("{with} programs with races, {without} without; Event-DPOR misses {missed}");
    assert!(with > 300 && without > 300, "{with} with, {without} without");
}
