// mazurka: verified
// with: locks.c
// executions: 2
//
// Two threads take two locks in the same order.
#include <pthread.h>

void take_both(int first);

static void *other(void *unused) {
    take_both(0);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, other, 0);
    take_both(0);
    pthread_join(thread, 0);
    return 0;
}
