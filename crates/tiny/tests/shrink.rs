//! The shrinker reaches minima that are known.

mod support;

use fastrand::Rng;
use mazurka_engine::program::{Pending, Program, Run, Stop};
use mazurka_tiny::ast::Stmt;
use mazurka_tiny::{Profile, Tiny, generate, shrink};
use support::{choices, parse, threads};

/// Whether some execution violates something.
fn violates(program: &Tiny) -> bool {
    fn search(program: &Tiny, run: &mut impl Run, depth: usize) -> bool {
        let violated = |thread| run.pending(thread) == Pending::Stopped(Stop::Violation);
        if threads(program).any(violated) {
            return true;
        }
        choices(program, run, depth).into_iter().any(|choice| {
            run.step(choice.thread, choice.alternative);
            let found = search(program, run, depth + 1);
            run.move_to(depth);
            found
        })
    }
    search(program, &mut program.start(), 0)
}

#[test]
fn a_lost_update_is_all_that_remains() {
    let program = parse(
        "shared x=0 y=5 z=3
         mutex m
         p: lock m; b := z; unlock m; a := x; y := a + b; x := a + 1
         q: fence; a := x; if a >= 0 { z := 4; x := a + 1 } else { y := 9 }
         r: join p; join q; a := x; z := 7; assert a == 2",
    );
    let lost_update = |program: &Tiny| {
        let asserting = program.source().threads.iter().any(|thread| thread.name == "r");
        asserting && joins(program) == 2 && violates(program)
    };
    assert!(lost_update(&program));
    // What is left depends on nothing but the shape of the failure: r waits for both others, which
    // need do nothing at all, and asserts something false.
    let smallest = shrink(&program, lost_update);
    assert_eq!(smallest, parse("p:\nq:\nr: join p; join q; assert 0 == 1"), "{smallest}");
}

fn joins(program: &Tiny) -> usize {
    let mut joins = 0;
    let visit = &mut |stmt: &Stmt| joins += usize::from(matches!(stmt, Stmt::Join { .. }));
    program.source().threads.iter().for_each(|thread| thread.walk(visit));
    joins
}

#[test]
fn variables_are_merged_and_branches_resolved() {
    let program = parse(
        "shared x=2 y=1
         p: a := x; if a > 1 { y := 4; x := a } else { fence }
         q: spawn s; b := y; y := b
         s: x := 8",
    );
    // At least two stores in different threads, however it comes about.
    let fails = |program: &Tiny| {
        let stores = |thread: &&mazurka_tiny::ast::Thread| {
            let mut found = false;
            thread.walk(&mut |stmt| found |= matches!(stmt, Stmt::Store { .. }));
            found
        };
        program.source().threads.iter().filter(stores).count() >= 2
    };
    let smallest = shrink(&program, fails);
    assert_eq!(smallest, parse("shared x=0\nq: x := 0\ns: x := 0"), "{smallest}");
}

#[test]
fn numbers_are_shrunk_to_the_border() {
    let program = parse("shared x=0\np: x := 100; a := choose 9\nq: x := -40");
    let least = |program: &Tiny| {
        let text = program.to_string();
        let number = |word: &str| text.split(word).nth(1)?.split([';', '\n']).next()?.parse().ok();
        let at = |word: &str| -> i64 { number(word).unwrap_or(0) };
        at("p: x := ") >= 13 && at("q: x := ") <= -3 && at("choose ") >= 2
    };
    let smallest = shrink(&program, least);
    assert_eq!(smallest, parse("shared x=0\np: x := 13; a := choose 2\nq: x := -3"), "{smallest}");
}

#[test]
fn what_never_fails_stays_as_it_is() {
    let program = parse("shared x=1\np: x := 2\nq: a := x");
    assert_eq!(shrink(&program, |_| false), program);
}

#[test]
fn only_valid_programs_that_fail_come_out() {
    // Event-driven programs assert nothing, so that hardly any fails.
    let asserts = |profile: &Profile| !profile.to_string().starts_with("events");
    for profile in Profile::ALL.into_iter().filter(asserts) {
        let mut rng = Rng::with_seed(9);
        let mut failing = 0;
        while failing < 5 {
            let program = generate(profile, &mut rng);
            if !violates(&program) {
                continue;
            }
            failing += 1;
            let smallest = shrink(&program, violates);
            assert!(violates(&smallest), "{smallest}");
            assert_eq!(parse(&smallest.to_string()), smallest);
            let statements = |program: &Tiny| {
                let mut count = 0;
                program.source().threads.iter().for_each(|thread| thread.walk(&mut |_| count += 1));
                count
            };
            assert!(statements(&smallest) <= statements(&program), "{smallest}");
            assert_eq!(shrink(&smallest, violates), smallest, "there is nothing left to do");
        }
    }
}
