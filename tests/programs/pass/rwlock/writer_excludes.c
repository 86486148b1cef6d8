// mazurka:
// verdict: verified
// executions: 2
// because: the two orders of two writers
// naive: yes
//
// Writers exclude each other.
#include <assert.h>
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int count;

static void *writer(void *unused) {
    (void)unused;
    pthread_rwlock_wrlock(&lock);
    count++;
    pthread_rwlock_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, writer, 0);
    pthread_create(&second, 0, writer, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(count == 2);
    return 0;
}
