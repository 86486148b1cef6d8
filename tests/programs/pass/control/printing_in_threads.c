// mazurka:
// verdict: verified
// executions: 1
// because: the threads share nothing
//
// Printing does not put threads in order.
#include <pthread.h>
#include <stdio.h>

static void *print(void *unused) {
    (void)unused;
    printf("thread %d\n", 1);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, print, 0);
    pthread_create(&second, 0, print, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
