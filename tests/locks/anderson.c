// mazurka:
//
// Anderson's array lock: a thread draws a slot and waits for its predecessor to mark it.
#include "client.h"

#define SLOTS (THREADS + 1)

static atomic_int may_enter[SLOTS] = {1};
static atomic_uint drawn;
static unsigned slots[THREADS + 1];

// lock begin
static void lock(int me) {
    unsigned slot = atomic_fetch_add(&drawn, 1) % SLOTS;
    slots[me] = slot;
    while (atomic_load(&may_enter[slot]) == 0) {
    }
    atomic_store(&may_enter[slot], 0);
}

static void unlock(int me) {
    unsigned next = (slots[me] + 1) % SLOTS;
    atomic_store(&may_enter[next], 1);
}
// lock end
