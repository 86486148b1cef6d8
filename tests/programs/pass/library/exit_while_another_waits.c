// mazurka:
// verdict: verified
// executions: 1
// because: the mutex is held by main throughout; the other thread never gets it
//
// exit ends the whole program: a thread that would have waited forever is no deadlock then.
#include <pthread.h>
#include <stdlib.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void *wait_for_it(void *arg) {
    pthread_mutex_lock(&m);
    return arg;
}
int main(void) {
    pthread_t t;
    pthread_mutex_lock(&m);
    pthread_create(&t, NULL, wait_for_it, NULL);
    exit(1);
}
