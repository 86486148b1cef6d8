// Program of: Jonsson, Lång, Sagonas, "Awaiting for Godot: Stateless Model Checking that Avoids
// Executions where Nothing Happens", FMCAD 2022, Table II (safestack).
//
// The SafeStack of CHESS: a stack in an array with an ABA bug that needs three threads to show. A
// thread with q operations pops, pushes, pops and so on; it repeats a pop until it succeeds. main
// joins all.
//
// A, B, C: operations of the three threads; with C = 0 there are two. Bound on loops: 4 with two threads,
// 5 with three.
//
// Executions as complete + blocked, in the four columns of the table (waiting loops as assumptions
// / pure loops cut / awaits / awaits and independent fetch-and-adds):
//   2, 1: 119+6 / 34+2 / 34+1 / 19+1
//   3, 1: 928+107 / 103+27 / 103+25 / 56+25
//   3, 2: 7189+296 / 1073+27 / 1073+12 / 463+12
//   3, 3: 121334+12652 / 6434+1636 / 6434+1584 / 2600+1160
//   2, 1, 1: 1259280+324382 / 2690+1126 / 2690+928 / 962+686
//   3, 1, 1: unknown / 0+26536 / 0+24078 / 0+14960
//   3, 2, 1: unknown / 906529+388117 / 906529+331337 / 288057+216830
//   3, 3, 1: the assertion fails

#include "harness.h"
#include <assert.h>

#ifndef A
#define A 2
#endif
#ifndef B
#define B 1
#endif
#ifndef C
#define C 0
#endif
#define CELLS 3

struct cell {
    atomic_int value, next;
};

static struct cell cells[CELLS] = {{0, 1}, {0, 2}, {0, -1}};
static atomic_int head, count = CELLS;

static int try_pop(void) {
    while (atomic_load(&count) > 1) {
        int first = atomic_load(&head);
        int next = atomic_exchange(&cells[first].next, -1);
        if (next >= 0) {
            int expected = first;
            if (atomic_compare_exchange_strong(&head, &expected, next)) {
                atomic_fetch_sub(&count, 1);
                return first;
            }
            atomic_exchange(&cells[first].next, next);
        }
    }
    return -1;
}

static int pop(void) {
    int cell;
    do {
        cell = try_pop();
    } while (cell < 0);
    return cell;
}

static void push(int cell) {
    int first;
    do {
        first = atomic_load(&head);
        atomic_store(&cells[cell].next, first);
    } while (!atomic_compare_exchange_strong(&head, &first, cell));
    atomic_fetch_add(&count, 1);
}

static void *thread(void *argument) {
    int me = (int)(intptr_t)argument;
    int operations = me == 0 ? A : me == 1 ? B : C;
    for (int i = 0; i < operations; i += 2) {
        int cell = pop();
        atomic_store(&cells[cell].value, me);
        assert(atomic_load(&cells[cell].value) == me);
        if (i + 1 < operations) push(cell);
    }
    return 0;
}

int main(void) {
    create_threads(C ? 3 : 2, thread);
    join_threads(C ? 3 : 2);
    return 0;
}
