// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
// naive: yes
//
// Library functions write what they answer where they are told to.

#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <time.h>

int main(void)
{
    int state, type, value, kind;
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &state);
    pthread_setcanceltype(PTHREAD_CANCEL_DEFERRED, &type);
    assert(state == PTHREAD_CANCEL_ENABLE && type == PTHREAD_CANCEL_DEFERRED);
    pthread_setcancelstate(state, NULL);

    sem_t semaphore;
    sem_init(&semaphore, 0, 3);
    sem_getvalue(&semaphore, &value);
    assert(value == 3);

    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_gettype(&attributes, &kind);
    assert(kind == PTHREAD_MUTEX_DEFAULT);

    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    assert(now.tv_nsec < 1000000000);

    char *end;
    assert(strtol("17 ", &end, 10) == 17 && *end == ' ');

    void *memory;
    assert(posix_memalign(&memory, 64, 64) == 0);
    free(memory);
    return 0;
}
