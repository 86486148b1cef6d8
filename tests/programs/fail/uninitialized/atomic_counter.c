// mazurka:
// verdict: violation
// violation: uninitialized
// message: an atomic operation writes an uninitialised value
// message: (4 bytes, allocated at
// message: /atomic_counter.c:25) is read at
// line: 19
// naive: yes
//
// A counter that nobody has set to 0.

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static void *count(void *arg)
{
    atomic_int *counter = arg;
    atomic_fetch_add(counter, 1);
    return NULL;
}

int main(void)
{
    atomic_int *counter = malloc(sizeof *counter);
    pthread_t thread;
    pthread_create(&thread, NULL, count, counter);
    pthread_join(thread, NULL);
    return 0;
}
