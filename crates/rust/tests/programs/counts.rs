//! Numbers of executions that an argument gives.

use mazurka::sync::atomic::{AtomicU32, AtomicUsize, Ordering::SeqCst};
use mazurka::sync::{Arc, Mutex};
use mazurka::{Checker, Verdict, thread};

/// The executions of a program that is verified.
pub(crate) fn executions(body: impl Fn() + Send + Sync + 'static) -> u64 {
    let report = Checker::new().run("test", body);
    assert_eq!(report.verdict, Verdict::Verified, "{report:#?}");
    assert_eq!(report.explored.redundant, 0);
    report.explored.executions
}

fn factorial(n: u64) -> u64 {
    (1..=n).product()
}

#[test]
fn additions_come_in_any_order() {
    for n in 1..=5 {
        let count = executions(move || {
            let x = Arc::new(AtomicUsize::new(0));
            let spawn = |_| {
                let x = x.clone();
                thread::spawn(move || x.fetch_add(1, SeqCst))
            };
            let threads: Vec<_> = (0..n).map(spawn).collect();
            let mut seen: Vec<usize> = threads.into_iter().map(|t| t.join().unwrap()).collect();
            seen.sort_unstable();
            assert_eq!(seen, (0..n).collect::<Vec<_>>());
        });
        assert_eq!(count, factorial(n as u64));
    }
}

#[test]
fn critical_sections_come_in_any_order() {
    for n in 1..=4 {
        let count = executions(move || {
            let x = Arc::new(Mutex::new(0));
            let spawn = |_| {
                let x = x.clone();
                thread::spawn(move || *x.lock().unwrap() += 1)
            };
            let threads: Vec<_> = (0..n).map(spawn).collect();
            threads.into_iter().for_each(|t| t.join().unwrap());
            assert_eq!(*x.lock().unwrap(), n);
        });
        assert_eq!(count, factorial(n));
    }
}

#[test]
fn what_is_not_shared_has_one_execution() {
    let count = executions(|| {
        let spawn = |_| {
            thread::spawn(|| {
                let x = AtomicU32::new(0);
                x.store(1, SeqCst);
                x.load(SeqCst)
            })
        };
        let threads: Vec<_> = (0..4).map(spawn).collect();
        threads.into_iter().for_each(|t| assert_eq!(t.join().unwrap(), 1));
    });
    assert_eq!(count, 1);
}
