//! A generated set of litmus programs in C: every algorithm has the verdicts and counts of the
//! enumeration, and sees the same data races.
//!
//! Many programs are one file for clang; each is then cut out of the IR.

mod support;

use mazurka_agree::{Algorithm, Policy, truth};
use mazurka_engine::{DataRaces, End, Execution, Limits};
use mazurka_interp::{CompileOptions, Compiled, CompiledRun, States};
use std::ops::ControlFlow;

/// Programs in one file for clang.
const BATCH: usize = 300;

const HEAD: &str = "#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
";

/// What the threads of program N share; `$` stands for N.
const SHARED: &str = "atomic_long x$, y$; long u$;
pthread_mutex_t m$, n$; pthread_rwlock_t w$; sem_t s$; pthread_cond_t c$;
pthread_spinlock_t l$; pthread_barrier_t b$; pthread_once_t o$;
static void once$(void) { u$ = u$ + 1; }
";

/// Accesses to memory; `r` is what the thread saw.
const ACCESSES: [&str; 14] = [
    "x$ = 1;",
    "r = 3 * r + x$;",
    "y$ = 1;",
    "r = 3 * r + y$;",
    "r = 3 * r + atomic_fetch_add(&x$, 1);",
    "{ long e = 0; r = 3 * r + atomic_compare_exchange_strong(&x$, &e, 2); }",
    "(void)atomic_fetch_add(&x$, 1);",
    "r = 3 * r + atomic_exchange(&y$, 2);",
    "u$ = 1;",
    "r = 3 * r + u$;",
    "atomic_store_explicit(&x$, 1, memory_order_release);",
    "r = 3 * r + atomic_load_explicit(&x$, memory_order_acquire);",
    "atomic_store_explicit(&y$, 1, memory_order_relaxed);",
    "r = 3 * r + atomic_load_explicit(&y$, memory_order_relaxed);",
];

/// How many of them make up the first family, which is complete.
const FIRST: usize = 6;

/// Threads that use synchronisation objects. The barrier is for as many as come to it.
const BODIES: [&str; 16] = [
    "pthread_mutex_lock(&m$); u$ = u$ + 1; pthread_mutex_unlock(&m$);",
    "pthread_mutex_lock(&m$); pthread_mutex_lock(&n$); pthread_mutex_unlock(&n$); pthread_mutex_unlock(&m$);",
    "pthread_mutex_lock(&n$); pthread_mutex_lock(&m$); pthread_mutex_unlock(&m$); pthread_mutex_unlock(&n$);",
    "if (pthread_mutex_trylock(&m$) == 0) { r = u$; pthread_mutex_unlock(&m$); }",
    "pthread_mutex_lock(&m$); if (!u$) pthread_cond_wait(&c$, &m$); r = u$; pthread_mutex_unlock(&m$);",
    "pthread_mutex_lock(&m$); u$ = 1; pthread_cond_signal(&c$); pthread_mutex_unlock(&m$);",
    "u$ = 1; pthread_cond_broadcast(&c$);",
    "pthread_rwlock_rdlock(&w$); r = u$; pthread_rwlock_unlock(&w$);",
    "pthread_rwlock_wrlock(&w$); u$ = 1; pthread_rwlock_unlock(&w$);",
    "if (pthread_rwlock_trywrlock(&w$) == 0) { u$ = 2; pthread_rwlock_unlock(&w$); }",
    "sem_wait(&s$); r = u$; ",
    "u$ = 1; sem_post(&s$);",
    "if (sem_trywait(&s$) == 0) u$ = 2;",
    "pthread_once(&o$, once$); r = u$;",
    "pthread_spin_lock(&l$); u$ = u$ + 1; pthread_spin_unlock(&l$);",
    "u$ = 1; pthread_barrier_wait(&b$); r = u$;",
];

const BARRIER: usize = BODIES.len() - 1;

