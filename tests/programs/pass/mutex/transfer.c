// mazurka:
// verdict: verified
// executions: 2
// because: both transfers lock account 0 first and hold it until their updates are done
//
// Money moves between two accounts with one lock each, taken in order of the index: the sum stays.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static int balance[2] = {100, 100};

static void transfer(int from, int to, int amount) {
    pthread_mutex_lock(&lock[from < to ? from : to]);
    pthread_mutex_lock(&lock[from < to ? to : from]);
    balance[from] -= amount;
    balance[to] += amount;
    pthread_mutex_unlock(&lock[from]);
    pthread_mutex_unlock(&lock[to]);
}

static void *forth(void *unused) {
    (void)unused;
    transfer(0, 1, 30);
    return 0;
}

static void *back(void *unused) {
    (void)unused;
    transfer(1, 0, 50);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, forth, 0);
    pthread_create(&second, 0, back, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(balance[0] == 120 && balance[1] == 80);
    return 0;
}
