// mazurka:
// verdict: verified
// executions: 1
// because: the records do not overlap
//
// Each thread gets a record of its own, and writes its result there.
#include <assert.h>
#include <pthread.h>

struct task {
    int from, to, sum;
};

static void *add_up(void *argument) {
    struct task *task = argument;
    for (int i = task->from; i < task->to; i++) task->sum += i;
    return 0;
}

int main(void) {
    struct task tasks[2] = {{0, 5, 0}, {5, 10, 0}};
    pthread_t threads[2];
    for (int i = 0; i < 2; i++) pthread_create(&threads[i], 0, add_up, &tasks[i]);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
    assert(tasks[0].sum + tasks[1].sum == 45);
    return 0;
}
