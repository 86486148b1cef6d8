//! Executions: what operations do, and that every move can be taken back and repeated.

mod support;

use fastrand::Rng;
use mazurka_engine::program::{Pending, Program, Run, Stop};
use mazurka_tiny::{Profile, Tiny, TinyRun, generate};
use mazurka_trace::{Action, Event, Object, Op, ThreadId, ViolationKind};
use support::{choices, interleavings, parse, pendings};

const P: ThreadId = ThreadId(0);
const Q: ThreadId = ThreadId(1);
const R: ThreadId = ThreadId(2);

/// Makes steps in this order, each with its first alternative, and returns the words they met.
fn steps<const N: usize>(run: &mut TinyRun, threads: [ThreadId; N]) -> [u64; N] {
    threads.map(|thread| run.step(thread, 0))
}

fn enabled(run: &TinyRun, thread: ThreadId) -> bool {
    matches!(run.pending(thread), Pending::Op { enabled: true, .. })
}

fn snapshot(program: &Tiny, run: &TinyRun) -> (Option<u128>, Vec<Pending>) {
    (run.fingerprint(), pendings(program, run))
}

#[test]
fn moving_restores_everything() {
    for profile in Profile::ALL {
        let mut rng = Rng::with_seed(3);
        for _ in 0..400 {
            let program = generate(profile, &mut rng);
            walk(&program, &mut rng);
        }
    }
}

/// A random execution with jumps back and forth; every position looks as when it was first seen.
fn walk(program: &Tiny, rng: &mut Rng) {
    let mut run = program.start();
    let mut seen = vec![snapshot(program, &run)];
    let mut made: Vec<(ThreadId, u32, u64)> = Vec::new();
    for _ in 0..40 {
        let here = rng.usize(..seen.len());
        run.move_to(here);
        assert_eq!(snapshot(program, &run), seen[here], "{program}");
        if rng.bool() {
            run.move_to(seen.len() - 1);
        }
        let here = run.position();
        // Trying out a step forgets what lay ahead, so it is tried out on a copy.
        let choices = choices(program, &mut run.clone(), here);
        if choices.is_empty() || rng.u8(..4) == 0 {
            continue;
        }
        let choice = choices[rng.usize(..choices.len())];
        let Pending::Op { op, word: announced, .. } = run.pending(choice.thread) else {
            panic!("{} can make no step\n{program}", choice.thread)
        };
        let word = run.step(choice.thread, choice.alternative);
        let may_block = matches!(op, Op::On(_, action) if action.may_block());
        assert_eq!(announced, if may_block { word } else { 0 }, "{op:?}\n{program}");
        made.truncate(here);
        made.push((choice.thread, choice.alternative, word));
        seen.truncate(here + 1);
        seen.push(snapshot(program, &run));
    }
    let mut again = program.start();
    for (position, &(thread, alternative, word)) in made.iter().enumerate() {
        assert_eq!(again.step(thread, alternative), word);
        assert_eq!(snapshot(program, &again), seen[position + 1]);
    }
}

#[test]
fn equal_states_have_equal_fingerprints() {
    let program = parse("shared x y\np: x := 1; a := y\nq: b := y; c := 0\nr: x := 2");
    let after = |order: &[ThreadId]| {
        let mut run = program.start();
        order.iter().for_each(|&thread| _ = run.step(thread, 0));
        run.fingerprint().unwrap()
    };
    assert_eq!(after(&[P, Q]), after(&[Q, P]));
    assert_ne!(after(&[P, R]), after(&[R, P]));
    assert_ne!(after(&[P]), after(&[P, P]));
    let large = parse(&format!(
        "shared x\nw: x := 1\n{}",
        (0..99).map(|k| format!("r{k}: a := x\n")).collect::<String>()
    ));
    let (mut one, mut two) = (large.start(), large.start());
    steps(&mut one, [ThreadId(98), ThreadId(99)]);
    steps(&mut two, [ThreadId(99), ThreadId(98)]);
    assert_eq!(one.fingerprint(), two.fingerprint());
    two.move_to(1);
    assert_ne!(one.fingerprint(), two.fingerprint());
}

