// mazurka: --check memory-orders
// verdict: verified
//
// Initialisation that is looked for without the lock first.
#include <pthread.h>
#include <stdatomic.h>

#ifndef LOOK
#define LOOK memory_order_acquire
#endif

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_int done;
static int value;

static int get(void)
{
    if (!atomic_load_explicit(&done, LOOK)) {
        pthread_mutex_lock(&lock);
        if (!atomic_load_explicit(&done, memory_order_relaxed)) {
            value = 42;
            atomic_store_explicit(&done, 1, memory_order_release);
        }
        pthread_mutex_unlock(&lock);
    }
    return value;
}

static void *work(void *arg)
{
    get();
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, work, 0);
    int mine = get();
    pthread_join(t, 0);
    return mine != 42;
}
