// mazurka:
// verdict: violation
// violation: uninitialized
// message: the program ends with an uninitialised value as its status: status (declared at
// naive: yes
//
// A thread ends the process with a status that is written only if there was something to do.

#include <pthread.h>
#include <stdlib.h>

static int work;

static void *worker(void *arg)
{
    int status;
    if (work)
        status = 1;
    exit(status);
    return arg;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, worker, NULL);
    pthread_join(thread, NULL);
    return 0;
}
