//! What programs can come to, compared with the enumeration of all interleavings.

use mazurka::sync::atomic::{AtomicBool, AtomicPtr, AtomicU8, AtomicU32, Ordering::*};
use mazurka::sync::{Arc, Barrier, Condvar, LazyLock, Mutex, Once, OnceLock, RwLock, Weak, mpsc};
use mazurka::{Algorithm, Checker, Verdict, assume, nondet, thread};
use std::collections::BTreeSet;
use std::sync::Arc as NativeArc;
use std::sync::Mutex as Native;
use std::time::Duration;

type Outcomes = BTreeSet<String>;

/// Where a program notes what it came to.
#[derive(Clone, Default)]
pub(crate) struct Notes(NativeArc<Native<Outcomes>>);

impl Notes {
    pub(crate) fn note(&self, what: impl std::fmt::Debug) {
        self.0.lock().unwrap().insert(format!("{what:?}"));
    }
}

/// All that a program comes to: the same with the default algorithm and with the enumeration, which knows
/// of no class.
#[track_caller]
fn outcomes(body: impl Fn(&Notes) + Clone + Send + Sync + 'static) -> Vec<String> {
    let explore = |algorithm: Algorithm| {
        let (notes, body) = (Notes::default(), body.clone());
        let into = notes.clone();
        let checker = Checker::new().algorithm(algorithm).keep_going(true);
        let report = checker.run("test", move || body(&into));
        assert_eq!(report.explored.bounded, 0);
        assert!(report.verdict != Verdict::Incomplete, "{report:#?}");
        let kinds = report.violations.iter().map(|violation| violation.kind.name().to_string());
        let mut all = notes.0.lock().unwrap().clone();
        all.extend(kinds);
        (all, report.explored)
    };
    let (pop, explored) = explore(Algorithm::Pop);
    let (naive, enumerated) = explore(Algorithm::Naive);
    assert_eq!(pop, naive);
    assert_eq!(explored.redundant, 0);
    assert!(explored.executions <= enumerated.executions);
    let (optimal, same) = explore(Algorithm::Optimal);
    assert_eq!((optimal, same.executions), (pop.clone(), explored.executions));
    pop.into_iter().collect()
}

fn spawn<T: Send + 'static>(f: impl FnOnce() -> T + Send + 'static) -> thread::JoinHandle<T> {
    thread::spawn(f)
}

#[test]
fn store_buffering_is_sequentially_consistent() {
    let all = outcomes(|notes| {
        let (x, y) = (Arc::new(AtomicU32::new(0)), Arc::new(AtomicU32::new(0)));
        let (x2, y2) = (x.clone(), y.clone());
        let other = spawn(move || {
            x2.store(1, SeqCst);
            y2.load(SeqCst)
        });
        y.store(1, SeqCst);
        let seen = x.load(SeqCst);
        notes.note((seen, other.join().unwrap()));
    });
    assert_eq!(all, ["(0, 1)", "(1, 0)", "(1, 1)"]);
}

#[test]
fn statics_are_as_before_in_every_execution() {
    static TOTAL: AtomicU32 = AtomicU32::new(7);
    static SUM: Mutex<u32> = Mutex::new(1);
    static FLAG: AtomicBool = AtomicBool::new(false);
    let all = outcomes(|notes| {
        let other = spawn(|| {
            TOTAL.fetch_add(1, SeqCst);
            *SUM.lock().unwrap() += 10;
            FLAG.store(true, SeqCst);
        });
        let seen = (TOTAL.fetch_add(2, SeqCst), FLAG.load(SeqCst));
        *SUM.lock().unwrap() *= 2;
        other.join().unwrap();
        notes.note((seen, TOTAL.load(SeqCst), *SUM.lock().unwrap()));
    });
    let expected = [
        "((7, false), 10, 12)",
        "((7, false), 10, 22)",
        "((7, true), 10, 22)",
        "((8, false), 10, 12)",
        "((8, false), 10, 22)",
        "((8, true), 10, 22)",
    ];
    assert_eq!(all, expected);
    assert_eq!((TOTAL.load(SeqCst), *SUM.lock().unwrap()), (7, 1));
}

