// mazurka:
// verdict: verified
// executions: 2
// because: the order of the outer critical sections decides that of the inner ones
// naive: yes
//
// Two mutexes that everybody locks in the same order do not deadlock.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void *both(void *unused) {
    (void)unused;
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b);
    count++;
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, both, 0);
    pthread_create(&second, 0, both, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(count == 2);
    return 0;
}
