/* Threads and locks of libc++, made of those of POSIX. The headers of libc++ lock and wait with members of timed
 * mutexes themselves, so these are as there: a flag or a count under a mutex, and a condition variable. */

#include "libcxx.h"

#define THREAD STD "6thread"
MODEL(void, join, THREAD "4joinEv", pthread_t *self) {
    if (!*self) throw_system_error(EINVAL, "thread::join failed");
    if (*self == pthread_self()) throw_system_error(EDEADLK, "thread::join failed");
    pthread_join(*self, NULL);
    *self = 0;
}

MODEL(void, detach, THREAD "6detachEv", pthread_t *self) {
    if (!*self) throw_system_error(EINVAL, "thread::detach failed");
    pthread_detach(*self);
    *self = 0;
}

MODEL(void, destroy_thread, THREAD "D1Ev", pthread_t *self) {
    if (*self) terminate();
}
SAME(destroy_base_thread, THREAD "D2Ev", THREAD "D1Ev", pthread_t *self);

MODEL(unsigned, hardware_concurrency, THREAD "20hardware_concurrencyEv", void) { return 2; }
MODEL(void, sleep_for, STD "11this_thread9sleep_forERKNS_6chrono8durationIxNS_5ratioILl1ELl1000000000EEEEE",
      const long *nanoseconds) {}

/* What a thread does at its end is refused, so that nobody needs to know what it will be: the thread frees this object
 * when it begins (libcxx.ll). */
#define THREAD_STRUCT STD "15__thread_struct"
MODEL(void, make_thread_struct, THREAD_STRUCT "C1Ev", void *self) {}
MODEL(void, destroy_thread_struct, THREAD_STRUCT "D1Ev", void *self) {}
MODEL(const void *, thread_local_data, STD "19__thread_local_dataEv", void) {
    static const unsigned key;
    return &key;
}
MODEL(void, notify_at_exit, STD "25notify_all_at_thread_exitERNS_18condition_variableENS_11unique_lockINS_5mutexEEE",
      void *condition, struct lock *lock) {
    mazurka_refuse("std::notify_all_at_thread_exit is not modelled\nnotify at the end of the thread's function");
}
MODEL(void, ready_at_exit, THREAD_STRUCT "27__make_ready_at_thread_exitEPNS_17__assoc_sub_stateE", void *self, void *state) {
    mazurka_refuse("a result that is set at the end of a thread is not modelled\nuse set_value or set_exception");
}

#define MUTEX STD "5mutex"
MODEL(void, lock, MUTEX "4lockEv", pthread_mutex_t *self) { pthread_mutex_lock(self); }
MODEL(bool, try_lock, MUTEX "8try_lockEv", pthread_mutex_t *self) { return !pthread_mutex_trylock(self); }
MODEL(void, unlock, MUTEX "6unlockEv", pthread_mutex_t *self) { pthread_mutex_unlock(self); }
MODEL(void, destroy, MUTEX "D1Ev", pthread_mutex_t *self) { pthread_mutex_destroy(self); }
SAME(destroy_base, MUTEX "D2Ev", MUTEX "D1Ev", pthread_mutex_t *self);

#define RECURSIVE STD "15recursive_mutex"
int mutex_init(pthread_mutex_t *mutex, int kind) __asm__("mazurka.mutex_init");
MODEL(void, make_recursive, RECURSIVE "C1Ev", pthread_mutex_t *self) { mutex_init(self, PTHREAD_MUTEX_RECURSIVE_NP); }
SAME(make_recursive_base, RECURSIVE "C2Ev", RECURSIVE "C1Ev", pthread_mutex_t *self);
MODEL(void, lock_recursive, RECURSIVE "4lockEv", pthread_mutex_t *self) { pthread_mutex_lock(self); }
MODEL(bool, try_lock_recursive, RECURSIVE "8try_lockEv", pthread_mutex_t *self) { return !pthread_mutex_trylock(self); }
MODEL(void, unlock_recursive, RECURSIVE "6unlockEv", pthread_mutex_t *self) { pthread_mutex_unlock(self); }
MODEL(void, destroy_recursive, RECURSIVE "D1Ev", pthread_mutex_t *self) { pthread_mutex_destroy(self); }
SAME(destroy_recursive_base, RECURSIVE "D2Ev", RECURSIVE "D1Ev", pthread_mutex_t *self);

#define CONDITION STD "18condition_variable"
MODEL(void, notify_one, CONDITION "10notify_oneEv", pthread_cond_t *self) { pthread_cond_signal(self); }
MODEL(void, notify_all, CONDITION "10notify_allEv", pthread_cond_t *self) { pthread_cond_broadcast(self); }
MODEL(void, destroy_condition, CONDITION "D1Ev", pthread_cond_t *self) { pthread_cond_destroy(self); }
SAME(destroy_base_condition, CONDITION "D2Ev", CONDITION "D1Ev", pthread_cond_t *self);

/* These must not throw: a lock that does not own its mutex ends the program. */
MODEL(void, wait, CONDITION "4waitERNS_11unique_lockINS_5mutexEEE", pthread_cond_t *self, struct lock *lock) {
    if (!lock->owned) terminate();
    pthread_cond_wait(self, lock->mutex);
}
MODEL(void, wait_until,
      CONDITION "15__do_timed_waitERNS_11unique_lockINS_5mutexEEENS_6chrono10time_pointINS5_12system_clockENS5_8durationIx"
                "NS_5ratioILl1ELl1000000000EEEEEEE",
      pthread_cond_t *self, struct lock *lock, long nanoseconds) {
    if (!lock->owned) terminate();
    struct timespec time = {nanoseconds / 1000000000, nanoseconds % 1000000000};
    pthread_cond_timedwait(self, lock->mutex, &time);
}