#[test]
fn interleavings_are_counted() {
    let count = |text: &str| interleavings(&parse(text), u64::MAX).unwrap();
    assert_eq!(count("shared x\np: x := 1; x := 2\nq: x := 1; x := 2"), (6, 6));
    assert_eq!(count("shared x\np: repeat 3 { fence }\nq: repeat 3 { fence }"), (20, 20));
    assert_eq!(count("mutex m\np: lock m; fence; unlock m\nq: lock m; unlock m"), (2, 2));
    assert_eq!(count("p: a := choose 3; b := choose 2"), (6, 6));
    assert_eq!(count("p: spawn q; fence; join q\nq: fence"), (2, 2));
    assert_eq!(count("p: join p"), (1, 0));
    assert_eq!(count("mutex m n\np: lock m; lock n\nq: lock n; lock m"), (4, 0));
    assert_eq!(count("handler h\np: post a; post b\na@h: skip\nb@h: skip"), (4, 4));
    assert_eq!(count("barrier b=2\np: barrier b; barrier b\nq: barrier b; barrier b"), (24, 24));
    assert_eq!(count("barrier b=3\np: barrier b\nq: barrier b"), (2, 0));
    assert_eq!(count("shared x\np: await x == 1\nq: x := 1; x := 2"), (2, 1));
    assert_eq!(count("shared x\np: xchgawait x == 0 1\nq: xchgawait x == 1 2"), (1, 1));
    assert_eq!(count("sem s=1\np: P s; V s\nq: P s; V s"), (2, 2));
    assert_eq!(count("rwlock w\np: rlock w; runlock w\nq: rlock w; runlock w"), (6, 6));
    assert_eq!(count("rwlock w\np: rlock w; runlock w\nq: wlock w; wunlock w"), (2, 2));
    assert_eq!(count("shared x\np: a := x; assume a == 1\nq: x := 1"), (2, 1));
    assert_eq!(count("p: assume 1 == 2; fence\nq: fence"), (1, 0));
}

#[test]
fn threads_are_numbered_by_when_they_can_begin() {
    let program = parse("shared x\nlate: x := 1\nfirst: spawn late\nsecond: join late; a := x");
    assert_eq!([0, 1, 2].map(|k| program.thread_name(ThreadId(k))), ["first", "second", "late"]);
    let mut run = program.start();
    let late = ThreadId(2);
    assert_eq!(run.pending(late), Pending::Unborn);
    assert_eq!(run.pending(ThreadId(3)), Pending::Unborn);
    assert_eq!(run.pending(P), Pending::Op { op: Op::Spawn(late), enabled: true, word: 0 });
    assert!(!enabled(&run, Q));
    steps(&mut run, [P]);
    assert_eq!(run.pending(P), Pending::Finished);
    assert!(enabled(&run, late) && !enabled(&run, Q));
    assert_eq!(steps(&mut run, [late, Q, Q]), [0, 0, 1]);
    run.move_to(0);
    assert_eq!(run.pending(late), Pending::Unborn);
    run.move_to(2);
    assert_eq!(run.pending(late), Pending::Finished);
}

#[test]
fn operands_are_known_in_advance() {
    let program = parse("shared x=5\np: a := x; x := a * 2; cas x a 7; faa x a");
    let mut run = program.start();
    let object = Object::new(8, 8);
    steps(&mut run, [P]);
    let pending = |action| Pending::Op { op: Op::On(object, action), enabled: true, word: 0 };
    assert_eq!(run.pending(P), pending(Action::Store(10)));
    steps(&mut run, [P]);
    assert_eq!(run.pending(P), pending(Action::CompareExchange { expected: 5, desired: 7 }));
    assert_eq!(steps(&mut run, [P, P]), [10, 10]);
    assert_eq!(run.pending(P), Pending::Finished);
}

