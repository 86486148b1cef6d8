// mazurka:
// verdict: violation
// violation: assertion
// cause: inconsistent read
//
// Double-checked initialisation whose flag is set before the value: another thread sees the flag.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int done, value;

static void *use(void *unused) {
    (void)unused;
    if (!done) {
        pthread_mutex_lock(&mutex);
        if (!done) {
            done = 1;
            value = 7;
        }
        pthread_mutex_unlock(&mutex);
    }
    assert(value == 7);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, use, 0);
    pthread_create(&second, 0, use, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
