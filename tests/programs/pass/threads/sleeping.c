// mazurka:
// verdict: verified
// executions: 1
// because: sleeping and yielding do nothing
//
// Sleeping, yielding and asking for the time.
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <time.h>
#include <unistd.h>

int main(void) {
    struct timespec time = {0, 1000};
    sched_yield();
    usleep(10);
    sleep(1);
    nanosleep(&time, 0);
    assert(clock_gettime(CLOCK_REALTIME, &time) == 0);
    return 0;
}
