// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// message: x == 0
// line: 20
//
// main has returned when the assertion fails; it fails all the same.
#include <assert.h>
#include <pthread.h>

static int x;

static void *first_thread(void *unused) {
    x = 1;
    return unused;
}

static void *second_thread(void *unused) {
    assert(x == 0);
    return unused;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, first_thread, 0);
    pthread_create(&second, 0, second_thread, 0);
    return 0;
}
