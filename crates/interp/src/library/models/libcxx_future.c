/* What promises and futures of libc++ share, and those without a value. The mutex protects the state and the exception;
 * where a function throws, it unlocks before. */

#include "libcxx.h"

struct state {
    void (*const *table)(struct state *self);
    _Atomic long owners;
    void *exception;
    pthread_mutex_t mutex;
    pthread_cond_t ready;
    unsigned flags;
};
_Static_assert(sizeof(struct state) == 120, "as in libc++");

/* Places in the table of virtual functions, flags, and what std::future_errc says. */
enum { DELETE = 1, ON_ZERO_SHARED = 2, EXECUTE = 3 };
enum { VALUE = 1, RETRIEVED = 2, READY = 4, DEFERRED = 8 };
enum { ALREADY_RETRIEVED = 1, ALREADY_SATISFIED = 2, NO_STATE = 3, BROKEN = 4 };

/* std::promise<void>, std::future<void> and std::shared_future<void>. */
struct handle {
    struct state *state;
};

void *future_error(int code) __asm__("mazurka_libcxx_future_error");
void keep(void *exception) __asm__("mazurka.keep");
void release(void *exception) __asm__("mazurka.release");
_Noreturn void throw_kept(void *exception) __asm__("mazurka.libcxx_throw_kept");

#define STATE STD "17__assoc_sub_state"

static bool has_value(const struct state *self) { return self->flags & VALUE || self->exception; }

static void release_state(struct state *self) {
    if (self->owners-- == 0) self->table[ON_ZERO_SHARED](self);
}

static void set(struct state *self, void *exception) {
    pthread_mutex_lock(&self->mutex);
    if (has_value(self)) {
        pthread_mutex_unlock(&self->mutex);
        throw_kept(future_error(ALREADY_SATISFIED));
    }
    if (exception) {
        keep(exception);
        self->exception = exception;
        self->flags |= READY;
    } else {
        self->flags |= VALUE | READY;
    }
    pthread_cond_broadcast(&self->ready);
    pthread_mutex_unlock(&self->mutex);
}

MODEL(void, set_value, STATE "9set_valueEv", struct state *self) { set(self, NULL); }
MODEL(void, set_exception, STATE "13set_exceptionESt13exception_ptr", struct state *self, void **exception) {
    set(self, *exception);
}
MODEL(void, make_ready, STATE "12__make_readyEv", struct state *self) {
    pthread_mutex_lock(&self->mutex);
    self->flags |= READY;
    pthread_cond_broadcast(&self->ready);
    pthread_mutex_unlock(&self->mutex);
}

/* With the mutex locked. What is deferred runs without it, and the lock says so. */
MODEL(void, wait_with, STATE "10__sub_waitERNS_11unique_lockINS_5mutexEEE", struct state *self, struct lock *lock) {
    if (!(self->flags & READY) && self->flags & DEFERRED) {
        self->flags &= ~DEFERRED;
        lock->owned = false;
        pthread_mutex_unlock(lock->mutex);
        self->table[EXECUTE](self);
        return;
    }
    while (!(self->flags & READY)) pthread_cond_wait(&self->ready, &self->mutex);
}
MODEL(void, wait, STATE "4waitEv", struct state *self) {
    pthread_mutex_lock(&self->mutex);
    struct lock lock = {&self->mutex, true};
    wait_with(self, &lock);
    if (lock.owned) pthread_mutex_unlock(&self->mutex);
}

/* The exception that is the result, which the caller then owns, too. */
static void *result(struct state *self) {
    pthread_mutex_lock(&self->mutex);
    struct lock lock = {&self->mutex, true};
    wait_with(self, &lock);
    void *exception = self->exception;
    if (exception) keep(exception);
    if (lock.owned) pthread_mutex_unlock(&self->mutex);
    return exception;
}
MODEL(void, copy, STATE "4copyEv", struct state *self) {
    void *exception = result(self);
    if (exception) throw_kept(exception);
}

MODEL(void, on_zero_shared, STATE "16__on_zero_sharedEv", struct state *self) { self->table[DELETE](self); }
MODEL(void, execute, STATE "9__executeEv", struct state *self) { throw_kept(future_error(NO_STATE)); }

static void destroy_state(struct state *self) {
    if (self->exception) release(self->exception);
    pthread_cond_destroy(&self->ready);
}
static void delete_state(struct state *self) {
    destroy_state(self);
    delete (self);
}

