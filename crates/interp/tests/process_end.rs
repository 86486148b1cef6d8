//! Random C programs in which the process ends while threads are running.
//!
//! The other threads go on after an exit, since it may come as late as one likes. Here each program is
//! compared with another one in which they do not: there an exit sets a flag, and every other operation
//! looks at it first, in one step. Both must reach a failing assertion, or both not.

mod support;

use fastrand::Rng;
use mazurka_agree::{Truth, truth};
use mazurka_interp::{CompileOptions, Compiled, States};
use support::{compile, with_transition_cache};

/// Programs to compare.
const PROGRAMS: u64 = 40;

/// How the program says that an operation is one, and that the process ends.
struct Dialect {
    head: &'static str,
    /// Around each operation.
    operation: [&'static str; 2],
    exit: &'static str,
    end_of_main: &'static str,
}

const C: Dialect =
    Dialect { head: "", operation: ["", ""], exit: "exit(0);", end_of_main: "return 0;" };

const FLAGGED: Dialect = Dialect {
    head: "static long exiting, done;
static void enter(void) {
    __VERIFIER_atomic_begin();
    if (done) { __VERIFIER_atomic_end(); pthread_exit(0); }
}
static void end(void) {
    enter();
    if (exiting) { __VERIFIER_atomic_end(); pthread_exit(0); }
    exiting = 1;
    __VERIFIER_atomic_end();
    if (with_handler) handler();
    enter(); done = 1; __VERIFIER_atomic_end();
    pthread_exit(0);
}
",
    operation: ["enter(); ", " __VERIFIER_atomic_end();"],
    exit: "end();",
    end_of_main: "end(); return 0;",
};

/// Operations of a thread, of which some look at what they have read.
fn body(rng: &mut Rng, length: usize, dialect: &Dialect) -> String {
    let [before, after] = dialect.operation;
    let mut text = String::new();
    for _ in 0..length {
        let variable = if rng.bool() { "x" } else { "y" };
        let value = rng.i64(1..4);
        text += &match rng.u32(0..12) {
            0..=3 => format!("    {before}{variable} = {value};{after}\n"),
            4..=7 => format!("    {before}r = {variable};{after}\n    assert(r != {value});\n"),
            8 => format!(
                "    {before}r = {variable};{after}\n    if (r == {value}) {}\n",
                dialect.exit
            ),
            9 => format!(
                "    {before}r = {variable};{after}\n    __VERIFIER_assume(r != {value});\n"
            ),
            10 => format!("    {before}{variable} = r + 1;{after}\n"),
            _ => format!("    {}\n", dialect.exit),
        };
    }
    text
}

fn program(seed: u64, dialect: &Dialect) -> String {
    let mut rng = Rng::with_seed(seed);
    let with_handler = rng.bool();
    let value = rng.i64(1..4);
    let [before, after] = dialect.operation;
    let mut text = "#include <assert.h>\n#include <pthread.h>\n#include <stdlib.h>\n\
        void __VERIFIER_atomic_begin(void);\nvoid __VERIFIER_atomic_end(void);\n\
        void __VERIFIER_assume(int);\nstatic long x, y;\n"
        .to_string();
    text += &format!("static const int with_handler = {};\n", i32::from(with_handler));
    text += "static void handler(void);\n";
    text += dialect.head;
    text += &format!("static void handler(void) {{ {before}x = {value};{after} }}\n");
    for name in ["f", "g"] {
        let body = body(&mut rng, 3, dialect);
        text +=
            &format!("static void *{name}(void *u) {{\n    long r = 0;\n{body}    return u;\n}}\n");
    }
    text += "int main(void) {\n    long r = 0;\n    pthread_t t;\n";
    if with_handler && dialect.head.is_empty() {
        text += "    atexit(handler);\n";
    }
    text += "    pthread_create(&t, 0, f, 0);\n    pthread_create(&t, 0, g, 0);\n";
    text += &body(&mut rng, 1, dialect);
    let end = if rng.u32(0..4) == 0 { "pthread_exit(0);" } else { dialect.end_of_main };
    text + "    " + end + "\n}\n"
}

fn compiled(text: &str, options: CompileOptions) -> Compiled {
    let compiled = Compiled::new("program", &compile(text), options);
    compiled.unwrap_or_else(|refusals| panic!("{refusals:?}\n{text}"))
}

fn violated(truth: &Truth) -> bool {
    truth.classes.values().any(|ending| !ending.violations.is_empty())
}

#[test]
fn the_end_of_the_process_hides_nothing_that_comes_before_it() {
    let options = CompileOptions { states: States::Known, ..CompileOptions::default() };
    let mut verdicts = [0, 0];
    for seed in 0..PROGRAMS {
        let (text, flagged) = (program(seed, &C), program(seed, &FLAGGED));
        let original = compiled(&text, options);
        let found = truth(&original, 200_000).expect("classes are unambiguous");
        let known = truth(&compiled(&flagged, options), 200_000).expect("classes are unambiguous");
        let (Some(found), Some(known)) = (found, known) else { continue };
        assert_eq!(violated(&found), violated(&known), "seed {seed}\n{text}\n{flagged}");
        verdicts[usize::from(violated(&found))] += 1;
        for algorithm in mazurka_agree::reducing() {
            for (_, policy) in mazurka_agree::policies(2) {
                if let Err(why) = mazurka_agree::check(&original, &found, algorithm, policy) {
                    panic!("{algorithm}: {why}, seed {seed}\n{text}");
                }
            }
        }
        with_transition_cache("program", &compile(&text), options, 3000);
    }
    let [verified, violated] = verdicts;
    assert!(verified >= 10 && violated >= 10, "{verified} verified, {violated} violated");
}
