// mazurka:
// verdict: verified
// executions: 3
// because: the reader sees neither store, the first, or both
// naive: yes
//
// Every memory order is accepted. Under sequential consistency none of them weakens anything, so
// data that is published with a flag is seen.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int data, flag, count;

static void *writer(void *unused) {
    (void)unused;
    atomic_store_explicit(&data, 1, memory_order_relaxed);
    atomic_store_explicit(&flag, 1, memory_order_release);
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    int ready = atomic_load_explicit(&flag, memory_order_acquire);
    int seen = atomic_load_explicit(&data, memory_order_consume);
    assert(!ready || seen);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, writer, 0);
    pthread_create(&second, 0, reader, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(atomic_fetch_add_explicit(&count, 1, memory_order_acq_rel) == 0);
    assert(atomic_exchange_explicit(&count, 5, memory_order_seq_cst) == 1);
    assert(atomic_load_explicit(&count, memory_order_seq_cst) == 5);
    return 0;
}
