// mazurka: --check all
// verdict: verified
//
// Reads do not race with each other; creation and join order the writes.
#include <assert.h>
#include <pthread.h>

static int x;

static void *read(void *unused) {
    (void)unused;
    assert(x == 1);
    return 0;
}

int main(void) {
    pthread_t first, second;
    x = 1;
    pthread_create(&first, 0, read, 0);
    pthread_create(&second, 0, read, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    x = 2;
    return 0;
}
