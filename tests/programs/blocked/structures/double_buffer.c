// mazurka:
// verdict: verified
//
// Two buffers: a writer fills the one that nobody reads, and swaps; readers announce themselves.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct buffers {
    atomic_int current, readers[2];
    atomic_int low[2], high[2];
};

static struct buffers buffers;

static void *reader(void *argument) {
    struct buffers *b = argument;
    int at;
    for (;;) {
        at = atomic_load(&b->current);
        atomic_fetch_add(&b->readers[at], 1);
        if (atomic_load(&b->current) == at) break;
        atomic_fetch_sub(&b->readers[at], 1);
    }
    int low = atomic_load(&b->low[at]), high = atomic_load(&b->high[at]);
    assert(low == high);
    atomic_fetch_sub(&b->readers[at], 1);
    return 0;
}

static void update(struct buffers *b, int value) {
    int other = !atomic_load(&b->current);
    while (atomic_load(&b->readers[other])) {
    }
    atomic_store(&b->low[other], value);
    atomic_store(&b->high[other], value);
    atomic_store(&b->current, other);
}

int main(void) {
    pthread_t other;
    pthread_create(&other, 0, reader, &buffers);
    update(&buffers, 1);
    update(&buffers, 2);
    pthread_join(other, 0);
    return 0;
}
