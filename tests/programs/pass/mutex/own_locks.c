// mazurka:
// verdict: verified
// executions: 4
// because: each of the two readers reads before or after the write
//
// Threads that take locks of their own very often, and a variable that they share: to tell which
// executions have been seen costs as much for each step however many there are.
#include <pthread.h>
#include <stdatomic.h>

enum { PAIRS = 5000 };

static atomic_int shared;
static pthread_mutex_t locks[3] = {
    PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};

static void use(pthread_mutex_t *lock) {
    for (int i = 0; i < PAIRS; i++) {
        pthread_mutex_lock(lock);
        pthread_mutex_unlock(lock);
    }
}

static void *write_first(void *lock) {
    atomic_store(&shared, 1);
    use(lock);
    return 0;
}

static void *read_last(void *lock) {
    use(lock);
    return (void *)(long)atomic_load(&shared);
}

int main(void) {
    pthread_t writer, readers[2];
    pthread_create(&writer, 0, write_first, &locks[0]);
    for (int i = 0; i < 2; i++) pthread_create(&readers[i], 0, read_last, &locks[i + 1]);
    for (int i = 0; i < 2; i++) pthread_join(readers[i], 0);
    pthread_join(writer, 0);
    return 0;
}
