// mazurka:
// verdict: verified
//
// A barrier that reverses its sense, used twice.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#define PARTIES 2

struct barrier {
    atomic_int missing, sense;
};

static struct barrier barrier = {PARTIES, 0};
static int done[PARTIES];

static void arrive(struct barrier *b, int *sense) {
    *sense = !*sense;
    if (atomic_fetch_sub(&b->missing, 1) == 1) {
        atomic_store(&b->missing, PARTIES);
        atomic_store(&b->sense, *sense);
    } else {
        while (atomic_load(&b->sense) != *sense) {
        }
    }
}

static void *work(void *argument) {
    int me = (int)(intptr_t)argument, sense = 0;
    for (int round = 1; round <= 2; round++) {
        done[me] = round;
        arrive(&barrier, &sense);
        assert(done[1 - me] >= round);
        arrive(&barrier, &sense);
    }
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, work, (void *)0);
    pthread_create(&b, 0, work, (void *)1);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
