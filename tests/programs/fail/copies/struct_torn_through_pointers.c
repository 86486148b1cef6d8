// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// line: 26
//
// Nothing but its alignment is known of a struct behind a pointer: that of its members.
#include <assert.h>
#include <pthread.h>
struct Pair { short a, b; };
static struct Pair shared, both = {1, 1}, seen;

static void copy(struct Pair *to, const struct Pair *from) { *to = *from; }

static void *writer(void *arg) {
    copy(&shared, &both);
    return arg;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, writer, 0);
    copy(&seen, &shared);
    pthread_join(thread, 0);
    if (seen.a == 1) return 0;
    assert(seen.b == 0);
    return 0;
}
