// mazurka:
// verdict: verified
// naive: yes
//
// Structs that no instruction exchanges at once go through functions of libatomic, each of which is one step.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct large {
    int a[7];
};
static _Atomic struct large shared;

static struct large all(int k) {
    return (struct large){{k, k, k, k, k, k, k}};
}

static void *set(void *unused) {
    struct large old = atomic_exchange(&shared, all(2));
    assert(old.a[0] == old.a[6]);
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, set, 0);
    struct large old = atomic_exchange(&shared, all(1));
    assert(old.a[0] == old.a[6] && old.a[3] != 1);
    pthread_join(t, 0);
    return 0;
}
