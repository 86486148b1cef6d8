// Two threads hand a turn to each other, and the second forgets to return it: the first spins in its
// loop forever. An iteration of such a loop changes nothing, so Mazurka does not explore it, and still
// finds that the loop never ends.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int turn;
static int count;

static void *first(void *unused) {
    (void)unused;
    for (int round = 0; round < 2; round++) {
        while (atomic_load(&turn) != 0) {
        }
        count++;
        atomic_store(&turn, 1);
    }
    return 0;
}

static void *second(void *unused) {
    (void)unused;
    while (atomic_load(&turn) != 1) {
    }
    count++;
    if (count < 2) atomic_store(&turn, 0);
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
