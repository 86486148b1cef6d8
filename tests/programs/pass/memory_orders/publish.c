// mazurka: --check memory-orders
// verdict: verified
//
// Read-copy-update as far as readers go: a structure is filled and then published by its pointer.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef PUBLISH
#define PUBLISH memory_order_release
#endif

struct config {
    int size, limit;
};

static struct config versions[2];
static _Atomic(struct config *) current;

static void *update(void *arg)
{
    for (int i = 0; i < 2; i++) {
        versions[i].size = i + 1;
        versions[i].limit = i + 1;
        atomic_store_explicit(&current, &versions[i], PUBLISH);
    }
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, update, 0);
    struct config *c = atomic_load_explicit(&current, memory_order_consume);
    int differ = c && c->size != c->limit;
    pthread_join(t, 0);
    return differ;
}
