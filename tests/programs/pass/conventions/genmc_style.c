// mazurka:
// verdict: verified
// executions: 2
// because: the compare-and-swaps happen in either order; whoever comes second fails and is done
//
// A program in the style of GenMC's tests: its header, words around accesses, marks at loops.
#include <genmc.h>

static atomic_int owner;

static void *work(void *unused) {
    int none = 0, me = __VERIFIER_tid();
    __VERIFIER_assume(me > 0);
    __VERIFIER_final_write(__VERIFIER_helped_CAS(atomic_compare_exchange_strong(&owner, &none, me)));
    return NULL;
}

int main(void) {
    pthread_t a = __VERIFIER_spawn_symmetric(work, NULL, 0), b = __VERIFIER_spawn_symmetric(work, NULL, a);
    assert(__VERIFIER_tid() == 0);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(owner == 1 || owner == 2);
    return 0;
}
