//! Memory that is watched: accesses to cells that last, leaks, stacks, and accesses that are one step.

use mazurka::alloc::{self, Layout, Track};
use mazurka::cell::UnsafeCell;
use mazurka::sync::atomic::{AtomicBool, AtomicU32, Ordering::*};
use mazurka::sync::{Arc, Mutex, OnceLock};
use mazurka::{Checker, Property, Report, Verdict, ViolationKind, thread};

/// A cell that threads share, and a flag.
struct Shared(UnsafeCell<u32>, AtomicBool);

// SAFETY: what the tests do with the cell is what is tested; they only look at its address.
unsafe impl Sync for Shared {}

fn races(first: fn(&Shared), second: fn(&Shared)) -> bool {
    let report = Checker::new().run("test", move || {
        let shared = std::sync::Arc::new(Shared(UnsafeCell::new(0), AtomicBool::new(false)));
        let other = shared.clone();
        let thread = thread::spawn(move || first(&other));
        second(&shared);
        thread.join().unwrap();
    });
    let races: Vec<_> = report.violations.iter().map(|found| found.kind).collect();
    assert!(races.is_empty() || races == [ViolationKind::DataRace], "{races:?}");
    !races.is_empty()
}

fn reads_if_set(shared: &Shared) {
    if shared.1.load(Acquire) {
        shared.0.with(|_| ());
    }
}

#[test]
fn an_access_lasts_until_it_ends() {
    // Whoever sees the flag reads after the beginning of the write, but not after its end.
    let too_early = |shared: &Shared| {
        let write = shared.0.begin_write();
        shared.1.store(true, Release);
        drop(write);
    };
    assert!(races(too_early, reads_if_set));
    let inside = |shared: &Shared| shared.0.with_mut(|_| shared.1.store(true, Release));
    assert!(races(inside, reads_if_set));
    let right = |shared: &Shared| {
        shared.0.begin_write().with(|_| ());
        shared.1.store(true, Release);
    };
    assert!(!races(right, reads_if_set));
}

#[test]
fn who_was_unparked_reads_what_was_written_before() {
    let report = Checker::new().run("test", || {
        let shared = std::sync::Arc::new(Shared(UnsafeCell::new(0), AtomicBool::new(false)));
        let (other, main) = (shared.clone(), thread::current());
        let thread = thread::spawn(move || {
            other.0.with_mut(|_| ());
            main.unpark();
        });
        thread::park();
        shared.0.with(|_| ());
        thread.join().unwrap();
    });
    assert_eq!(report.verdict, Verdict::Verified, "{report:#?}");
}

#[test]
fn who_has_the_last_reference_sees_what_others_wrote() {
    let report = Checker::new().run("test", || {
        let mut shared = Arc::new(Shared(UnsafeCell::new(0), AtomicBool::new(false)));
        let other = shared.clone();
        let thread = thread::spawn(move || {
            other.0.with_mut(|_| ());
            drop(other);
        });
        if let Some(own) = Arc::get_mut(&mut shared) {
            own.0.with(|_| ());
        }
        thread.join().unwrap();
    });
    assert_eq!(report.verdict, Verdict::Verified, "{report:#?}");
}

#[test]
fn a_lock_orders_accesses() {
    let report = Checker::new().run("test", || {
        let shared = std::sync::Arc::new(Shared(UnsafeCell::new(0), AtomicBool::new(false)));
        let lock = Arc::new(Mutex::new(()));
        let (other, held) = (shared.clone(), lock.clone());
        let thread = thread::spawn(move || {
            let _guard = held.lock();
            other.0.with_mut(|_| ());
        });
        let guard = lock.lock();
        shared.0.with_mut(|_| ());
        drop(guard);
        thread.join().unwrap();
    });
    assert_eq!((report.verdict, report.explored.executions), (Verdict::Verified, 2));
}

