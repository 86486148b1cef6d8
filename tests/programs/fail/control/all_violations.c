// mazurka: --keep-going
// verdict: violation
// violation: assertion
// cause: race
// line: 16
//
// With --keep-going the exploration goes on after the first violation; both threads can fail.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int turn;

static void *first_thread(void *unused) {
    (void)unused;
    assert(atomic_exchange(&turn, 1) == 0);
    return 0;
}

static void *second_thread(void *unused) {
    (void)unused;
    atomic_exchange(&turn, 2);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, first_thread, 0);
    pthread_create(&second, 0, second_thread, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
