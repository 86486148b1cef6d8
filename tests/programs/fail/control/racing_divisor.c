// mazurka:
// verdict: violation
// violation: arithmetic
// cause: none
// naive: yes
// line: 22
//
// The divisor is zero only between two writes of another thread.
#include <pthread.h>

static int divisor = 2, result;

static void *change(void *unused) {
    (void)unused;
    divisor = 0;
    divisor = 4;
    return 0;
}

static void *divide(void *unused) {
    (void)unused;
    result = 8 / divisor;
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, change, 0);
    pthread_create(&second, 0, divide, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
