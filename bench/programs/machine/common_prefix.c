// Two threads do N accesses to variables of their own and then K writes to a common one. The first
// thread's N accesses are the same in all C(2K, K) classes of executions and must be made once; the
// second thread's follow each of the K + 1 numbers of writes that the first thread has made before. So
// steps = (2 + K) N + the edges of the tree of the last writes.
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 1000
#endif
#ifndef K
#define K 5
#endif

static atomic_int own[2], common;

static void *work(void *argument) {
    long me = (long)argument;
    for (int i = 0; i < N; i++) atomic_store(&own[me], i);
    for (int i = 0; i < K; i++) atomic_store(&common, (int)me);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, work, (void *)0);
    pthread_create(&second, 0, work, (void *)1);
    return 0;
}
