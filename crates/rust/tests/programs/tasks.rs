//! Tasks: every order in which they can run, and no other.

use mazurka::future::{self, AtomicWaker, JoinError};
use mazurka::sync::atomic::{AtomicU32, Ordering::SeqCst};
use mazurka::sync::{Arc, Mutex};
use mazurka::{Checker, Verdict, ViolationKind, thread};
use std::collections::BTreeSet;
use std::task::Poll;

#[test]
fn tasks_run_in_any_order() {
    let orders = std::sync::Arc::new(std::sync::Mutex::new(BTreeSet::new()));
    let seen = orders.clone();
    let report = Checker::new().run("test", move || {
        let order = Arc::new(Mutex::new(Vec::new()));
        future::block_on(async {
            let spawn = |n: u32| {
                let order = order.clone();
                future::spawn(async move { order.lock().unwrap().push(n) })
            };
            for task in [spawn(1), spawn(2), spawn(3)] {
                task.await.unwrap();
            }
        });
        seen.lock().unwrap().insert(order.lock().unwrap().clone());
    });
    assert_eq!(report.verdict, Verdict::Verified);
    assert_eq!(orders.lock().unwrap().len(), 6, "all orders of three");
}

#[test]
fn who_waits_for_a_task_gets_its_result() {
    let report = Checker::new().run("test", || {
        let task = future::spawn(async {
            future::yield_now().await;
            7
        });
        assert_eq!(future::block_on(task), Ok(7));
    });
    assert_eq!(report.verdict, Verdict::Verified);
}

#[test]
fn a_task_that_nobody_wakes_is_a_deadlock() {
    let report = Checker::new().run("test", || {
        let _ = future::block_on(future::spawn(std::future::pending::<()>()));
    });
    assert_eq!(report.violations[0].kind, ViolationKind::Deadlock);
}

#[test]
fn an_aborted_task_ends_where_it_waits() {
    let results = std::sync::Arc::new(std::sync::Mutex::new(BTreeSet::new()));
    let seen = results.clone();
    let report = Checker::new().run("test", move || {
        let task = future::spawn(async { 7 });
        task.abort_handle().abort();
        let result = future::block_on(task);
        seen.lock().unwrap().insert(format!("{result:?}"));
    });
    assert_eq!(report.verdict, Verdict::Verified);
    let expected: BTreeSet<String> =
        [Ok(7), Err(JoinError::Cancelled)].iter().map(|result| format!("{result:?}")).collect();
    assert_eq!(*results.lock().unwrap(), expected, "it may finish before");
}

#[test]
fn a_waker_that_is_registered_first_is_not_lost() {
    let report = |register_first: bool| {
        Checker::new().run("test", move || {
            let shared = Arc::new((AtomicU32::new(0), AtomicWaker::new()));
            let other = shared.clone();
            let thread = thread::spawn(move || {
                other.0.store(1, SeqCst);
                other.1.wake();
            });
            future::block_on(std::future::poll_fn(|context| {
                if register_first {
                    shared.1.register_by_ref(context.waker());
                }
                if shared.0.load(SeqCst) == 1 {
                    return Poll::Ready(());
                }
                shared.1.register_by_ref(context.waker());
                Poll::Pending
            }));
            thread.join().unwrap();
        })
    };
    assert_eq!(report(true).verdict, Verdict::Verified);
    assert_eq!(report(false).violations[0].kind, ViolationKind::Deadlock);
}

#[test]
fn tasks_run_outside_of_executions() {
    let task = future::spawn(async { 3 });
    assert_eq!(future::block_on(task), Ok(3));
}
