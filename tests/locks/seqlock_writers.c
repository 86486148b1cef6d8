// mazurka:
//
// A sequence lock for several writers: an odd number, set by compare-and-swap, keeps the others out.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int sequence;
static int first, second;

// lock begin
static int write_begin(void) {
    for (;;) {
        int before = atomic_load(&sequence);
        if (before % 2 == 1) {
            continue;
        }
        if (atomic_compare_exchange_strong(&sequence, &before, before + 1)) {
            return before + 1;
        }
    }
}

static void write_end(int odd) {
    atomic_store(&sequence, odd + 1);
}

static void snapshot(int *one, int *two) {
    for (;;) {
        int before = atomic_load(&sequence);
        if (before % 2 == 1) {
            continue;
        }
        *one = first;
        *two = second;
        if (atomic_load(&sequence) == before) {
            return;
        }
    }
}
// lock end

static void *writer(void *unused) {
    (void)unused;
    int odd = write_begin();
    first++;
    second++;
    write_end(odd);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, writer, NULL);
    pthread_create(&b, NULL, writer, NULL);
    int one = -1, two = -2;
    snapshot(&one, &two);
    assert(one == two);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    snapshot(&one, &two);
    assert(one == 2 && two == 2);
}
