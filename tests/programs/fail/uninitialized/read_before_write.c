// mazurka:
// verdict: violation
// violation: uninitialized
// message: a branch depends on an uninitialised value: bytes 4 to 7 of
// message: /read_before_write.c:31) are read at
// message: /read_before_write.c:34 before they are written
// line: 35
// naive: yes
//
// Only if main is faster than the thread, it reads what that has not written yet.

#include <pthread.h>
#include <stdlib.h>

struct task {
    int number;
    int result;
};

static void *run(void *arg)
{
    struct task *task = arg;
    task->result = task->number * 2;
    return NULL;
}

int main(void)
{
    pthread_t thread;
    struct task *task;
    task = malloc(sizeof *task);
    task->number = 21;
    pthread_create(&thread, NULL, run, task);
    int result = task->result;
    if (result != 42)
        result = 0;
    pthread_join(thread, NULL);
    free(task);
    return 0;
}
