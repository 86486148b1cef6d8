// mazurka:
// verdict: verified
// executions: 6
// because: C(4, 2) ways to merge two and two critical sections
// naive: yes
//
// Two threads, two critical sections each.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void *increment_twice(void *unused) {
    (void)unused;
    for (int i = 0; i < 2; i++) {
        pthread_mutex_lock(&mutex);
        count++;
        pthread_mutex_unlock(&mutex);
    }
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, increment_twice, 0);
    pthread_create(&second, 0, increment_twice, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(count == 4);
    return 0;
}