#[test]
fn lazy_statics_are_computed_anew_in_every_execution() {
    static NAMES: LazyLock<Mutex<Vec<u32>>> = LazyLock::new(|| Mutex::new(vec![1]));
    static FIRST: OnceLock<String> = OnceLock::new();
    let all = outcomes(|notes| {
        let add = |number: u32| {
            NAMES.lock().unwrap().push(number);
            FIRST.get_or_init(|| number.to_string());
        };
        let other = spawn(move || add(2));
        add(3);
        other.join().unwrap();
        notes.note((NAMES.lock().unwrap().clone(), FIRST.get().cloned()));
    });
    let expected = [
        "([1, 2, 3], Some(\"2\"))",
        "([1, 2, 3], Some(\"3\"))",
        "([1, 3, 2], Some(\"2\"))",
        "([1, 3, 2], Some(\"3\"))",
    ];
    assert_eq!(all, expected);
    assert_eq!((NAMES.lock().unwrap().clone(), FIRST.get()), (vec![1], None));
}

#[test]
fn pointers_are_named_by_what_they_point_to() {
    let all = outcomes(|notes| {
        let slot = Arc::new(AtomicPtr::new(std::ptr::null_mut::<u32>()));
        let put = |value: u32| {
            let slot = slot.clone();
            spawn(move || {
                let mine = Box::into_raw(Box::new(value));
                match slot.compare_exchange(std::ptr::null_mut(), mine, AcqRel, Acquire) {
                    Ok(_) => (true, value),
                    Err(other) => {
                        // SAFETY: nobody else has a pointer to it; the other one is never freed here.
                        let (_, seen) = unsafe { (Box::from_raw(mine), *other) };
                        (false, seen)
                    }
                }
            })
        };
        let (a, b) = (put(1), put(2));
        notes.note((a.join().unwrap(), b.join().unwrap()));
        // SAFETY: one of the two threads has put it there, and both have ended.
        drop(unsafe { Box::from_raw(slot.load(Acquire)) });
    });
    assert_eq!(all, ["((false, 2), (true, 2))", "((true, 1), (false, 1))"]);
}

#[test]
fn a_condition_variable_wakes_who_waits() {
    let all = outcomes(|notes| {
        let pair = Arc::new((Mutex::new(0), Condvar::new()));
        let wait = |by: u32| {
            let pair = pair.clone();
            spawn(move || {
                let mut value = pair.1.wait_while(pair.0.lock().unwrap(), |v| *v == 0).unwrap();
                *value = *value * 10 + by;
            })
        };
        let threads = [wait(1), wait(2)];
        *pair.0.lock().unwrap() = 7;
        pair.1.notify_one();
        pair.1.notify_one();
        threads.into_iter().for_each(|t| t.join().unwrap());
        notes.note(*pair.0.lock().unwrap());
    });
    assert_eq!(all, ["712", "721"]);
}

#[test]
fn a_notification_that_comes_too_early_is_lost() {
    let all = outcomes(|notes| {
        let pair = Arc::new((Mutex::new(()), Condvar::new()));
        let other = pair.clone();
        let waiter = spawn(move || drop(other.1.wait(other.0.lock().unwrap()).unwrap()));
        pair.1.notify_one();
        waiter.join().unwrap();
        notes.note("woken");
    });
    assert_eq!(all, ["\"woken\"", "deadlock"]);
}

#[test]
fn a_wait_may_time_out() {
    let all = outcomes(|notes| {
        let pair = Arc::new((Mutex::new(false), Condvar::new()));
        let other = pair.clone();
        let setter = spawn(move || {
            *other.0.lock().unwrap() = true;
            other.1.notify_all();
        });
        let guard = pair.0.lock().unwrap();
        let (guard, result) = pair.1.wait_timeout(guard, Duration::from_millis(1)).unwrap();
        notes.note((*guard, result.timed_out()));
        drop(guard);
        setter.join().unwrap();
    });
    assert_eq!(all, ["(false, true)", "(true, false)", "(true, true)"]);
}

