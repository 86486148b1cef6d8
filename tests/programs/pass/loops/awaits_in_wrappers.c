// mazurka:
// verdict: verified
// executions: 1
// because: every wait is over only after the store that it waits for, which everything else is ordered with
// naive: yes
//
// Functions that wait as their callers tell them, by a parameter, directly and through another function.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define EQUAL 2
#define AT_LEAST 11
extern int __VERIFIER_load_await_i32(atomic_int *variable, int condition, int operand);

static atomic_int stage;

static int await(atomic_int *variable, int condition, int operand) {
    return __VERIFIER_load_await_i32(variable, condition, operand);
}

static void await_stage(int condition, int wanted) {
    int seen = await(&stage, condition, wanted);
    assert(seen >= wanted);
}

static void *follow(void *unused) {
    await_stage(AT_LEAST, 1);
    atomic_store(&stage, 3);
    return unused;
}

int main(void) {
    pthread_t other;
    pthread_create(&other, 0, follow, 0);
    atomic_store(&stage, 1);
    await_stage(EQUAL, 3);
    pthread_join(other, 0);
    return 0;
}
