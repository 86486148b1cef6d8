// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// line: 34
//
// Two threads hand a turn to and fro, and one of them sets half of a word each time, to what it was set to
// before the whole word was overwritten: the last write to that half is the same after the first round, but not what
// is there.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static union {
    uint32_t whole;
    uint16_t half[2];
} word;
static int turn;

static void *ping(void *unused) {
    for (;;) {
        pthread_mutex_lock(&m);
        if (turn == 0) turn = 1;
        pthread_mutex_unlock(&m);
    }
    return unused;
}

static void *pong(void *unused) {
    for (;;) {
        pthread_mutex_lock(&m);
        if (turn == 1) {
            assert(word.half[0] == 0);
            word.half[0] = 1;
            turn = 0;
        }
        pthread_mutex_unlock(&m);
    }
    return unused;
}

int main(void) {
    word.half[0] = 1;
    word.whole = 0;
    pthread_t threads[2];
    pthread_create(&threads[0], 0, ping, 0);
    pthread_create(&threads[1], 0, pong, 0);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
    return 0;
}
