//! What happens without a reason: weak compare-and-exchanges that fail, waits that end.

use mazurka::sync::atomic::{AtomicBool, AtomicPtr, AtomicU32, Ordering::SeqCst};
use mazurka::sync::{Arc, Condvar, Mutex};
use mazurka::{Checker, Report, Verdict, thread};

fn explored(spurious: u32, body: impl Fn() + Send + Sync + 'static) -> Report {
    Checker::new().spurious(spurious).run("test", body)
}

/// The verdicts without and with one spurious event in each thread.
fn verdicts(body: impl Fn() + Send + Sync + Clone + 'static) -> [Verdict; 2] {
    [0, 1].map(|spurious| explored(spurious, body.clone()).verdict)
}

#[test]
fn a_weak_exchange_fails_as_often_as_is_allowed() {
    for allowed in 0..4 {
        let report = explored(allowed, || {
            let value = AtomicU32::new(0);
            while value.compare_exchange_weak(0, 1, SeqCst, SeqCst).is_err() {}
            assert_eq!(value.load(SeqCst), 1);
        });
        // One execution for each number of failures.
        assert_eq!(report.verdict, Verdict::Verified);
        assert_eq!(report.explored.executions, u64::from(allowed) + 1);
    }
}

#[test]
fn a_weak_exchange_that_is_not_repeated_is_a_bug() {
    let once = |weak: bool| {
        move || {
            let (flag, mut target) = (AtomicBool::new(false), 0);
            let pointer = AtomicPtr::new(std::ptr::null_mut());
            let new = std::ptr::from_mut(&mut target);
            let null = std::ptr::null_mut();
            match weak {
                true => {
                    assert!(flag.compare_exchange_weak(false, true, SeqCst, SeqCst).is_ok());
                    assert!(pointer.compare_exchange_weak(null, new, SeqCst, SeqCst).is_ok());
                }
                false => {
                    assert!(flag.compare_exchange(false, true, SeqCst, SeqCst).is_ok());
                    assert!(pointer.compare_exchange(null, new, SeqCst, SeqCst).is_ok());
                }
            }
        }
    };
    assert_eq!(verdicts(once(true)), [Verdict::Verified, Verdict::Violation]);
    assert_eq!(verdicts(once(false)), [Verdict::Verified; 2]);
}

#[test]
fn a_wait_without_a_loop_is_a_bug() {
    let waiting = |again: bool| {
        move || {
            let shared = Arc::new((Mutex::new(false), Condvar::new()));
            let other = shared.clone();
            let thread = thread::spawn(move || {
                *other.0.lock().unwrap() = true;
                other.1.notify_one();
            });
            let mut ready = shared.0.lock().unwrap();
            if again {
                ready = shared.1.wait_while(ready, |ready| !*ready).unwrap();
            } else if !*ready {
                ready = shared.1.wait(ready).unwrap();
            }
            assert!(*ready);
            drop(ready);
            thread.join().unwrap();
        }
    };
    assert_eq!(verdicts(waiting(false)), [Verdict::Verified, Verdict::Violation]);
    assert_eq!(verdicts(waiting(true)), [Verdict::Verified; 2]);
}

#[test]
fn parking_without_a_loop_is_a_bug() {
    let parked = |again: bool| {
        move || {
            let ready = Arc::new(AtomicBool::new(false));
            let (main, other) = (thread::current(), ready.clone());
            let thread = thread::spawn(move || {
                other.store(true, SeqCst);
                main.unpark();
            });
            thread::park();
            while again && !ready.load(SeqCst) {
                thread::park();
            }
            assert!(ready.load(SeqCst));
            thread.join().unwrap();
        }
    };
    assert_eq!(verdicts(parked(false)), [Verdict::Verified, Verdict::Violation]);
    assert_eq!(verdicts(parked(true)), [Verdict::Verified; 2]);
}

#[test]
fn increments_that_are_repeated_are_not_lost() {
    let report = explored(1, || {
        let counter = Arc::new(AtomicU32::new(0));
        let increment = |counter: &AtomicU32| {
            let mut old = counter.load(SeqCst);
            while let Err(now) = counter.compare_exchange_weak(old, old + 1, SeqCst, SeqCst) {
                old = now;
            }
        };
        let other = counter.clone();
        let thread = thread::spawn(move || increment(&other));
        increment(&counter);
        thread.join().unwrap();
        assert_eq!(counter.load(SeqCst), 2);
    });
    assert_eq!(report.verdict, Verdict::Verified);
}
