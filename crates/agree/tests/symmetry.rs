//! Threads that do the same begin in one order only, and nothing that can happen is lost by that.

use mazurka_agree::{Algorithm, check, policies, truth};
use mazurka_dpor::naive::Naive;
use mazurka_engine::{
    End, Execution, Limits, Pending, Program, Run, Symmetric, SymmetricRun, explore,
};
use mazurka_tiny::ast::{Source, Stmt, Thread};
use mazurka_tiny::{Profile, Tiny, TinyRun, generate};
use mazurka_trace::{Action, Object, Op, ThreadId};
use std::collections::{BTreeMap, HashSet};
use std::ops::ControlFlow;

/// So many interleavings of a program are enumerated.
const MOST: u64 = 6_000;

/// How an execution ends, and what is in the variables then: nothing that tells which twin did what.
type Ending = (End, BTreeMap<Object, u64>);

fn ending(e: &Execution, end: End) -> Ending {
    let mut memory = BTreeMap::new();
    for event in e.events() {
        if let Op::On(object, action) = event.op
            && matches!(
                action,
                Action::Store(_)
                    | Action::Rmw { .. }
                    | Action::CompareExchange { .. }
                    | Action::ExchangeAwait { .. }
            )
        {
            memory.insert(object, action.apply(event.thread, event.old, object.size));
        }
    }
    (end, memory)
}

/// All the ways in which a program can end, and whether something else is true of an execution; nothing
/// if there are too many interleavings.
fn endings<P: Program>(
    program: &P,
    mut is_so: impl FnMut(&Execution, &P::Run) -> bool,
) -> Option<(HashSet<Ending>, bool)> {
    let (mut all, mut so) = (HashSet::new(), false);
    let limits = Limits { max_executions: MOST, ..Limits::default() };
    let mut observer = |e: &Execution, run: &P::Run, end| {
        all.insert(ending(e, end));
        so |= is_so(e, run);
        ControlFlow::Continue(())
    };
    let outcome = explore(program.start(), &mut Naive::default(), limits, &mut observer);
    outcome.limits_hit.is_empty().then_some((all, so))
}

/// A program with two or three threads of the same statements, which `main` creates and waits for; nothing
/// if a barrier does not know how many they are.
fn program(profile: Profile, rng: &mut fastrand::Rng) -> Option<Tiny> {
    let Source { objects, threads } = generate(profile, rng).source().clone();
    let part = |n: usize, most: usize| -> Vec<Stmt> {
        threads.get(n).map_or(Vec::new(), |thread| thread.body.iter().take(most).cloned().collect())
    };
    let names = &["t1", "t2", "t3"][..rng.usize(2..=3)];
    let body = part(0, 3);
    let mut main = Vec::new();
    for (k, name) in names.iter().enumerate() {
        if k > 0 && rng.u32(..8) == 0 {
            main.extend(part(1, 1));
        }
        main.push(Stmt::Spawn { thread: (*name).to_string() });
    }
    if rng.bool() {
        main.extend(part(1, 2));
    }
    for name in names {
        if rng.u32(..6) > 0 {
            main.push(Stmt::Join { thread: (*name).to_string() });
        }
        if rng.u32(..6) == 0 {
            main.extend(part(1, 1));
        }
    }
    main.extend(part(2, 1));
    let thread = |name: &str, body: &[Stmt]| Thread {
        name: name.to_string(),
        handler: None,
        body: body.to_vec(),
    };
    let mut all = vec![thread("main", &main)];
    all.extend(names.iter().map(|name| thread(name, &body)));
    if rng.u32(..3) == 0 {
        all.push(thread("other", &part(1, 2)));
    }
    Tiny::new(Source { objects, threads: all }).ok()
}

/// What was compared.
#[derive(Debug, Default)]
struct Tally {
    programs: u64,
    told_apart: u64,
    /// Classes of the programs, and of those in which twins begin in one order.
    classes: [u64; 2],
}

/// Compares a program with itself, with twins in one order.
fn compare(program: &Tiny, seed: u64, tally: &mut Tally) {
    let symmetric = Symmetric::new(program.clone());
    let tells_apart = |e: &Execution, run: &SymmetricRun<TinyRun>| run.tells_apart(e);
    let (Some((all, _)), Some((some, told_apart))) =
        (endings(program, |_, _| false), endings(&symmetric, tells_apart))
    else {
        return;
    };
    assert!(some.is_subset(&all), "{program}\nends in ways that it cannot");
    if told_apart {
        tally.told_apart += 1;
    } else {
        assert_eq!(some, all, "{program}\nloses ways to end");
    }
    let count = |truth: Result<Option<mazurka_agree::Truth>, _>| match truth {
        Ok(truth) => truth,
        Err(disagreement) => panic!("{program}\n{disagreement}"),
    };
    let (Some(plain), Some(truth)) = (count(truth(program, MOST)), count(truth(&symmetric, MOST)))
    else {
        return;
    };
    tally.programs += 1;
    tally.classes[0] += plain.classes.len() as u64;
    tally.classes[1] += truth.classes.len() as u64;
    assert!(truth.classes.len() <= plain.classes.len(), "{program}\nhas more classes");
    for algorithm in [Algorithm::Pop, Algorithm::Optimal, Algorithm::Source, Algorithm::Stateful] {
        for (name, policy) in policies(seed) {
            if let Err(disagreement) = check(&symmetric, &truth, algorithm, policy) {
                panic!("{program}\n{algorithm}, {name}: {disagreement}");
            }
        }
    }
}

