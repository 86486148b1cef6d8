// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
//
// Values, attempts and what errno says when they fail.
#include <assert.h>
#include <errno.h>
#include <semaphore.h>

static sem_t permits;

int main(void) {
    struct timespec until = {0, 0};
    int value;
    assert(sem_init(&permits, 0, 1) == 0);
    assert(sem_getvalue(&permits, &value) == 0 && value == 1);
    assert(sem_trywait(&permits) == 0);
    assert(sem_trywait(&permits) == -1 && errno == EAGAIN);
    assert(sem_timedwait(&permits, &until) == -1 && errno == ETIMEDOUT);
    assert(sem_post(&permits) == 0 && sem_post(&permits) == 0);
    assert(sem_getvalue(&permits, &value) == 0 && value == 2);
    assert(sem_timedwait(&permits, &until) == 0);
    assert(sem_destroy(&permits) == 0);
    return 0;
}
