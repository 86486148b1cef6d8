// mazurka:
// verdict: verified
// executions: 2
// because: the two orders of two read-modify-writes of one variable
//
// Of two test-and-sets of a flag exactly one finds it clear.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_flag flag = ATOMIC_FLAG_INIT;
static int found_clear[2];

static void *first_thread(void *unused) {
    (void)unused;
    found_clear[0] = !atomic_flag_test_and_set(&flag);
    return 0;
}

static void *second_thread(void *unused) {
    (void)unused;
    found_clear[1] = !atomic_flag_test_and_set(&flag);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, first_thread, 0);
    pthread_create(&second, 0, second_thread, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(found_clear[0] + found_clear[1] == 1);
    atomic_flag_clear(&flag);
    assert(!atomic_flag_test_and_set(&flag));
    return 0;
}
