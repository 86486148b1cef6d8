// mazurka:
// verdict: verified
//
// Left-right: the writer changes the instance that nobody reads, sends readers there, waits until the others have left, and changes
// the second one.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int instance[2][2];
static atomic_int side, version, readers[2];

static void *reader(void *unused) {
    int mine = atomic_load(&version);
    atomic_fetch_add(&readers[mine], 1);
    int here = atomic_load(&side);
    int first = instance[here][0], second = instance[here][1];
    assert(first == second);
    atomic_fetch_sub(&readers[mine], 1);
    return unused;
}

static void change(int here) {
    instance[here][0]++;
    instance[here][1]++;
}

static void *writer(void *unused) {
    int here = atomic_load(&side), old = atomic_load(&version);
    change(!here);
    atomic_store(&side, !here);
    while (atomic_load(&readers[!old])) continue;
    atomic_store(&version, !old);
    while (atomic_load(&readers[old])) continue;
    change(here);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, writer, 0);
    pthread_create(&b, 0, reader, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
