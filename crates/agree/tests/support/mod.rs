//! Programs whose threads have other numbers in every exploration, and whose variables have other addresses in every
//! run.

use mazurka_engine::{Fault, Pending, Program, Run};
use mazurka_tiny::{Tiny, TinyRun};
use mazurka_trace::{Object, Op, ThreadId};
use std::cell::RefCell;
use std::sync::atomic::{AtomicU64, Ordering};

/// A program whose threads are numbered in the order in which an exploration first sees them.
pub(crate) struct Renumbered(pub(crate) Tiny);

/// Its run.
pub(crate) struct RenumberedRun {
    run: TinyRun,
    /// The thread of the program for each number.
    threads: RefCell<Vec<ThreadId>>,
    /// Says where variables lie.
    number: u64,
}

/// How many places there are for variables: a prime, so that no two variables get the same.
const PLACES: u64 = 1009;

impl RenumberedRun {
    /// Where an object lies in this run. Variables have eight bytes.
    fn placed(&self, object: Object) -> Object {
        if object == Object::EVERYTHING {
            return object;
        }
        let place = object.address / 8 * (self.number % (PLACES - 1) + 1) % PLACES;
        Object::new((place << 32) + object.address % 8, object.size)
    }

    fn inner(&self, thread: ThreadId) -> Option<ThreadId> {
        self.threads.borrow().get(thread.index()).copied()
    }

    fn outer(&self, inner: ThreadId) -> ThreadId {
        let mut threads = self.threads.borrow_mut();
        let known = threads.iter().position(|&thread| thread == inner);
        let number = known.unwrap_or_else(|| {
            threads.push(inner);
            threads.len() - 1
        });
        ThreadId(number as u32)
    }
}

impl Program for Renumbered {
    type Run = RenumberedRun;

    fn start(&self) -> RenumberedRun {
        let run = self.0.start();
        let started = |&thread: &ThreadId| run.pending(thread) != Pending::Unborn;
        let threads = (0..).map(ThreadId).take_while(started).collect();
        static RUNS: AtomicU64 = AtomicU64::new(0);
        let number = RUNS.fetch_add(1, Ordering::Relaxed);
        RenumberedRun { run, threads: RefCell::new(threads), number }
    }
}

impl Run for RenumberedRun {
    fn pending(&self, thread: ThreadId) -> Pending {
        let Some(inner) = self.inner(thread) else { return Pending::Unborn };
        let pending = self.run.pending(inner);
        let Pending::Op { op, enabled, word } = pending else { return pending };
        let op = match op {
            Op::Spawn(child) => Op::Spawn(self.outer(child)),
            Op::Join(child) => Op::Join(self.outer(child)),
            Op::Post(child) => Op::Post(self.outer(child)),
            Op::On(object, action) => Op::On(self.placed(object), action),
            other => other,
        };
        Pending::Op { op, enabled, word }
    }

    fn step(&mut self, thread: ThreadId, alternative: u32) -> u64 {
        match self.inner(thread) {
            Some(inner) => self.run.step(inner, alternative),
            None => unreachable!("only threads that exist make steps"),
        }
    }

    fn move_to(&mut self, position: usize) {
        self.run.move_to(position);
    }

    fn violation(&self, thread: ThreadId) -> Fault {
        self.run.violation(self.inner(thread).unwrap_or(thread))
    }

    fn name(&self, thread: ThreadId) -> u64 {
        self.inner(thread).map_or(0, |inner| self.run.name(inner))
    }

    fn address_name(&self, address: u64) -> (u64, u64) {
        // The inverse of what `placed` multiplies by.
        let factor = self.number % (PLACES - 1) + 1;
        let inverse = (1..PLACES).find(|n| n * factor % PLACES == 1).expect("it is a prime");
        ((address >> 32) * inverse % PLACES, address & 7)
    }

    fn fingerprint(&self) -> Option<u128> {
        self.run.fingerprint()
    }

    fn resumed(&self) -> Option<RenumberedRun> {
        let threads = self.threads.clone();
        self.run.resumed().map(|run| RenumberedRun { run, threads, number: self.number })
    }
}
