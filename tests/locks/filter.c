// mazurka: --algorithm stateful
//
// Peterson's filter for three threads: at each of two levels, the last to come waits while others are as far.
// The loop that waits has another one inside and is not recognised, hence stateful.
#define THREADS 3
#define ROUNDS 1
#define MAIN_ENTERS 0
#include "client.h"

static atomic_int level[THREADS], last[THREADS];

static int others_are_as_far(int me, int at) {
    for (int i = 0; i < THREADS; i++) {
        if (i != me && atomic_load(&level[i]) >= at) {
            return 1;
        }
    }
    return 0;
}

// lock begin
static void lock(int me) {
    for (int at = 1; at < THREADS; at++) {
        atomic_store(&level[me], at);
        atomic_store(&last[at], me);
        while (others_are_as_far(me, at) && atomic_load(&last[at]) == me) {
        }
    }
}

static void unlock(int me) {
    atomic_store(&level[me], 0);
}
// lock end
