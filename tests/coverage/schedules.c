// Lines that some schedules reach and lines that none does.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y, together;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void critical(void) {
    pthread_mutex_lock(&m);
    if (atomic_fetch_add(&together, 1) > 0) {
        // The lock lets one thread in.
        y = 9; // never
    }          // never
    atomic_fetch_sub(&together, 1);
    pthread_mutex_unlock(&m);
}

void *first(void *arg) {
    x = 1;
    int seen = y;
    critical();
    if (seen)
        x = 3;
    return 0;
}

void *second(void *arg) {
    y = 1;
    int seen = x;
    critical();
    if (!seen)
        x = 4;
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    if (!x) {
        // Both have ended, and somebody wrote x.
        return 1; // never
    }
    return 0;
}
