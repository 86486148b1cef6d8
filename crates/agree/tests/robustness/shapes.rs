//! Random small programs: free ones, and ones in the shapes on which memory models differ.

use crate::program::{Small, Stmt};
use fastrand::Rng;
use mazurka_trace::{Action, Compare, Condition, MemoryOrder, Rmw};
use std::ops::Range;

/// What programs consist of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// Any accesses.
    Free,
    /// Each thread accesses two locations, in a ring.
    Cycle,
    /// A store, read-modify-writes of it, and readers.
    Sequence,
    /// Relaxed accesses with seq_cst fences and some seq_cst accesses.
    Fences,
    /// Locks, semaphores, read-write locks, barriers, choices and branches.
    Calls,
    /// Threads that are created and joined.
    Threads,
    /// Plain accesses among the others.
    Plain,
    /// Condition variables, with a mutex.
    Conditions,
    /// Messages of a handler.
    Messages,
    /// Memory that is allocated, published and perhaps freed.
    Allocated,
}

use MemoryOrder::{AcqRel, Acquire, Plain, Relaxed, Release, SeqCst};

/// Which orders are likely.
#[derive(Clone, Copy)]
struct Likely([MemoryOrder; 4]);

impl Likely {
    fn any(rng: &mut Rng) -> Likely {
        let all = [
            [Relaxed; 4],
            [AcqRel; 4],
            [SeqCst; 4],
            [SeqCst, SeqCst, SeqCst, Relaxed],
            [SeqCst, AcqRel, AcqRel, Relaxed],
            [Relaxed, Relaxed, AcqRel, SeqCst],
            [AcqRel, AcqRel, AcqRel, Relaxed],
        ];
        Likely(all[rng.usize(..all.len())])
    }

    fn load(self, rng: &mut Rng) -> MemoryOrder {
        match self.0[rng.usize(..4)] {
            AcqRel => Acquire,
            order => order,
        }
    }

    fn store(self, rng: &mut Rng) -> MemoryOrder {
        match self.0[rng.usize(..4)] {
            AcqRel => Release,
            order => order,
        }
    }

    fn rmw(self, rng: &mut Rng) -> MemoryOrder {
        match self.0[rng.usize(..4)] {
            AcqRel => [Acquire, Release, AcqRel][rng.usize(..3)],
            order => order,
        }
    }

    fn fence(self, rng: &mut Rng) -> MemoryOrder {
        match self.0[rng.usize(..4)] {
            AcqRel => [Acquire, Release, AcqRel][rng.usize(..3)],
            _ => SeqCst,
        }
    }
}

/// The program of a shape that a seed stands for.
pub(crate) fn program(shape: Shape, seed: u64) -> Small {
    let rng = &mut Rng::with_seed(seed);
    let likely = Likely::any(rng);
    match shape {
        Shape::Free => free(rng, likely, 4..8),
        Shape::Cycle => cycle(rng, likely),
        Shape::Sequence => sequence(rng, likely),
        Shape::Fences => fences(rng),
        Shape::Calls => calls(rng, likely),
        Shape::Threads => created(rng, likely),
        Shape::Plain => plain(rng, likely),
        Shape::Conditions => conditions(rng, likely),
        Shape::Messages => messages(rng, likely),
        Shape::Allocated => allocated(rng, likely),
    }
}

fn on(loc: usize, action: Action, order: MemoryOrder) -> Stmt {
    Stmt::On { reg: 0, loc, action, orders: [order, order] }
}

pub(crate) fn load(loc: usize, order: MemoryOrder) -> Stmt {
    on(loc, Action::Load, order)
}

pub(crate) fn store(loc: usize, value: u64, order: MemoryOrder) -> Stmt {
    on(loc, Action::Store(value), order)
}

pub(crate) fn add(loc: usize, operand: u64, order: MemoryOrder) -> Stmt {
    on(loc, Action::Rmw { function: Rmw::Add, operand, used: true }, order)
}

