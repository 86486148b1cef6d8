// mazurka:
// verdict: violation
// violation: uninitialized
// message: a branch depends on an uninitialised value: bytes 4 to 7 of point (declared at
// naive: yes
//
// The copy of a structure takes along that a member was never written: from a local variable to one that all threads
// see, and from there to another thread.

#include <assert.h>
#include <pthread.h>

struct point { int x, y; char name; };

static struct point shared;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *writer(void *arg)
{
    struct point point;
    point.x = 1;
    point.name = 'p';
    pthread_mutex_lock(&mutex);
    shared = point;
    pthread_mutex_unlock(&mutex);
    return arg;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    pthread_mutex_lock(&mutex);
    struct point copy = shared;
    pthread_mutex_unlock(&mutex);
    assert(copy.y < 5);
    pthread_join(thread, NULL);
    return 0;
}
