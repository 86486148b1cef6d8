// mazurka:
//
// Two threads that take turns: a flag says who may go.
#define MAIN_ENTERS 0
#define ROUNDS 3
#include "client.h"

static atomic_int turn;

// lock begin
static void lock(int me) {
    while (atomic_load(&turn) != me) {
    }
}

static void unlock(int me) {
    atomic_store(&turn, 1 - me);
}
// lock end
