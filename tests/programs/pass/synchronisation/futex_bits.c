// mazurka:
// verdict: verified
//
// A lock for readers and writers whose threads wait with a bit for what they want: who writes is woken alone, and readers
// all at once.
#include <assert.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { READER = 1, WRITER = 2 };

#ifndef WOKEN_LAST
#define WOKEN_LAST READER
#endif

// 0 closed, 1 open for the reader, 2 for the writer.
static atomic_int gate;
static int data;

static void pass_when(int state, int bit) {
    for (int now; (now = gate) != state;) {
        syscall(SYS_futex, &gate, FUTEX_WAIT_BITSET, now, NULL, NULL, bit);
    }
}

static void open_for(int state, int bit) {
    gate = state;
    syscall(SYS_futex, &gate, FUTEX_WAKE_BITSET, INT_MAX, NULL, NULL, bit);
}

static void *reader(void *arg) {
    pass_when(1, READER);
    assert(data == 7);
    return arg;
}

static void *writer(void *arg) {
    pass_when(2, WRITER);
    data = 7;
    open_for(1, WOKEN_LAST);
    return arg;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, reader, NULL);
    pthread_create(&threads[1], NULL, writer, NULL);
    open_for(2, WRITER);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
}
