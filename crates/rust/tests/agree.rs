//! Random programs of the tiny language, run as closures, have the same classes as the tiny programs.
//!
//! A program is interpreted by code that uses the types of this crate. The enumeration of the tiny
//! program's interleavings says how many classes there are and how they end.

use mazurka_agree::truth;
use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{End, Execution, Limits};
use mazurka_rust::sync::atomic::{AtomicU64, Ordering::SeqCst, fence};
use mazurka_rust::sync::{
    Barrier, Condvar, Mutex, MutexGuard, RwLock, RwLockReadGuard, RwLockWriteGuard,
};
use mazurka_rust::{Closure, NativeRun, assume, nondet, thread};
use mazurka_tiny::ast::{
    Atom, Call, Expr, ObjectKind, Part, Relation, Source, Stmt, Test, Thread, Var,
};
use mazurka_tiny::{Profile, Tiny, generate};
use mazurka_trace::Rmw;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Arc;

// The library installs the allocator that names objects.
use mazurka as _;

/// Whether the program does what Rust has no words for.
static MISUSED: std::sync::atomic::AtomicBool = std::sync::atomic::AtomicBool::new(false);

/// What the threads share.
struct Objects {
    words: BTreeMap<String, AtomicU64>,
    mutexes: BTreeMap<String, Mutex<()>>,
    locks: BTreeMap<String, RwLock<()>>,
    conditions: BTreeMap<String, Condvar>,
    barriers: BTreeMap<String, Barrier>,
}

impl Objects {
    fn new(source: &Source) -> Objects {
        let of = |kind: ObjectKind| source.objects.iter().filter(move |object| object.kind == kind);
        let named = |kind| of(kind).map(|object| object.name.clone());
        let word =
            |d: &mazurka_tiny::ast::Declaration| (d.name.clone(), AtomicU64::new(d.value as u64));
        let barrier =
            |d: &mazurka_tiny::ast::Declaration| (d.name.clone(), Barrier::new(d.value as usize));
        Objects {
            words: of(ObjectKind::Shared).map(word).collect(),
            mutexes: named(ObjectKind::Mutex).map(|name| (name, Mutex::new(()))).collect(),
            locks: named(ObjectKind::RwLock).map(|name| (name, RwLock::new(()))).collect(),
            conditions: named(ObjectKind::Condvar).map(|name| (name, Condvar::new())).collect(),
            barriers: of(ObjectKind::Barrier).map(barrier).collect(),
        }
    }
}

/// What a thread holds and knows.
struct Interpreter<'a> {
    source: &'a Arc<Source>,
    objects: &'a Arc<Objects>,
    registers: BTreeMap<String, u64>,
    mutexes: BTreeMap<String, MutexGuard<'a, ()>>,
    readers: Vec<(String, RwLockReadGuard<'a, ()>)>,
    writers: BTreeMap<String, RwLockWriteGuard<'a, ()>>,
    threads: BTreeMap<String, thread::JoinHandle<()>>,
}

fn start(source: &Arc<Source>, objects: &Arc<Objects>, name: &str) -> thread::JoinHandle<()> {
    let (source, objects, name) = (source.clone(), objects.clone(), name.to_string());
    thread::spawn(move || {
        let code = source.threads.iter().find(|thread| thread.name == name).expect("it is there");
        let mut interpreter = Interpreter {
            source: &source,
            objects: &objects,
            registers: BTreeMap::new(),
            mutexes: BTreeMap::new(),
            readers: Vec::new(),
            writers: BTreeMap::new(),
            threads: BTreeMap::new(),
        };
        interpreter.run(&code.body);
        interpreter.keep_locks();
    })
}

