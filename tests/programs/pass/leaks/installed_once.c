// mazurka: --check leaks
// verdict: verified
// executions: 4
// because: each thread may come first and, if the other has seen nothing yet, lose: 2 orders of the loads, or of the exchanges
// naive: yes
//
// Who comes second frees its own one again.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) table;

static void *user(void *unused) {
    if (!atomic_load(&table)) {
        int *none = 0, *mine = calloc(2, sizeof(int));
        if (!atomic_compare_exchange_strong(&table, &none, mine))
            free(mine);
    }
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
