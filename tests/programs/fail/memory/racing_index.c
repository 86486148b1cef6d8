// mazurka:
// verdict: violation
// violation: memory
// cause: race on a pointer or index
// line: 18
//
// Two threads that each found room for one more element both append.
#include <pthread.h>
#include <stdatomic.h>

static int array[1];
static atomic_int length;

static void *append(void *unused) {
    (void)unused;
    if (atomic_load(&length) < 1) {
        int at = atomic_fetch_add(&length, 1);
        array[at] = 7;
    }
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, append, 0);
    pthread_create(&second, 0, append, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
