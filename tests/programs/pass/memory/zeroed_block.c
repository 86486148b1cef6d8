// mazurka:
// verdict: verified
// executions: 4
// because: the word is read before or after each of the two stores to its halves, which do not conflict
// naive: yes
//
// A block is zeroed, accessed as a word and by halves, copied and freed: ranges of four sizes overlap.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct record {
    union {
        uint64_t word;
        uint32_t half[2];
    } value;
    uint64_t unused;
};

static struct record *shared;

static void *low(void *unused) {
    (void)unused;
    __atomic_store_n(&shared->value.half[0], 1, __ATOMIC_SEQ_CST);
    return 0;
}

static void *high(void *unused) {
    (void)unused;
    __atomic_store_n(&shared->value.half[1], 1, __ATOMIC_SEQ_CST);
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    uint64_t seen = __atomic_load_n(&shared->value.word, __ATOMIC_SEQ_CST);
    assert((seen & ~UINT64_C(0x100000001)) == 0);
    return 0;
}

int main(void) {
    pthread_t threads[3];
    shared = malloc(sizeof *shared);
    memset(shared, 0, sizeof *shared);
    pthread_create(&threads[0], 0, low, 0);
    pthread_create(&threads[1], 0, high, 0);
    pthread_create(&threads[2], 0, reader, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
    struct record copy = *shared;
    assert(copy.value.word == UINT64_C(0x100000001) && copy.unused == 0);
    free(shared);
    return 0;
}
