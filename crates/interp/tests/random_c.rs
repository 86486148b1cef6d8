//! Random tiny programs printed as C, compiled and explored: the same classes as the tiny programs.

mod support;

use mazurka_agree::{Disagreement, Truth, truth};
use mazurka_engine::End;
use mazurka_interp::{CompileOptions, Compiled, MainReturn, States};
use mazurka_tiny::{Profile, Tiny, generate};
use support::{compile, with_transition_cache};

/// Programs compared for each theme of a profile.
const PROGRAMS: usize = 25;

/// How many classes there are of each kind of end, and how many violations.
fn shape(truth: &Truth) -> Vec<(End, usize)> {
    let mut ends: Vec<_> =
        truth.classes.values().map(|ending| (ending.end, ending.violations.len())).collect();
    ends.sort();
    ends
}

fn compare(program: &Tiny, c: &str) -> bool {
    // Main only starts the threads: that it returns must not excuse a deadlock of theirs.
    let main_return = MainReturn::Thread;
    let options = CompileOptions {
        states: States::Known,
        undefined: true,
        main_return,
        ..CompileOptions::default()
    };
    let ir = compile(c);
    let compiled = match Compiled::new("program", &ir, options) {
        Ok(compiled) => compiled,
        Err(refusals) => panic!("{refusals:?}\n{program}\n{c}"),
    };
    let (Ok(Some(expected)), Ok(Some(found))) = (truth(program, 20_000), truth(&compiled, 60_000))
    else {
        return false;
    };
    assert_eq!(shape(&found), shape(&expected), "{program}\n{c}");
    for algorithm in mazurka_agree::reducing() {
        for policy in mazurka_agree::policies(1) {
            if let Err(why) = mazurka_agree::check(&compiled, &found, algorithm, policy.1) {
                panic!("{algorithm}: {why}\n{program}\n{c}");
            }
        }
    }
    let cached = with_transition_cache("program", &ir, options, 3000).expect("it was compiled");
    let Ok(Some(known)) = truth(&cached, 60_000) else { panic!("{program}\n{c}") };
    assert_eq!(shape(&known), shape(&expected), "{program}\n{c}");
    for algorithm in mazurka_agree::reducing().filter(|algorithm| !algorithm.matches_states()) {
        let policy = mazurka_agree::Policy::Quiet;
        if let Err(why) = mazurka_agree::check(&cached, &known, algorithm, policy) {
            panic!("{algorithm}, with known ways: {why}\n{program}\n{c}");
        }
    }
    true
}

#[test]
fn c_has_the_classes_of_the_tiny_program() {
    let profiles = [
        (Profile::ReadWrite, PROGRAMS),
        (Profile::Rmw, PROGRAMS),
        (Profile::Locks, PROGRAMS),
        // Read-write locks, semaphores, condition variables, barriers, and all of them.
        (Profile::Sync, 5 * PROGRAMS),
        (Profile::Branches, PROGRAMS),
        (Profile::Halves, PROGRAMS),
    ];
    for (profile, programs) in profiles {
        let mut compared = 0;
        for seed in 0.. {
            let program = generate(profile, &mut fastrand::Rng::with_seed(seed));
            let Some(c) = program.to_c() else { continue };
            compared += usize::from(compare(&program, &c));
            if compared == programs {
                break;
            }
            assert!(seed < 20 * programs as u64, "{profile}: too few programs can be compared");
        }
    }
}

/// Atomic sections between compare-and-swaps and locks. What a compare-and-swap would meet before a
/// section is not known, so some executions may be redundant; none may be missing.
#[test]
fn atomic_sections_agree_with_the_enumeration() {
    let head = "#include <pthread.h>\nvoid __VERIFIER_atomic_begin(void);\n\
        void __VERIFIER_atomic_end(void);\nlong x, y, z; pthread_mutex_t m;\n";
    let bodies = [
        "__VERIFIER_atomic_begin(); x = x + 1; y = 1; __VERIFIER_atomic_end();",
        "long e = 0; z = __atomic_compare_exchange_n(&x, &e, 2, 0, 5, 5);",
        "pthread_mutex_lock(&m); x = 3; pthread_mutex_unlock(&m);",
        "pthread_mutex_lock(&m); __VERIFIER_atomic_begin(); y = x; x = 0; __VERIFIER_atomic_end();",
    ];
    let threads: Vec<(usize, usize, usize)> =
        (0..4).flat_map(|a| (0..4).flat_map(move |b| (0..4).map(move |c| (a, b, c)))).collect();
    for (a, b, c) in threads.into_iter().filter(|(a, b, c)| a <= b && b <= c) {
        let function =
            |k: usize, name| format!("void *{name}(void *u) {{ {} return 0; }}\n", bodies[k]);
        let main = "int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); \
            pthread_create(&t, 0, g, 0); pthread_create(&t, 0, h, 0); return 0; }\n";
        let text = [head, &function(a, "f"), &function(b, "g"), &function(c, "h"), main].concat();
        let main_return = MainReturn::Thread;
        let options = CompileOptions {
            states: States::Known,
            undefined: true,
            main_return,
            ..CompileOptions::default()
        };
        let compiled = Compiled::new("program", &compile(&text), options);
        let compiled = compiled.unwrap_or_else(|refusals| panic!("{refusals:?}\n{text}"));
        let found = truth(&compiled, 1_000_000).expect("classes are unambiguous");
        let found = found.expect("the program is small");
        for algorithm in mazurka_agree::reducing() {
            for (_, policy) in mazurka_agree::policies(3) {
                match mazurka_agree::check(&compiled, &found, algorithm, policy) {
                    Ok(_) | Err(Disagreement::Redundant(_)) => {}
                    Err(why) => panic!("{algorithm}: {why}\n{text}"),
                }
            }
        }
    }
}
