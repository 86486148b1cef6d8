//! The types have the signatures of the standard library's: the same code compiles with both.

/// Names methods with their types, under one root and under the other.
macro_rules! surface {
    ($module:ident, $root:ident) => {
        mod $module {
            use $root::sync::atomic::{
                AtomicBool, AtomicI8, AtomicI16, AtomicI32, AtomicI64, AtomicIsize, AtomicPtr,
                AtomicU8, AtomicU16, AtomicU32, AtomicU64, AtomicUsize, Ordering, compiler_fence,
                fence,
            };
            use $root::sync::mpsc::{
                self, Receiver, RecvError, RecvTimeoutError, SendError, Sender, SyncSender,
                TryRecvError, TrySendError,
            };
            use $root::sync::{
                Arc, Barrier, BarrierWaitResult, Condvar, LazyLock, LockResult, Mutex, MutexGuard,
                Once, OnceLock, OnceState, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard,
                TryLockError, TryLockResult, WaitTimeoutResult, Weak,
            };
            use $root::thread::{
                self, Builder, JoinHandle, LocalKey, Scope, ScopedJoinHandle, Thread, ThreadId,
            };
            use $root::time::{Duration, Instant};

            macro_rules! integer {
                ($atomic:ident, $int:ident) => {{
                    static ZERO: $atomic = $atomic::new(0);
                    type Two = fn(&$atomic, $int, Ordering) -> $int;
                    type Exchange =
                        fn(&$atomic, $int, $int, Ordering, Ordering) -> Result<$int, $int>;
                    let _: fn(&$atomic, Ordering) -> $int = $atomic::load;
                    let _: fn(&$atomic, $int, Ordering) = $atomic::store;
                    let _: [Two; 9] = [
                        $atomic::swap,
                        $atomic::fetch_add,
                        $atomic::fetch_sub,
                        $atomic::fetch_and,
                        $atomic::fetch_nand,
                        $atomic::fetch_or,
                        $atomic::fetch_xor,
                        $atomic::fetch_max,
                        $atomic::fetch_min,
                    ];
                    let _: [Exchange; 2] =
                        [$atomic::compare_exchange, $atomic::compare_exchange_weak];
                    let _: fn(&mut $atomic) -> &mut $int = $atomic::get_mut;
                    let _: fn($atomic) -> $int = $atomic::into_inner;
                    let _: fn(&$atomic) -> *mut $int = $atomic::as_ptr;
                    let _: unsafe fn(*mut $int) -> &'static $atomic = $atomic::from_ptr;
                    let _ = ZERO.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |old| Some(old));
                    let _ = ($atomic::default(), $atomic::from(1));
                }};
            }

            #[test]
            fn atomics() {
                integer!(AtomicI8, i8);
                integer!(AtomicU8, u8);
                integer!(AtomicI16, i16);
                integer!(AtomicU16, u16);
                integer!(AtomicI32, i32);
                integer!(AtomicU32, u32);
                integer!(AtomicI64, i64);
                integer!(AtomicU64, u64);
                integer!(AtomicIsize, isize);
                integer!(AtomicUsize, usize);
                static FLAG: AtomicBool = AtomicBool::new(true);
                let _: fn(&AtomicBool, bool, Ordering) -> bool = AtomicBool::fetch_nand;
                let _: fn(&AtomicBool, Ordering) -> bool = AtomicBool::fetch_not;
                static NOTHING: AtomicPtr<u8> = AtomicPtr::new(std::ptr::null_mut());
                let _: fn(&AtomicPtr<u8>, *mut u8, Ordering) -> *mut u8 = AtomicPtr::swap;
                let _: [fn(Ordering); 2] = [fence, compiler_fence];
                assert!(FLAG.load(Ordering::SeqCst) && NOTHING.load(Ordering::SeqCst).is_null());
            }

            #[test]
            fn locks() {
                static MUTEX: Mutex<u8> = Mutex::new(1);
                static RWLOCK: RwLock<u8> = RwLock::new(1);
                static CONDITION: Condvar = Condvar::new();
                let _: fn(&Mutex<u8>) -> LockResult<MutexGuard<'_, u8>> = Mutex::lock;
                let _: fn(&Mutex<u8>) -> TryLockResult<MutexGuard<'_, u8>> = Mutex::try_lock;
                let _: fn(&mut Mutex<u8>) -> LockResult<&mut u8> = Mutex::get_mut;
                let _: fn(Mutex<u8>) -> LockResult<u8> = Mutex::into_inner;
                let _: (fn(&Mutex<u8>) -> bool, fn(&Mutex<u8>)) =
                    (Mutex::is_poisoned, Mutex::clear_poison);
                let _: fn(&RwLock<u8>) -> LockResult<RwLockReadGuard<'_, u8>> = RwLock::read;
                let _: fn(&RwLock<u8>) -> LockResult<RwLockWriteGuard<'_, u8>> = RwLock::write;
                let _: fn(&RwLock<u8>) -> TryLockResult<RwLockReadGuard<'_, u8>> = RwLock::try_read;
                let _: fn(&RwLock<u8>) -> TryLockResult<RwLockWriteGuard<'_, u8>> =
                    RwLock::try_write;
                type Guard<'a> = MutexGuard<'a, u8>;
                let _: for<'a> fn(&Condvar, Guard<'a>) -> LockResult<Guard<'a>> = Condvar::wait;
                let _: for<'a> fn(
                    &Condvar,
                    Guard<'a>,
                    Duration,
                ) -> LockResult<(Guard<'a>, WaitTimeoutResult)> = Condvar::wait_timeout;
                let _: [fn(&Condvar); 2] = [Condvar::notify_one, Condvar::notify_all];
                CONDITION.notify_all();
                let no_longer = |value: &mut u8| *value == 0;
                let guard = CONDITION.wait_while(MUTEX.lock().unwrap(), no_longer).unwrap();
                let second = Duration::from_secs(1);
                let waited = CONDITION.wait_timeout_while(guard, second, no_longer).unwrap();
                assert!(!waited.1.timed_out());
                drop(waited);
                let unsized_contents: Box<Mutex<[u8; 2]>> = Box::new(Mutex::new([1, 2]));
                let unsized_contents: Box<Mutex<[u8]>> = unsized_contents;
                assert_eq!(unsized_contents.lock().unwrap().len(), 2);
                let error: Option<TryLockError<()>> = None;
                let _: (Option<PoisonError<()>>, _) = (None, error);
                assert_eq!(*MUTEX.lock().unwrap() + *RWLOCK.read().unwrap(), 2);
            }

            #[test]
            fn meetings_and_what_is_done_once() {
                static BARRIER: Barrier = Barrier::new(1);
                static ONCE: Once = Once::new();
                static CELL: OnceLock<String> = OnceLock::new();
                static LAZY: LazyLock<String> = LazyLock::new(|| "lazy".to_string());
                let _: fn(&BarrierWaitResult) -> bool = BarrierWaitResult::is_leader;
                let _: fn(&OnceState) -> bool = OnceState::is_poisoned;
                ONCE.call_once(|| {
                    BARRIER.wait();
                });
                ONCE.call_once_force(|_| ());
                ONCE.wait();
                assert!(ONCE.is_completed() && CELL.get().is_none());
                let _: fn(&OnceLock<String>, String) -> Result<(), String> = OnceLock::set;
                assert_eq!(CELL.get_or_init(|| LAZY.clone()), "lazy");
                assert_eq!(LazyLock::force(&LAZY).len(), 4);
            }

            #[test]
            fn references() {
                let mut arc = Arc::new(5);
                let weak: Weak<i32> = Arc::downgrade(&arc);
                assert_eq!((Arc::strong_count(&arc), Arc::weak_count(&arc)), (1, 1));
                assert_eq!(weak.upgrade().as_deref(), Some(&5));
                *Arc::make_mut(&mut arc) += 1;
                assert!(weak.upgrade().is_none() && Arc::get_mut(&mut arc).is_some());
                let raw = Arc::into_raw(arc.clone());
                // SAFETY: the pointer comes from `into_raw`.
                let again = unsafe { Arc::from_raw(raw) };
                assert!(Arc::ptr_eq(&arc, &again) && Arc::try_unwrap(again).is_err());
                assert_eq!(Arc::into_inner(arc), Some(6));
                let _: Arc<str> = "text".into();
                let _: Arc<[u8]> = (0..3u8).collect();
            }

            #[test]
            fn channels() {
                let (sender, receiver): (Sender<u8>, Receiver<u8>) = mpsc::channel();
                let (bounded, other): (SyncSender<u8>, Receiver<u8>) = mpsc::sync_channel(1);
                let _: fn(&Sender<u8>, u8) -> Result<(), SendError<u8>> = Sender::send;
                let _: fn(&SyncSender<u8>, u8) -> Result<(), TrySendError<u8>> =
                    SyncSender::try_send;
                let _: fn(&Receiver<u8>) -> Result<u8, RecvError> = Receiver::recv;
                let _: fn(&Receiver<u8>) -> Result<u8, TryRecvError> = Receiver::try_recv;
                let _: fn(&Receiver<u8>, Duration) -> Result<u8, RecvTimeoutError> =
                    Receiver::recv_timeout;
                sender.clone().send(1).unwrap();
                bounded.clone().send(2).unwrap();
                drop((sender, bounded));
                let received: Vec<u8> = receiver.iter().chain(other.try_iter()).collect();
                assert_eq!(received, [1, 2]);
                assert_eq!(receiver.into_iter().count() + (&other).into_iter().count(), 0);
            }

            #[test]
            fn threads() {
                let _: fn(&JoinHandle<u8>) -> &Thread = JoinHandle::thread;
                let _: fn(&JoinHandle<u8>) -> bool = JoinHandle::is_finished;
                let _: (fn(&Thread), fn(&Thread) -> ThreadId, fn(&Thread) -> Option<&str>) =
                    (Thread::unpark, Thread::id, Thread::name);
                let _: (fn(), fn(), fn(Duration), fn(Duration)) =
                    (thread::park, thread::yield_now, thread::park_timeout, thread::sleep);
                let _: fn() -> bool = thread::panicking;
                let builder = Builder::new().name("named".into()).stack_size(1 << 20);
                let handle: JoinHandle<thread::Result<u8>> = builder.spawn(|| Ok(1)).unwrap();
                assert_eq!(handle.join().unwrap().unwrap(), 1);
                let _: fn() -> std::io::Result<std::num::NonZero<usize>> =
                    thread::available_parallelism;
                let _: fn() = $root::hint::spin_loop;
                let mut borrowed = 1;
                let sum = thread::scope(|scope: &Scope<'_, '_>| {
                    let handle: ScopedJoinHandle<'_, i32> = scope.spawn(|| {
                        borrowed += 1;
                        borrowed
                    });
                    handle.join().unwrap()
                });
                let named = thread::scope(|scope| {
                    let body = || thread::current().name().map(str::to_string);
                    let handle = Builder::new().name("scoped".into()).spawn_scoped(scope, body);
                    handle.unwrap().join().unwrap()
                });
                assert_eq!((sum, named.as_deref()), (2, Some("scoped")));
                assert!(Instant::now().elapsed() < Duration::from_secs(60));
            }

            $root::thread_local! {
                static LOCAL: std::cell::Cell<u32> = const { std::cell::Cell::new(3) };
                pub(super) static OTHER: std::cell::RefCell<u32> = std::cell::RefCell::new(4)
            }

            #[test]
            fn values_of_threads() {
                let _: &LocalKey<std::cell::Cell<u32>> = &LOCAL;
                LOCAL.set(LOCAL.get() + LOCAL.replace(1));
                assert_eq!(LOCAL.take() + OTHER.with_borrow(|value| *value), 10);
                assert_eq!(OTHER.try_with(|value| *value.borrow()).ok(), Some(4));
            }
        }
    };
}

surface!(with_std, std);
surface!(with_mazurka, mazurka);