#[test]
fn results_are_old_values_or_success() {
    let end = "assert a == 0; assert b == 3; assert c == 1; assert d == 0; assert e == 4";
    let attempts = "f := trylock m; g := trylock m; assert f == 1; assert g == 0";
    let text = format!(
        "shared x\nmutex m\np: {{ a := xchg x 3; b := faa x 1; c := cas x 4 5; d := cas x 4 6
         xchgawait x == 5 4; e := await x > 0; {end}; {attempts} }}"
    );
    let mut run = parse(&text).start();
    assert_eq!(steps(&mut run, [P; 8]), [0, 3, 4, 5, 5, 4, 0, 1]);
    assert_eq!(run.pending(P), Pending::Finished);
}

#[test]
fn halves_are_words_of_their_own() {
    let text = "shared x\np: x.lo := -1; x.hi := 1; a := x; faa x.lo 1; b := x.lo; c := x.hi";
    let text = format!("{text}; assert a == 8589934591; await x.hi < 2; d := cas x.lo 0 -1");
    let program = parse(&text);
    let mut run = program.start();
    let objects = [Object::new(8, 4), Object::new(12, 4), Object::new(8, 8)];
    assert_eq!(objects.map(|object| program.object_name(object)), ["x.lo", "x.hi", "x"]);
    let Pending::Op { op, .. } = run.pending(P) else { panic!("p has begun") };
    assert_eq!(op.object(), Some(objects[0]));
    let max = u64::from(u32::MAX);
    assert_eq!(steps(&mut run, [P; 8]), [0, 0, (1 << 33) - 1, max, 0, 1, 1, 0]);
    assert_eq!(run.pending(P), Pending::Finished);
}

#[test]
fn waiting_threads_stand_in_a_queue() {
    let wait = "lock m; wait c m; unlock m";
    let notifier = "r: lock m; notify c; notify c; notifyall c; unlock m";
    let program = parse(&format!("mutex m\ncond c\np: {wait}\nq: {wait}\n{notifier}"));
    for first in [0, 1] {
        let mut run = program.start();
        // Each joins the queue and lets the mutex go; q is first.
        assert_eq!(steps(&mut run, [Q, Q, Q, P, P, P]), [0, 0, 2, 0, 1, 1]);
        let op = Op::On(Object::new(16, 8), Action::Wake);
        assert_eq!(run.pending(P), Pending::Op { op, enabled: false, word: 2 });
        assert_eq!(run.pending(Q), run.pending(P));
        steps(&mut run, [R]);
        assert_eq!(run.step(R, first), 2);
        assert_eq!([enabled(&run, Q), enabled(&run, P)], [first == 0, first == 1]);
        let (woken, other) = if first == 0 { (Q, P) } else { (P, Q) };
        assert_eq!(steps(&mut run, [woken, R, R]), [1, 1, 0]);
        assert!(!enabled(&run, woken), "the mutex is taken");
        assert_eq!(steps(&mut run, [R, other, other, other, woken, woken])[1], 0);
        assert!(pendings(&program, &run).iter().all(|pending| *pending == Pending::Finished));
        run.move_to(6);
        assert!(!enabled(&run, P) && !enabled(&run, Q));
    }
}

#[test]
fn a_barrier_counts_rounds_along_each_path() {
    let text = "shared x\nbarrier b=2\np: a := choose 2; if a == 1 { barrier b }; barrier b\nq: barrier b; barrier b";
    let program = parse(text);
    let mut run = program.start();
    run.step(P, 1);
    steps(&mut run, [P, Q, Q, P, P]);
    let object = Object::new(16, 8);
    let op = Op::On(object, Action::Depart { parties: 2, round: 1 });
    assert_eq!(run.pending(P), Pending::Op { op, enabled: false, word: 3 });
    assert_eq!(steps(&mut run, [Q, P, Q]), [3, 4, 4]);
    run.move_to(0);
    steps(&mut run, [P, P, Q]);
    let op = Op::On(object, Action::Depart { parties: 2, round: 0 });
    assert_eq!(run.pending(P), Pending::Op { op, enabled: true, word: 2 });
}

#[test]
fn messages_of_one_handler_exclude_each_other() {
    let program = parse("shared x\nhandler h\np: post a; post b\na@h: x := 1\nb@h: x := 2");
    let (a, b) = (ThreadId(1), ThreadId(2));
    let mut run = program.start();
    steps(&mut run, [P, P]);
    assert!(enabled(&run, a) && enabled(&run, b));
    assert_eq!(steps(&mut run, [b]), [0]);
    assert!(!enabled(&run, a));
    assert_eq!(steps(&mut run, [b, b, a, a, a]), [0, 3, 0, 2, 2]);
}

