// mazurka:
//
// A lock that may be tried: a thread that does not get it gives up.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int taken;
static atomic_int successes;
static int counter;

// lock begin
static int try_lock(void) {
    // equivalent(delete): the exchange alone decides; the look saves it where it would fail
    if (atomic_load(&taken) == 1) {
        // equivalent(delete): as above
        return 0;
    }
    int before = atomic_exchange(&taken, 1);
    if (before == 1) {
        return 0;
    }
    return 1;
}

static void unlock(void) {
    atomic_store(&taken, 0);
}
// lock end

static int attempt(void) {
    if (!try_lock()) {
        return 0;
    }
    int seen = counter;
    counter = seen + 1;
    atomic_fetch_add(&successes, 1);
    unlock();
    return 1;
}

static void *client(void *unused) {
    (void)unused;
    for (int i = 0; i < 2; i++) {
        attempt();
    }
    return NULL;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++) {
        pthread_create(&threads[i], NULL, client, NULL);
    }
    for (int i = 0; i < 2; i++) {
        pthread_join(threads[i], NULL);
    }
    // The lock is free, so that an attempt succeeds now, and one of the threads must have succeeded before.
    assert(attempt());
    assert(successes >= 2 && counter == successes);
}
