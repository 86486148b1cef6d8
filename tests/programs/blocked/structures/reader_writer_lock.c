// mazurka:
// verdict: verified
//
// A reader-writer spin lock in one word: the number of readers, or all bits for a writer.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define WRITER 0xffffffffu

struct rw_lock {
    int unrelated;
    atomic_uint state;
};

static struct rw_lock lock;
static int first, second;

static void read_lock(struct rw_lock *l) {
    for (;;) {
        unsigned seen = atomic_load(&l->state);
        if (seen != WRITER && atomic_compare_exchange_weak(&l->state, &seen, seen + 1)) return;
    }
}

static void write_lock(struct rw_lock *l) {
    unsigned none = 0;
    while (!atomic_compare_exchange_weak(&l->state, &none, WRITER)) none = 0;
}

static void *reader(void *unused) {
    read_lock(&lock);
    assert(first == second);
    atomic_fetch_sub(&lock.state, 1);
    return unused;
}

static void *writer(void *unused) {
    write_lock(&lock);
    first++;
    second++;
    atomic_store(&lock.state, 0);
    return unused;
}

int main(void) {
    pthread_t r, w;
    pthread_create(&r, 0, reader, 0);
    pthread_create(&w, 0, writer, 0);
    read_lock(&lock);
    assert(first == second);
    atomic_fetch_sub(&lock.state, 1);
    pthread_join(r, 0);
    pthread_join(w, 0);
    return 0;
}
