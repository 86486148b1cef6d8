// mazurka: --check data-races
// verdict: verified
//
// The second block is accessed atomically only. The plain accesses to the first one, which had its name and was freed,
// do not race with them.
#include <pthread.h>
#include <stdlib.h>
static int *shared;
static int *make(void) { return malloc(sizeof(int)); }
static void *look(void *unused) {
    int *p = __atomic_load_n(&shared, __ATOMIC_RELAXED);
    if (p)
        __atomic_load_n(p, __ATOMIC_RELAXED);
    return 0;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, look, 0);
    int *first = make();
    *first = 1;
    free(first);
    int *second = make();
    __atomic_store_n(second, 1, __ATOMIC_RELAXED);
    __atomic_store_n(&shared, second, __ATOMIC_RELAXED);
    pthread_join(t, 0);
}
