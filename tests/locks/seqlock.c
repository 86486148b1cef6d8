// mazurka:
//
// A sequence lock: the writer makes the number odd while it writes, the reader retries if it has changed.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int sequence, first, second;

// lock begin
static void publish(int value) {
    int before = atomic_load(&sequence);
    atomic_store(&sequence, before + 1);
    atomic_store(&first, value);
    atomic_store(&second, value);
    atomic_store(&sequence, before + 2);
}

static void snapshot(int *one, int *two) {
    for (;;) {
        int before = atomic_load(&sequence);
        if (before % 2 == 1) {
            continue;
        }
        *one = atomic_load(&first);
        *two = atomic_load(&second);
        if (atomic_load(&sequence) == before) {
            return;
        }
    }
}
// lock end

static void *writer(void *unused) {
    (void)unused;
    publish(1);
    publish(2);
    return NULL;
}

static void *reader(void *unused) {
    (void)unused;
    int one = -1, two = -2;
    snapshot(&one, &two);
    assert(one == two);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, writer, NULL);
    pthread_create(&b, NULL, reader, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    int one = -1, two = -2;
    snapshot(&one, &two);
    assert(one == 2 && two == 2);
}
