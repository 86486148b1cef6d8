// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// line: 26
//
// The writer keeps two variables equal under a lock, but the reader does not take it.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int x, y;

static void *writer(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    x = 1;
    y = 1;
    pthread_mutex_unlock(&mutex);
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    int a = x, b = y;
    assert(a == b);
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
