//! Loops that wait. Those that are bounded must be explored to their bounds; those that are not must end.

use mazurka::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering::*};
use mazurka::sync::{Arc, Mutex};
use mazurka::{Checker, Report, Verdict, ViolationKind, hint, thread};
use std::cell::Cell;
use std::collections::BTreeSet;
use std::sync::Mutex as Native;
use std::time::Duration;

fn run(body: impl Fn() + Send + Sync + 'static) -> Report {
    Checker::new().max_steps(2_000).max_executions(100_000).run("test", body)
}

/// A program that ends, whatever happens, and says how it ended.
#[track_caller]
fn ends(body: impl Fn() -> u32 + Send + Sync + 'static) -> BTreeSet<u32> {
    let seen = std::sync::Arc::new(Native::new(BTreeSet::new()));
    let into = seen.clone();
    let report = run(move || {
        let value = body();
        into.lock().unwrap().insert(value);
    });
    assert_eq!(report.verdict, Verdict::Verified, "{report:#?}");
    std::mem::take(&mut *seen.lock().unwrap())
}

/// Sets a flag in another thread, and counts what a function makes of it.
fn with_flag(wait: impl Fn(&AtomicBool) -> u32 + Send + Sync + 'static) -> BTreeSet<u32> {
    ends(move || {
        let flag = Arc::new(AtomicBool::new(false));
        let other = flag.clone();
        let thread = thread::spawn(move || other.store(true, Release));
        let value = wait(&flag);
        thread.join().unwrap();
        value
    })
}

#[test]
fn a_loop_that_waits_for_a_flag_ends() {
    let hint = |flag: &AtomicBool| {
        while !flag.load(Acquire) {
            hint::spin_loop();
        }
        1
    };
    let bare = |flag: &AtomicBool| {
        while !flag.load(Acquire) {}
        1
    };
    let sleeps = |flag: &AtomicBool| {
        while !flag.load(Acquire) {
            thread::sleep(Duration::from_millis(1));
        }
        1
    };
    assert_eq!(with_flag(hint), BTreeSet::from([1]));
    assert_eq!(with_flag(bare), BTreeSet::from([1]));
    assert_eq!(with_flag(sleeps), BTreeSet::from([1]));
}

/// Who gives up after some rounds: a rule that cut the loop off after one would not see it.
#[test]
fn a_bound_in_a_register_is_reached() {
    let seen = with_flag(|flag| {
        for round in 0..7 {
            if flag.load(Acquire) {
                return round;
            }
            hint::spin_loop();
        }
        7
    });
    assert_eq!(seen, (0..=7).collect());
}

/// The same with the bound where neither registers nor the own stack show it.
#[test]
fn a_bound_on_the_heap_is_reached() {
    let seen = with_flag(|flag| {
        let rounds = std::hint::black_box(Box::new(Cell::new(0)));
        while rounds.get() < 7 && !flag.load(Acquire) {
            rounds.set(rounds.get() + 1);
            hint::spin_loop();
        }
        rounds.get()
    });
    assert_eq!(seen, (0..=7).collect());
}

#[test]
fn a_bound_on_the_stack_of_another_thread_is_reached() {
    let seen = ends(|| {
        let flag = AtomicBool::new(false);
        let mut rounds = 0;
        thread::scope(|scope| {
            let (flag, rounds) = (&flag, &mut rounds);
            scope.spawn(move || {
                while *std::hint::black_box(&*rounds) < 7 && !flag.load(Acquire) {
                    *rounds += 1;
                    hint::spin_loop();
                }
            });
            flag.store(true, Release);
        });
        rounds
    });
    assert_eq!(seen, (0..=7).collect());
}

#[test]
fn a_bound_that_is_local_to_the_thread_is_reached() {
    mazurka::thread_local! {
        static ROUNDS: Cell<u32> = const { Cell::new(0) };
    }
    let seen = with_flag(|flag| {
        while ROUNDS.get() < 7 && !flag.load(Acquire) {
            ROUNDS.set(ROUNDS.get() + 1);
            hint::spin_loop();
        }
        ROUNDS.get()
    });
    assert_eq!(seen, (0..=7).collect());
}

#[test]
fn a_bound_of_time_is_reached() {
    let seen = with_flag(|flag| {
        let start = mazurka::time::Instant::now();
        while !flag.load(Acquire) {
            thread::sleep(Duration::from_secs(1));
            if start.elapsed() > Duration::from_secs(3) {
                return 0;
            }
        }
        1
    });
    assert_eq!(seen, BTreeSet::from([0, 1]));
}