impl Interpreter<'_> {
    fn run(&mut self, body: &[Stmt]) {
        body.iter().for_each(|stmt| self.step(stmt));
    }

    /// In the tiny language a thread that ends keeps its locks.
    fn keep_locks(&mut self) {
        std::mem::forget(std::mem::take(&mut self.mutexes));
        std::mem::forget(std::mem::take(&mut self.readers));
        std::mem::forget(std::mem::take(&mut self.writers));
    }

    /// In Rust nobody unlocks what they do not have: programs that do are not compared.
    fn misuse(&self) -> ! {
        MISUSED.store(true, SeqCst);
        loop {
            assume(false);
        }
    }

    fn atom(&self, atom: &Atom) -> u64 {
        match atom {
            Atom::Register(name) => self.registers.get(name).copied().unwrap_or(0),
            Atom::Constant(value) => *value as u64,
        }
    }

    fn value(&self, expr: &Expr) -> u64 {
        match expr {
            Expr::Atom(atom) => self.atom(atom),
            Expr::Binary(left, arith, right) => arith.compute(self.atom(left), self.atom(right)),
        }
    }

    fn holds(&self, test: &Test) -> bool {
        let (left, right) = (self.value(&test.left) as i64, self.atom(&test.right) as i64);
        match test.relation {
            Relation::Eq => left == right,
            Relation::Ne => left != right,
            Relation::Lt => left < right,
            Relation::Le => left <= right,
            Relation::Gt => left > right,
            Relation::Ge => left >= right,
        }
    }

    fn set(&mut self, into: Option<&String>, value: u64) {
        if let Some(name) = into {
            self.registers.insert(name.clone(), value);
        }
    }

    fn step(&mut self, stmt: &Stmt) {
        let objects = self.objects;
        let word = |var: &Var| &objects.words[&var.name];
        match stmt {
            Stmt::Store { to, value } => word(to).store(self.value(value), SeqCst),
            Stmt::Load { into, from } => self.set(Some(into), word(from).load(SeqCst)),
            Stmt::Let { into, value } => self.set(Some(into), self.value(value)),
            Stmt::Rmw { into, function, on, operand } => {
                let old = modify(word(on), *function, self.atom(operand));
                self.set(into.as_ref(), old);
            }
            Stmt::Cas { into, on, expected, desired } => {
                let (expected, desired) = (self.atom(expected), self.atom(desired));
                let done = word(on).compare_exchange(expected, desired, SeqCst, SeqCst);
                self.set(into.as_ref(), u64::from(done.is_ok()));
            }
            Stmt::Call { into, call, on } => {
                let done = self.call(*call, on);
                self.set(into.as_ref(), u64::from(done));
            }
            Stmt::Wait { on, mutex } => {
                let guard = self.mutexes.remove(mutex);
                let guard = guard.unwrap_or_else(|| self.misuse());
                let guard = objects.conditions[on].wait(guard).expect("nobody panics");
                self.mutexes.insert(mutex.clone(), guard);
            }
            Stmt::Barrier { on } => {
                objects.barriers[on].wait();
            }
            Stmt::Spawn { thread } => {
                let handle = start(self.source, objects, thread);
                self.threads.insert(thread.clone(), handle);
            }
            Stmt::Join { thread } => {
                let handle = self.threads.remove(thread).expect("it was created here");
                handle.join().expect("a thread that panics does not end");
            }
            Stmt::Choose { into, below } => self.set(Some(into), u64::from(nondet(*below))),
            Stmt::Fence => fence(SeqCst),
            Stmt::Assume(test) => assume(self.holds(test)),
            Stmt::Assert(test) => {
                if !self.holds(test) {
                    self.keep_locks();
                    panic!("an assertion fails");
                }
            }
            Stmt::If { test, then, otherwise } => {
                self.run(if self.holds(test) { then } else { otherwise });
            }
            Stmt::Await { .. } | Stmt::ExchangeAwait { .. } | Stmt::Post { .. } => {
                unreachable!("such programs are left out")
            }
        }
    }

    fn call(&mut self, call: Call, on: &str) -> bool {
        let objects = self.objects;
        let name = on.to_string();
        match call {
            Call::Lock => drop(self.mutexes.insert(name, objects.mutexes[on].lock().unwrap())),
            Call::TryLock => {
                let Ok(guard) = objects.mutexes[on].try_lock() else { return false };
                self.mutexes.insert(name, guard);
            }
            Call::Unlock => {
                drop(self.mutexes.remove(on).unwrap_or_else(|| self.misuse()));
            }
            Call::ReadLock => self.readers.push((name, objects.locks[on].read().unwrap())),
            Call::TryReadLock => {
                let Ok(guard) = objects.locks[on].try_read() else { return false };
                self.readers.push((name, guard));
            }
            Call::WriteLock => drop(self.writers.insert(name, objects.locks[on].write().unwrap())),
            Call::TryWriteLock => {
                let Ok(guard) = objects.locks[on].try_write() else { return false };
                self.writers.insert(name, guard);
            }
            Call::ReadUnlock => {
                let at = self.readers.iter().position(|(other, _)| other == on);
                drop(self.readers.remove(at.unwrap_or_else(|| self.misuse())));
            }
            Call::WriteUnlock => {
                drop(self.writers.remove(on).unwrap_or_else(|| self.misuse()));
            }
            Call::NotifyOne => objects.conditions[on].notify_one(),
            Call::NotifyAll => objects.conditions[on].notify_all(),
            Call::SemWait | Call::SemTryWait | Call::SemPost => {
                unreachable!("such programs are left out")
            }
        }
        true
    }
}

