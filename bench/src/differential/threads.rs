//! Random programs with threads and all synchronisation objects.
//!
//! A program has no data race and cannot deadlock: plain variables are only used under their lock, locks are not nested,
//! a thread waits only for flags that an earlier thread sets in the same phase, and barriers separate phases. So what
//! it does natively is sequentially consistent, and it always ends. Each thread condenses what it sees into a number that
//! it returns, and main prints these and all variables: the final state.

use fastrand::Rng;

/// What all programs have. Natively all threads start together, and `PAUSE` delays one at random.
const HEAD: &str = r"#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdio.h>
#ifdef ROUNDS
static _Thread_local unsigned noise;
static unsigned seed = 1;
static void pause_at_random(void) {
    noise = noise * 1664525u + 1013904223u + (noise ? 0 : seed++);
    unsigned kind = noise >> 28;
    if (kind < 5) sched_yield();
    for (volatile unsigned k = kind < 9 ? 0 : (noise >> 16 & 1023); k; k--) {}
}
#define PAUSE pause_at_random();
static pthread_barrier_t start;
#define START pthread_barrier_wait(&start);
#else
#define ROUNDS 1
#define PAUSE
#define START
#endif
#define SEE(value) (seen = seen * 31 + (unsigned long)(value) + 7)
static atomic_int x0, x1;
static int p0, p1, p2, p3, p4, p5;
static int flag0, flag1;
static pthread_mutex_t m0 = PTHREAD_MUTEX_INITIALIZER, m1, flags = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
static pthread_spinlock_t spin;
static sem_t sem, binary;
static pthread_barrier_t barrier;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static _Thread_local int own = 3;
static void first(void) { p5 = p5 * 2 + 1 + atomic_load(&x1); }
";

const SETUP: &str = r"int main(void) {
    pthread_mutexattr_t recursive;
    pthread_mutexattr_init(&recursive);
    pthread_mutexattr_settype(&recursive, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&m1, &recursive);
    pthread_spin_init(&spin, 0);
    sem_init(&binary, 0, 1);
    pthread_barrier_init(&barrier, 0, THREADS);
    for (int round = 0; round < ROUNDS; round++) {
        sem_init(&sem, 0, 1);
#if ROUNDS > 1
        x0 = x1 = p0 = p1 = p2 = p3 = p4 = p5 = flag0 = flag1 = 0;
        pthread_once_t again = PTHREAD_ONCE_INIT;
        once = again;
        pthread_barrier_init(&start, 0, THREADS);
#endif
        pthread_t t[THREADS];
        void *r[THREADS];
";

const END: &str = r#"        printf("%d %d %d %d %d %d ", x0, x1, p0, p1, p2, p3);
        printf("%d %d %d %d\n", p4, p5, flag0, flag1);
    }
    return 0;
}
"#;

/// How many kinds of statements there are.
const KINDS: u32 = 22;

/// A program that is generated.
#[derive(Debug)]
struct Generator {
    rng: Rng,
    threads: usize,
    /// Which thread sets a flag, and in which phase, for each flag.
    setters: [Option<(usize, usize)>; 2],
    phases: usize,
    /// The kinds of statements: few, so that threads have something in common.
    kinds: Vec<u32>,
}

/// The text of the program with a seed.
pub fn program(seed: u64) -> String {
    let mut rng = Rng::with_seed(seed);
    let threads = rng.usize(2..=3);
    let phases = if rng.u32(..5) == 0 { 2 } else { 1 };
    let kinds = (0..rng.usize(2..=5)).map(|_| rng.u32(..KINDS)).collect();
    Generator { rng, threads, setters: [None; 2], phases, kinds }.program()
}

impl Generator {
    fn program(mut self) -> String {
        for flag in 0..2 {
            if self.rng.u32(..4) == 0 {
                let setter = self.rng.usize(..self.threads - 1);
                self.setters[flag] = Some((setter, self.rng.usize(..self.phases)));
            }
        }
        let mut out = format!("#define THREADS {}\n{HEAD}", self.threads);
        let child = self.rng.u32(..5) == 0;
        if child {
            let body = self.statement();
            out.push_str("static void *child(void *arg) {\n    unsigned long seen = 1;\n");
            out.push_str(&format!(
                "    {body}\n    return (void *)(seen + (unsigned long)arg);\n}}\n"
            ));
        }
        for thread in 0..self.threads {
            let body = self.body(thread, child && thread == 0);
            let head = format!(
                "static void *thread{thread}(void *arg) {{\n    unsigned long seen = 1;\n    START\n"
            );
            out.push_str(&head);
            out.push_str(&body);
            out.push_str("    return (void *)(seen + (unsigned long)arg);\n}\n");
        }
        out + &self.main()
    }

