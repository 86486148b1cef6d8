// mazurka:
// verdict: verified
//
// A sequence lock in a structure: a reader tries again if a writer was there.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct pair {
    atomic_uint sequence;
    atomic_int first, second;
};

static struct pair pair;

static void write_pair(struct pair *p, int value) {
    atomic_fetch_add(&p->sequence, 1);
    atomic_store(&p->first, value);
    atomic_store(&p->second, value);
    atomic_fetch_add(&p->sequence, 1);
}

static void read_pair(struct pair *p, int *first, int *second) {
    unsigned before;
    do {
        while ((before = atomic_load(&p->sequence)) & 1) {
        }
        *first = atomic_load(&p->first);
        *second = atomic_load(&p->second);
    } while (atomic_load(&p->sequence) != before);
}

static void *writer(void *unused) {
    write_pair(&pair, 1);
    write_pair(&pair, 2);
    return unused;
}

int main(void) {
    pthread_t other;
    int first, second;
    pthread_create(&other, 0, writer, 0);
    read_pair(&pair, &first, &second);
    assert(first == second);
    pthread_join(other, 0);
    return 0;
}
