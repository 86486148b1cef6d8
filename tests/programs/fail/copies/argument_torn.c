// mazurka:
// verdict: violation
// violation: assertion
// cause: inconsistent read
// line: 26
//
// A struct is copied when it is passed by value, and another thread may write it meanwhile. This one is passed in
// memory; the copy that the function gets is its own.
#include <assert.h>
#include <pthread.h>
struct Record { long key, value, check; };
static struct Record shared;

static void *writer(void *arg) {
    struct Record next = {1, 2, 3};
    shared = next;
    return arg;
}

static long sum(struct Record record) { return record.key + record.value + record.check; }

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, writer, 0);
    long seen = sum(shared);
    assert(seen == 0 || seen == 6);
    pthread_join(thread, 0);
    return 0;
}
