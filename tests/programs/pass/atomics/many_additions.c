// mazurka:
// verdict: verified
// executions: 1
// because: additions commute, and the result is read when both threads have ended
//
// Very many additions whose results nobody uses: a step costs the same however many there were before.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

enum { ADDITIONS = 10000 };

static atomic_int sum;

static void *add(void *unused) {
    for (int i = 0; i < ADDITIONS; i++) atomic_fetch_add(&sum, 1);
    return unused;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, add, 0);
    pthread_create(&second, 0, add, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(atomic_load(&sum) == 2 * ADDITIONS);
    return 0;
}
