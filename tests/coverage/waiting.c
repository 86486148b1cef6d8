// Loops that wait. Their iterations are not executed: the lines in them count as reached where a thread begins to wait.
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

atomic_int ready, locked, count, never_set;

void lock(void) {
    while (atomic_exchange(&locked, 1)) {
        sched_yield();
    }
}

int try_lock(void) {
    int expected = 0;
    return atomic_compare_exchange_strong(&locked, &expected, 1);
}

void *worker(void *arg) {
    while (!ready) {
        sched_yield();
    }
    lock();
    count++;
    locked = 0;
    return 0;
}

void *poller(void *arg) {
    for (;;) {
        if (try_lock()) {
            count++;
            locked = 0;
            break;
        } else {
            sched_yield();
        }
    }
    if (never_set)
        while (!ready) {   // never
            sched_yield(); // never
        }
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, poller, 0);
    ready = 1;
    pthread_join(a, 0);
    pthread_join(b, 0);
    while (count != 2) {
        // Both have counted, so this is not reached in fact: that nobody ever waits is not found out.
        sched_yield();
    }
    return 0;
}
