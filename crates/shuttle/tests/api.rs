//! Every item of Shuttle's API, as tests that use Shuttle have them.

extern crate mazurka_shuttle as shuttle;

use shuttle::rand::{Rng, RngCore, thread_rng};
use shuttle::scheduler::{
    DfsScheduler, PctScheduler, RandomScheduler, RoundRobinScheduler,
    UncontrolledNondeterminismCheckScheduler, UrwRandomScheduler,
};
use shuttle::sync::atomic::{AtomicUsize, Ordering};
use shuttle::sync::{Arc, Barrier, Condvar, Mutex, Once, RwLock, mpsc};
use shuttle::{Config, MaxSteps, PortfolioRunner, Runner, future, thread};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// So many threads add one to a counter; the result is checked.
fn counter(threads: usize, atomic: bool) -> impl Fn() + Send + Sync + Clone + 'static {
    move || {
        let count = Arc::new(AtomicUsize::new(0));
        let spawn = |_| {
            let count = count.clone();
            thread::spawn(move || match atomic {
                true => drop(count.fetch_add(1, Ordering::SeqCst)),
                false => count.store(count.load(Ordering::SeqCst) + 1, Ordering::SeqCst),
            })
        };
        let all: Vec<_> = (0..threads).map(spawn).collect();
        all.into_iter().for_each(|thread| drop(thread.join()));
        assert_eq!(count.load(Ordering::SeqCst), threads);
    }
}

/// The message with which a test fails.
fn failure(test: impl FnOnce()) -> String {
    let failed = catch_unwind(AssertUnwindSafe(test)).expect_err("the test fails");
    failed.downcast_ref::<String>().expect("with a report").clone()
}

#[test]
fn all_checks_pass_what_is_right() {
    let right = || counter(3, true);
    shuttle::check(right());
    shuttle::check_random(right(), 100);
    shuttle::check_random_with_seed(right(), 7, 100);
    shuttle::check_urw(right(), 100);
    shuttle::check_pct(right(), 100, 3);
    shuttle::check_dfs(right(), None);
    shuttle::check_uncontrolled_nondeterminism(right(), 100);
}

#[test]
fn all_checks_find_what_is_wrong() {
    let wrong = || counter(2, false);
    for report in [
        failure(|| shuttle::check_random(wrong(), 100)),
        failure(|| shuttle::check_random_with_seed(wrong(), 7, 100)),
        failure(|| shuttle::check_urw(wrong(), 100)),
        failure(|| shuttle::check_pct(wrong(), 100, 2)),
        failure(|| shuttle::check_dfs(wrong(), None)),
        failure(|| shuttle::check_uncontrolled_nondeterminism(wrong(), 100)),
    ] {
        assert!(report.contains("lost update"), "{report}");
    }
}

#[test]
fn a_report_has_what_replay_takes() {
    let report = failure(|| shuttle::check_dfs(counter(2, false), None));
    let schedule = report.split("MAZURKA_REPLAY='").nth(1).expect("the schedule");
    let schedule = schedule.split('\'').next().expect("its end").to_string();
    let again = failure(|| shuttle::replay(counter(2, false), &schedule));
    assert!(again.contains("lost update"), "{again}");
    // The repaired program has other steps at the same places.
    shuttle::replay(counter(0, true), "m");
    let file = std::env::temp_dir().join(format!("mazurka-shuttle-{}", std::process::id()));
    std::fs::write(&file, format!("{schedule}\n")).expect("a temporary file");
    let from_file = failure(|| shuttle::replay_from_file(counter(2, false), &file));
    std::fs::remove_file(&file).expect("it is there");
    assert!(from_file.contains("lost update"), "{from_file}");
    assert!(failure(|| shuttle::replay_from_file(counter(0, true), &file)).contains("No such"));
}

