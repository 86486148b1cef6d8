// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// line: 29
//
// An iteration sets a word, which another thread takes back before the iteration is over. Memory is then as it was,
// but that depends on a step that the first thread has not seen: it is not cut off.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *set(void *unused) {
    while (x != 1) {
        x = 1;
        if (y) return 0;
    }
    return unused;
}

int main(void) {
    pthread_t setter;
    pthread_create(&setter, 0, set, 0);
    x = 0;
    pthread_join(setter, 0);
    // Zero if the setter leaves its loop before that.
    assert(x == 1);
    return 0;
}