#[test]
fn readers_do_not_race_with_each_other() {
    let reads = |shared: &Shared| {
        let read = shared.0.begin_read();
        shared.1.store(true, Release);
        read.with(|_| ());
    };
    assert!(!races(reads, reads));
    assert!(races(reads, |shared| shared.0.with_mut(|_| ())));
}

#[test]
fn a_plain_load_of_an_atomic_races_with_stores() {
    let report = |joined: bool| {
        Checker::new().run("test", move || {
            let number = Arc::new(AtomicU32::new(0));
            let other = number.clone();
            let thread = thread::spawn(move || other.store(1, Relaxed));
            if joined {
                thread.join().unwrap();
            }
            // SAFETY: a race here is what is tested; nothing is undefined in an execution.
            let _: u32 = unsafe { number.unsync_load() };
        })
    };
    assert_eq!(report(true).verdict, Verdict::Verified);
    assert_eq!(report(false).violations[0].kind, ViolationKind::DataRace);
}

fn leaks(body: impl Fn() + Send + Sync + 'static) -> Report {
    Checker::new().properties([Property::Leaks, Property::Assertions]).run("test", body)
}

#[test]
fn what_is_never_freed_is_a_leak() {
    let layout = Layout::new::<[u64; 3]>();
    let report = leaks(move || {
        // SAFETY: the layout is not empty.
        assert!(!unsafe { alloc::alloc(layout) }.is_null());
    });
    let leak = &report.violations[0];
    assert_eq!(leak.kind, ViolationKind::Leak);
    assert!(leak.message.starts_with("24 bytes"), "{}", leak.message);
    assert!(leak.location.as_ref().is_some_and(|place| place.file.ends_with("watched.rs")));
    let freed = leaks(move || {
        // SAFETY: the layout is not empty; the block is freed once, with its layout.
        unsafe {
            let block = alloc::alloc_zeroed(layout);
            assert_eq!(*block, 0);
            alloc::dealloc(block, layout);
        }
    });
    assert_eq!(freed.verdict, Verdict::Verified);
}

#[test]
fn references_in_a_cycle_are_a_leak() {
    struct Node(Mutex<Option<Arc<Node>>>);
    let cycle = |broken: bool| {
        leaks(move || {
            let node = Arc::new(Node(Mutex::new(None)));
            *node.0.lock().unwrap() = Some(node.clone());
            if broken {
                let next = node.0.lock().unwrap().take();
                drop(next);
            }
        })
    };
    assert_eq!(cycle(false).violations[0].kind, ViolationKind::Leak);
    assert_eq!(cycle(true).verdict, Verdict::Verified);
}

#[test]
fn a_leak_in_one_of_several_executions_is_found() {
    // The reference is kept only if the other thread was first.
    let report = leaks(|| {
        let flag = std::sync::Arc::new(AtomicBool::new(false));
        let other = flag.clone();
        let thread = thread::spawn(move || other.store(true, SeqCst));
        let kept = Arc::new(1);
        if flag.load(SeqCst) {
            std::mem::forget(kept);
        }
        thread.join().unwrap();
    });
    assert_eq!(report.violations.len(), 1);
    assert_eq!(report.violations[0].kind, ViolationKind::Leak);
}

#[test]
fn what_statics_and_threads_keep_is_no_leak() {
    static KEPT: OnceLock<Arc<u32>> = OnceLock::new();
    mazurka::thread_local! {
        static OWN: std::cell::RefCell<Option<Arc<u32>>> = std::cell::RefCell::new(None);
    }
    let report = leaks(|| {
        KEPT.get_or_init(|| Arc::new(1));
        OWN.with_borrow_mut(|own| *own = Some(Arc::new(2)));
        let arc = Arc::new(3);
        assert_eq!(Arc::try_unwrap(arc), Ok(3));
        assert_eq!(Arc::into_inner(Arc::new(4)), Some(4));
        let raw = Arc::into_raw(Arc::new(5));
        // SAFETY: the pointer owns the reference.
        drop(unsafe { Arc::from_raw(raw) });
        drop(Track::new(6));
    });
    assert_eq!(report.verdict, Verdict::Verified, "{report:#?}");
}