#[test]
fn readers_share_and_a_writer_does_not() {
    let all = outcomes(|notes| {
        let lock = Arc::new(RwLock::new(1));
        let (a, b) = (lock.clone(), lock.clone());
        let reader = spawn(move || *a.read().unwrap());
        let writer = spawn(move || *b.write().unwrap() = 2);
        let seen = match lock.try_read() {
            Ok(value) => *value,
            Err(_) => 0,
        };
        notes.note((seen, reader.join().unwrap()));
        writer.join().unwrap();
    });
    assert_eq!(all, ["(0, 1)", "(0, 2)", "(1, 1)", "(1, 2)", "(2, 1)", "(2, 2)"]);
}

#[test]
fn only_one_comes_last_to_a_barrier() {
    let all = outcomes(|notes| {
        let barrier = Arc::new(Barrier::new(2));
        let other = barrier.clone();
        let thread = spawn(move || other.wait().is_leader());
        let leader = barrier.wait().is_leader();
        notes.note((leader, thread.join().unwrap()));
    });
    assert_eq!(all, ["(false, true)", "(true, false)"]);
}

#[test]
fn what_is_done_once_is_done_once() {
    let all = outcomes(|notes| {
        let (once, cell) = (Arc::new(Once::new()), Arc::new(OnceLock::new()));
        let ran = Arc::new(AtomicU8::new(0));
        let threads: Vec<_> = (1..3u32)
            .map(|me| {
                let (once, cell, ran) = (once.clone(), cell.clone(), ran.clone());
                spawn(move || {
                    once.call_once(|| {
                        ran.fetch_add(1, SeqCst);
                    });
                    *cell.get_or_init(|| me)
                })
            })
            .collect();
        let seen: Vec<u32> = threads.into_iter().map(|t| t.join().unwrap()).collect();
        notes.note((ran.load(SeqCst), seen));
    });
    assert_eq!(all, ["(1, [1, 1])", "(1, [2, 2])"]);
}

#[test]
fn messages_of_one_sender_come_in_order() {
    let all = outcomes(|notes| {
        let (sender, receiver) = mpsc::channel();
        let other = sender.clone();
        let a = spawn(move || {
            sender.send(1).unwrap();
            sender.send(2).unwrap();
        });
        let b = spawn(move || other.send(3).unwrap());
        notes.note(receiver.iter().collect::<Vec<i32>>());
        a.join().unwrap();
        b.join().unwrap();
    });
    assert_eq!(all, ["[1, 2, 3]", "[1, 3, 2]", "[3, 1, 2]"]);
}

#[test]
fn a_receiver_that_is_gone_is_noticed() {
    let all = outcomes(|notes| {
        let (sender, receiver) = mpsc::channel();
        let thread = spawn(move || sender.send(1).is_ok());
        let seen = receiver.try_recv().ok();
        drop(receiver);
        notes.note((seen, thread.join().unwrap()));
    });
    assert_eq!(all, ["(None, false)", "(None, true)", "(Some(1), true)"]);
}

#[test]
fn a_bounded_channel_makes_the_sender_wait() {
    for bound in 0..2 {
        let all = outcomes(move |notes| {
            let (sender, receiver) = mpsc::sync_channel(bound);
            let thread = spawn(move || {
                sender.send(1).unwrap();
                sender.send(2).is_ok()
            });
            let first = receiver.recv().unwrap();
            drop(receiver);
            notes.note((first, thread.join().unwrap()));
        });
        let expected: &[&str] =
            if bound == 0 { &["(1, false)"] } else { &["(1, false)", "(1, true)"] };
        assert_eq!(all, expected);
    }
}

#[test]
fn parked_threads_are_woken() {
    let all = outcomes(|notes| {
        let ready = Arc::new(AtomicBool::new(false));
        let flag = ready.clone();
        let parked = spawn(move || {
            let mut times = 0;
            while !flag.load(SeqCst) {
                thread::park();
                times += 1;
            }
            times
        });
        ready.store(true, SeqCst);
        parked.thread().unpark();
        notes.note(parked.join().unwrap());
    });
    assert_eq!(all, ["0", "1"]);
}

