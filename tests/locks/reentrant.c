// mazurka:
//
// A spin lock that its owner may take again.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int owner;
static int depth;
static int counter;

// lock begin
static void lock(int me) {
    if (atomic_load(&owner) == me) {
        depth++;
        return;
    }
    int nobody = 0;
    while (!atomic_compare_exchange_strong(&owner, &nobody, me)) {
        nobody = 0;
    }
    depth = 1;
}

static void unlock(void) {
    depth--;
    if (depth == 0) {
        atomic_store(&owner, 0);
    }
}
// lock end

static void twice(int me) {
    lock(me);
    int seen = counter;
    lock(me);
    counter = seen + 1;
    unlock();
    assert(counter == seen + 1);
    counter = seen + 2;
    unlock();
}

static void *client(void *number) {
    twice((int)(long)number);
    return NULL;
}

int main(void) {
    pthread_t threads[2];
    for (long i = 0; i < 2; i++) {
        pthread_create(&threads[i], NULL, client, (void *)(i + 1));
    }
    for (int i = 0; i < 2; i++) {
        pthread_join(threads[i], NULL);
    }
    twice(3);
    assert(counter == 6 && depth == 0);
}
