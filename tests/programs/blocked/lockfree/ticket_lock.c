// mazurka: --awaits off
// verdict: verified
// executions: 4
// blocked: 2
// because: either thread is first, and the other looks before or after it is served
// naive: yes
//
// A ticket lock. Waiting is an assumption; who draws the second ticket may look too early, and is
// then blocked.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern void __VERIFIER_assume(int);
static atomic_int next_ticket, serving;
static int count;

static void *visit(void *unused) {
    (void)unused;
    int mine = atomic_fetch_add(&next_ticket, 1);
    __VERIFIER_assume(atomic_load(&serving) == mine);
    count++;
    atomic_store(&serving, mine + 1);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, visit, 0);
    pthread_create(&second, 0, visit, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(count == 2);
    return 0;
}
