// mazurka:
// verdict: verified
// executions: 2
// because: the pointer is loaded before or after it is stored; the rest is ordered by that
// naive: yes
//
// A record is published by an atomic pointer: who sees the pointer sees what was written before
// it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct record {
    int first, second;
};
static struct record record;
static _Atomic(struct record *) published;

static void *writer(void *unused) {
    (void)unused;
    record.first = 1;
    record.second = 2;
    atomic_store(&published, &record);
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    struct record *seen = atomic_load(&published);
    if (seen) assert(seen->first == 1 && seen->second == 2);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, writer, 0);
    pthread_create(&second, 0, reader, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
