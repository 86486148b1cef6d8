// mazurka:
// verdict: violation
// violation: assertion
// cause: lost update
//
// The attempt may fail.
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

static void *careless(void *unused) {
    (void)unused;
    int taken = pthread_spin_trylock(&lock) == 0;
    count++;
    if (taken) pthread_spin_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE);
    pthread_create(&first, 0, work, 0);
    pthread_create(&second, 0, careless, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(count == 2);
    return 0;
}
