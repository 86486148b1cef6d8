// mazurka:
// naive: yes
// verdict: verified
// executions: 2
// blocked: 1
// because: the section comes before the post, where it has to wait, or after it
//
// A section may wait for a semaphore, and what it writes comes after the post.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>
#include <verifier.h>

static sem_t items;
static int taken;

static void *work(void *unused) {
    __VERIFIER_atomic_begin();
    sem_wait(&items);
    taken++;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t a;
    sem_init(&items, 0, 0);
    pthread_create(&a, NULL, work, NULL);
    sem_post(&items);
    pthread_join(a, NULL);
    assert(taken == 1);
    return 0;
}
