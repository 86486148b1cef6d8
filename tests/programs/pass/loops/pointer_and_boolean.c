// mazurka:
// verdict: verified
// executions: 2
// because: the two orders of the critical sections; waiting adds nothing
//
// Waiting for a pointer, for a boolean, and for a flag that is tested and set.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

struct node {
    int value;
};

static struct node node;
static _Atomic(struct node *) published;
static atomic_bool go;
static atomic_flag lock = ATOMIC_FLAG_INIT;
static int count;

static void increment(void) {
    while (atomic_flag_test_and_set(&lock)) {
    }
    count++;
    atomic_flag_clear(&lock);
}

static void *reader(void *unused) {
    (void)unused;
    struct node *found;
    while (!(found = atomic_load(&published))) {
    }
    assert(found->value == 3);
    while (!atomic_load(&go)) {
    }
    increment();
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, reader, 0);
    node.value = 3;
    atomic_store(&published, &node);
    atomic_store(&go, true);
    increment();
    pthread_join(thread, 0);
    assert(count == 2);
    return 0;
}
