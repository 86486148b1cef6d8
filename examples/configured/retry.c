// Counts how often it had to look. mazurka.toml beside this file bounds the loop and sets LIMIT.
#include <pthread.h>
#include <stdatomic.h>

#ifndef LIMIT
#define LIMIT 1
#endif

atomic_int ready;
int looks;

void *waiter(void *arg) {
    // Each round leaves something behind, so that no round can be left out.
    looks = 0;
    while (ready < LIMIT)
        looks++;
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, waiter, 0);
    ready = 1;
    pthread_join(thread, 0);
    return 0;
}
