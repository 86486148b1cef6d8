// mazurka:
// verdict: verified
// executions: 1
// blocked: 1
// because: nothing is written, so the assumption never holds
// naive: yes
//
// An assumption that does not hold rules the execution out, also where main has returned and the
// assumption was turned into an await.
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_assume(int);

static atomic_int value;

static void *reader(void *unused) {
    __VERIFIER_assume(atomic_load(&value) == 1);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, reader, 0);
    return 0;
}
