// mazurka:
// verdict: verified
// executions: 2
// because: the two threads take the mutex in either order
// naive: yes
//
// A member that was never written, and padding, are copied from thread to thread with the others.

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
    struct point again = copy;
    assert(again.x == (again.name == 'p'));
    pthread_join(thread, NULL);
    return 0;
}
