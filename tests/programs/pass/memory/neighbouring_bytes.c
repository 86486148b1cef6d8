// mazurka:
// verdict: verified
// executions: 1
// because: the accesses do not overlap
// naive: yes
//
// Threads that write neighbouring bytes of one word do not conflict.
#include <assert.h>
#include <pthread.h>

static unsigned char bytes[4];

static void *first_thread(void *unused) {
    (void)unused;
    bytes[0] = 1;
    return 0;
}

static void *second_thread(void *unused) {
    (void)unused;
    bytes[1] = 2;
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, first_thread, 0);
    pthread_create(&second, 0, second_thread, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(bytes[0] == 1 && bytes[1] == 2);
    return 0;
}
