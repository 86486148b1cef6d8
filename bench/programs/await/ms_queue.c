// Program of: Jonsson, Lång, Sagonas, "Awaiting for Godot: Stateless Model Checking that Avoids
// Executions where Nothing Happens", FMCAD 2022, Table I (ms-queue).
//
// The queue of Michael and Scott with counted indices instead of pointers, and nodes that each
// thread takes from a list of its own. An execution in which the last step of a dequeue fails is
// abandoned. main does not join.
//
// READERS, WRITERS, BOTH: threads that read, that write, and that do both. Bound on loops: 4.
//
// Executions as complete + blocked, in the four columns of the table (waiting loops as assumptions
// / pure loops cut / awaits / awaits and independent fetch-and-adds):
//   1, 1, 1: 901+374 in all columns

#include "harness.h"
#include <assert.h>

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

#define NODES 16
#define POISON 0x666u

/* An index, and a counter that tells two uses of it apart. */
typedef uint64_t link;

struct node {
    unsigned value;
    _Atomic link next;
};

static _Atomic link head, tail;
static struct node nodes[NODES];
static unsigned free_list[THREADS][4];

extern void __VERIFIER_assume(int);

static unsigned index_of(link l) { return (unsigned)l; }
static link linked(unsigned index, link counted) { return (((counted >> 32) + 1) << 32) | index; }

static unsigned take_node(int me) {
    unsigned node = free_list[me][0];
    free_list[me][0] = free_list[me][1];
    free_list[me][1] = free_list[me][2];
    free_list[me][2] = free_list[me][3];
    free_list[me][3] = 0;
    return node;
}

static void put_node(int me, unsigned node) {
    free_list[me][3] = free_list[me][2];
    free_list[me][2] = free_list[me][1];
    free_list[me][1] = free_list[me][0];
    free_list[me][0] = node;
}

static void enqueue(int me, unsigned value) {
    unsigned node = take_node(me);
    nodes[node].value = value;
    link old = atomic_load(&nodes[node].next);
    atomic_store(&nodes[node].next, old >> 32 << 32);
    link end;
    int inserted = 0;
    while (!inserted) {
        end = atomic_load(&tail);
        link next = atomic_load(&nodes[index_of(end)].next);
        if (atomic_load(&tail) != end) continue;
        assert(index_of(next) != POISON);
        if (index_of(next) == 0) {
            link seen = next;
            inserted = atomic_compare_exchange_strong(&nodes[index_of(end)].next, &seen, linked(node, next));
        }
        if (!inserted) {
            link behind = atomic_load(&nodes[index_of(end)].next);
            link seen = end;
            atomic_compare_exchange_strong(&tail, &seen, linked(index_of(behind), end));
        }
    }
    link seen = end;
    atomic_compare_exchange_strong(&tail, &seen, linked(node, end));
}

static unsigned dequeue(int me) {
    unsigned value = 0;
    int taken = 0;
    while (!taken) {
        link begin = atomic_load(&head);
        link end = atomic_load(&tail);
        link next = atomic_load(&nodes[index_of(begin)].next);
        if (atomic_load(&head) != begin) continue;
        if (index_of(begin) == index_of(end)) {
            assert(index_of(next) != POISON);
            if (index_of(next) == 0) return 0;
            link seen = end;
            atomic_compare_exchange_strong(&tail, &seen, linked(index_of(next), end));
            continue;
        }
        value = nodes[index_of(next)].value;
        link seen = begin;
        taken = atomic_compare_exchange_strong(&head, &seen, linked(index_of(next), begin));
        __VERIFIER_assume(taken);
        if (taken) put_node(me, index_of(begin));
    }
    return value;
}

/* Thread t owns the nodes 2 + 4t and 3 + 4t; node 1 is the one that an empty queue has. */
static void give_nodes(int t) {
    if (t >= THREADS) return;
    for (unsigned i = 0; i < 2; i++) {
        unsigned node = 2 + 4 * (unsigned)t + i;
        atomic_store(&nodes[node].next, POISON);
        free_list[t][i] = node;
    }
}

/* Writers come first, then readers, then threads that write and read. */
static void *thread(void *argument) {
    int id = (int)(intptr_t)argument;
    if (id < WRITERS || id >= WRITERS + READERS) enqueue(id, (unsigned)id + 1);
    if (id >= WRITERS) dequeue(id);
    return 0;
}

int main(void) {
    atomic_store(&head, 1);
    atomic_store(&tail, 1);
    give_nodes(0);
    give_nodes(1);
    give_nodes(2);
    give_nodes(3);
    create_threads(THREADS, thread);
    return 0;
}
