// mazurka:
// verdict: verified
// executions: 1
// because: each wait is over only after the store that it waits for, which everything else is ordered with
// naive: yes
//
// Loops that wait for some bits of a word: a locked byte, a low half, an even number.
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint word = 0x1ff, count;
static atomic_int sequence = 1;

static void *follow(void *unused) {
    while ((atomic_load(&word) & 0xff) != 0) {
    }
    atomic_store(&count, 0x70002);
    while (atomic_load(&sequence) % 2 != 0) {
    }
    return unused;
}

int main(void) {
    unsigned wanted = 2;
    pthread_t other;
    pthread_create(&other, 0, follow, 0);
    atomic_fetch_sub(&word, 0xff);
    while ((atomic_load(&count) & 0xffff) != wanted) {
    }
    atomic_store(&sequence, 2);
    pthread_join(other, 0);
    return 0;
}
