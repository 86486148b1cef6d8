// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// line: 50
//
// Two threads come back to where they were, one of which freed a block that the other had written to, and
// allocated it again with what was written: nobody's own steps have changed it, but it is not as it was.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int *block, turn, done;

static void fresh(int content) {
    block = malloc(sizeof *block);
    *block = content;
}

static void *set(void *unused) {
    for (;;) {
        pthread_mutex_lock(&m);
        if (done) break;
        if (!turn) {
            *block = 5;
            turn = 1;
        }
        pthread_mutex_unlock(&m);
    }
    pthread_mutex_unlock(&m);
    return unused;
}

static void *renew(void *unused) {
    for (;;) {
        pthread_mutex_lock(&m);
        if (done) break;
        if (turn) {
            int *old = block;
            block = 0;
            free(old);
            old = 0;
            fresh(5);
            turn = 0;
        }
        pthread_mutex_unlock(&m);
    }
    // It is set only together with the turn, and renewed only to what was set.
    assert(!(turn == 0 && *block == 5));
    pthread_mutex_unlock(&m);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    fresh(0);
    pthread_create(&threads[0], 0, set, 0);
    pthread_create(&threads[1], 0, renew, 0);
    pthread_mutex_lock(&m);
    done = 1;
    pthread_mutex_unlock(&m);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
    free(block);
    return 0;
}
