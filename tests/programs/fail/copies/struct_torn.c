// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// line: 26
//
// Two members that fit into one word are still two: a copy of the struct may be seen half.
#include <assert.h>
#include <pthread.h>
struct Pair { int a, b; };
static struct Pair shared;

static void *writer(void *arg) {
    struct Pair both = {1, 1};
    shared = both;
    return arg;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, writer, 0);
    struct Pair seen = shared;
    pthread_join(thread, 0);
    // Both members changed together, or neither did: not so.
    if (seen.a == 1) return 0;
    assert(seen.b == 0);
    return 0;
}
