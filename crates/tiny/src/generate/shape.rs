//! The outline of a random program: objects, threads, and who creates whom.

use super::Profile;
use super::profiles::Parameters;
use super::statements::{ThreadBuilder, test};
use crate::ast::{Declaration, ObjectKind, Part, Source, Stmt, Thread, Var};
use crate::check::barrier_users;
use fastrand::Rng;

/// A random program of that profile; it may turn out too large.
pub(super) fn program(profile: Profile, rng: &mut Rng) -> Source {
    let parameters = Parameters::random(profile, rng);
    let mut threads = match profile {
        Profile::Messages => messages(&parameters, rng),
        Profile::Events | Profile::EventsBranching | Profile::EventsMixed => {
            events(&parameters, profile == Profile::EventsBranching, rng)
        }
        _ => threads(&parameters, rng),
    };
    if profile == Profile::Threads || profile == Profile::Mixed && rng.u8(..4) == 0 {
        create_some(&mut threads, rng);
    }
    if profile == Profile::EventsMixed && rng.u8(..3) == 0 {
        create_in_message(&parameters, &mut threads, rng);
    }
    if profile != Profile::Events && rng.u8(..3) == 0 {
        assert_something(&mut threads, rng);
    }
    Source { objects: declarations(&threads, rng), threads }
}

/// A number of operations for each of some threads, all at least 1.
fn lengths(threads: usize, total: usize, rng: &mut Rng) -> Vec<usize> {
    let mut lengths = vec![1; threads];
    for _ in threads..total {
        lengths[rng.usize(..threads)] += 1;
    }
    lengths
}

fn threads(parameters: &Parameters, rng: &mut Rng) -> Vec<Thread> {
    let count = [2, 2, 3, 3, 3, 3, 3, 4, 4][rng.usize(..9)];
    // Two threads have few interleavings.
    let total = rng.usize(parameters.operations.clone()) + usize::from(count == 2);
    let names = ["p", "q", "r", "s"];
    let bodies =
        lengths(count, total, rng).into_iter().map(|n| ThreadBuilder::new(parameters, rng).body(n));
    let named = names.into_iter().zip(bodies);
    named.map(|(name, body)| Thread { name: name.to_string(), handler: None, body }).collect()
}

/// One or two threads, and messages that they or earlier messages post.
fn messages(parameters: &Parameters, rng: &mut Rng) -> Vec<Thread> {
    let plain = if rng.u8(..3) == 0 { 2 } else { 1 };
    let posted = if rng.u8(..3) == 0 { 2 } else { 3 };
    let mut threads = Vec::new();
    for k in 0..plain + posted {
        let length = if k < plain { rng.usize(..3) } else { [1, 1, 1, 2][rng.usize(..4)] };
        let handler = ["h", "h", "k"][rng.usize(..3)].to_string();
        threads.push(Thread {
            name: if k < plain { format!("p{k}") } else { format!("m{}", k - plain) },
            handler: (k >= plain).then_some(handler),
            body: ThreadBuilder::new(parameters, rng).body(length),
        });
    }
    for k in plain..threads.len() {
        // Most are posted by threads: messages in a chain have little to race with.
        let creator = if rng.u8(..4) == 0 { rng.usize(..k) } else { rng.usize(..plain) };
        let thread = threads[k].name.clone();
        let body = &mut threads[creator].body;
        body.insert(rng.usize(..=body.len()), Stmt::Post { thread });
    }
    threads
}

/// One to three threads, which mostly post, and messages on up to three handlers.
fn events(parameters: &Parameters, conditional: bool, rng: &mut Rng) -> Vec<Thread> {
    let plain = [1, 1, 1, 2, 2, 3][rng.usize(..6)];
    let posted = [2, 2, 3, 3, 3, 4][rng.usize(..6)];
    let handlers = &["h", "h", "h", "k", "k", "g"][..[3, 5, 5, 6][rng.usize(..4)]];
    let mut threads = Vec::new();
    for k in 0..plain + posted {
        let length =
            if k < plain { [0, 0, 0, 1][rng.usize(..4)] } else { [1, 1, 2, 2, 3][rng.usize(..5)] };
        let handler = handlers[rng.usize(..handlers.len())].to_string();
        threads.push(Thread {
            name: if k < plain { format!("p{k}") } else { format!("m{}", k - plain) },
            handler: (k >= plain).then_some(handler),
            body: ThreadBuilder::new(parameters, rng).body(length),
        });
    }
    for k in plain..threads.len() {
        let creator = if rng.u8(..3) == 0 { rng.usize(..k) } else { rng.usize(..plain) };
        let thread = threads[k].name.clone();
        let nested = conditional && rng.bool();
        insert_post(&mut threads[creator].body, Stmt::Post { thread }, nested, rng);
    }
    threads
}

