//! Every item of loom's API, as tests that use loom have them. What is unsafe is tested in `crates/rust`.

extern crate mazurka_loom as loom;

use loom::sync::atomic::{AtomicBool, AtomicPtr, AtomicUsize, Ordering, fence};
use loom::sync::{Arc, Condvar, Mutex, Notify, RwLock};
use loom::{cell, future, model, thread};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::task::Poll;
use std::time::Duration;

/// The message with which a model fails.
fn failure(f: impl Fn() + Send + Sync + 'static) -> String {
    let failed = catch_unwind(AssertUnwindSafe(|| model(f))).expect_err("the model fails");
    failed.downcast_ref::<String>().expect("with a report").clone()
}

#[test]
fn finds_the_lost_update_and_not_the_atomic_one() {
    let count = |atomic: bool| {
        move || {
            let count = Arc::new(AtomicUsize::new(0));
            let add = move |count: &AtomicUsize| match atomic {
                true => drop(count.fetch_add(1, Ordering::AcqRel)),
                false => count.store(count.load(Ordering::Acquire) + 1, Ordering::Release),
            };
            let other = count.clone();
            let thread = thread::spawn(move || add(&other));
            add(&count);
            thread.join().unwrap();
            assert_eq!(count.load(Ordering::Relaxed), 2);
        }
    };
    model(count(true));
    assert!(failure(count(false)).contains("lost update"));
}

#[test]
fn builder_has_looms_fields() {
    let mut builder = model::Builder::new();
    builder.max_threads = 3;
    builder.max_branches = 10;
    builder.preemption_bound = Some(2);
    builder.expect_explicit_explore = false;
    builder.location = true;
    builder.checkpoint_interval = 1;
    builder.checkpoint_file("a file that is not written");
    builder.log = false;
    builder.max_duration = Some(Duration::from_secs(60));
    builder.max_permutations = Some(2);
    // Three threads have six orders: with two permutations the model passes, unless one of them fails.
    builder.check(|| {
        let count = Arc::new(AtomicUsize::new(0));
        let spawn = |_| {
            let count = count.clone();
            thread::spawn(move || count.fetch_add(1, Ordering::SeqCst))
        };
        let threads: Vec<_> = (0..3).map(spawn).collect();
        threads.into_iter().for_each(|thread| drop(thread.join()));
    });
    let failed = catch_unwind(AssertUnwindSafe(|| builder.check(|| panic!("at once"))));
    assert!(failed.is_err(), "limits hide no failure");
    assert!(!std::path::Path::new("a file that is not written").exists());
}

#[test]
fn deadlocks_are_found() {
    let report = failure(|| {
        let (a, b) = (Arc::new(Mutex::new(0)), Arc::new(Mutex::new(0)));
        let (a2, b2) = (a.clone(), b.clone());
        let thread = thread::spawn(move || *a2.lock().unwrap() + *b2.lock().unwrap());
        let _sum = *b.lock().unwrap() + *a.lock().unwrap();
        thread.join().unwrap();
    });
    assert!(report.contains("error[deadlock]"), "{report}");
}

#[test]
fn accesses_to_cells_under_a_lock_are_no_races() {
    model(|| {
        let lock = Arc::new(Mutex::new(cell::UnsafeCell::new(1)));
        let other = lock.clone();
        let thread = thread::spawn(move || other.lock().unwrap().with_mut(|_| ()));
        lock.lock().unwrap().with(|_| ());
        lock.lock().unwrap().get().with(|_| ());
        lock.lock().unwrap().get_mut().with(|_| ());
        thread.join().unwrap();
        assert_eq!(cell::UnsafeCell::from(5).into_inner(), 5);
    });
}

#[test]
fn cell_is_that_of_std() {
    model(|| {
        let (a, b) = (cell::Cell::new(1), cell::Cell::from(2));
        a.swap(&b);
        assert_eq!((a.get(), b.replace(7), b.take(), b.get()), (2, 1, 7, 0));
        a.set(9);
        assert!(a.clone() == a && a > b);
        assert_eq!(a.into_inner(), 9);
        assert_eq!(cell::Cell::<u8>::default().get(), 0);
    });
}

