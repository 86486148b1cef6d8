// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread, and nothing is posted
//
// Static functions of the program that happen to have the names of functions on handlers are its own.
#include <assert.h>

static int started, posted;

static int qthread_start(int *queue) { return started += *queue; }

static void qthread_post_event(int *queue, void (*function)(void *), void *argument) {
    posted++;
    function(argument);
    ++*queue;
}

static void set(void *argument) { *(int *)argument = 5; }

int main(void) {
    int value = 0, queue = 2;
    void (*post)(int *, void (*)(void *), void *) = qthread_post_event;
    qthread_post_event(&queue, set, &value);
    assert(value == 5 && posted == 1 && queue == 3);
    post(&queue, set, &value);
    assert(qthread_start(&queue) == 4 && posted == 2);
    return 0;
}
