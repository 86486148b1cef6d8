// mazurka:
// verdict: verified
// executions: 6
// because: either thread succeeds first, and the other then fails 0, 1 or 2 times
//
// A spin lock with a limited number of attempts: at most one thread is inside, and who gives up
// does not go in.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int lock;
static int inside, count, gave_up[2];

static int acquire(void) {
    for (int tries = 0; tries < 2; tries++) {
        int expected = 0;
        if (atomic_compare_exchange_strong(&lock, &expected, 1)) return 1;
    }
    return 0;
}

static void visit(int me) {
    if (!acquire()) {
        gave_up[me] = 1;
        return;
    }
    assert(inside == 0);
    inside = 1;
    count++;
    inside = 0;
    atomic_store(&lock, 0);
}

static void *first_thread(void *unused) {
    (void)unused;
    visit(0);
    return 0;
}

static void *second_thread(void *unused) {
    (void)unused;
    visit(1);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, first_thread, 0);
    pthread_create(&second, 0, second_thread, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(count + gave_up[0] + gave_up[1] == 2);
    return 0;
}
