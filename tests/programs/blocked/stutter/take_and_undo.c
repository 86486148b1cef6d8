// mazurka:
// verdict: verified
// naive: yes
//
// A token is taken, and given back if there was none: what an iteration changes it changes back.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int tokens;

static void *take(void *unused) {
    while (atomic_fetch_sub(&tokens, 1) <= 0) atomic_fetch_add(&tokens, 1);
    return unused;
}

int main(void) {
    pthread_t takers[2];
    for (int i = 0; i < 2; i++) pthread_create(&takers[i], 0, take, 0);
    atomic_fetch_add(&tokens, 2);
    for (int i = 0; i < 2; i++) pthread_join(takers[i], 0);
    assert(tokens == 0);
    return 0;
}