/// A program: what its threads do, and the outcome that it says cannot be.
struct Litmus {
    threads: Vec<String>,
    parties: usize,
    forbidden: u64,
}

impl Litmus {
    /// The program in C, with numbered names.
    fn print(&self, number: usize) -> String {
        let mut text = SHARED.to_string();
        for (k, body) in self.threads.iter().enumerate() {
            text += &format!(
                "static void *t{k}$(void *a) {{ long r = 0; {body} return (void *)r; }}\n"
            );
        }
        text += "int main$(void) {\n  pthread_t t[3]; void *r; long sum = 0;\n";
        if self.parties > 0 {
            text += &format!("  pthread_barrier_init(&b$, 0, {});\n", self.parties);
        }
        text += "  sem_init(&s$, 0, 0);\n";
        for k in 0..self.threads.len() {
            text += &format!("  pthread_create(&t[{k}], 0, t{k}$, 0);\n");
        }
        for k in 0..self.threads.len() {
            text += &format!("  pthread_join(t[{k}], &r); sum = 5 * sum + (long)r;\n");
        }
        text += &format!("  assert(sum != {}); return 0;\n}}\n", self.forbidden);
        text.replace('$', &format!("_{number}_"))
    }
}

/// Two threads with two accesses each: all of a small alphabet, and some of a large one.
fn memory() -> Vec<Litmus> {
    let count = ACCESSES.len();
    let body = |k: usize| format!("{} {}", ACCESSES[k / count], ACCESSES[k % count]);
    let small = |k: &usize| k / count < FIRST && k % count < FIRST;
    let bodies: Vec<usize> = (0..count * count).filter(small).collect();
    let mut pairs: Vec<(usize, usize)> = Vec::new();
    for &a in &bodies {
        pairs.extend(bodies.iter().filter(|&&b| a <= b).map(|&b| (a, b)));
    }
    let mut rng = fastrand::Rng::with_seed(1);
    // Half of the accesses are plain or weak ones, which stand last.
    let mut access = || if rng.bool() { rng.usize(8..count) } else { rng.usize(..count) };
    let mut body_of = || access() * count + access();
    pairs.extend((0..400).map(|_| (body_of(), body_of())));
    let forbidden = |k: usize| [0, 1, 3, 5, 6, 15, 20][k % 7];
    let litmus = |(k, (a, b))| {
        let threads = vec![body(a), body(b)];
        Litmus { threads, parties: 0, forbidden: forbidden(k) }
    };
    pairs.into_iter().enumerate().map(litmus).collect()
}

/// Two or three threads with synchronisation objects, in all combinations.
fn objects() -> Vec<Litmus> {
    let mut all: Vec<Vec<usize>> = Vec::new();
    for a in 0..BODIES.len() {
        for b in a..BODIES.len() {
            all.push(vec![a, b]);
            all.extend((b..BODIES.len()).map(|c| vec![a, b, c]));
        }
    }
    let litmus = |(k, bodies): (usize, Vec<usize>)| Litmus {
        threads: bodies.iter().map(|&body| BODIES[body].to_string()).collect(),
        parties: bodies.iter().filter(|&&body| body == BARRIER).count(),
        forbidden: (k % 3) as u64,
    };
    all.into_iter().enumerate().map(litmus).collect()
}

/// The IR of one program of many: other programs' functions and variables are left out.
fn cut(ir: &str, number: usize) -> String {
    let marker = format!("_{number}_");
    let mut inside = false;
    let mut text = String::new();
    for line in ir.lines() {
        let begins = line.starts_with("define ") || line.starts_with('@');
        if begins && !line.starts_with("@.str") && !line.starts_with("@__PRETTY") {
            let name = line.split('@').nth(1).unwrap_or_default();
            let name = name.split(['(', ' ']).next().unwrap_or_default();
            inside = !name.ends_with(&marker);
        }
        if !inside {
            text += line;
            text.push('\n');
        }
        if line == "}" || line.starts_with('@') {
            inside = false;
        }
    }
    text.replace(&format!("@main{marker}"), "@main")
}

