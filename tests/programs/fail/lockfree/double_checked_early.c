// mazurka:
// verdict: violation
// violation: assertion
// cause: publication before initialisation
// line: 35
//
// Double-checked initialisation that stores the pointer first: the other thread can see the object
// before it is complete.
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
            atomic_store(&instance, seen);
            *seen = 42;
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
