// mazurka:
// verdict: verified
//
// Flat combining: who gets the lock does the work of all who have asked; the others wait for their answers.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static atomic_int lock, request[2], answer[2];
static int sum;

static void combine(void) {
    for (int i = 0; i < 2; i++) {
        int value = atomic_load(&request[i]);
        if (!value) continue;
        sum += value;
        atomic_store(&request[i], 0);
        atomic_store(&answer[i], sum);
    }
}

static void *work(void *argument) {
    int me = (int)(intptr_t)argument;
    atomic_store(&request[me], me + 1);
    while (!atomic_load(&answer[me])) {
        if (!atomic_exchange(&lock, 1)) {
            combine();
            atomic_store(&lock, 0);
        }
    }
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, work, (void *)0);
    pthread_create(&b, 0, work, (void *)1);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(sum == 3);
    return 0;
}
