// mazurka: --check leaks
// verdict: violation
// violation: leak
// message: 8 bytes allocated here and never freed
// line: 18
// naive: yes
//
// Both threads find no table and install one: only then is one of the two lost. If they come one after
// the other, all is well.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) table;

static void *user(void *unused) {
    if (!atomic_load(&table))
        atomic_store(&table, calloc(2, sizeof(int)));
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, user, 0);
    pthread_create(&b, 0, user, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    free(atomic_load(&table));
    return 0;
}