pub(crate) fn cas(loc: usize, values: [u64; 2], orders: [MemoryOrder; 2]) -> Stmt {
    let action = Action::CompareExchange { expected: values[0], desired: values[1] };
    Stmt::On { reg: 0, loc, action, orders }
}

pub(crate) fn wait(loc: usize, compare: Compare, operand: u64, order: MemoryOrder) -> Stmt {
    on(loc, Action::Await(Condition::new(compare, operand)), order)
}

pub(crate) fn swap_when(
    loc: usize,
    compare: Compare,
    operand: u64,
    value: u64,
    order: MemoryOrder,
) -> Stmt {
    on(loc, Action::ExchangeAwait { until: Condition::new(compare, operand), value }, order)
}

pub(crate) fn call(loc: usize, action: Action) -> Stmt {
    on(loc, action, SeqCst)
}

/// An access of one of the locations, or a fence.
fn access(rng: &mut Rng, likely: Likely, locs: usize) -> Stmt {
    let loc = rng.usize(..locs);
    let compare = [Compare::Eq, Compare::Ne][rng.usize(..2)];
    let value = rng.u64(1..3);
    let mut stmt = match rng.u8(..24) {
        0..8 => load(loc, likely.load(rng)),
        8..15 => store(loc, value, likely.store(rng)),
        15..17 => add(loc, 1, likely.rmw(rng)),
        17 => {
            let action = Action::Rmw { function: Rmw::Exchange, operand: value, used: true };
            on(loc, action, likely.rmw(rng))
        }
        18..20 => {
            let orders = [likely.rmw(rng), likely.load(rng)];
            cas(loc, [rng.u64(..2), rng.u64(1..3)], orders)
        }
        20 => Stmt::Fence(likely.fence(rng)),
        21 => wait(loc, compare, rng.u64(..2), likely.load(rng)),
        22 => swap_when(loc, compare, rng.u64(..2), value, likely.rmw(rng)),
        _ => Stmt::StoreReg { reg: 0, loc, order: likely.store(rng) },
    };
    if let Stmt::On { reg, .. } = &mut stmt {
        *reg = rng.usize(..2);
    }
    stmt
}

fn small(threads: Vec<Vec<Stmt>>, locs: usize) -> Small {
    Small { started: threads.len(), threads, memory: vec![0; locs], undefined: None }
}

fn free(rng: &mut Rng, likely: Likely, sizes: Range<usize>) -> Small {
    let size = rng.usize(sizes);
    let (count, locs) = (if size > 5 { rng.usize(2..4) } else { 2 }, 2 + rng.usize(..4) / 3);
    let mut threads = vec![Vec::new(); count];
    for place in 0..size {
        threads[place % count].push(access(rng, likely, locs));
    }
    small(threads, locs)
}

/// A load, a store or an addition.
fn one(rng: &mut Rng, likely: Likely, loc: usize) -> Stmt {
    match rng.u8(..9) {
        0..4 => load(loc, likely.load(rng)),
        4..8 => store(loc, rng.u64(1..3), likely.store(rng)),
        _ => add(loc, 1, likely.rmw(rng)),
    }
}

/// Two accesses per thread, to this location and the next, perhaps with a fence between them.
fn cycle(rng: &mut Rng, likely: Likely) -> Small {
    let count = rng.usize(2..5);
    let locs = if count == 4 { 2 } else { count };
    let mut thread = |t: usize| {
        // Four threads: two writers and two readers, as far as chance wants it so.
        if count == 4 && t < 2 {
            return vec![one(rng, likely, t)];
        }
        let mut body = vec![one(rng, likely, t % locs)];
        if count < 4 && rng.u8(..3) == 0 {
            body.push(Stmt::Fence(likely.fence(rng)));
        }
        body.push(one(rng, likely, (t + 1) % locs));
        if count == 2 && rng.u8(..3) == 0 {
            body.push(one(rng, likely, t % locs));
        }
        body
    };
    small((0..count).map(&mut thread).collect(), locs)
}

