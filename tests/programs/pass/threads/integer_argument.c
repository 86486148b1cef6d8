// mazurka:
// verdict: verified
// executions: 1
// because: each thread has its own element
//
// A number is passed in the pointer itself.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static int seen[3];

static void *mark(void *argument) {
    seen[(intptr_t)argument]++;
    return 0;
}

int main(void) {
    pthread_t threads[3];
    for (intptr_t i = 0; i < 3; i++) pthread_create(&threads[i], 0, mark, (void *)i);
    for (int i = 0; i < 3; i++) pthread_join(threads[i], 0);
    for (int i = 0; i < 3; i++) assert(seen[i] == 1);
    return 0;
}
