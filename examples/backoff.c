/* A thread waits for a value, a little longer each time. It uses the number of its attempts afterwards, so
   no iteration of its loop leaves everything as it was. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

static atomic_int ready;
static int value;

static void *wait_and_use(void *result) {
    unsigned attempts = 0;
    while (!atomic_load(&ready)) {
        usleep(1u << attempts);
        attempts++;
    }
    assert(value == 42);
    *(unsigned *)result = attempts;
    return 0;
}

int main(void) {
    pthread_t waiting;
    unsigned attempts;
    pthread_create(&waiting, 0, wait_and_use, &attempts);
    value = 42;
    atomic_store(&ready, 1);
    pthread_join(waiting, 0);
    return 0;
}
