// mazurka:
// verdict: verified
// naive: yes
//
// A structure with padding goes through atomic operations: what lies between its members does not count.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct pair {
    char tag;
    int value;
};

static _Atomic struct pair shared;

static void *writer(void *unused)
{
    struct pair mine;
    mine.tag = 1;
    mine.value = 5;
    atomic_store(&shared, mine);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    struct pair seen = atomic_load(&shared);
    assert(seen.value == 0 || (seen.tag == 1 && seen.value == 5));
    pthread_join(thread, NULL);
    return 0;
}
