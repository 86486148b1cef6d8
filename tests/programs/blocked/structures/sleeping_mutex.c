// mazurka:
// verdict: verified
//
// A mutex of three states, as in C libraries, with a kernel that is a counter of wake-ups.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct mutex {
    atomic_int state; /* 0 free, 1 taken, 2 taken and somebody sleeps */
    atomic_int wakeups;
};

static struct mutex mutex;
static int shared;

static void sleep_on(struct mutex *m) {
    int seen = atomic_load(&m->wakeups);
    if (atomic_load(&m->state) != 2) return;
    while (atomic_load(&m->wakeups) == seen) {
    }
}

static void lock(struct mutex *m) {
    int expected = 0;
    if (atomic_compare_exchange_strong(&m->state, &expected, 1)) return;
    while (atomic_exchange(&m->state, 2) != 0) sleep_on(m);
}

static void unlock(struct mutex *m) {
    if (atomic_exchange(&m->state, 0) == 2) atomic_fetch_add(&m->wakeups, 1);
}

static void *work(void *unused) {
    lock(&mutex);
    shared++;
    unlock(&mutex);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, work, 0);
    pthread_create(&b, 0, work, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(shared == 2);
    return 0;
}
