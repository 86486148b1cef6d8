// mazurka:
// verdict: violation
// violation: assertion
// cause: lost update
// line: 36
//
// Two threads that lock different mutexes exclude nobody.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void *with_a(void *unused) {
    (void)unused;
    pthread_mutex_lock(&a);
    count++;
    pthread_mutex_unlock(&a);
    return 0;
}

static void *with_b(void *unused) {
    (void)unused;
    pthread_mutex_lock(&b);
    count++;
    pthread_mutex_unlock(&b);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, with_a, 0);
    pthread_create(&second, 0, with_b, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(count == 2);
    return 0;
}