#[test]
fn leaks_are_found() {
    let report = failure(|| std::mem::forget(Arc::new(1u64)));
    assert!(report.contains("error[leak]") && report.contains("8 bytes"), "{report}");
    let report = failure(|| std::mem::forget(loom::alloc::Track::new(1u32)));
    assert!(report.contains("error[leak]"), "{report}");
    model(|| {
        let mut track = loom::alloc::Track::new(1u32);
        *track.get_mut() += 1;
        assert_eq!(*track.get_ref(), 2);
        assert_eq!(track.into_inner(), 2);
        let arc = Arc::new(5);
        assert_eq!(Arc::strong_count(&arc), 1);
        let raw = Arc::into_raw(arc.clone());
        assert!(std::ptr::eq(raw, Arc::as_ptr(&arc)));
        std::mem::forget(loom::sync::Weak::<u8>::new());
        let std = Arc::into_std(arc);
        assert_eq!(std::sync::Arc::strong_count(&std), 2);
    });
}

#[test]
fn alloc_has_looms_signatures() {
    use loom::alloc::Layout;
    let _: [unsafe fn(Layout) -> *mut u8; 2] = [loom::alloc::alloc, loom::alloc::alloc_zeroed];
    let _: unsafe fn(*mut u8, Layout) = loom::alloc::dealloc;
}

loom::lazy_static! {
    /// How often it is counted in one execution.
    static ref COUNT: AtomicUsize = AtomicUsize::new(1);
    static ref SHARED: Arc<Mutex<Vec<u32>>> = Arc::new(Mutex::new(Vec::new()));
}

loom::thread_local! {
    static OWN: std::cell::Cell<u32> = std::cell::Cell::new(3);
}

#[test]
fn statics_are_new_in_each_execution() {
    model(|| {
        let thread = thread::spawn(|| {
            OWN.with(|own| own.set(4));
            SHARED.lock().unwrap().push(1);
            COUNT.fetch_add(1, Ordering::SeqCst)
        });
        let own = COUNT.fetch_add(1, Ordering::SeqCst);
        let other = thread.join().unwrap();
        assert_eq!(own + other, 3, "each counts once, from 1");
        assert_eq!(OWN.with(|own| own.get()), 3);
        assert_eq!(*SHARED.lock().unwrap(), [1]);
    });
}

#[test]
fn notify_keeps_a_notification() {
    model(|| {
        let (notify, done) = (Arc::new(Notify::new()), Arc::new(AtomicBool::new(false)));
        let (notify2, done2) = (notify.clone(), done.clone());
        let thread = thread::spawn(move || {
            done2.store(true, Ordering::Release);
            notify2.notify();
        });
        notify.wait();
        assert!(done.load(Ordering::Acquire));
        thread.join().unwrap();
    });
    let report = failure(|| Notify::default().wait());
    assert!(report.contains("error[deadlock]"), "{report}");
}

#[test]
fn futures_are_woken() {
    model(|| {
        let shared = Arc::new((AtomicBool::new(false), future::AtomicWaker::new()));
        let other = shared.clone();
        let thread = thread::spawn(move || {
            other.0.store(true, Ordering::Release);
            other.1.wake();
        });
        future::block_on(std::future::poll_fn(|context| {
            shared.1.register_by_ref(context.waker());
            if shared.0.load(Ordering::Acquire) { Poll::Ready(()) } else { Poll::Pending }
        }));
        thread.join().unwrap();
        shared.1.register(std::task::Waker::noop().clone());
        assert!(shared.1.take_waker().is_some() && shared.1.take_waker().is_none());
    });
    // Who looks first and registers then is not woken.
    let report = failure(|| {
        let shared = Arc::new((AtomicBool::new(false), future::AtomicWaker::default()));
        let other = shared.clone();
        thread::spawn(move || {
            other.0.store(true, Ordering::Release);
            other.1.wake();
        });
        future::block_on(std::future::poll_fn(|context| {
            if shared.0.load(Ordering::Acquire) {
                return Poll::Ready(());
            }
            shared.1.register_by_ref(context.waker());
            Poll::Pending
        }));
    });
    assert!(report.contains("error[deadlock]"), "{report}");
}

