// mazurka:
// verdict: violation
// violation: deadlock
// cause: lock order
//
// Three philosophers who all take the left fork first can starve together.
#include <pthread.h>
#include <stdint.h>

static pthread_mutex_t fork_of[3] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
                                     PTHREAD_MUTEX_INITIALIZER};

static void *dine(void *argument) {
    int left = (int)(intptr_t)argument, right = (left + 1) % 3;
    pthread_mutex_lock(&fork_of[left]);
    pthread_mutex_lock(&fork_of[right]);
    pthread_mutex_unlock(&fork_of[right]);
    pthread_mutex_unlock(&fork_of[left]);
    return 0;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++) pthread_create(&threads[i], 0, dine, (void *)(intptr_t)i);
    for (int i = 0; i < 3; i++) pthread_join(threads[i], 0);
    return 0;
}
