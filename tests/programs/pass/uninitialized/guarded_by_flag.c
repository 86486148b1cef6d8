// mazurka:
// verdict: verified
// executions: 2
// because: the load of the flag comes before its store or after it
// naive: yes
//
// A value in fresh memory is read only where the flag says that it was written. A local variable is
// written and read under the same condition.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct box {
    atomic_int full;
    int content;
};

static void *fill(void *arg)
{
    struct box *box = arg;
    box->content = 42;
    atomic_store(&box->full, 1);
    return NULL;
}

int main(void)
{
    struct box *box = malloc(sizeof *box);
    atomic_init(&box->full, 0);
    pthread_t thread;
    pthread_create(&thread, NULL, fill, box);
    int content;
    int full = atomic_load(&box->full);
    if (full)
        content = box->content;
    if (full)
        assert(content == 42);
    pthread_join(thread, NULL);
    free(box);
    return 0;
}