#[test]
fn locks_channels_and_threads_are_those_of_std() {
    model(|| {
        let lock = Arc::new(RwLock::new(1));
        let pair = Arc::new((Mutex::new(false), Condvar::new()));
        let (send, receive) = loom::sync::mpsc::channel();
        let (lock2, pair2) = (lock.clone(), pair.clone());
        let thread = thread::Builder::new().name("worker".to_string()).stack_size(1 << 16);
        let thread = thread.spawn(move || {
            assert_eq!(thread::current().name(), Some("worker"));
            *lock2.write().unwrap() += 1;
            *pair2.0.lock().unwrap() = true;
            pair2.1.notify_all();
            send.send(7).unwrap();
            thread::park();
        });
        let thread = thread.unwrap();
        let mut ready = pair.0.lock().unwrap();
        while !*ready {
            ready = pair.1.wait(ready).unwrap();
        }
        drop(ready);
        let not_send = std::rc::Rc::new(1);
        assert_eq!(thread::spawn(move || *not_send).join().unwrap(), 1);
        assert_eq!(receive.recv(), Ok(7));
        thread.thread().unpark();
        thread.join().unwrap();
        assert_eq!(*lock.read().unwrap(), 2);
        assert!(lock.try_read().is_ok() && lock.try_write().is_ok());
        assert!(receive.try_recv().is_err() && !thread::panicking());
    });
}

#[test]
fn loops_that_wait_need_no_bound() {
    model(|| {
        let flag = Arc::new(AtomicBool::new(false));
        let other = flag.clone();
        let thread = thread::spawn(move || other.store(true, Ordering::Release));
        while !flag.load(Ordering::Acquire) {
            thread::yield_now();
            loom::hint::spin_loop();
            loom::sync::atomic::spin_loop_hint();
        }
        thread.join().unwrap();
    });
}

#[test]
fn atomics_have_looms_methods() {
    model(|| {
        let mut number = AtomicUsize::new(1);
        number.with_mut(|value| *value += 1);
        assert_eq!(number.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |n| Some(n + 1)), Ok(2));
        assert_eq!(number.into_inner(), 3);
        let mut flag = AtomicBool::new(false);
        flag.with_mut(|value| *value = true);
        assert!(flag.fetch_and(false, Ordering::Relaxed));
        let mut pointer = AtomicPtr::new(std::ptr::null_mut::<u8>());
        pointer.with_mut(|value| assert!(value.is_null()));
        fence(Ordering::SeqCst);
    });
    const { assert!(loom::MAX_THREADS > 5) };
}

#[test]
fn what_is_not_explored_is_one_step() {
    /// Two threads that each write twice; how often the middle of the first is seen.
    fn middle_is_seen(exploring: bool) -> bool {
        let seen = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(false));
        let saw = seen.clone();
        model(move || {
            let number = Arc::new(AtomicUsize::new(0));
            let other = number.clone();
            let thread = thread::spawn(move || {
                if !exploring {
                    loom::stop_exploring();
                }
                other.store(1, Ordering::SeqCst);
                other.store(2, Ordering::SeqCst);
                loom::explore();
            });
            if number.load(Ordering::SeqCst) == 1 {
                saw.store(true, Ordering::SeqCst);
            }
            thread.join().unwrap();
            loom::skip_branch();
            assert_eq!(number.load(Ordering::SeqCst), 2);
        });
        seen.load(Ordering::SeqCst)
    }
    assert!(middle_is_seen(true));
    assert!(!middle_is_seen(false));
}