fn sequence(rng: &mut Rng, likely: Likely) -> Small {
    let mut first = vec![store(0, 1, likely.store(rng))];
    if rng.bool() {
        first.push(Stmt::Fence(likely.fence(rng)));
    }
    first.push(store(1, 1, likely.store(rng)));
    if rng.u8(..4) == 0 {
        first.push(store(1, 2, likely.store(rng)));
    }
    let second = vec![match rng.u8(..4) {
        0 => add(1, 1, likely.rmw(rng)),
        1 => cas(1, [1, 2], [likely.rmw(rng), likely.load(rng)]),
        2 => swap_when(1, Compare::Eq, 1, 2, likely.rmw(rng)),
        _ => store(1, 2, likely.store(rng)),
    }];
    let mut third = vec![match rng.u8(..3) {
        0 => wait(1, Compare::Eq, 2, likely.load(rng)),
        1 => cas(1, [rng.u64(..3), 2], [likely.rmw(rng), likely.load(rng)]),
        _ => load(1, likely.load(rng)),
    }];
    if rng.bool() {
        third.push(Stmt::Fence(likely.fence(rng)));
    }
    third.push(load(0, likely.load(rng)));
    small(vec![first, second, third], 2)
}

fn fences(rng: &mut Rng) -> Small {
    let likely = Likely([Relaxed, Relaxed, [AcqRel, Relaxed, SeqCst][rng.usize(..3)], SeqCst]);
    let count = rng.usize(2..4);
    let locs = if count == 2 { 2 } else { rng.usize(2..4) };
    let mut thread = |_| {
        let mut body = Vec::new();
        for place in 0..2 {
            if place == 1 && rng.u8(..5) > 1 || rng.u8(..6) == 0 {
                body.push(Stmt::Fence(SeqCst));
            }
            let loc = rng.usize(..locs);
            body.push(match rng.u8(..7) {
                0..3 => load(loc, likely.load(rng)),
                3..6 => store(loc, rng.u64(1..3), likely.store(rng)),
                _ => add(loc, 1, likely.rmw(rng)),
            });
        }
        if count == 2 {
            body.push(load(rng.usize(..locs), likely.load(rng)));
        }
        body
    };
    small((0..count).map(&mut thread).collect(), locs)
}

/// Among accesses of locations 0 and 1, calls on a mutex, a semaphore, a read-write lock or a barrier,
/// choices and branches.
fn calls(rng: &mut Rng, likely: Likely) -> Small {
    const OBJECT: usize = 2;
    let count = rng.usize(2..4);
    let kind = rng.u8(..7);
    let mut body = |t: usize| {
        let mut body = vec![one(rng, likely, t % 2)];
        if count == 2 || t == 0 {
            body.push(one(rng, likely, (t + 1) % 2));
        }
        let (first, last) = (rng.usize(..=body.len()), body.len());
        let mut around = |at: [usize; 2], actions: [Action; 2]| {
            body.insert(at[1], call(OBJECT, actions[1]));
            body.insert(at[0], call(OBJECT, actions[0]));
        };
        let second = rng.usize(first..=last);
        match (kind, rng.bool()) {
            (0, _) | (1, true) => around([first, second], [Action::Lock, Action::Unlock]),
            (1, false) => {
                // A try-lock tells by the word that it found whether it succeeded.
                around([first, first], [Action::TryLock, Action::Unlock]);
                body.insert(first + 1, Stmt::Unless(0, 0, 1));
            }
            (2, _) => {
                let all = [Action::SemPost, Action::SemWait, Action::SemTryWait];
                body.insert(first, call(OBJECT, all[rng.usize(..3)]));
            }
            (3, true) => around([first, second], [Action::WriteLock, Action::WriteUnlock]),
            (3, false) => around([first, second], [Action::ReadLock, Action::ReadUnlock]),
            (4, _) => {
                let depart = Action::Depart { parties: count as u32, round: 0 };
                around([first, second], [Action::Arrive, depart]);
            }
            (5, _) => {
                body.insert(first, Stmt::Choose(1, 2));
                body.insert(first + 1, Stmt::Unless(1, 1, 1));
            }
            _ => body.insert(1, Stmt::Unless(0, rng.u64(..2), 1)),
        }
        body
    };
    let threads = (0..count).map(&mut body).collect();
    let initial = if kind == 2 { rng.u64(..2) } else { 0 };
    Small { threads, started: count, memory: vec![0, 0, initial], undefined: None }
}

