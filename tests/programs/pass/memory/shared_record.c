// mazurka:
// verdict: verified
// executions: 2
// because: the two orders of two critical sections
//
// A record is copied as a whole, with = and with memcpy, under a lock.
#include <assert.h>
#include <pthread.h>
#include <string.h>

struct point {
    int x, y, z;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct point shared;

static void *writer(void *unused) {
    (void)unused;
    struct point next = {1, 2, 3};
    pthread_mutex_lock(&mutex);
    shared = next;
    pthread_mutex_unlock(&mutex);
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    struct point seen;
    pthread_mutex_lock(&mutex);
    memcpy(&seen, &shared, sizeof seen);
    pthread_mutex_unlock(&mutex);
    assert(seen.x + seen.y == seen.z);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, writer, 0);
    pthread_create(&second, 0, reader, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
