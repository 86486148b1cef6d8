// mazurka: --check all
// verdict: violation
// violation: data-race
// message: store by main
// message: load by T1
//
// A fence is one of its thread: a relaxed store of a thread that is created after it shows nothing.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;
static int data;

static void *reader(void *unused) {
    if (atomic_load_explicit(&flag, memory_order_acquire) && data != 7) return &data;
    return unused;
}

static void *writer(void *unused) {
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    return unused;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, reader, 0);
    data = 7;
    atomic_thread_fence(memory_order_release);
    pthread_create(&second, 0, writer, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
