// mazurka:
//
// A lock whose reader may become the writer without letting another writer in between: one upgradable reader, marked
// by 100, besides up to nine plain readers.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int state;
static int first, second;

// lock begin
static void read_lock(void) {
    for (;;) {
        int seen = atomic_load(&state);
        if (seen >= 0 && seen % 100 < 9 && atomic_compare_exchange_strong(&state, &seen, seen + 1)) {
            return;
        }
    }
}

static void read_unlock(void) {
    atomic_fetch_sub(&state, 1);
}

static void upgradable_lock(void) {
    for (;;) {
        int seen = atomic_load(&state);
        if (seen >= 0 && seen < 100 && atomic_compare_exchange_strong(&state, &seen, seen + 100)) {
            return;
        }
    }
}

static void upgrade(void) {
    int alone = 100;
    while (!atomic_compare_exchange_strong(&state, &alone, -1)) {
        alone = 100;
    }
}

static void write_unlock(void) {
    atomic_store(&state, 0);
}
// lock end

static void *upgrader(void *unused) {
    (void)unused;
    upgradable_lock();
    int seen = first;
    assert(second == seen);
    upgrade();
    first = seen + 1;
    second = seen + 1;
    write_unlock();
    return NULL;
}

static void *reader(void *unused) {
    (void)unused;
    read_lock();
    int seen = first;
    assert(second == seen);
    read_unlock();
    return NULL;
}

int main(void) {
    pthread_t a, b, c;
    pthread_create(&a, NULL, upgrader, NULL);
    pthread_create(&b, NULL, upgrader, NULL);
    pthread_create(&c, NULL, reader, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(c, NULL);
    upgrader(NULL);
    assert(first == 3 && second == 3);
}
