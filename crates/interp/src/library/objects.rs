//! The functions about threads and synchronisation objects, by name.
//!
//! A function that is one operation on an object is a builtin ([`crate::sync`]); one that takes several
//! operations, or returns something else, is written in IR and calls the builtins.

use crate::sync::{SyncCall, SyncKind, SyncVerb};

/// What `pthread_barrier_wait` calls, and what it calls if the program uses its result.
pub(crate) const BARRIER: [&str; 2] = ["mazurka.barrier_wait", "mazurka.barrier_wait_in_order"];

/// The operation on a synchronisation object that a function is.
pub(super) fn sync(name: &str) -> Option<SyncCall> {
    use SyncKind::*;
    use SyncVerb::*;
    let (kind, verb) = match name {
        "mazurka.mutex_init" => (Mutex, Init),
        "pthread_mutex_destroy" | "mtx_destroy" => (Mutex, Destroy),
        "pthread_mutex_lock" | "mtx_lock" | "mazurka.mutex_lock" => (Mutex, Lock),
        "pthread_mutex_trylock" | "mazurka.mutex_trylock" => (Mutex, TryLock),
        "pthread_mutex_unlock" | "mtx_unlock" | "mazurka.mutex_unlock" => (Mutex, Unlock),
        "pthread_spin_init" => (Spin, Init),
        "pthread_spin_destroy" => (Spin, Destroy),
        "pthread_spin_lock" => (Spin, Lock),
        "pthread_spin_trylock" => (Spin, TryLock),
        "pthread_spin_unlock" => (Spin, Unlock),
        "pthread_rwlock_init" => (RwLock, Init),
        "pthread_rwlock_destroy" => (RwLock, Destroy),
        "pthread_rwlock_rdlock" => (RwLock, ReadLock),
        "pthread_rwlock_tryrdlock" | "mazurka.rwlock_tryrdlock" => (RwLock, TryReadLock),
        "pthread_rwlock_wrlock" => (RwLock, Lock),
        "pthread_rwlock_trywrlock" | "mazurka.rwlock_trywrlock" => (RwLock, TryLock),
        "pthread_rwlock_unlock" => (RwLock, Unlock),
        "mazurka.sem_init" => (Semaphore, Init),
        "sem_destroy" => (Semaphore, Destroy),
        "sem_wait" => (Semaphore, Wait),
        "mazurka.sem_trywait" => (Semaphore, TryWait),
        "sem_post" => (Semaphore, Post),
        "mazurka.sem_value" => (Semaphore, Value),
        "pthread_cond_init" | "cnd_init" => (Condition, Init),
        "pthread_cond_destroy" | "cnd_destroy" => (Condition, Destroy),
        "pthread_cond_signal" | "cnd_signal" => (Condition, Signal),
        "pthread_cond_broadcast" | "cnd_broadcast" => (Condition, Broadcast),
        "mazurka.enqueue" => (Condition, Enqueue),
        "mazurka.wake" => (Condition, Wake),
        "mazurka.barrier_init" => (Barrier, Init),
        "pthread_barrier_destroy" => (Barrier, Destroy),
        "mazurka.parties" => (Barrier, Parties),
        "mazurka.arrive" => (Barrier, Arrive),
        "mazurka.arrive_in_order" => (Barrier, ArriveInOrder),
        "mazurka.depart" => (Barrier, Depart),
        "mazurka.depart_in_order" => (Barrier, DepartInOrder),
        "mazurka.once_done" => (Once, Done),
        _ => return None,
    };
    Some(SyncCall { kind, verb })
}

