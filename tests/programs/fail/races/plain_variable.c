// mazurka: --check all
// verdict: violation
// violation: data-race
//
// A data race: two plain writes that nothing orders. It counts only when asked for.
#include <pthread.h>

static int x;

static void *write(void *unused) {
    (void)unused;
    x = 1;
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, write, 0);
    pthread_create(&second, 0, write, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
