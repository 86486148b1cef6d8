// mazurka:
// verdict: verified
// executions: 4
// because: counted by enumerating all schedules
//
// Double-checked initialisation with an atomic pointer that is stored last: created once, and seen
// only when complete.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int storage, created;
static _Atomic(int *) instance;

static int *get(void) {
    int *seen = atomic_load(&instance);
    if (!seen) {
        pthread_mutex_lock(&mutex);
        seen = atomic_load(&instance);
        if (!seen) {
            seen = &storage;
            created++;
            *seen = 42;
            atomic_store(&instance, seen);
        }
        pthread_mutex_unlock(&mutex);
    }
    return seen;
}

static void *use(void *unused) {
    (void)unused;
    assert(*get() == 42);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, use, 0);
    pthread_create(&second, 0, use, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(created == 1);
    return 0;
}