struct SpinLock(AtomicBool);

impl SpinLock {
    fn with<T>(&self, f: impl FnOnce() -> T) -> T {
        while self.0.swap(true, Acquire) {
            hint::spin_loop();
        }
        let result = f();
        self.0.store(false, Release);
        result
    }
}

#[test]
fn a_spin_lock_excludes() {
    let report = run(|| {
        let shared = Arc::new((SpinLock(AtomicBool::new(false)), AtomicUsize::new(0)));
        let add = |shared: &(SpinLock, AtomicUsize)| {
            shared.0.with(|| {
                let seen = shared.1.load(Relaxed);
                shared.1.store(seen + 1, Relaxed);
            });
        };
        let spawn = |_| {
            let shared = shared.clone();
            thread::spawn(move || add(&shared))
        };
        let threads: Vec<_> = (0..2).map(spawn).collect();
        add(&shared);
        threads.into_iter().for_each(|t| t.join().unwrap());
        assert_eq!(shared.1.load(Relaxed), 3);
    });
    assert_eq!(report.verdict, Verdict::Verified, "{report:#?}");
    println!("{} executions", report.explored.executions);
}

#[test]
fn a_ticket_lock_without_hints_excludes() {
    let report = run(|| {
        let lock = Arc::new((AtomicU32::new(0), AtomicU32::new(0), AtomicU32::new(0)));
        let spawn = |_| {
            let lock = lock.clone();
            thread::spawn(move || {
                let mine = lock.0.fetch_add(1, Relaxed);
                while lock.1.load(Acquire) != mine {}
                let inside = lock.2.fetch_add(1, Relaxed);
                assert_eq!(inside, 0);
                lock.2.fetch_sub(1, Relaxed);
                lock.1.store(mine + 1, Release);
            })
        };
        let threads: Vec<_> = (0..3).map(spawn).collect();
        threads.into_iter().for_each(|t| t.join().unwrap());
    });
    assert_eq!(report.verdict, Verdict::Verified, "{report:#?}");
}

#[test]
fn who_waits_for_what_nobody_writes_lives_in_a_lock() {
    let report = run(|| {
        let flag = Arc::new(AtomicBool::new(false));
        let other = flag.clone();
        let thread = thread::spawn(move || other.swap(true, AcqRel));
        // Who comes second waits for a third.
        if flag.swap(true, AcqRel) {
            while flag.load(Acquire) {
                thread::yield_now();
            }
        }
        thread.join().unwrap();
    });
    let violation = &report.violations[0];
    assert_eq!(violation.kind, ViolationKind::Livelock);
    assert!(
        violation.message.contains("waiting for other != 1; the value is 1"),
        "{}",
        violation.message
    );
}

/// Two objects in one round: no await says what the loop waits for, so it is cut off. That is no proof
/// that the program does not hang.
#[test]
fn a_loop_over_two_objects_is_not_called_verified() {
    for second in [false, true] {
        let report = run(move || {
            let flags = Arc::new((AtomicBool::new(false), AtomicBool::new(false)));
            let other = flags.clone();
            let thread = thread::spawn(move || match second {
                false => other.0.store(true, Release),
                true => other.1.store(true, Release),
            });
            while !flags.0.load(Acquire) && !flags.1.load(Acquire) {
                hint::spin_loop();
            }
            thread.join().unwrap();
        });
        assert!(report.verdict != Verdict::Violation, "{report:#?}");
    }
}

/// Nothing on the stack changes from one iteration to the next, but the number does.
#[test]
fn a_loop_that_counts_in_an_atomic_is_not_cut_off() {
    let report = run(|| {
        let number = AtomicU32::new(0);
        loop {
            number.fetch_add(1, SeqCst);
            if number.fetch_add(1, SeqCst) > 20 {
                break;
            }
        }
    });
    assert_eq!(report.verdict, Verdict::Verified);
    assert_eq!((report.explored.executions, report.explored.complete), (1, 1));
}

#[test]
fn a_loop_that_makes_progress_is_not_cut_off() {
    let seen = ends(|| {
        let queue = Arc::new(Mutex::new(Vec::new()));
        let other = queue.clone();
        let thread = thread::spawn(move || {
            for number in 0..6 {
                other.lock().unwrap().push(number);
            }
        });
        thread.join().unwrap();
        let mut sum = 0;
        while let Some(number) = queue.lock().unwrap().pop() {
            sum += number;
            thread::yield_now();
        }
        sum
    });
    assert_eq!(seen, BTreeSet::from([15]));
}
