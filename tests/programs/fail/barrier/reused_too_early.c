// mazurka:
// verdict: violation
// violation: assertion
// cause: none
//
// A barrier made by hand that is reset by the last thread without waiting for the others to leave: who
// is fast arrives for the second time and the count is wrong. One pass is what the loop allows.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int arrived, rounds[2];

static int meet(void) {
    pthread_mutex_lock(&mutex);
    arrived++;
    int all = arrived == 2;
    if (all) arrived = 0;
    pthread_mutex_unlock(&mutex);
    if (all) return 1;
    pthread_mutex_lock(&mutex);
    int passed = arrived == 0;
    pthread_mutex_unlock(&mutex);
    return passed;
}

static void *work(void *number) {
    int me = *(int *)number;
    for (int i = 0; i < 2; i++) {
        if (!meet()) return 0;
        rounds[me]++;
        assert(rounds[1 - me] >= rounds[me] - 1);
    }
    return 0;
}

int main(void) {
    pthread_t threads[2];
    int numbers[2] = {0, 1};
    for (int i = 0; i < 2; i++) pthread_create(&threads[i], 0, work, &numbers[i]);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
    assert(rounds[0] == rounds[1] || rounds[0] == 0 || rounds[1] == 0);
    return 0;
}
