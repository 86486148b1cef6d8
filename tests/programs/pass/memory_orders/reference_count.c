// mazurka: --check memory-orders
// verdict: verified
//
// The last owner destroys: decrements release what each owner did, and a fence acquires it all.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef DROP
#define DROP memory_order_release
#endif

struct shared {
    atomic_int owners;
    int values[2];
};

static struct shared *object;

static void *drop(void *arg)
{
    object->values[arg != 0] = 1;
    if (atomic_fetch_sub_explicit(&object->owners, 1, DROP) == 1) {
        atomic_thread_fence(memory_order_acquire);
        int sum = object->values[0] + object->values[1];
        free(object);
        (void)sum;
    }
    return 0;
}

int main(void)
{
    object = malloc(sizeof *object);
    atomic_init(&object->owners, 2);
    pthread_t t;
    pthread_create(&t, 0, drop, &object);
    drop(0);
    pthread_join(t, 0);
    return 0;
}
