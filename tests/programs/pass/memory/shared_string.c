// mazurka:
// verdict: verified
// executions: 2
// because: the two orders of two critical sections
//
// A string is written and read under a lock: it is seen before or after, not half.
#include <assert.h>
#include <pthread.h>
#include <string.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static char text[8] = "old";

static void *writer(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    strcpy(text, "newer");
    pthread_mutex_unlock(&mutex);
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    assert(strcmp(text, "old") == 0 || strcmp(text, "newer") == 0);
    pthread_mutex_unlock(&mutex);
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
