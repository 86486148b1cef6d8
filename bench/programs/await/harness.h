// What the programs in this folder share: waiting, and starting threads without a loop, so that a
// bound on loops counts only the loops of the algorithm.
#ifndef HARNESS_H
#define HARNESS_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

// Waits until a condition on one load holds: a loop, or, with SPIN_AS_ASSUME, an assumption.
#ifdef SPIN_AS_ASSUME
extern void __VERIFIER_assume(int);
#define SPIN_UNTIL(condition) __VERIFIER_assume(condition)
#else
#define SPIN_UNTIL(condition) \
    while (!(condition)) {    \
    }
#endif

static pthread_t harness_threads[12];

static inline void create_one(int id, int count, void *(*run)(void *)) {
    if (id < count) pthread_create(&harness_threads[id], 0, run, (void *)(intptr_t)id);
}

// Creates up to twelve threads, without a loop, which a bound might cut; each gets its number, from 0, as argument.
static inline void create_threads(int count, void *(*run)(void *)) {
    create_one(0, count, run);
    create_one(1, count, run);
    create_one(2, count, run);
    create_one(3, count, run);
    create_one(4, count, run);
    create_one(5, count, run);
    create_one(6, count, run);
    create_one(7, count, run);
    create_one(8, count, run);
    create_one(9, count, run);
    create_one(10, count, run);
    create_one(11, count, run);
}

static inline void join_one(int id, int count) {
    if (id < count) pthread_join(harness_threads[id], 0);
}

// Joins the threads that were created.
static inline void join_threads(int count) {
    join_one(0, count);
    join_one(1, count);
    join_one(2, count);
    join_one(3, count);
    join_one(4, count);
    join_one(5, count);
    join_one(6, count);
    join_one(7, count);
    join_one(8, count);
    join_one(9, count);
    join_one(10, count);
    join_one(11, count);
}

#endif
