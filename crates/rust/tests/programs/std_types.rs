//! Outside of executions the types do what std's do.

use mazurka::sync::atomic::{
    AtomicBool, AtomicI64, AtomicPtr, AtomicUsize, Ordering::SeqCst, fence,
};
use mazurka::sync::{Arc, Barrier, Condvar, LazyLock, Mutex, OnceLock, RwLock, TryLockError, mpsc};
use mazurka::thread;
use std::time::Duration;

#[test]
fn locks_and_atomics() {
    static LAZY: LazyLock<Vec<u32>> = LazyLock::new(|| vec![1, 2]);
    let total = Arc::new(AtomicUsize::new(0));
    let lock = Arc::new(RwLock::new(Vec::new()));
    thread::scope(|scope| {
        for number in 0..4 {
            let (total, lock) = (total.clone(), lock.clone());
            scope.spawn(move || {
                total.fetch_add(LAZY.len(), SeqCst);
                lock.write().unwrap().push(number);
            });
        }
    });
    fence(SeqCst);
    assert_eq!((total.load(SeqCst), lock.read().unwrap().len()), (8, 4));
    let mutex = Mutex::new(1);
    let guard = mutex.lock().unwrap();
    assert!(matches!(mutex.try_lock(), Err(TryLockError::WouldBlock)));
    drop(guard);
    assert_eq!(mutex.into_inner().unwrap(), 1);
}

#[test]
fn a_panic_poisons() {
    let (lock, both) = (Arc::new(Mutex::new(1)), Arc::new(RwLock::new(2)));
    let (other, others) = (lock.clone(), both.clone());
    let result = thread::spawn(move || {
        let _guards = (other.lock().unwrap(), others.write().unwrap());
        panic!("expected");
    })
    .join();
    assert!(result.is_err() && lock.is_poisoned());
    assert!(both.is_poisoned() && both.read().is_err());
    assert_eq!(*lock.lock().unwrap_err().into_inner(), 1);
    lock.clear_poison();
    assert!(lock.lock().is_ok());
}

#[test]
fn channels_and_parking() {
    let (sender, receiver) = mpsc::channel();
    let (bounded, meeting) = mpsc::sync_channel(0);
    let thread = thread::spawn(move || {
        thread::park();
        sender.send(1).unwrap();
        bounded.send(2).unwrap();
        drop(sender);
    });
    thread.thread().unpark();
    assert_eq!(receiver.recv_timeout(Duration::from_secs(20)), Ok(1));
    assert_eq!(meeting.recv(), Ok(2));
    assert!(receiver.recv().is_err());
    thread.join().unwrap();
}

#[test]
fn conditions_barriers_and_cells() {
    let shared = Arc::new((Mutex::new(false), Condvar::new(), Barrier::new(2), OnceLock::new()));
    let other = shared.clone();
    let thread = thread::Builder::new().name("worker".into()).spawn(move || {
        assert_eq!(thread::current().name(), Some("worker"));
        *other.0.lock().unwrap() = true;
        other.1.notify_all();
        other.2.wait();
        *other.3.get_or_init(|| 4)
    });
    let guard = shared.1.wait_while(shared.0.lock().unwrap(), |set| !*set).unwrap();
    drop(guard);
    shared.2.wait();
    assert_eq!(thread.unwrap().join().unwrap(), 4);
    assert_eq!(shared.3.get(), Some(&4));
}

#[test]
fn atomics_have_the_layout_of_their_values() {
    assert_eq!((size_of::<AtomicBool>(), size_of::<AtomicI64>()), (1, 8));
    assert_eq!(size_of::<AtomicPtr<u8>>(), size_of::<*mut u8>());
    let flag = AtomicBool::new(true);
    assert!(flag.fetch_nand(true, SeqCst) && !flag.fetch_nand(true, SeqCst));
    assert!(flag.fetch_not(SeqCst) && !flag.into_inner());
}
