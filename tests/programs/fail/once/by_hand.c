// mazurka:
// verdict: violation
// violation: assertion
// cause: race
//
// A flag that is tested and then set lets two threads initialise.
#include <assert.h>
#include <pthread.h>

static int done, count;

static void *use(void *unused) {
    (void)unused;
    if (!done) {
        done = 1;
        count++;
    }
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, use, 0);
    pthread_create(&second, 0, use, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(count == 1);
    return 0;
}