#[test]
fn nothing_is_lost_if_twins_begin_in_order() {
    let wanted = std::env::var("MAZURKA_SYMMETRY").ok();
    let wanted: u64 = wanted.and_then(|wanted| wanted.parse().ok()).unwrap_or(150);
    let profiles = [
        Profile::ReadWrite,
        Profile::Rmw,
        Profile::Locks,
        Profile::Sync,
        Profile::Awaits,
        Profile::Branches,
    ];
    let mut tally = Tally::default();
    for profile in profiles {
        for seed in 0..wanted {
            if let Some(program) = program(profile, &mut fastrand::Rng::with_seed(seed)) {
                compare(&program, seed, &mut tally);
            }
        }
    }
    println!("{tally:?}");
    assert!(tally.programs > wanted * 3, "too many are too large: {tally:?}");
    assert!(tally.told_apart > 0 && tally.told_apart < tally.programs / 2, "{tally:?}");
    assert!(tally.classes[1] * 10 < tally.classes[0] * 7, "nothing is saved: {tally:?}");
}

/// Three threads that take a number each: 3! orders, of which one is left.
#[test]
fn one_of_six_orders_is_left() {
    let text = "shared x=0\nmain: spawn a; spawn b; spawn c; join a; join b; join c\n\
                a: r := faa x 1\nb: r := faa x 1\nc: r := faa x 1\n";
    let program = Tiny::parse(text).expect("a program");
    let classes = |truth: Result<Option<mazurka_agree::Truth>, mazurka_agree::Disagreement>| {
        truth.expect("one ending each").expect("few interleavings").classes.len()
    };
    assert_eq!(classes(truth(&program, MOST)), 6);
    assert_eq!(classes(truth(&Symmetric::new(program), MOST)), 1);
}

/// Only the twin that comes second ends; `main` waits for the one that was created first, and fails behind
/// that. If twins begin in order, it never gets there: this must be noticed.
#[test]
fn who_never_gets_to_join_may_tell_twins_apart() {
    let text = "shared x=0 y=0\n\
                main: spawn a; spawn b; join a; await y == 0; join b; y := 1\n\
                a: r := faa x 1; if r == 0 { await y == 1 }\n\
                b: r := faa x 1; if r == 0 { await y == 1 }\n";
    let program = Symmetric::new(Tiny::parse(text).expect("a program"));
    let apart = |e: &Execution, run: &SymmetricRun<TinyRun>| run.tells_apart(e);
    let (_, told_apart) = endings(&program, apart).expect("few interleavings");
    assert!(told_apart);
}

/// Two threads wait for twins, one each: they know which of them never ends.
#[test]
fn who_waits_beside_another_tells_twins_apart() {
    let twin = "r := faa x 1; if r == 2 { await y == 1 }";
    let text = format!(
        "shared x=0 y=0 z=0\nmain: spawn a; spawn b; spawn c; join a; join c\n\
         a: {twin}\nb: {twin}\nc: {twin}\nother: join b; z := 1\n"
    );
    let program = Symmetric::new(Tiny::parse(&text).expect("a program"));
    let apart = |e: &Execution, run: &SymmetricRun<TinyRun>| run.tells_apart(e);
    let (_, told_apart) = endings(&program, apart).expect("few interleavings");
    assert!(told_apart);
}

/// A twin without a visible step lets the next one begin all the same.
#[test]
fn twins_need_not_do_anything() {
    let text = "shared x=0\nmain: spawn a; spawn b; join a; join b; x := 1\na: r := 1\nb: r := 1\n";
    let program = Tiny::parse(text).expect("a program");
    let all = endings(&program, |_, _| false).expect("few interleavings");
    assert_eq!(endings(&Symmetric::new(program), |_, _| false), Some(all));
}

/// `main` does something after the first twin has ended, and then waits for another one forever: found by
/// random programs.
#[test]
fn what_is_done_between_joins_tells_twins_apart() {
    let text = "shared x=0\nmutex m\nmain: spawn a; spawn b; join a; x := 1; join b\n\
                a: lock m\nb: lock m\n";
    let program = Symmetric::new(Tiny::parse(text).expect("a program"));
    let apart = |e: &Execution, run: &SymmetricRun<TinyRun>| run.tells_apart(e);
    let (_, told_apart) = endings(&program, apart).expect("few interleavings");
    assert!(told_apart);
}

/// Steps that were undone can be repeated, and lead to the same.
#[test]
fn runs_go_back_and_forth() {
    let mut rng = fastrand::Rng::with_seed(7);
    for _ in 0..200 {
        let Some(program) = program(Profile::Rmw, &mut rng) else { continue };
        let program = Symmetric::new(program);
        let mut run = program.start();
        let mut states = vec![run.fingerprint()];
        let can = |run: &SymmetricRun<TinyRun>, thread: &ThreadId| {
            matches!(run.pending(*thread), Pending::Op { enabled: true, .. })
        };
        loop {
            let enabled: Vec<ThreadId> =
                (0..6).map(ThreadId).filter(|thread| can(&run, thread)).collect();
            let Some(&thread) = rng.choice(&enabled) else { break };
            run.step(thread, 0);
            states.push(run.fingerprint());
        }
        for _ in 0..10 {
            let position = rng.usize(..states.len());
            run.move_to(position);
            assert_eq!(run.fingerprint(), states[position]);
        }
    }
}