/// What an algorithm has to say about a program.
#[derive(Debug, PartialEq, Eq)]
struct Summary {
    explored: u64,
    violations: u64,
    blocked: u64,
    racy: bool,
}

fn summary(program: &Compiled, algorithm: Algorithm) -> Summary {
    let mut races = DataRaces::default();
    let (mut violations, mut blocked, mut racy) = (0, 0, false);
    let mut observer = |e: &Execution, run: &CompiledRun, end: End| {
        violations += u64::from(end == End::Violation);
        blocked += u64::from(end == End::Deadlock);
        racy |= !races.look(e, run).is_empty();
        ControlFlow::Continue(())
    };
    let outcome = algorithm.explore(program, Policy::Lowest, Limits::default(), &mut observer);
    let explored = outcome.explored.executions - outcome.explored.redundant;
    Summary { explored, violations, blocked, racy }
}

/// What has been compared.
#[derive(Debug, Default)]
struct Tally {
    programs: usize,
    enumerated: usize,
    failing: usize,
    racy: usize,
}

fn compare(program: &Compiled, text: &str, tally: &mut Tally) {
    let optimal = summary(program, Algorithm::Optimal);
    if let Some(found) = truth(program, 2000).unwrap_or_else(|why| panic!("{why}\n{text}")) {
        tally.enumerated += 1;
        assert_eq!(found.classes.len() as u64, optimal.explored, "{text}");
        let violations = found.classes.values().filter(|class| class.end == End::Violation);
        assert_eq!(violations.count() as u64, optimal.violations, "{text}");
        for algorithm in mazurka_agree::reducing() {
            if let Err(why) = mazurka_agree::check(program, &found, algorithm, Policy::Lowest) {
                panic!("{algorithm}: {why}\n{text}");
            }
        }
        assert_eq!(summary(program, Algorithm::Naive).racy, optimal.racy, "{text}");
    }
    for algorithm in [Algorithm::Source, Algorithm::Pop] {
        assert_eq!(summary(program, algorithm), optimal, "{algorithm}\n{text}");
    }
    tally.programs += 1;
    tally.failing += usize::from(optimal.violations > 0);
    tally.racy += usize::from(optimal.racy);
}

fn compare_all(programs: &[Litmus]) -> Tally {
    let mut tally = Tally::default();
    for batch in programs.chunks(BATCH) {
        let texts: Vec<String> = batch.iter().enumerate().map(|(k, p)| p.print(k)).collect();
        let ir = support::compile(&format!("{HEAD}{}", texts.concat()));
        for (number, text) in texts.iter().enumerate() {
            let options =
                CompileOptions { fences: true, states: States::Known, ..CompileOptions::default() };
            match Compiled::new("litmus", &cut(&ir, number), options) {
                Ok(program) => {
                    compare(&program, text, &mut tally);
                    let ir = cut(&ir, number);
                    let cached = support::with_transition_cache("litmus", &ir, options, 300);
                    let known = cached.map(|program| summary(&program, Algorithm::Pop));
                    assert_eq!(known, Some(summary(&program, Algorithm::Pop)), "{text}");
                }
                Err(refusals) => panic!("{refusals:?}\n{text}"),
            }
        }
    }
    tally
}

#[test]
fn two_threads_with_two_accesses_each() {
    let tally = compare_all(&memory());
    assert!(tally.programs > 1000 && tally.enumerated == tally.programs, "{tally:?}");
    assert!(tally.failing > 100 && tally.racy > 50, "{tally:?}");
}

#[test]
fn two_or_three_threads_with_synchronisation_objects() {
    let tally = compare_all(&objects());
    assert!(tally.programs > 900 && tally.enumerated > 350, "{tally:?}");
    assert!(tally.failing > 100 && tally.racy > 100, "{tally:?}");
}
