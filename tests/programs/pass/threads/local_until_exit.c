// mazurka:
// verdict: verified
// executions: 2
// because: the thread sees the store of main or not; the end of its variables comes after the join of both
// naive: yes
//
// A local variable may be used by others until its thread leaves, and by a cleanup handler of the same
// function even while it leaves.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int seen;

static void *writer(void *argument) {
    atomic_store((atomic_int *)argument, 1);
    return 0;
}

static void note(void *argument) {
    seen = atomic_load((atomic_int *)argument);
}

static void leave(pthread_t thread) {
    int inner = 0;
    int *volatile escaping = &inner;
    (void)escaping;
    pthread_join(thread, 0);
    pthread_exit(0);
}

static void *owner(void *unused) {
    pthread_t thread;
    atomic_int value = 0;
    pthread_cleanup_push(note, &value);
    pthread_create(&thread, 0, writer, &value);
    int early = atomic_load(&value);
    assert(early == 0 || early == 1);
    leave(thread);
    pthread_cleanup_pop(0);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, owner, 0);
    pthread_join(thread, 0);
    assert(seen == 1);
    return 0;
}
