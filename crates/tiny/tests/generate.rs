//! What generated programs contain, and that a seed always gives the same ones.

mod support;

use fastrand::Rng;
use mazurka_tiny::ast::{Part, Stmt, Var};
use mazurka_tiny::{Profile, Tiny, generate};
use support::interleavings;

fn programs(profile: Profile, seed: u64, count: usize) -> Vec<Tiny> {
    let mut rng = Rng::with_seed(seed);
    (0..count).map(|_| generate(profile, &mut rng)).collect()
}

fn walk<'a>(program: &'a Tiny, visit: &mut dyn FnMut(&'a Stmt)) {
    program.source().threads.iter().for_each(|thread| thread.walk(visit));
}

fn any(program: &Tiny, test: impl Fn(&Stmt) -> bool) -> bool {
    let mut found = false;
    walk(program, &mut |stmt| found |= test(stmt));
    found
}

#[test]
fn profiles_have_names() {
    for profile in Profile::ALL {
        assert_eq!(profile.to_string().parse(), Ok(profile));
    }
    let error = "nothing".parse::<Profile>().unwrap_err();
    assert!(error.to_string().contains("read-write, rmw, locks"));
}

#[test]
fn a_seed_gives_the_same_programs() {
    for profile in Profile::ALL {
        assert_eq!(programs(profile, 4, 50), programs(profile, 4, 50));
        assert_ne!(programs(profile, 4, 50), programs(profile, 5, 50));
    }
}

/// Whether messages count among the threads.
fn has_messages(profile: Profile) -> bool {
    profile.to_string().starts_with("events")
}

#[test]
fn programs_are_small_enough_to_be_enumerated() {
    for profile in Profile::ALL {
        let mut counts: Vec<u64> = programs(profile, 6, 200)
            .iter()
            .map(|program| {
                let most = if has_messages(profile) { 9 } else { 5 };
                assert!((2..=most).contains(&program.thread_count()), "{program}");
                interleavings(program, 50_000).map_or(u64::MAX, |(all, _)| all)
            })
            .collect();
        counts.sort_unstable();
        let least = if has_messages(profile) { 2 } else { 30 };
        assert!((least..1_000).contains(&counts[100]), "{profile}: median {}", counts[100]);
        assert!(counts[195] <= 20_000, "{profile}: {} interleavings are not rare", counts[195]);
    }
}

#[test]
fn profiles_contain_what_they_say() {
    let share = |profile, test: &dyn Fn(&Stmt) -> bool| {
        programs(profile, 7, 300).iter().filter(|program| any(program, test)).count()
    };
    let is_unused_rmw = |stmt: &Stmt| matches!(stmt, Stmt::Rmw { into: None, .. });
    let is_await = |stmt: &Stmt| matches!(stmt, Stmt::Await { .. } | Stmt::ExchangeAwait { .. });
    let is_half = |stmt: &Stmt| {
        matches!(stmt, Stmt::Store { to: Var { part, .. }, .. } | Stmt::Load { from: Var { part, .. }, .. }
            if *part != Part::Whole)
    };
    assert!(share(Profile::Awaits, &is_await) > 200);
    assert_eq!(share(Profile::Awaits, &is_unused_rmw), 0);
    assert!(share(Profile::AwaitsFaa, &is_unused_rmw) > 200);
    assert!(share(Profile::Halves, &is_half) > 250);
    let is_half_cas = |stmt: &Stmt| matches!(stmt, Stmt::Cas { on: Var { part, .. }, .. } if *part != Part::Whole);
    assert!(share(Profile::HalvesAwaits, &is_half_cas) > 150);
    assert!(share(Profile::HalvesAwaits, &is_await) > 200);
    assert!(share(Profile::Threads, &|stmt| matches!(stmt, Stmt::Join { .. })) > 100);
    assert!(share(Profile::Messages, &|stmt| matches!(stmt, Stmt::Post { .. })) == 300);
    assert!(share(Profile::Branches, &|stmt| matches!(stmt, Stmt::If { .. })) > 200);
    assert!(share(Profile::Sync, &|stmt| matches!(stmt, Stmt::Wait { .. })) > 30);
    assert!(share(Profile::Sync, &|stmt| matches!(stmt, Stmt::Barrier { .. })) > 30);
    // Messages that only access memory have nothing to assert.
    for profile in Profile::ALL.into_iter().filter(|&profile| !has_messages(profile)) {
        let asserting = share(profile, &|stmt| matches!(stmt, Stmt::Assert(_)));
        assert!((20..280).contains(&asserting), "{profile}: {asserting}");
    }
}

#[test]
fn mixed_programs_do_not_await_what_is_updated_blindly() {
    for program in programs(Profile::Mixed, 8, 1000) {
        let (mut awaited, mut updated) = (Vec::new(), Vec::new());
        walk(&program, &mut |stmt| match stmt {
            Stmt::Await { on, .. } | Stmt::ExchangeAwait { on, .. } => awaited.push(&on.name),
            Stmt::Rmw { into: None, on, function, .. } if function.commutes() => {
                updated.push(&on.name);
            }
            _ => {}
        });
        assert!(awaited.iter().all(|name| !updated.contains(name)), "{program}");
    }
}
