// mazurka: --check data-races
// verdict: violation
// violation: data-race
// message: plain
// line: 20
//
// Two threads create children, and whoever comes first creates more. In the execution that fails they are not created in
// the order in which the exploration first saw them, so that they have other numbers where it is repeated.

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static atomic_int turn;
static int plain;

static void *quiet(void *unused) { return unused; }

static void *count(void *unused) {
    plain = plain + 1;
    return unused;
}

static void *parent(void *number) {
    int first = atomic_fetch_add(&turn, 1) == 0;
    int children = first ? 3 : 1;
    pthread_t child[3];
    for (int i = 0; i < children; i++)
        pthread_create(&child[i], 0, first && number == 0 ? count : quiet, 0);
    for (int i = 0; i < children; i++) pthread_join(child[i], 0);
    return 0;
}

int main(void) {
    pthread_t one, other;
    pthread_create(&one, 0, parent, (void *)(intptr_t)0);
    pthread_create(&other, 0, parent, (void *)(intptr_t)1);
    pthread_join(one, 0);
    pthread_join(other, 0);
    return 0;
}