struct timed {
    pthread_mutex_t mutex;
    pthread_cond_t condition;
    bool locked;
};

#define TIMED STD "11timed_mutex"
MODEL(void, make_timed, TIMED "C1Ev", struct timed *self) {
    pthread_mutex_init(&self->mutex, NULL);
    pthread_cond_init(&self->condition, NULL);
    self->locked = false;
}
SAME(make_base_timed, TIMED "C2Ev", TIMED "C1Ev", struct timed *self);
MODEL(void, lock_timed, TIMED "4lockEv", struct timed *self) {
    pthread_mutex_lock(&self->mutex);
    while (self->locked) pthread_cond_wait(&self->condition, &self->mutex);
    self->locked = true;
    pthread_mutex_unlock(&self->mutex);
}
MODEL(bool, try_lock_timed, TIMED "8try_lockEv", struct timed *self) {
    pthread_mutex_lock(&self->mutex);
    bool free = !self->locked;
    if (free) self->locked = true;
    pthread_mutex_unlock(&self->mutex);
    return free;
}
MODEL(void, unlock_timed, TIMED "6unlockEv", struct timed *self) {
    pthread_mutex_lock(&self->mutex);
    self->locked = false;
    pthread_cond_signal(&self->condition);
    pthread_mutex_unlock(&self->mutex);
}
MODEL(void, destroy_timed, TIMED "D1Ev", struct timed *self) {
    pthread_mutex_lock(&self->mutex);
    pthread_mutex_unlock(&self->mutex);
    pthread_cond_destroy(&self->condition);
    pthread_mutex_destroy(&self->mutex);
}
SAME(destroy_base_timed, TIMED "D2Ev", TIMED "D1Ev", struct timed *self);

struct recursive_timed {
    pthread_mutex_t mutex;
    pthread_cond_t condition;
    size_t count;
    pthread_t owner;
};

#define RECURSIVE_TIMED STD "21recursive_timed_mutex"
MODEL(void, make_recursive_timed, RECURSIVE_TIMED "C1Ev", struct recursive_timed *self) {
    pthread_mutex_init(&self->mutex, NULL);
    pthread_cond_init(&self->condition, NULL);
    self->count = 0;
    self->owner = 0;
}
SAME(make_base_recursive_timed, RECURSIVE_TIMED "C2Ev", RECURSIVE_TIMED "C1Ev", struct recursive_timed *self);
MODEL(void, lock_recursive_timed, RECURSIVE_TIMED "4lockEv", struct recursive_timed *self) {
    pthread_mutex_lock(&self->mutex);
    if (self->owner != pthread_self()) {
        while (self->count) pthread_cond_wait(&self->condition, &self->mutex);
        self->owner = pthread_self();
    }
    self->count++;
    pthread_mutex_unlock(&self->mutex);
}
MODEL(bool, try_lock_recursive_timed, RECURSIVE_TIMED "8try_lockEv", struct recursive_timed *self) {
    pthread_mutex_lock(&self->mutex);
    bool free = self->owner == pthread_self() || !self->count;
    if (free) {
        self->owner = pthread_self();
        self->count++;
    }
    pthread_mutex_unlock(&self->mutex);
    return free;
}
MODEL(void, unlock_recursive_timed, RECURSIVE_TIMED "6unlockEv", struct recursive_timed *self) {
    pthread_mutex_lock(&self->mutex);
    if (--self->count == 0) {
        self->owner = 0;
        pthread_cond_signal(&self->condition);
    }
    pthread_mutex_unlock(&self->mutex);
}
MODEL(void, destroy_recursive_timed, RECURSIVE_TIMED "D1Ev", struct recursive_timed *self) {
    pthread_mutex_lock(&self->mutex);
    pthread_mutex_unlock(&self->mutex);
    pthread_cond_destroy(&self->condition);
    pthread_mutex_destroy(&self->mutex);
}
SAME(destroy_base_recursive_timed, RECURSIVE_TIMED "D2Ev", RECURSIVE_TIMED "D1Ev", struct recursive_timed *self);

/* std::barrier counts arrivals here; whoever completes a phase gets true, and its header does the rest. */
struct barrier {
    const long *expected;
    _Atomic long arrived;
};

MODEL(struct barrier *, make_barrier, STD "34__construct_barrier_algorithm_baseERl", const long *expected) {
    struct barrier *barrier = new (sizeof *barrier);
    barrier->expected = expected;
    barrier->arrived = 0;
    return barrier;
}
MODEL(bool, arrive, STD "31__arrive_barrier_algorithm_baseEPNS_24__barrier_algorithm_baseEh", struct barrier *barrier,
      unsigned char phase) {
    /* Before the arrival, after which another thread may change it. */
    long expected = *barrier->expected;
    if (barrier->arrived++ + 1 < expected) return false;
    barrier->arrived = 0;
    return true;
}
MODEL(void, destroy_barrier, STD "32__destroy_barrier_algorithm_baseEPNS_24__barrier_algorithm_baseE",
      struct barrier *barrier) {
    delete (barrier);
}