/// Runs the first thread to its end and returns what it did wrong.
fn fault(text: &str) -> (ViolationKind, String) {
    let mut run = parse(text).start();
    while enabled(&run, P) {
        run.step(P, 0);
    }
    assert_eq!(run.pending(P), Pending::Stopped(Stop::Violation), "{text}");
    let fault = run.violation(P);
    (fault.kind, fault.message)
}

#[test]
fn misuse_stops_a_thread() {
    let (mutex, assertion) = (ViolationKind::Sync, ViolationKind::Assertion);
    let unheld = |object: &str| (mutex, format!("p unlocks {object} without holding it"));
    assert_eq!(fault("mutex m\np: unlock m; fence"), unheld("mutex m"));
    assert_eq!(fault("mutex m\np: lock m; unlock m; unlock m"), unheld("mutex m"));
    assert_eq!(fault("mutex m\ncond c\np: wait c m"), unheld("mutex m"));
    assert_eq!(fault("rwlock w\np: runlock w"), unheld("rwlock w"));
    assert_eq!(fault("rwlock w\np: wlock w; runlock w"), unheld("rwlock w"));
    assert_eq!(fault("rwlock w\np: rlock w; wunlock w"), unheld("rwlock w"));
    let message = "`assert a + b < 3` fails in p: a = 1, b = 2".to_string();
    assert_eq!(fault("p: a := 1; b := 2; assert a + b < 3; fence"), (assertion, message));
    let message = "`assert a + b < a` fails in p: a = 1, b = 0".to_string();
    assert_eq!(fault("p: a := 1; b := 0; assert a + b < a"), (assertion, message));
    let message = "`assert 1 == 2` fails in p".to_string();
    assert_eq!(fault("p: assert 1 == 2"), (assertion, message));
}

#[test]
fn a_wrong_unlock_leaves_the_mutex_alone() {
    let mut run = parse("mutex m\np: lock m\nq: unlock m\nr: lock m").start();
    assert_eq!(steps(&mut run, [P, Q]), [0, 1]);
    assert_eq!(run.pending(Q), Pending::Stopped(Stop::Violation));
    assert!(!enabled(&run, R));
    run.move_to(1);
    assert!(enabled(&run, Q));
}

#[test]
fn a_false_assumption_stops_a_thread() {
    let mut run = parse("shared x\np: a := x; assume a == 1; x := 2").start();
    steps(&mut run, [P]);
    assert_eq!(run.pending(P), Pending::Stopped(Stop::Assume));
}

#[test]
fn events_are_shown_in_the_words_of_the_program() {
    let program = parse(
        "shared x=3\nmutex m\nsem s=2\np: x.lo := -1; a := cas x 0 1; faa x 1; lock m; P s
         q: join p; a := trylock m; b := choose 4; fence",
    );
    let mut run = program.start();
    let mut shown = Vec::new();
    for (thread, index, alternative) in [
        (P, 0, 0),
        (P, 1, 0),
        (P, 2, 0),
        (P, 3, 0),
        (P, 4, 0),
        (Q, 0, 0),
        (Q, 1, 0),
        (Q, 2, 3),
        (Q, 3, 0),
    ] {
        let Pending::Op { op, .. } = run.pending(thread) else { panic!("{thread} has ended") };
        let old = run.step(thread, alternative);
        let effect = op.effect(old);
        let step = program.step_of(&Event { thread, index, alternative, effect, old, op });
        let parts = [Some(step.thread), Some(step.op), step.object, step.value];
        shown.push(parts.into_iter().flatten().collect::<Vec<_>>().join(" "));
    }
    let expected = [
        "p store x.lo -1",
        "p cas x 4294967295",
        "p faa x 4294967295 -> 4294967296",
        "p lock m",
        "p P s 1",
        "q join p",
        "q trylock m 0",
        "q choose 3",
        "q fence",
    ];
    assert_eq!(shown, expected);
}