fn modify(word: &AtomicU64, function: Rmw, operand: u64) -> u64 {
    // Signed maxima and minima are those of a signed type in the same place.
    let signed = || {
        // SAFETY: both types have the same layout, and the word is there.
        unsafe { mazurka_rust::sync::atomic::AtomicI64::from_ptr(word.as_ptr().cast()) }
    };
    match function {
        Rmw::Exchange => word.swap(operand, SeqCst),
        Rmw::Add => word.fetch_add(operand, SeqCst),
        Rmw::And => word.fetch_and(operand, SeqCst),
        Rmw::Or => word.fetch_or(operand, SeqCst),
        Rmw::Xor => word.fetch_xor(operand, SeqCst),
        Rmw::Nand => word.fetch_nand(operand, SeqCst),
        Rmw::Max => signed().fetch_max(operand as i64, SeqCst) as u64,
        Rmw::Min => signed().fetch_min(operand as i64, SeqCst) as u64,
        Rmw::UMax => word.fetch_max(operand, SeqCst),
        Rmw::UMin => word.fetch_min(operand, SeqCst),
    }
}

/// The program with the results of all read-modify-writes used: Rust cannot tell that one is not.
fn with_results(mut source: Source) -> Source {
    fn use_all(body: &mut [Stmt]) {
        for stmt in body {
            match stmt {
                Stmt::Rmw { into, .. } => {
                    into.get_or_insert_with(|| "old".to_string());
                }
                Stmt::If { then, otherwise, .. } => {
                    use_all(then);
                    use_all(otherwise);
                }
                _ => {}
            }
        }
    }
    source.threads.iter_mut().for_each(|thread| use_all(&mut thread.body));
    source
}

/// Whether Rust can say the same.
fn is_rust(source: &Source) -> bool {
    let mut users: BTreeMap<&String, i64> = BTreeMap::new();
    for thread in &source.threads {
        let mut barriers: Vec<&String> = Vec::new();
        thread.walk(&mut |stmt| {
            if let Stmt::Barrier { on } = stmt
                && !barriers.contains(&on)
            {
                barriers.push(on);
            }
        });
        barriers.into_iter().for_each(|on| *users.entry(on).or_default() += 1);
    }
    // Where more threads use a barrier than meet, Rust orders their arrivals.
    let parties = |name: &String| source.objects.iter().find(|o| o.name == *name).map(|o| o.value);
    let fits = users.iter().all(|(name, count)| parties(name).is_some_and(|most| *count <= most));
    fits && source.threads.iter().all(is_rust_thread)
}

