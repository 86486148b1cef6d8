// mazurka: --check data-races
// verdict: violation
// violation: data-race
//
// Readers that write are not ordered, in whatever order they come.
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int x;

static void *write(void *unused) {
    (void)unused;
    pthread_rwlock_rdlock(&lock);
    x = 1;
    pthread_rwlock_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, write, 0);
    pthread_create(&second, 0, write, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
