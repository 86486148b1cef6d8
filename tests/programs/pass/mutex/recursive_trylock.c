// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
//
// The owner of a recursive mutex gets it again, by an attempt as well.
#include <assert.h>
#include <pthread.h>

int main(void) {
    pthread_mutex_t mutex;
    pthread_mutexattr_t kind;
    int type;
    pthread_mutexattr_init(&kind);
    pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutexattr_gettype(&kind, &type);
    assert(type == PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&mutex, &kind);
    assert(pthread_mutex_lock(&mutex) == 0 && pthread_mutex_trylock(&mutex) == 0);
    assert(pthread_mutex_unlock(&mutex) == 0 && pthread_mutex_unlock(&mutex) == 0);
    assert(pthread_mutex_unlock(&mutex) != 0);
    pthread_mutex_destroy(&mutex);
    return 0;
}
