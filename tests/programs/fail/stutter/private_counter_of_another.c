// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// line: 30
//
// Two threads hand a turn to and fro: both come back, and so does the turn; but one of them counts the rounds, in
// memory that the other cannot reach.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int turn;

static void *ping(void *unused) {
    for (;;) {
        pthread_mutex_lock(&m);
        if (turn == 0) turn = 1;
        pthread_mutex_unlock(&m);
    }
    return unused;
}

static void *pong(void *which) {
    int rounds[2] = {0, 0};
    for (;;) {
        pthread_mutex_lock(&m);
        if (turn == 1) {
            assert(++rounds[(intptr_t)which] < 4);
            turn = 0;
        }
        pthread_mutex_unlock(&m);
    }
    return 0;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], 0, ping, 0);
    pthread_create(&threads[1], 0, pong, (void *)1);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
    return 0;
}