    fn body(&mut self, thread: usize, has_child: bool) -> String {
        let mut out = String::new();
        if has_child {
            out.push_str("    pthread_t made;\n    pthread_create(&made, 0, child, (void *)2);\n");
        }
        for phase in 0..self.phases {
            let least = usize::from(phase == 0);
            let most = if self.threads == 2 && self.phases == 1 { 4 } else { 3 };
            let mut statements: Vec<String> =
                (0..self.rng.usize(least..=most)).map(|_| self.statement()).collect();
            for flag in 0..2 {
                let Some((setter, when)) = self.setters[flag] else { continue };
                let wake = ["signal", "broadcast"][usize::from(self.threads > 2)];
                let at = self.rng.usize(..=statements.len());
                if when == phase && setter == thread {
                    statements.insert(at, set_flag(flag, wake));
                } else if when == phase && setter < thread && self.rng.bool() {
                    statements.insert(at, wait_for_flag(flag));
                }
            }
            for statement in statements {
                out.push_str(&format!("    PAUSE {statement}\n"));
            }
            if phase + 1 < self.phases {
                out.push_str("    pthread_barrier_wait(&barrier);\n");
            }
        }
        if has_child {
            out.push_str("    void *result;\n    pthread_join(made, &result);\n    SEE(result);\n");
        }
        out
    }

    fn statement(&mut self) -> String {
        let (x, k) = (["x0", "x1"][self.rng.usize(..2)], self.rng.i32(1..4));
        let plain = |name: &str| format!("{name} = {name} * 2 + {k}; SEE({name});");
        match self.kinds[self.rng.usize(..self.kinds.len())] {
            0 | 1 => format!("SEE(atomic_load(&{x}));"),
            2 => format!("atomic_store(&{x}, {k});"),
            3 => format!("SEE(atomic_exchange(&{x}, {k}));"),
            4..=6 => self.read_modify_write(x, k),
            7 | 8 => self.compare_and_swap(x, k),
            9 | 10 => section("pthread_mutex_lock(&m0)", &plain("p0"), "pthread_mutex_unlock(&m0)"),
            11 => {
                let inner =
                    section("pthread_mutex_lock(&m1)", &plain("p1"), "pthread_mutex_unlock(&m1)");
                section("pthread_mutex_lock(&m1)", &inner, "pthread_mutex_unlock(&m1)")
            }
            12 => attempt("pthread_mutex_trylock(&m0)", &plain("p0"), "pthread_mutex_unlock(&m0)"),
            13 => section("pthread_rwlock_rdlock(&rw)", "SEE(p2);", "pthread_rwlock_unlock(&rw)"),
            14 => section("pthread_rwlock_wrlock(&rw)", &plain("p2"), "pthread_rwlock_unlock(&rw)"),
            15 if self.rng.bool() => {
                attempt("pthread_rwlock_tryrdlock(&rw)", "SEE(p2);", "pthread_rwlock_unlock(&rw)")
            }
            15 => {
                attempt("pthread_rwlock_trywrlock(&rw)", &plain("p2"), "pthread_rwlock_unlock(&rw)")
            }
            16 => section("pthread_spin_lock(&spin)", &plain("p3"), "pthread_spin_unlock(&spin)"),
            17 => {
                attempt("pthread_spin_trylock(&spin)", &plain("p3"), "pthread_spin_unlock(&spin)")
            }
            18 => section("sem_wait(&binary)", &plain("p4"), "sem_post(&binary)"),
            19 if self.rng.bool() => "sem_post(&sem);".to_string(),
            19 => "SEE(sem_trywait(&sem));".to_string(),
            20 => "pthread_once(&once, first); SEE(p5);".to_string(),
            _ => format!("own += {k}; SEE(own);"),
        }
    }

    fn read_modify_write(&mut self, x: &str, k: i32) -> String {
        let operations = ["fetch_add", "fetch_sub", "fetch_or", "fetch_and", "fetch_xor"];
        let call = format!("atomic_{}(&{x}, {k})", operations[self.rng.usize(..operations.len())]);
        if self.rng.bool() { format!("SEE({call});") } else { format!("{call};") }
    }

    fn compare_and_swap(&mut self, x: &str, k: i32) -> String {
        let expected = self.rng.i32(..3);
        format!(
            "{{ int expected = {expected}; SEE(atomic_compare_exchange_strong(&{x}, &expected, {k})); SEE(expected); }}"
        )
    }

    fn main(&self) -> String {
        let each = |line: &dyn Fn(usize) -> String| (0..self.threads).map(line).collect::<String>();
        let create =
            each(&|t| format!("        pthread_create(&t[{t}], 0, thread{t}, (void *){t});\n"));
        let join = each(&|t| format!("        pthread_join(t[{t}], &r[{t}]);\n"));
        let print = each(&|t| format!("        printf(\"%ld \", (long)r[{t}]);\n"));
        [SETUP, &create, &join, &print, END].concat()
    }
}

/// Something done while a lock is held.
fn section(enter: &str, body: &str, leave: &str) -> String {
    format!("{enter}; PAUSE {body} PAUSE {leave};")
}

/// Something done if a lock can be had at once.
fn attempt(enter: &str, body: &str, leave: &str) -> String {
    format!("if ({enter} == 0) {{ PAUSE {body} {leave}; }} else SEE(-1);")
}

fn set_flag(flag: usize, wake: &str) -> String {
    let body = format!("flag{flag} = 1; pthread_cond_{wake}(&changed);");
    section("pthread_mutex_lock(&flags)", &body, "pthread_mutex_unlock(&flags)")
}

fn wait_for_flag(flag: usize) -> String {
    let body = format!("while (!flag{flag}) pthread_cond_wait(&changed, &flags);");
    section("pthread_mutex_lock(&flags)", &body, "pthread_mutex_unlock(&flags)")
}
