// Two threads increment a counter without a lock. Each reads, adds one and writes back; if both read
// before either writes, one increment is lost and the assertion fails.
#include <assert.h>
#include <pthread.h>

static int counter;

static void *increment(void *unused) {
    counter = counter + 1;
    return NULL;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, NULL, increment, NULL);
    pthread_create(&second, NULL, increment, NULL);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    assert(counter == 2);
    return 0;
}
