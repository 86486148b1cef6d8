//! Several threads of the system explore: the counts are the same.

use mazurka::sync::atomic::{AtomicU32, AtomicUsize, Ordering::SeqCst};
use mazurka::sync::{Arc, Mutex};
use mazurka::{Checker, Verdict, ViolationKind, thread};
use std::collections::BTreeSet;

/// So many threads take a lock and add to a number.
fn counter(threads: usize) -> impl Fn() + Send + Sync + 'static {
    move || {
        let shared = Arc::new((Mutex::new(0), AtomicUsize::new(0)));
        let spawn = |_| {
            let shared = shared.clone();
            thread::spawn(move || {
                *shared.0.lock().unwrap() += 1;
                shared.1.fetch_add(1, SeqCst);
            })
        };
        let all: Vec<_> = (0..threads).map(spawn).collect();
        all.into_iter().for_each(|thread| thread.join().unwrap());
        assert_eq!((*shared.0.lock().unwrap(), shared.1.load(SeqCst)), (threads, threads));
    }
}

#[test]
fn counts_do_not_depend_on_the_jobs() {
    let count = |jobs: usize| {
        let report = Checker::new().jobs(jobs).run("test", counter(4));
        assert_eq!(report.verdict, Verdict::Verified);
        (report.explored.executions, report.explored.redundant)
    };
    // Every order of the locks with every order of the additions that it allows; the same for each.
    let one = count(1);
    assert!(one.0 > 24 && one.1 == 0);
    assert_eq!((count(2), count(5)), (one, one));
}

#[test]
fn the_work_is_done_by_several_threads() {
    let threads = std::sync::Arc::new(std::sync::Mutex::new(BTreeSet::new()));
    let seen = threads.clone();
    let body = counter(4);
    let report = Checker::new().jobs(3).run("test", move || {
        // The handle is that of the thread of the system, which is no thread of the execution.
        seen.lock().unwrap().insert(format!("{:?}", std::thread::current().id()));
        body();
    });
    assert_eq!(report.verdict, Verdict::Verified);
    assert!(threads.lock().unwrap().len() >= 3, "{threads:?}");
}

#[test]
fn statics_are_used_by_one_thread_at_a_time() {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let report = Checker::new().jobs(4).run("test", || {
        let add = || COUNT.fetch_add(1, SeqCst);
        let threads: Vec<_> = (0..4).map(|_| thread::spawn(add)).collect();
        let mut seen: Vec<u32> = threads.into_iter().map(|t| t.join().unwrap()).collect();
        seen.sort_unstable();
        assert_eq!(seen, [0, 1, 2, 3]);
    });
    assert_eq!(report.verdict, Verdict::Verified);
    assert_eq!(report.explored.executions, 24, "4!");
    assert_eq!(COUNT.load(SeqCst), 0, "it is put back");
}

#[test]
fn violations_are_found_with_several_jobs() {
    let report = Checker::new().jobs(3).run("test", || {
        let number = Arc::new(AtomicU32::new(0));
        let add = |number: &AtomicU32| {
            let seen = number.load(SeqCst);
            number.store(seen + 1, SeqCst);
        };
        let other = number.clone();
        let thread = thread::spawn(move || add(&other));
        add(&number);
        thread.join().unwrap();
        assert_eq!(number.load(SeqCst), 2);
    });
    assert_eq!(report.violations[0].kind, ViolationKind::Assertion);
}

#[mazurka::test(jobs = 2)]
fn the_attribute_takes_jobs() {
    counter(3)();
}
