// mazurka: --check all
// verdict: violation
// violation: data-race
//
// A relaxed store hides what was released before.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;
static int data;

static void *write(void *unused) {
    (void)unused;
    data = 7;
    atomic_store_explicit(&flag, 1, memory_order_release);
    return 0;
}

static void *count(void *unused) {
    (void)unused;
    if (atomic_load_explicit(&flag, memory_order_relaxed) == 1)
        atomic_store_explicit(&flag, 2, memory_order_relaxed);
    return 0;
}

static void *read(void *unused) {
    (void)unused;
    if (atomic_load_explicit(&flag, memory_order_acquire) == 2) assert(data == 7);
    return 0;
}

int main(void) {
    pthread_t threads[3];
    void *(*functions[3])(void *) = {write, count, read};
    for (int i = 0; i < 3; i++) pthread_create(&threads[i], 0, functions[i], 0);
    for (int i = 0; i < 3; i++) pthread_join(threads[i], 0);
    return 0;
}
