//! What is found, and what the report says about it.

use mazurka::cell::UnsafeCell;
use mazurka::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering::*};
use mazurka::sync::{Arc, Mutex};
use mazurka::{Checker, Error, Property, Report, Verdict, ViolationKind, thread};

fn found(body: impl Fn() + Send + Sync + 'static) -> Report {
    let report = Checker::new().run("test", body);
    assert_eq!(report.verdict, Verdict::Violation);
    report
}

fn kind(body: impl Fn() + Send + Sync + 'static) -> ViolationKind {
    found(body).violations[0].kind
}

fn lost_update() {
    let counter = Arc::new(AtomicUsize::new(0));
    let other = counter.clone();
    let thread = thread::spawn(move || {
        let seen = other.load(SeqCst);
        other.store(seen + 1, SeqCst);
    });
    let seen = counter.load(SeqCst);
    counter.store(seen + 1, SeqCst);
    thread.join().unwrap();
    assert_eq!(counter.load(SeqCst), 2, "an update was lost");
}

#[test]
fn a_panic_is_found_with_its_message_and_place() {
    let report = found(lost_update);
    let violation = &report.violations[0];
    assert_eq!(violation.kind, ViolationKind::Assertion);
    assert!(violation.message.contains("an update was lost"), "{}", violation.message);
    let place = violation.location.as_ref().unwrap();
    assert!(place.file.ends_with("violations.rs") && place.line > 1);
    let cause = violation.cause.as_ref().map(|cause| cause.name.as_str());
    assert_eq!(cause, Some("lost update"));
    let steps: Vec<String> = violation
        .trace
        .iter()
        .map(|step| format!("{} {}", step.what.op, step.what.object.as_deref().unwrap_or("-")))
        .collect();
    assert!(steps.contains(&"load counter".to_string()), "{steps:?}");
}

#[test]
fn a_panic_in_a_thread_is_found_although_nobody_joins() {
    let kind = kind(|| {
        let x = Arc::new(AtomicU32::new(0));
        let y = x.clone();
        thread::spawn(move || assert_eq!(y.load(SeqCst), 0));
        x.store(1, SeqCst);
    });
    assert_eq!(kind, ViolationKind::Assertion);
}

#[test]
fn locks_in_opposite_order_deadlock() {
    let report = found(|| {
        let (a, b) = (Arc::new(Mutex::new(1)), Arc::new(Mutex::new(2)));
        let (a2, b2) = (a.clone(), b.clone());
        let other = thread::spawn(move || {
            let first = b2.lock().unwrap();
            let second = a2.lock().unwrap();
            *first + *second
        });
        let first = a.lock().unwrap();
        let second = b.lock().unwrap();
        drop((first, second));
        other.join().unwrap();
    });
    let violation = &report.violations[0];
    assert_eq!(violation.kind, ViolationKind::Deadlock);
    let waiting: Vec<_> = violation.waiting.iter().map(|w| w.holder.as_deref()).collect();
    assert_eq!(waiting, [Some("T1"), Some("main")]);
}

struct Racy(UnsafeCell<u32>, AtomicBool);
// SAFETY: this is what the test is about.
unsafe impl Sync for Racy {}

fn publish(order: mazurka::sync::atomic::Ordering) -> impl Fn() + Send + Sync + 'static {
    move || {
        let shared = Arc::new(Racy(UnsafeCell::new(0), AtomicBool::new(false)));
        let other = shared.clone();
        let thread = thread::spawn(move || {
            // SAFETY: nobody reads before the flag is set.
            other.0.with_mut(|value| unsafe { *value = 1 });
            other.1.store(true, order);
        });
        if shared.1.load(Acquire) {
            // SAFETY: the flag says that it was written.
            assert_eq!(shared.0.with(|value| unsafe { *value }), 1);
        }
        thread.join().unwrap();
    }
}

#[test]
fn a_relaxed_store_publishes_nothing() {
    assert_eq!(Checker::new().run("test", publish(Release)).verdict, Verdict::Verified);
    assert_eq!(kind(publish(Relaxed)), ViolationKind::DataRace);
    let assertions = Checker::new().properties([Property::Assertions]);
    assert_eq!(assertions.run("test", publish(Relaxed)).verdict, Verdict::Verified);
}

#[test]
fn weak_orders_are_warned_of() {
    let report = Checker::new().run("test", publish(Release));
    let words = format!("{:?}", report.warnings);
    assert!(words.contains("2 atomic operations have a weaker order"), "{words}");
}

#[test]
fn all_violations_are_found_if_wanted() {
    let report = Checker::new().keep_going(true).run("test", || {
        let x = Arc::new(AtomicU32::new(0));
        let y = x.clone();
        let thread = thread::spawn(move || assert_ne!(y.load(SeqCst), 1, "first"));
        x.store(1, SeqCst);
        x.store(2, SeqCst);
        assert_ne!(x.swap(3, SeqCst), 2, "second");
        let _ = thread.join();
    });
    assert_eq!(report.violations.len(), 2);
}

#[test]
fn a_program_that_is_not_deterministic_is_refused() {
    let count = std::sync::atomic::AtomicU32::new(0);
    let result = Checker::new().try_run("test", move || {
        let x = Arc::new(AtomicU32::new(0));
        let y = x.clone();
        let thread = thread::spawn(move || y.store(1, SeqCst));
        if count.fetch_add(1, SeqCst).is_multiple_of(2) {
            x.load(SeqCst);
        } else {
            x.store(2, SeqCst);
        }
        thread.join().unwrap();
    });
    let Err(Error::Unsupported { location, message }) = result else { panic!("{result:?}") };
    assert!(message.contains("not deterministic"), "{message}");
    assert!(location.unwrap().file.ends_with("violations.rs"));
}

