// mazurka: violation deadlock
// with: locks.c
//
// Two threads take two locks in different orders.
#include <pthread.h>

void take_both(int first);

static void *other(void *unused) {
    take_both(1);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, other, 0);
    take_both(0);
    pthread_join(thread, 0);
    return 0;
}
