// mazurka:
// verdict: verified
//
// A reader-writer lock that takes first and returns it if that was too much; the first attempt is made ahead of the loop.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define BIAS 0x1000

static atomic_int lock = BIAS;
static int first, second;

static void take(int amount, int least) {
    int before = atomic_fetch_sub(&lock, amount);
    while (before < least) {
        atomic_fetch_add(&lock, amount);
        while (atomic_load(&lock) < least) {
        }
        before = atomic_fetch_sub(&lock, amount);
    }
}

static void *reader(void *unused) {
    take(1, 1);
    assert(first == second);
    atomic_fetch_add(&lock, 1);
    return unused;
}

static void *writer(void *unused) {
    take(BIAS, BIAS);
    first++;
    second++;
    atomic_fetch_add(&lock, BIAS);
    return unused;
}

int main(void) {
    pthread_t r, w;
    pthread_create(&r, 0, reader, 0);
    pthread_create(&w, 0, writer, 0);
    pthread_join(r, 0);
    pthread_join(w, 0);
    return 0;
}
