// A variant of lastzero (CAV 2024, Table 1; see ../pop/lastzero.c), with arguments in an array.
//
// The cells are reached through a pointer in the argument of each thread. One loop creates the reader and
// the writers, and main initialises what it need not.
//
// N: writers.
//
// Executions: those of the original, because main is done with cells and arguments before a thread starts.

#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 10
#endif

struct task {
    atomic_int *cells;
    int index;
};

atomic_int array[N + 1];
struct task tasks[N + 1];

void *reader(void *argument) {
    struct task *task = argument;
    for (int i = N; atomic_load(task->cells + i) != 0; --i)
        ;
    return NULL;
}

void *writer(void *argument) {
    struct task *task = (struct task *)argument;
    atomic_store(task->cells + task->index, atomic_load(task->cells + task->index - 1) + 1);
    return NULL;
}

int main(int argc, char **argv) {
    pthread_t threads[N + 1];
    for (int i = 0; i <= N; i++) {
        atomic_init(&array[i], 0);
        tasks[i].cells = array;
        tasks[i].index = i;
    }
    for (int i = 0; i <= N; i++) {
        if (i == 0)
            pthread_create(&threads[i], NULL, reader, &tasks[i]);
        else
            pthread_create(&threads[i], NULL, writer, &tasks[i]);
    }
    return 0;
}