fn is_rust_thread(thread: &Thread) -> bool {
    let (mut can, mut created, mut joined) = (thread.handler.is_none(), Vec::new(), Vec::new());
    let whole = |var: &Var| var.part == Part::Whole;
    for stmt in &thread.body {
        let nested = matches!(stmt, Stmt::If { .. });
        stmt.walk(&mut |stmt| match stmt {
            Stmt::Store { to: var, .. }
            | Stmt::Load { from: var, .. }
            | Stmt::Rmw { on: var, .. }
            | Stmt::Cas { on: var, .. } => can &= whole(var),
            Stmt::Await { .. } | Stmt::ExchangeAwait { .. } | Stmt::Post { .. } => can = false,
            Stmt::Spawn { thread } => {
                can &= !nested && !created.contains(&thread);
                created.push(thread);
            }
            Stmt::Join { thread } => {
                can &= !nested && created.contains(&thread) && !joined.contains(&thread);
                joined.push(thread);
            }
            Stmt::Call { call: Call::SemWait | Call::SemTryWait | Call::SemPost, .. } => {
                can = false
            }
            _ => {}
        });
    }
    can
}

type Ends = BTreeMap<End, u64>;

fn ends_of(program: &Closure, algorithm: Algorithm) -> (Ends, u64) {
    let mut ends = Ends::new();
    let mut observer = |_: &Execution, _: &NativeRun, end: End| {
        *ends.entry(end).or_default() += 1;
        ControlFlow::Continue(())
    };
    let outcome = algorithm.explore(program, Policy::Quiet, Limits::default(), &mut observer);
    assert!(outcome.limits_hit.is_empty() && !outcome.gave_up);
    (ends, outcome.explored.redundant)
}

#[test]
fn closures_have_the_classes_of_tiny_programs() {
    let wanted = std::env::var("MAZURKA_AGREE_RUST").ok().and_then(|text| text.parse().ok());
    let wanted: u64 = wanted.unwrap_or(200);
    use Profile::*;
    let (mut compared, mut classes) = (0, 0);
    for profile in [ReadWrite, Rmw, Locks, Sync, Mixed, Branches, Threads] {
        let mut here = 0;
        for seed in 0.. {
            if here == wanted || seed == 200 * wanted {
                break;
            }
            let program = generate(profile, &mut fastrand::Rng::with_seed(seed));
            let source = with_results(program.source().clone());
            if !is_rust(&source) {
                continue;
            }
            let Ok(program) = Tiny::new(source.clone()) else { continue };
            let Ok(Some(truth)) = truth(&program, 1_000) else { continue };
            let mut expected = Ends::new();
            truth.classes.values().for_each(|e| *expected.entry(e.end).or_default() += 1);
            let created: Vec<String> = {
                let mut created = Vec::new();
                let mut note = |stmt: &Stmt| created.extend(stmt.creates().map(str::to_string));
                source.threads.iter().for_each(|thread| thread.walk(&mut note));
                created
            };
            let source = Arc::new(source);
            let closure = Closure::new(move || {
                let objects = Arc::new(Objects::new(&source));
                let first = source.threads.iter().filter(|t| !created.contains(&t.name));
                for thread in first {
                    start(&source, &objects, &thread.name);
                }
            });
            MISUSED.store(false, SeqCst);
            for algorithm in [Algorithm::Pop, Algorithm::Optimal] {
                let found = ends_of(&closure, algorithm);
                if MISUSED.load(SeqCst) {
                    continue;
                }
                assert_eq!(
                    found,
                    (expected.clone(), 0),
                    "{algorithm} {profile:?} {seed}\n{program}"
                );
            }
            if !MISUSED.load(SeqCst) {
                here += 1;
                classes += truth.classes.len();
            }
        }
        println!("{profile:?}: {here} programs");
        compared += here;
    }
    println!("{compared} programs with {classes} classes");
    assert!(compared >= 4 * wanted, "too few programs fit: {compared}");
}