/// The last thread is created by the first one, and perhaps joined.
fn created(rng: &mut Rng, likely: Likely) -> Small {
    let mut program = match rng.u8(..3) {
        0 => free(rng, likely, 4..7),
        1 => sequence(rng, likely),
        _ => cycle(rng, likely),
    };
    program.started -= 1;
    let (child, locs) = (program.started, program.memory.len());
    let first = &mut program.threads[0];
    first.insert(rng.usize(..=first.len()), Stmt::Create(child));
    if rng.bool() {
        first.push(Stmt::Join(child));
        first.push(access(rng, likely, locs));
    }
    program
}

fn plain(rng: &mut Rng, likely: Likely) -> Small {
    let mut program = match rng.u8(..3) {
        0 => free(rng, likely, 3..7),
        1 => sequence(rng, likely),
        _ => cycle(rng, likely),
    };
    // Loads and stores of one location are plain, now and then also a single other one.
    let plain = rng.usize(..program.memory.len());
    for stmt in program.threads.iter_mut().flatten() {
        if let Stmt::On { loc, action: Action::Load | Action::Store(_), orders, .. } = stmt
            && (*loc == plain || rng.u8(..12) == 0)
        {
            *orders = [Plain, Plain];
        }
    }
    program
}

const MUTEX: usize = 2;
const CONDITION: usize = 3;

/// Threads that wait at a condition variable and others that notify it, with accesses of locations 0 and
/// 1 before, between and after.
fn conditions(rng: &mut Rng, likely: Likely) -> Small {
    let waiters = 1 + usize::from(rng.u8(..4) == 0);
    let count = waiters + 1 + usize::from(waiters == 1 && rng.u8(..3) == 0);
    let body = |t| if t < waiters { waiter(rng, likely) } else { notifier(rng, likely) };
    let threads = (0..count).map(body).collect();
    Small { threads, started: count, memory: vec![0; 4], undefined: None }
}

/// With so many chances out of four, an access of location 0 or 1.
fn perhaps(rng: &mut Rng, likely: Likely, chances: u8) -> Option<Stmt> {
    let loc = rng.usize(..2);
    (rng.u8(..4) < chances).then(|| one(rng, likely, loc))
}

fn waiter(rng: &mut Rng, likely: Likely) -> Vec<Stmt> {
    let mut body: Vec<Stmt> = perhaps(rng, likely, 1).into_iter().collect();
    body.extend([call(MUTEX, Action::Lock), call(CONDITION, Action::Enqueue)]);
    body.extend([call(MUTEX, Action::Unlock), call(CONDITION, Action::Wake)]);
    body.push(call(MUTEX, Action::Lock));
    body.extend(perhaps(rng, likely, 2));
    body.push(call(MUTEX, Action::Unlock));
    body.extend(perhaps(rng, likely, 2));
    body
}

/// Who notifies may hold the mutex, or have held it, or neither.
fn notifier(rng: &mut Rng, likely: Likely) -> Vec<Stmt> {
    let before = [perhaps(rng, likely, 3), perhaps(rng, likely, 2)];
    let mut body: Vec<Stmt> = before.into_iter().flatten().collect();
    let notify = [Action::NotifyOne, Action::NotifyAll][rng.usize(..2)];
    let (lock, unlock) = (call(MUTEX, Action::Lock), call(MUTEX, Action::Unlock));
    let at = rng.usize(..=body.len());
    match rng.u8(..6) {
        0..2 => {
            body.insert(at, lock);
            body.extend([call(CONDITION, notify), unlock]);
        }
        2 => {
            body.splice(at..at, [lock, unlock]);
            body.push(call(CONDITION, notify));
        }
        _ => body.push(call(CONDITION, notify)),
    }
    body.extend(perhaps(rng, likely, 2));
    body
}

