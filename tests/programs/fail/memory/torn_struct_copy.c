// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// line: 28
//
// Copying a record is not atomic: the reader can see the old and the new half, because the writer
// stores the members one by one.
#include <assert.h>
#include <pthread.h>

struct pair {
    int first, second;
};

static struct pair shared;

static void *writer(void *unused) {
    (void)unused;
    shared.first = 1;
    shared.second = 1;
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    struct pair copy = shared;
    assert(copy.first == copy.second);
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