/// Inserts a statement somewhere into the body, or into one of its branches if `nested`.
fn insert_post(body: &mut Vec<Stmt>, post: Stmt, nested: bool, rng: &mut Rng) {
    let branches = body.iter_mut().filter_map(|stmt| match stmt {
        Stmt::If { then, otherwise, .. } => Some(if rng.bool() { then } else { otherwise }),
        _ => None,
    });
    match branches.last().filter(|_| nested) {
        Some(branch) => branch.push(post),
        None => {
            let place = rng.usize(..=body.len());
            body.insert(place, post);
        }
    }
}

/// Makes a message create a thread and sometimes join it.
fn create_in_message(parameters: &Parameters, threads: &mut Vec<Thread>, rng: &mut Rng) {
    let messages: Vec<usize> =
        (0..threads.len()).filter(|&k| threads[k].handler.is_some()).collect();
    let body = ThreadBuilder::new(parameters, rng).body(1);
    let creator = &mut threads[messages[rng.usize(..messages.len())]].body;
    let thread = "t".to_string();
    let place = rng.usize(..=creator.len());
    creator.insert(place, Stmt::Spawn { thread: thread.clone() });
    if rng.bool() {
        let join = rng.usize(place + 1..=creator.len());
        creator.insert(join, Stmt::Join { thread: thread.clone() });
    }
    threads.push(Thread { name: thread, handler: None, body });
}

/// Makes earlier threads create later ones, which are joined by their creator or by another thread.
fn create_some(threads: &mut [Thread], rng: &mut Rng) {
    for k in 1..threads.len() {
        if rng.u8(..4) == 0 {
            continue;
        }
        let creator = rng.usize(..k);
        let thread = threads[k].name.clone();
        let body = &mut threads[creator].body;
        let place = rng.usize(..=body.len().min(2));
        body.insert(place, Stmt::Spawn { thread: thread.clone() });
        match rng.u8(..8) {
            0..4 => {
                let join = rng.usize(place + 1..=body.len());
                body.insert(join, Stmt::Join { thread });
            }
            // Sometimes another thread than the creator joins, and then they may wait for each
            // other.
            4 => {
                let body = &mut threads[rng.usize(..k)].body;
                body.insert(rng.usize(..=body.len()), Stmt::Join { thread });
            }
            _ => {}
        }
    }
}

/// Appends an assertion that may or may not hold to a thread that has a register.
fn assert_something(threads: &mut [Thread], rng: &mut Rng) {
    let body = &mut threads[rng.usize(..threads.len())].body;
    if let Some(register) = body.iter().rev().find_map(Stmt::into) {
        let test = test(register, rng);
        body.push(Stmt::Assert(test));
    }
}

/// The objects that are used.
fn declarations(threads: &[Thread], rng: &mut Rng) -> Vec<Declaration> {
    let mut used: Vec<(ObjectKind, String)> = Vec::new();
    let mut note = |kind, name: &str| {
        if !used.iter().any(|(_, other)| other == name) {
            used.push((kind, name.to_string()));
        }
    };
    for thread in threads {
        thread.handler.iter().for_each(|handler| note(ObjectKind::Handler, handler));
        thread.walk(&mut |stmt| match stmt {
            Stmt::Store { to: on, .. }
            | Stmt::Load { from: on, .. }
            | Stmt::Rmw { on, .. }
            | Stmt::Cas { on, .. }
            | Stmt::Await { on, .. }
            | Stmt::ExchangeAwait { on, .. } => note(ObjectKind::Shared, &on.name),
            Stmt::Call { call, on, .. } => note(call.meaning().1, on),
            Stmt::Wait { on, mutex } => {
                note(ObjectKind::Condvar, on);
                note(ObjectKind::Mutex, mutex);
            }
            Stmt::Barrier { on } => note(ObjectKind::Barrier, on),
            _ => {}
        });
    }
    used.sort_by(|(kind, name), (other, next)| (*kind as u8, name).cmp(&(*other as u8, next)));
    let declare = |(kind, name): (ObjectKind, String)| {
        let value = match kind {
            ObjectKind::Shared => i64::from(rng.u8(..5) == 0),
            ObjectKind::Semaphore => rng.i64(0..2),
            // Occasionally one party too many, so that no thread ever leaves.
            ObjectKind::Barrier => {
                barrier_users(threads, &name) as i64 + i64::from(rng.u8(..8) == 0)
            }
            _ => 0,
        };
        Declaration { kind, name, value }
    };
    used.into_iter().map(declare).collect()
}

/// A variable, or with a probability of `halves` per cent half of one.
pub(super) fn var(name: &str, halves: u8, rng: &mut Rng) -> Var {
    let part = match rng.u8(..100) {
        roll if roll >= halves => Part::Whole,
        roll if roll % 2 == 0 => Part::Low,
        _ => Part::High,
    };
    Var { name: name.to_string(), part }
}