/// Two or three messages of one handler, posted by one or two threads.
fn messages(rng: &mut Rng, likely: Likely) -> Small {
    const HANDLER: usize = 2;
    let (posters, count) = (rng.usize(1..3), rng.usize(2..4));
    let mut threads: Vec<Vec<Stmt>> = Vec::new();
    for t in 0..posters {
        let accesses = rng.usize(1..3);
        threads.push((0..accesses).map(|k| one(rng, likely, (t + k) % 2)).collect());
    }
    for message in posters..posters + count {
        let poster = &mut threads[rng.usize(..posters)];
        poster.insert(rng.usize(..=poster.len()), Stmt::Post(message));
        let mut body = vec![call(HANDLER, Action::Begin)];
        let accesses = if count == 2 { rng.usize(1..3) } else { 1 };
        body.extend((0..accesses).map(|k| one(rng, likely, (message + k) % 2)));
        body.push(call(HANDLER, Action::End));
        threads.push(body);
    }
    Small { threads, started: posters, memory: vec![0; 3], undefined: None }
}

/// A thread initialises an object and publishes it, once or twice; others use it if they find it there.
/// If somebody says that it was used, the first thread frees it.
fn allocated(rng: &mut Rng, likely: Likely) -> Small {
    const OBJECT: usize = 0;
    const PUBLISHED: usize = 1;
    const USED: usize = 2;
    let plain = |rng: &mut Rng, order| if rng.u8(..4) == 0 { Plain } else { order };
    let order = likely.store(rng);
    let mut first = vec![store(OBJECT, 1, plain(rng, order))];
    if rng.u8(..3) == 0 {
        first.push(Stmt::Fence(likely.fence(rng)));
    }
    first.push(store(PUBLISHED, 1, likely.store(rng)));
    if rng.u8(..3) == 0 {
        first.push(store(OBJECT, 2, likely.store(rng)));
    }
    let users = rng.usize(1..3);
    let frees = users == 1 && rng.bool();
    let mut threads = Vec::new();
    for _ in 0..users {
        let mut then = Vec::new();
        if rng.u8(..3) == 0 {
            then.push(Stmt::Fence(likely.fence(rng)));
        }
        let mut stmt = match rng.u8(..6) {
            0 => wait(OBJECT, Compare::Eq, rng.u64(..3), likely.load(rng)),
            1 => cas(OBJECT, [rng.u64(1..3), 3], [likely.rmw(rng), likely.load(rng)]),
            2 => add(OBJECT, 1, likely.rmw(rng)),
            3 => store(OBJECT, 2, likely.store(rng)),
            _ => load(OBJECT, likely.load(rng)),
        };
        if let Stmt::On { action: Action::Load | Action::Store(_), orders, .. } = &mut stmt {
            *orders = orders.map(|order| plain(rng, order));
        }
        then.push(stmt);
        if frees {
            then.push(store(USED, 1, likely.store(rng)));
        }
        let mut body = vec![load(PUBLISHED, likely.load(rng)), Stmt::Unless(0, 1, then.len())];
        body.extend(then);
        threads.push(body);
    }
    if frees {
        first.push(load(USED, likely.load(rng)));
        let free = on(OBJECT, Action::Free, Plain);
        if rng.u8(..3) == 0 {
            first.extend([Stmt::Unless(0, 1, 2), Stmt::Fence(likely.fence(rng)), free]);
        } else {
            first.extend([Stmt::Unless(0, 1, 1), free]);
        }
    }
    threads.insert(0, first);
    Small { started: threads.len(), threads, memory: vec![0; 3], undefined: Some(OBJECT) }
}