#[test]
fn scoped_threads_borrow() {
    let all = outcomes(|notes| {
        let x = AtomicU32::new(0);
        let (a, b) = thread::scope(|scope| {
            let a = scope.spawn(|| x.fetch_add(1, SeqCst));
            let b = scope.spawn(|| x.fetch_add(2, SeqCst));
            (a.join().unwrap(), b.join().unwrap())
        });
        notes.note((a, b, x.load(SeqCst)));
    });
    assert_eq!(all, ["(0, 1, 3)", "(2, 0, 3)"]);
}

#[test]
fn counts_of_references_are_seen_if_somebody_looks() {
    let all = outcomes(|notes| {
        let first = Arc::new(5);
        let weak: Weak<i32> = Arc::downgrade(&first);
        let second = first.clone();
        let other = spawn(move || Arc::strong_count(&second));
        drop(first);
        let upgraded = weak.upgrade().map(|value| *value);
        notes.note((other.join().unwrap(), upgraded));
    });
    // The reference of the other thread is the last one or not, and is gone before the upgrade or not.
    assert_eq!(all, ["(1, None)", "(1, Some(5))", "(2, None)", "(2, Some(5))"]);
}

/// Who drops the last reference runs the destructor: what that does is explored in either thread.
#[test]
fn the_last_one_to_drop_runs_the_destructor() {
    struct Noisy(Arc<AtomicU32>, u32);
    impl Drop for Noisy {
        fn drop(&mut self) {
            let by = if thread::current().name() == Some("main") { 1 } else { 2 };
            self.0.store(by * self.1, SeqCst);
        }
    }
    let all = outcomes(|notes| {
        let who = Arc::new(AtomicU32::new(0));
        let noisy = Arc::new(Noisy(who.clone(), 10));
        let other = noisy.clone();
        let thread = spawn(move || drop(other));
        drop(noisy);
        thread.join().unwrap();
        notes.note(who.load(SeqCst));
    });
    assert_eq!(all, ["10", "20"]);
}

#[test]
fn choices_and_assumptions() {
    let all = outcomes(|notes| {
        let (a, b) = (nondet(4), nondet(3));
        assume(a > b && a + b > 3);
        notes.note((a, b));
    });
    assert_eq!(all, ["(3, 1)", "(3, 2)"]);
}

#[test]
fn threads_have_their_own_values() {
    mazurka::thread_local! {
        static MINE: std::cell::Cell<u32> = const { std::cell::Cell::new(1) };
        static OTHER: std::cell::RefCell<Vec<u32>> = std::cell::RefCell::new(vec![9]);
    }
    let all = outcomes(|notes| {
        MINE.set(5);
        let other = spawn(|| {
            MINE.set(MINE.get() + 1);
            OTHER.with_borrow_mut(|values| values.push(8));
            (MINE.get(), OTHER.take())
        });
        let theirs = other.join().unwrap();
        notes.note((MINE.get(), OTHER.take(), theirs));
    });
    assert_eq!(all, ["(5, [9], (2, [9, 8]))"]);
}

#[test]
fn whether_a_thread_has_ended_is_seen() {
    let all = outcomes(|notes| {
        let x = Arc::new(AtomicU32::new(0));
        let y = x.clone();
        let thread = spawn(move || y.store(1, SeqCst));
        let ended = thread.is_finished();
        notes.note((ended, x.load(SeqCst)));
        thread.join().unwrap();
    });
    assert_eq!(all, ["(false, 0)", "(false, 1)", "(true, 1)"]);
}

#[test]
fn a_future_waits_for_another_thread() {
    use std::task::{Poll, Waker};
    let all = outcomes(|notes| {
        let shared = Arc::new((AtomicBool::new(false), Mutex::new(None::<Waker>)));
        let other = shared.clone();
        let thread = spawn(move || {
            other.0.store(true, SeqCst);
            let waker = other.1.lock().unwrap().take();
            waker.into_iter().for_each(Waker::wake);
        });
        let mut polls = 0;
        mazurka::future::block_on(std::future::poll_fn(|context| {
            polls += 1;
            *shared.1.lock().unwrap() = Some(context.waker().clone());
            if shared.0.load(SeqCst) { Poll::Ready(()) } else { Poll::Pending }
        }));
        thread.join().unwrap();
        notes.note(polls);
    });
    assert_eq!(all, ["1", "2"]);
}