#[test]
fn runners_count_executions() {
    let config = Config::new;
    // Three threads have 3! orders.
    assert_eq!(Runner::new(DfsScheduler::new(None, false), config()).run(counter(3, true)), 6);
    assert_eq!(Runner::new(RandomScheduler::new(100), config()).run(counter(3, true)), 6);
    assert_eq!(Runner::new(RoundRobinScheduler::new(1), config()).run(counter(3, true)), 1);
    let urw = UrwRandomScheduler::new_from_seed(1, 100);
    let checked = UncontrolledNondeterminismCheckScheduler::new(urw);
    assert_eq!(Runner::new(checked, config()).run(counter(3, true)), 6);
    // Four have 24: ten of them, and ten that are drawn.
    assert_eq!(Runner::new(RandomScheduler::new(10), config()).run(counter(4, true)), 20);
    let pct = PctScheduler::new_from_seed(1, 2, 10);
    assert_eq!(Runner::new(pct, config()).run(counter(4, true)), 20);
    let mut all = PortfolioRunner::new(true, config());
    all.add(RandomScheduler::new(10));
    all.add(PctScheduler::new(3, 10));
    assert!(failure(move || all.run(counter(2, false))).contains("lost update"));
}

#[test]
fn steps_are_bounded() {
    let run = |max_steps: MaxSteps| {
        let mut config = Config::default();
        config.max_steps = max_steps;
        Runner::new(DfsScheduler::new(None, false), config).run(counter(3, true))
    };
    assert_eq!(run(MaxSteps::None), 6);
    assert!(run(MaxSteps::ContinueAfter(5)) >= 1);
    assert!(failure(|| assert_eq!(run(MaxSteps::FailAfter(5)), 0)).contains("more than 5 steps"));
}

#[test]
fn random_numbers_are_the_same_in_every_execution() {
    shuttle::check_dfs(
        || {
            let drawn = thread::spawn(|| thread_rng().next_u64());
            let dice: u32 = thread_rng().gen_range(1..=6);
            assert!((1..=6).contains(&dice));
            assert_ne!(thread_rng().next_u32(), thread_rng().next_u32());
            let mut bytes = [0; 9];
            thread_rng().fill_bytes(&mut bytes);
            assert!(bytes.iter().any(|&byte| byte != 0));
            drop(drawn.join());
        },
        None,
    );
}

#[test]
fn tasks_are_explored() {
    shuttle::check_dfs(
        || {
            let sum = future::block_on(async {
                let one = future::spawn(async {
                    future::yield_now().await;
                    1
                });
                let two = future::spawn_local(async { 2 });
                one.await.unwrap() + two.await.unwrap()
            });
            assert_eq!(sum, 3);
        },
        None,
    );
}

#[test]
fn tasks_can_be_aborted() {
    shuttle::check_dfs(
        || {
            let never = future::spawn(std::future::pending::<()>());
            let handle = never.abort_handle();
            assert!(!never.is_finished());
            handle.abort();
            assert_eq!(future::block_on(never), Err(future::JoinError::Cancelled));
            assert!(handle.is_finished());
        },
        None,
    );
    let report = failure(|| {
        shuttle::check_dfs(
            || future::block_on(future::spawn(std::future::pending::<()>())).unwrap(),
            None,
        );
    });
    assert!(report.contains("error[deadlock]"), "{report}");
}

shuttle::lazy_static! {
    static ref NAMES: Mutex<Vec<&'static str>> = Mutex::new(Vec::new());
}

shuttle::thread_local! {
    static OWN: std::cell::Cell<u32> = std::cell::Cell::new(1);
}

#[test]
fn locks_channels_and_threads_are_those_of_std() {
    static ONCE: Once = Once::new();
    shuttle::check_dfs(
        || {
            let lock = Arc::new((RwLock::new(0), Mutex::new(false), Condvar::new()));
            let (barrier, other) = (Arc::new(Barrier::new(2)), lock.clone());
            let (send, receive) = mpsc::sync_channel(1);
            let meet = barrier.clone();
            let thread = thread::spawn(move || {
                ONCE.call_once(|| NAMES.lock().unwrap().push("worker"));
                OWN.with(|own| own.set(2));
                *other.0.write().unwrap() += 1;
                *other.1.lock().unwrap() = true;
                other.2.notify_one();
                meet.wait();
                send.send(3).unwrap();
            });
            let ready = lock.2.wait_while(lock.1.lock().unwrap(), |ready| !*ready).unwrap();
            drop(ready);
            barrier.wait();
            assert_eq!(receive.recv(), Ok(3));
            thread.join().unwrap();
            ONCE.call_once(|| panic!("the other thread has"));
            assert_eq!((*lock.0.read().unwrap(), OWN.get()), (1, 1));
            assert_eq!(*NAMES.lock().unwrap(), ["worker"]);
            thread::scope(|scope| drop(scope.spawn(|| shuttle::hint::spin_loop()).join()));
        },
        None,
    );
}
