// mazurka:
// verdict: violation
// violation: livelock
// cause: livelock
// unlike: never terminates
// message: T1 runs forever in the loop
// message: waiting for turn == 0; the value is 1, last written by T2
// message: main waits forever in join T1
// line: 20
//
// The second thread takes the turn and does not give it back.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int turn;

static void *first(void *unused) {
    (void)unused;
    for (int round = 0; round < 2; round++) {
        while (atomic_load(&turn) != 0) {
        }
    }
    return 0;
}

static void *second(void *unused) {
    (void)unused;
    atomic_store(&turn, 1);
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
