// mazurka:
// verdict: violation
// violation: assertion
// cause: inconsistent read
// line: 26
//
// A small struct is passed and returned in a register, but it is read and written in memory member by member.
#include <assert.h>
#include <pthread.h>
struct Pair { int a, b; };
static struct Pair shared;

static struct Pair both(int value) {
    struct Pair pair = {value, value};
    return pair;
}
static int difference(struct Pair pair) { return pair.b - pair.a; }
static void *writer(void *arg) {
    shared = both(1);
    return arg;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, writer, 0);
    assert(difference(shared) == 0);
    pthread_join(thread, 0);
    return 0;
}