/// The functions about threads and objects that are written in IR.
pub(super) fn by_ir(name: &str) -> Option<&'static str> {
    Some(match name {
        "thrd_create" => "mazurka.thrd_create",
        "thrd_join" => "mazurka.thrd_join",
        "pthread_attr_init" => "mazurka.attr_init",
        "pthread_attr_setdetachstate" => "mazurka.attr_setdetachstate",
        "pthread_setcancelstate" | "pthread_setcanceltype" => "mazurka.set_cancellation",
        "pthread_mutex_init" => "mazurka.pthread_mutex_init",
        "pthread_mutexattr_init" => "mazurka.mutexattr_init",
        "pthread_mutexattr_settype" => "mazurka.mutexattr_settype",
        "pthread_mutexattr_gettype" => "mazurka.mutexattr_gettype",
        "pthread_mutex_timedlock" => "mazurka.mutex_timedlock",
        "pthread_mutex_clocklock" => "mazurka.mutex_clocklock",
        "mtx_init" => "mazurka.mtx_init",
        "mtx_trylock" => "mazurka.mtx_trylock",
        "mtx_timedlock" => "mazurka.mtx_timedlock",
        "pthread_rwlock_timedrdlock" => "mazurka.rwlock_timedrdlock",
        "pthread_rwlock_timedwrlock" => "mazurka.rwlock_timedwrlock",
        "pthread_rwlock_clockrdlock" => "mazurka.rwlock_clockrdlock",
        "pthread_rwlock_clockwrlock" => "mazurka.rwlock_clockwrlock",
        "sem_init" => "mazurka.posix_sem_init",
        "sem_trywait" => "mazurka.posix_sem_trywait",
        "sem_timedwait" => "mazurka.sem_timedwait",
        "sem_clockwait" => "mazurka.sem_clockwait",
        "sem_getvalue" => "mazurka.sem_getvalue",
        "pthread_cond_wait" | "cnd_wait" => "mazurka.cond_wait",
        "pthread_cond_timedwait" => "mazurka.cond_timedwait",
        "pthread_cond_clockwait" => "mazurka.cond_clockwait",
        "cnd_timedwait" => "mazurka.cnd_timedwait",
        "pthread_barrier_init" => "mazurka.pthread_barrier_init",
        "pthread_barrier_wait" => BARRIER[0],
        "pthread_once" => "mazurka.once",
        "call_once" => "mazurka.call_once",
        "pthread_key_create" => "mazurka.key_create",
        "tss_create" => "mazurka.key_create",
        "pthread_key_delete" => "mazurka.key_delete",
        "tss_delete" => "mazurka.tss_delete",
        "pthread_setspecific" | "tss_set" => "mazurka.setspecific",
        "pthread_getspecific" | "tss_get" => "mazurka.getspecific",
        "longjmp" | "_longjmp" | "siglongjmp" | "__longjmp_chk" => "mazurka.longjmp",
        "__errno_location" => "mazurka.errno_location",
        "clock_gettime" => "mazurka.clock_gettime",
        "timespec_get" => "mazurka.timespec_get",
        "gettimeofday" => "mazurka.gettimeofday",
        "time" => "mazurka.time",
        _ => return None,
    })
}

/// Functions that are known but have no model: why, and what to do instead.
pub(super) fn refused(name: &str) -> Option<&'static str> {
    Some(match name {
        "sem_open" | "sem_close" | "sem_unlink" => {
            "named semaphores are shared between processes: use sem_init"
        }
        "fork" | "vfork" | "execve" | "execvp" | "execl" | "system" | "popen" | "wait"
        | "waitpid" => "one process is checked: use threads, or write a model with --stub FILE.c",
        "socket" | "connect" | "accept" | "bind" | "listen" | "send" | "recv" | "pipe"
        | "epoll_wait" | "epoll_create1" | "eventfd" => {
            "there is no network and no other process: read from a file given with --file, or write a \
             model with --stub FILE.c"
        }
        "pthread_kill" | "kill" | "raise" | "sigqueue" | "sigwait" | "sigwaitinfo"
        | "sigtimedwait" | "sigsuspend" | "pause" | "alarm" | "setitimer" | "timer_create"
        | "sigaltstack" => "signals are not modelled: use a thread in place of the handler",
        _ => return None,
    })
}
