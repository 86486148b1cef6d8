// mazurka:
// verdict: violation
// violation: assertion
// cause: inconsistent read
//
// A store of a vector is a store of each element: a reader may see some of them.
#include <assert.h>
#include <pthread.h>

typedef int two __attribute__((vector_size(8)));
static volatile two shared;

static void *writer(void *unused) {
    shared = (two){1, 1};
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    two seen = shared;
    assert(seen[0] == seen[1]);
    pthread_join(t, 0);
    return 0;
}