#[test]
fn leaks_are_not_looked_for_unless_wanted() {
    let report = Checker::new().run("test", || std::mem::forget(Arc::new(1)));
    assert_eq!(report.verdict, Verdict::Verified);
}

#[mazurka::test(leaks, expect = "leak")]
fn the_attribute_looks_for_leaks() {
    std::mem::forget(Arc::new(1));
}

/// Deeper and deeper.
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
fn dive(depth: u64, number: &AtomicU32) -> u64 {
    let here = std::hint::black_box([depth; 64]);
    if depth == 0 { u64::from(number.load(SeqCst)) } else { here[7] + dive(depth - 1, number) }
}

#[test]
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
fn a_stack_that_is_too_small_is_a_violation() {
    // 200 calls need about 100 KiB, a million more than there is.
    let report = |depth: u64| {
        Checker::new().run("test", move || {
            let number = Arc::new(AtomicU32::new(0));
            let other = number.clone();
            let thread = thread::spawn(move || dive(depth, &other));
            number.store(1, SeqCst);
            thread.join().unwrap();
        })
    };
    assert_eq!(report(200).verdict, Verdict::Verified);
    let too_deep = report(1_000_000);
    let violation = &too_deep.violations[0];
    assert_eq!(violation.kind, ViolationKind::Memory);
    assert!(violation.message.contains("stack overflow"), "{}", violation.message);
    assert_eq!(report(200).explored.executions, 2, "the thread reads before or after");
}

#[mazurka::test(expect = "memory")]
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
fn a_main_thread_that_dives_too_deep_is_found() {
    dive(1_000_000, &AtomicU32::new(0));
}

/// Two threads that write three times each; what the number can be afterwards is not of interest.
fn writes(stop: bool) -> u64 {
    let report = Checker::new().run("test", move || {
        let number = Arc::new(AtomicU32::new(0));
        let other = number.clone();
        let write = move |number: &AtomicU32| {
            if stop {
                mazurka::stop_exploring();
            }
            (0..3).for_each(|n| number.store(n, SeqCst));
            mazurka::explore();
        };
        let thread = thread::spawn(move || write(&other));
        write(&number);
        thread.join().unwrap();
    });
    assert_eq!(report.verdict, Verdict::Verified);
    report.explored.executions
}

#[test]
fn what_is_one_step_is_not_interrupted() {
    assert_eq!(writes(false), 20, "the ways to merge three and three writes, 6! / 3! 3!");
    assert_eq!(writes(true), 2, "one thread writes before the other");
}

#[test]
fn locks_are_explored_wherever_they_are() {
    // The lock is a step of its own, so that the other thread may come between the two writes.
    let saw = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(false));
    let seen = saw.clone();
    let report = Checker::new().run("test", move || {
        let shared = Arc::new((AtomicU32::new(0), Mutex::new(())));
        let other = shared.clone();
        let thread = thread::spawn(move || {
            mazurka::stop_exploring();
            other.0.store(1, SeqCst);
            drop(other.1.lock().unwrap());
            other.0.store(2, SeqCst);
        });
        if shared.0.load(SeqCst) == 1 {
            seen.store(true, SeqCst);
        }
        drop(shared.1.lock().unwrap());
        thread.join().unwrap();
    });
    assert_eq!(report.verdict, Verdict::Verified);
    assert!(saw.load(SeqCst));
}

#[test]
fn who_waits_in_one_step_lets_others_go_on() {
    let report = Checker::new().run("test", || {
        let flag = Arc::new(AtomicBool::new(false));
        let other = flag.clone();
        let thread = thread::spawn(move || other.store(true, SeqCst));
        mazurka::stop_exploring();
        while !flag.load(SeqCst) {}
        mazurka::explore();
        thread.join().unwrap();
    });
    assert_eq!(report.verdict, Verdict::Verified, "{report:#?}");
}
