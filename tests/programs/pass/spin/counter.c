// mazurka:
// verdict: verified
// executions: 2
// because: the two orders of two critical sections
// naive: yes
//
// A spin lock excludes.
#include <assert.h>
#include <pthread.h>

static pthread_spinlock_t lock;
static int count;

static void *work(void *unused) {
    (void)unused;
    pthread_spin_lock(&lock);
    count++;
    pthread_spin_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE);
    pthread_create(&first, 0, work, 0);
    pthread_create(&second, 0, work, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(count == 2);
    assert(pthread_spin_trylock(&lock) == 0);
    pthread_spin_unlock(&lock);
    pthread_spin_destroy(&lock);
    return 0;
}
