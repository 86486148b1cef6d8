// mazurka:
// verdict: verified
// executions: 1
// because: creation and joins order everything
// naive: yes
//
// The second thread is created after the first was joined: no race.
#include <assert.h>
#include <pthread.h>

static int count;

static void *increment(void *unused) {
    count++;
    return unused;
}

int main(void) {
    pthread_t thread;
    for (int i = 0; i < 3; i++) {
        pthread_create(&thread, 0, increment, 0);
        pthread_join(thread, 0);
    }
    assert(count == 3);
    return 0;
}
