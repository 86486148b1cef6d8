// mazurka:
//
// Lamport's bakery for two threads: a number larger than the other's, ties by the number of the thread.
#define MAIN_ENTERS 0
#include "client.h"

static atomic_int choosing[2], numbers[2];

// lock begin
static void lock(int me) {
    int other = 1 - me;
    atomic_store(&choosing[me], 1);
    int mine = atomic_load(&numbers[other]) + 1;
    atomic_store(&numbers[me], mine);
    atomic_store(&choosing[me], 0);
    while (atomic_load(&choosing[other]) == 1) {
    }
    for (;;) {
        int theirs = atomic_load(&numbers[other]);
        if (theirs == 0 || theirs > mine || (theirs == mine && other > me)) {
            return;
        }
    }
}

static void unlock(int me) {
    atomic_store(&numbers[me], 0);
}
// lock end
