// mazurka:
// verdict: error
// message: frobnicate
//
// The unknown function is called in a thread, deep inside.
#include <pthread.h>

extern void frobnicate(int);

static void inner(int x) {
    if (x > 0) frobnicate(x);
}

static void *start(void *unused) {
    (void)unused;
    inner(1);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, start, 0);
    pthread_create(&second, 0, start, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
