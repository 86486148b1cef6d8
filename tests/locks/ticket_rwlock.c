// mazurka:
//
// A fair lock for readers and writers: everybody draws a ticket; a reader lets the next reader in at once, a writer only
// when it is done.
#define READERS 2
#include "readers.h"

static atomic_int next, may_read, may_write;

// lock begin
static void read_lock(int me) {
    (void)me;
    int mine = atomic_fetch_add(&next, 1);
    while (atomic_load(&may_read) != mine) {
    }
    atomic_store(&may_read, mine + 1);
}

static void read_unlock(int me) {
    (void)me;
    atomic_fetch_add(&may_write, 1);
}

static void write_lock(void) {
    int mine = atomic_fetch_add(&next, 1);
    while (atomic_load(&may_write) != mine) {
    }
}

static void write_unlock(void) {
    // equivalent(split): nobody else is inside or may enter before the next line
    atomic_fetch_add(&may_write, 1);
    // equivalent(split): only the thread whose turn it is writes here
    atomic_fetch_add(&may_read, 1);
}
// lock end
