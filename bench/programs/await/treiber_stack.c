// Program of: Jonsson, Lång, Sagonas, "Awaiting for Godot: Stateless Model Checking that Avoids
// Executions where Nothing Happens", FMCAD 2022, Table I (treiber-stack).
//
// Treiber's stack with nodes in the heap. The value 0, which the first writer pushes, looks like
// an empty stack to who pops it. Nodes are not freed: another thread may still be about to look at
// their next. main joins all.
//
// READERS, WRITERS, BOTH: threads that read, that write, and that do both. Bound on loops: 4 for
// three threads, 5 for four.
//
// Executions as complete + blocked, in the four columns of the table (waiting loops as assumptions
// / pure loops cut / awaits / awaits and independent fetch-and-adds):
//   0, 2, 1: 426+0 / 274+80 / 274+60 / 274+60
//   0, 2, 2: 1546168+9216 / 250088+167916 / 250088+90896 / 250088+90896

#include "harness.h"
#include <stdlib.h>

#ifndef READERS
#define READERS 1
#endif
#ifndef WRITERS
#define WRITERS 1
#endif
#ifndef BOTH
#define BOTH 1
#endif
#define THREADS (READERS + WRITERS + BOTH)

struct node {
    int value;
    _Atomic(struct node *) next;
};

static _Atomic(struct node *) top;
static atomic_int x[THREADS];

static void push(int value) {
    struct node *node = malloc(sizeof *node);
    node->value = value;
    for (;;) {
        struct node *seen = atomic_load(&top);
        atomic_store(&node->next, seen);
        if (atomic_compare_exchange_strong(&top, &seen, node)) return;
    }
}

static int pop(void) {
    struct node *seen;
    for (;;) {
        seen = atomic_load(&top);
        if (!seen) return 0;
        struct node *next = atomic_load(&seen->next);
        struct node *expected = seen;
        if (atomic_compare_exchange_strong(&top, &expected, next)) break;
    }
    return seen->value;
}

static void write_data(int id) {
    atomic_store(&x[id], id + 42);
    push(id);
}

static void read_data(void) {
    int id = pop();
    if (id != 0) (void)atomic_load(&x[id]);
}

/* Writers come first, then readers, then threads that write and read. */
static void *thread(void *argument) {
    int id = (int)(intptr_t)argument;
    if (id < WRITERS || id >= WRITERS + READERS) write_data(id);
    if (id >= WRITERS) read_data();
    return 0;
}

int main(void) {
    create_threads(THREADS, thread);
    join_threads(THREADS);
    return 0;
}
