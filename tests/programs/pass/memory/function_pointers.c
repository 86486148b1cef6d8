// mazurka:
// verdict: verified
// executions: 1
// because: the threads share nothing
//
// A table of functions, called by two threads.
#include <assert.h>
#include <pthread.h>

static int twice(int x) { return x * 2; }
static int square(int x) { return x * x; }
static int (*const table[])(int) = {twice, square};
static int result[2];

struct call {
    int (*function)(int);
    int argument;
    int *result;
};

static void *run(void *argument) {
    struct call *call = argument;
    *call->result = call->function(call->argument);
    return 0;
}

int main(void) {
    pthread_t threads[2];
    struct call calls[2] = {{table[0], 5, &result[0]}, {table[1], 5, &result[1]}};
    for (int i = 0; i < 2; i++) pthread_create(&threads[i], 0, run, &calls[i]);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
    assert(result[0] == 10 && result[1] == 25);
    return 0;
}
