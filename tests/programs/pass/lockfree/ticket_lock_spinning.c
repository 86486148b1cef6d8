// mazurka:
// verdict: verified
// executions: 2
// because: either thread is first, and the other waits until it is served
//
// A ticket lock that waits in a loop: the loop adds nothing to the order of the tickets.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int next_ticket, serving;
static int count;

static void *visit(void *unused) {
    (void)unused;
    int mine = atomic_fetch_add(&next_ticket, 1);
    while (atomic_load(&serving) != mine) {
    }
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
