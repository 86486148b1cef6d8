// Program of: Yang, Chen, Gopalakrishnan, Kirby, "Efficient Stateful Dynamic Partial Order
// Reduction", SPIN 2008 (example1).
//
// Two threads add to and subtract from one counter: without matching states the executions are all
// the ways to merge the steps, although the states are few. With -DCHECK each step asserts what
// can fail for N >= 11. With -DATOMIC a step is one event and not a critical section.
//
// N: the bound of both loops; the paper has 64.
//
// Executions: C(p + q, p) with p = ceil(N / 5) and q = ceil(N / 2): 21, 165, 1001 for N = 10, 15,
// 20, and 73006209045 for N = 64. States: (p + 1)(q + 1), for N = 64 462, with 877 transitions.

#include <assert.h>
#include <pthread.h>

#ifndef N
#define N 10
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int d;

#ifdef ATOMIC
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
#define BEGIN __VERIFIER_atomic_begin()
#define END __VERIFIER_atomic_end()
#else
#define BEGIN pthread_mutex_lock(&mutex)
#define END pthread_mutex_unlock(&mutex)
#endif

static void add(int amount) {
    BEGIN;
    d += amount;
#ifdef CHECK
    assert(d % 5 != 4);
#endif
    END;
}

static void *up(void *unused) {
    (void)unused;
    for (int i = 0; i < N; i += 5) add(i);
    return 0;
}

static void *down(void *unused) {
    (void)unused;
    for (int j = 0; j < N; j += 2) add(-j);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, up, (void *)0);
    pthread_create(&second, 0, down, (void *)1);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
