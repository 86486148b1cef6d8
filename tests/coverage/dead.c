// What no input and no schedule reaches: a variable that stays 0 decides, so the passes remove the code before
// anything runs; a function that nobody calls; what follows an assumption that does not hold.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_assume(int);

atomic_int x;
int kind = 3;

int unused(int a) {
    int b = a + 1; // never
    return b;      // never
}

void *worker(void *arg) {
    x = 1;
    __VERIFIER_assume(x == 0);
    x = 2;    // never
    return 0; // never
}

int main(void) {
    int threads = 0;
    pthread_t other;
    for (int i = 0; i < threads; i++)
        pthread_create(&other, 0, worker, 0); // never
    if (threads) {
        x = unused(3); // never
    }                  // never
    switch (kind) {
    case 1:
        x = 4; // never
        break; // never
    case 3:
        x = 5;
        break;
    default:
        x = 6; // never
        break; // never
    }
    pthread_create(&other, 0, worker, 0);
    assert(kind == 3);
    return 0;
}
