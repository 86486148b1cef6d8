// A variant of length-param (CAV 2024, Table 1; see ../pop/length_param.c), with a structure for each thread.
//
// The variable of a thread is a member of its argument, beside the number of the thread and a
// pointer to the shared variable, so that each access goes through a pointer.
//
// N: private stores and loads of each thread.
//
// Executions: 4 for every N, those of the original.

#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 1024
#endif
#define THREADS 2

struct state {
    int id;
    atomic_int own;
    atomic_int *shared;
};

atomic_int variable;
struct state states[THREADS];

void *run(void *argument) {
    struct state *state = (struct state *)argument;
    for (int i = 0; i < N; ++i) {
        atomic_store(&state->own, i);
        (void)atomic_load(&state->own);
    }
    atomic_store(state->shared, state->id);
    (void)atomic_load(state->shared);
    return NULL;
}

int main(int argc, char **argv) {
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; ++i) {
        states[i].id = i;
        states[i].shared = &variable;
        pthread_create(threads + i, NULL, run, states + i);
    }
    return 0;
}
