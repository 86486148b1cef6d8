// mazurka:
//
// The queue lock of Craig, Landin and Hagersten: each thread spins on the node of its predecessor and takes it over.
#include "client.h"

static atomic_int busy[THREADS + 2];
// The last node is free at first; thread i begins with node i.
static atomic_int tail = THREADS + 1;
static int own[THREADS + 1] = {0, 1, 2};
static int taken_over[THREADS + 1];

// lock begin
static void lock(int me) {
    atomic_store(&busy[own[me]], 1);
    int before = atomic_exchange(&tail, own[me]);
    taken_over[me] = before;
    while (atomic_load(&busy[before]) == 1) {
    }
}

static void unlock(int me) {
    atomic_store(&busy[own[me]], 0);
    own[me] = taken_over[me];
}
// lock end
