// mazurka:
//
// A counting semaphore with two units for three threads: never three inside.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int units = 2;
static atomic_int inside;

// lock begin
static void down(void) {
    for (;;) {
        int seen = atomic_load(&units);
        if (seen == 0) {
            continue;
        }
        if (atomic_compare_exchange_strong(&units, &seen, seen - 1)) {
            return;
        }
    }
}

static void up(void) {
    atomic_fetch_add(&units, 1);
}
// lock end

static void *client(void *unused) {
    (void)unused;
    down();
    assert(atomic_fetch_add(&inside, 1) < 2);
    atomic_fetch_sub(&inside, 1);
    up();
    return NULL;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++) {
        pthread_create(&threads[i], NULL, client, NULL);
    }
    for (int i = 0; i < 3; i++) {
        pthread_join(threads[i], NULL);
    }
    // Both units are there again.
    down();
    down();
}
