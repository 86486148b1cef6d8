// mazurka:
// verdict: violation
// violation: uninitialized
// message: a branch depends on an uninitialised value: a value that nothing defines is read at
// line: 23
// naive: yes
//
// The thread returns nothing, but main looks at what it returned.

#include <pthread.h>
#include <stddef.h>

static void *work(void *unused)
{
}

int main(void)
{
    pthread_t thread;
    void *result;
    pthread_create(&thread, NULL, work, NULL);
    pthread_join(thread, &result);
    if (result)
        return 1;
    return 0;
}
