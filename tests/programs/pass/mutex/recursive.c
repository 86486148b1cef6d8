// mazurka:
// verdict: verified
// executions: 2
// because: the two orders of two outermost critical sections
//
// A recursive mutex is taken again by who has it, and is free after as many unlocks.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex;
static int count;

static void add(int n) {
    pthread_mutex_lock(&mutex);
    if (n > 0) {
        count++;
        add(n - 1);
    }
    pthread_mutex_unlock(&mutex);
}

static void *add_two(void *unused) {
    (void)unused;
    add(2);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&mutex, &attributes);
    pthread_mutexattr_destroy(&attributes);
    pthread_create(&first, 0, add_two, 0);
    pthread_create(&second, 0, add_two, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    pthread_mutex_destroy(&mutex);
    assert(count == 4);
    return 0;
}
