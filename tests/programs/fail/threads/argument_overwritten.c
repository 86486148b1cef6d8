// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// line: 24
//
// Both threads get the address of the same loop variable, and can read it after it has changed.
#include <assert.h>
#include <pthread.h>

static int seen[3];

static void *mark(void *argument) {
    seen[*(int *)argument]++;
    return 0;
}

int main(void) {
    pthread_t threads[2];
    int i;
    for (i = 0; i < 2; i++) pthread_create(&threads[i], 0, mark, &i);
    pthread_join(threads[0], 0);
    pthread_join(threads[1], 0);
    assert(seen[0] == 1 && seen[1] == 1);
    return 0;
}
