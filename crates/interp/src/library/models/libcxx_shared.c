/* Read-write locks of libc++, and the counts of its shared pointers. */

#include "libcxx.h"
#include <limits.h>

struct shared {
    pthread_mutex_t mutex;
    pthread_cond_t entry, last_reader;
    unsigned state;
};

/* Nobody but the library looks into a std::shared_mutex, so that it can be a lock of the machine, in place of the mutex.
 * The header destroys the condition variables. */
union shared_mutex {
    struct shared parts;
    pthread_rwlock_t lock;
};

#define BASE STD "19__shared_mutex_base"
MODEL(void, make_shared_mutex, BASE "C1Ev", union shared_mutex *self) {
    pthread_rwlock_init(&self->lock, NULL);
    pthread_cond_init(&self->parts.last_reader, NULL);
}
SAME(make_base_shared_mutex, BASE "C2Ev", BASE "C1Ev", union shared_mutex *self);
MODEL(void, lock_base, BASE "4lockEv", pthread_rwlock_t *self) { pthread_rwlock_wrlock(self); }
MODEL(bool, try_lock_base, BASE "8try_lockEv", pthread_rwlock_t *self) { return !pthread_rwlock_trywrlock(self); }
MODEL(void, unlock_base, BASE "6unlockEv", pthread_rwlock_t *self) { pthread_rwlock_unlock(self); }
MODEL(void, lock_shared_base, BASE "11lock_sharedEv", pthread_rwlock_t *self) { pthread_rwlock_rdlock(self); }
MODEL(bool, try_lock_shared_base, BASE "15try_lock_sharedEv", pthread_rwlock_t *self) {
    return !pthread_rwlock_tryrdlock(self);
}
MODEL(void, unlock_shared_base, BASE "13unlock_sharedEv", pthread_rwlock_t *self) { pthread_rwlock_unlock(self); }

/* The header of a std::shared_timed_mutex does: the highest bit of the state is a writer, the others count readers.
 * Whoever cannot enter waits for the first condition; a writer that has entered waits for the last reader. */
enum { WRITER = 1u << 31, READERS = ~WRITER };

#define TIMED STD "18shared_timed_mutex"
MODEL(void, make_shared, TIMED "C1Ev", struct shared *self) {
    pthread_mutex_init(&self->mutex, NULL);
    pthread_cond_init(&self->entry, NULL);
    pthread_cond_init(&self->last_reader, NULL);
    self->state = 0;
}
SAME(make_base_shared, TIMED "C2Ev", TIMED "C1Ev", struct shared *self);

static bool readable(unsigned state) { return !(state & WRITER) && state != READERS; }

MODEL(void, lock_shared_timed_mutex, TIMED "4lockEv", struct shared *self) {
    pthread_mutex_lock(&self->mutex);
    while (self->state & WRITER) pthread_cond_wait(&self->entry, &self->mutex);
    self->state |= WRITER;
    while (self->state & READERS) pthread_cond_wait(&self->last_reader, &self->mutex);
    pthread_mutex_unlock(&self->mutex);
}
MODEL(bool, try_lock_shared_timed_mutex, TIMED "8try_lockEv", struct shared *self) {
    pthread_mutex_lock(&self->mutex);
    bool free = !self->state;
    if (free) self->state = WRITER;
    pthread_mutex_unlock(&self->mutex);
    return free;
}
MODEL(void, unlock_shared_timed_mutex, TIMED "6unlockEv", struct shared *self) {
    pthread_mutex_lock(&self->mutex);
    self->state = 0;
    pthread_cond_broadcast(&self->entry);
    pthread_mutex_unlock(&self->mutex);
}
MODEL(void, lock_shared, TIMED "11lock_sharedEv", struct shared *self) {
    pthread_mutex_lock(&self->mutex);
    while (!readable(self->state)) pthread_cond_wait(&self->entry, &self->mutex);
    self->state++;
    pthread_mutex_unlock(&self->mutex);
}
MODEL(bool, try_lock_shared, TIMED "15try_lock_sharedEv", struct shared *self) {
    pthread_mutex_lock(&self->mutex);
    bool free = readable(self->state);
    if (free) self->state++;
    pthread_mutex_unlock(&self->mutex);
    return free;
}
MODEL(void, unlock_shared, TIMED "13unlock_sharedEv", struct shared *self) {
    pthread_mutex_lock(&self->mutex);
    unsigned before = self->state--;
    if (before == (WRITER | 1))
        pthread_cond_signal(&self->last_reader);
    else if (before == READERS)
        pthread_cond_signal(&self->entry);
    pthread_mutex_unlock(&self->mutex);
}

/* The control block of a shared pointer. Counts are one less than the owners are. */
struct count {
    void (*const *table)(struct count *self);
    _Atomic long shared, weak;
};
enum { ON_ZERO_SHARED_WEAK = 4 };

#define SHARED STD "14__shared_count"
#define WEAK STD "19__shared_weak_count"
MODEL(void, destroy_count, SHARED "D2Ev", struct count *self) {}
SAME(destroy_whole_count, SHARED "D1Ev", SHARED "D2Ev", struct count *self);
MODEL(void, destroy_weak_count, WEAK "D2Ev", struct count *self) {}
SAME(destroy_whole_weak_count, WEAK "D1Ev", WEAK "D2Ev", struct count *self);
MODEL(void, release_weak, WEAK "14__release_weakEv", struct count *self) {
    if (self->weak-- == 0) self->table[ON_ZERO_SHARED_WEAK](self);
}
MODEL(struct count *, lock_weak, WEAK "4lockEv", struct count *self) {
    long owners = self->shared;
    while (owners != -1)
        if (__c11_atomic_compare_exchange_strong(&self->shared, &owners, owners + 1, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
            return self;
    return NULL;
}
MODEL(const void *, get_deleter, "_ZNKSt3__119__shared_weak_count13__get_deleterERKSt9type_info", const struct count *self,
      const void *type) {
    return NULL;
}