extern const void *const state_type __asm__("_ZTINSt3__117__assoc_sub_stateE");
extern const void *const state_table[] __asm__("_ZTVNSt3__117__assoc_sub_stateE");
const void *const state_table[] = {NULL, &state_type, destroy_state, delete_state, on_zero_shared, execute};

MODEL(void, set_value_at_exit, STATE "24set_value_at_thread_exitEv", struct state *self) {
    mazurka_refuse("set_value_at_thread_exit is not modelled\nuse set_value");
}
MODEL(void, set_exception_at_exit, STATE "28set_exception_at_thread_exitESt13exception_ptr", struct state *self,
      void **exception) {
    mazurka_refuse("set_exception_at_thread_exit is not modelled\nuse set_exception");
}

#define PROMISE STD "7promiseIvE"
MODEL(void, make_promise, PROMISE "C1Ev", struct handle *self) {
    struct state *state = new (sizeof *state);
    state->table = (void (*const *)(struct state *))state_table + 2;
    state->owners = 0;
    state->exception = NULL;
    pthread_mutex_init(&state->mutex, NULL);
    pthread_cond_init(&state->ready, NULL);
    state->flags = 0;
    self->state = state;
}
SAME(make_base_promise, PROMISE "C2Ev", PROMISE "C1Ev", struct handle *self);
MODEL(void, destroy_promise, PROMISE "D1Ev", struct handle *self) {
    struct state *state = self->state;
    if (!state) return;
    if (!has_value(state) && state->owners > 0) {
        void *broken = future_error(BROKEN);
        set(state, broken);
        release(broken);
    }
    release_state(state);
}
SAME(destroy_base_promise, PROMISE "D2Ev", PROMISE "D1Ev", struct handle *self);
MODEL(void, promise_value, PROMISE "9set_valueEv", struct handle *self) {
    if (!self->state) throw_kept(future_error(NO_STATE));
    set(self->state, NULL);
}
MODEL(void, promise_exception, PROMISE "13set_exceptionESt13exception_ptr", struct handle *self, void **exception) {
    if (!self->state) throw_kept(future_error(NO_STATE));
    set(self->state, *exception);
}
MODEL(void, promise_value_at_exit, PROMISE "24set_value_at_thread_exitEv", struct handle *self) {
    set_value_at_exit(self->state);
}
MODEL(void, promise_exception_at_exit, PROMISE "28set_exception_at_thread_exitESt13exception_ptr", struct handle *self,
      void **exception) {
    set_exception_at_exit(self->state, exception);
}

#define FUTURE STD "6futureIvE"
MODEL(void, make_future, FUTURE "C1EPNS_17__assoc_sub_stateE", struct handle *self, struct state *state) {
    self->state = state;
    pthread_mutex_lock(&state->mutex);
    bool retrieved = state->flags & RETRIEVED;
    if (!retrieved) {
        state->owners++;
        state->flags |= RETRIEVED;
    }
    pthread_mutex_unlock(&state->mutex);
    if (retrieved) throw_kept(future_error(ALREADY_RETRIEVED));
}
SAME(make_base_future, FUTURE "C2EPNS_17__assoc_sub_stateE", FUTURE "C1EPNS_17__assoc_sub_stateE", struct handle *self,
     struct state *state);
MODEL(void, get_future, PROMISE "10get_futureEv", struct handle *future, struct handle *self) {
    if (!self->state) throw_kept(future_error(NO_STATE));
    make_future(future, self->state);
}
MODEL(void, destroy_future, FUTURE "D1Ev", struct handle *self) {
    if (self->state) release_state(self->state);
}
SAME(destroy_base_future, FUTURE "D2Ev", FUTURE "D1Ev", struct handle *self);
MODEL(void, get, FUTURE "3getEv", struct handle *self) {
    struct state *state = self->state;
    self->state = NULL;
    void *exception = result(state);
    release_state(state);
    if (exception) throw_kept(exception);
}

#define SHARED_FUTURE STD "13shared_futureIvE"
MODEL(void, destroy_shared_future, SHARED_FUTURE "D1Ev", struct handle *self) {
    if (self->state) release_state(self->state);
}
SAME(destroy_base_shared_future, SHARED_FUTURE "D2Ev", SHARED_FUTURE "D1Ev", struct handle *self);
MODEL(struct handle *, assign, SHARED_FUTURE "aSERKS1_", struct handle *self, const struct handle *other) {
    if (other->state) other->state->owners++;
    if (self->state) release_state(self->state);
    self->state = other->state;
    return self;
}
