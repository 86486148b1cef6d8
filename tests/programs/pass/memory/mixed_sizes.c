// mazurka:
// verdict: verified
// executions: 2
// because: the byte is written before or after the word is read
// naive: yes
//
// A byte is written while the word it is part of is read: the accesses overlap.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static union {
    uint32_t word;
    uint8_t byte[4];
} shared;

static void *writer(void *unused) {
    (void)unused;
    shared.byte[2] = 1;
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    uint32_t seen = shared.word;
    assert(seen == 0 || seen == 0x10000);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, writer, 0);
    pthread_create(&second, 0, reader, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
