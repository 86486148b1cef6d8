// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// line: 26
//
// An iteration sets a word and takes it back. Another thread looks at half of the word in between: the
// iteration was seen, and its thread goes on.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static union {
    _Atomic uint32_t whole;
    _Atomic uint16_t half[2];
} word;
static atomic_int seen, done;

static void *flicker(void *unused) {
    while (!done) {
        word.whole = 1;
        word.whole = 0;
    }
    // Whoever leaves the loop after its first look has shown nothing.
    assert(!seen);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, flicker, 0);
    seen = word.half[0];
    done = 1;
    pthread_join(thread, 0);
    return 0;
}