/// Two threads, so that there is something to repeat.
fn refused(main: impl Fn(u32, &AtomicU32) + Send + Sync + 'static) -> String {
    let count = std::sync::atomic::AtomicU32::new(0);
    let result = Checker::new().try_run("test", move || {
        let number = count.fetch_add(1, SeqCst);
        let x = Arc::new(AtomicU32::new(number));
        main(number, &x);
        let y = x.clone();
        let thread = thread::spawn(move || y.swap(1, SeqCst));
        x.swap(2, SeqCst);
        thread.join().unwrap();
    });
    let Err(Error::Unsupported { message, .. }) = result else { panic!("{result:?}") };
    message
}

#[test]
fn another_value_at_the_same_place_is_refused() {
    let message = refused(|_, x| drop(Box::new(x.load(SeqCst))));
    assert!(message.contains("not deterministic") && message.contains("it finds"), "{message}");
}

#[test]
fn another_first_operation_is_refused() {
    let message = refused(|number, _| {
        let own = AtomicU32::new(0);
        match number.is_multiple_of(2) {
            true => own.store(0, SeqCst),
            false => drop(Box::new(own.load(SeqCst))),
        }
    });
    assert!(message.contains("`load`") && message.contains("`store`"), "{message}");
}

#[test]
fn a_panic_while_a_lock_is_held_is_found() {
    let report = found(|| {
        let lock = Arc::new(Mutex::new(0));
        let other = lock.clone();
        let thread = thread::spawn(move || {
            let _guard = other.lock().unwrap();
            panic!("with the lock");
        });
        let _ = thread.join();
        drop(lock.lock());
    });
    assert_eq!(report.violations[0].message, "with the lock");
}

#[test]
fn a_panic_that_is_caught_is_none() {
    let report = Checker::new().run("test", || {
        let caught = std::panic::catch_unwind(|| panic!("expected"));
        assert!(caught.is_err());
    });
    assert_eq!(report.verdict, Verdict::Verified);
}

#[test]
fn operations_in_a_panic_that_is_caught_are_refused() {
    let result = Checker::new().try_run("test", || {
        let lock = Arc::new(Mutex::new(0));
        let other = lock.clone();
        let caught = std::panic::catch_unwind(move || {
            let _guard = other.lock();
            panic!("the lock is given back while the stack is unwound");
        });
        assert!(caught.is_err());
        drop(lock.lock());
    });
    let Err(Error::Unsupported { message, .. }) = result else { panic!("{result:?}") };
    assert!(message.contains("catches a panic"), "{message}");
}

#[test]
fn what_cannot_be_put_back_is_refused() {
    static NAMES: Mutex<Vec<u32>> = Mutex::new(Vec::new());
    let result = Checker::new().try_run("test", || NAMES.lock().unwrap().push(1));
    let message = result.unwrap_err().to_string();
    assert!(message.contains("outlives the execution"), "{message}");
}

#[test]
fn objects_on_the_stack_and_in_closures_are_told_apart() {
    let outer = AtomicU32::new(3);
    let report = Checker::new().run("test", move || {
        let inner = AtomicU32::new(1);
        thread::scope(|scope| {
            scope.spawn(|| inner.fetch_add(outer.load(SeqCst), SeqCst));
            scope.spawn(|| outer.fetch_add(1, SeqCst));
        });
        let sum = inner.load(SeqCst);
        assert!(sum == 4 || sum == 5, "{sum}");
    });
    // The two accesses to `outer` conflict, nothing else does.
    assert_eq!((report.verdict, report.explored.executions), (Verdict::Verified, 2));
}

#[mazurka::test(expect = "panic")]
fn the_attribute_expects_a_violation() {
    lost_update();
}

#[mazurka::test]
async fn the_attribute_takes_futures() {
    let x = Arc::new(AtomicU32::new(0));
    let y = x.clone();
    let thread = thread::spawn(move || y.fetch_add(1, SeqCst));
    std::future::ready(()).await;
    thread.join().unwrap();
    assert_eq!(x.load(SeqCst), 1);
}

#[mazurka::test(max_executions = 3, allow_incomplete)]
fn the_attribute_takes_limits() {
    let x = Arc::new(AtomicU32::new(0));
    for _ in 0..4 {
        let x = x.clone();
        thread::spawn(move || x.fetch_add(1, SeqCst));
    }
}

#[test]
#[should_panic(expected = "MAZURKA_REPLAY='m")]
fn a_failing_test_says_how_to_replay() {
    mazurka::check(lost_update);
}

#[test]
fn a_check_inside_of_a_check_is_refused() {
    let report = found(|| mazurka::check(|| {}));
    assert!(report.violations[0].message.contains("is being checked itself"));
}

/// The interleaving that a report names is run alone, and fails in the same way.
#[test]
fn a_failure_can_be_replayed() {
    let report = found(lost_update);
    let program = mazurka::Closure::new(lost_update);
    // In another process threads would be numbered from scratch, as they are here.
    let again = mazurka::replay(&program, &report.violations[0]).unwrap();
    assert_eq!(again.message, report.violations[0].message);
    assert_eq!(again.trace.len(), report.violations[0].trace.len());
}
