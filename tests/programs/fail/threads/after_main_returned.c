// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// naive: yes
//
// The process ends some time after main returns: what a thread does wrong before that is found.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int value;

static void *reader(void *unused) {
    assert(atomic_load(&value) != 2);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, reader, 0);
    atomic_store(&value, 1);
    atomic_store(&value, 2);
    return 0;
}
