// mazurka:
// verdict: verified
//
// A thread that joins another one is cancelled there. Its cleanup handler lets the other one end.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static sem_t end;
static pthread_t inner;

static void let_it_end(void *unused) { sem_post(&end); }

static void *waits(void *unused) {
    int old;
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &old);
    sem_wait(&end);
    return NULL;
}

static void *joins(void *unused) {
    pthread_cleanup_push(let_it_end, NULL);
    pthread_join(inner, NULL);
    pthread_cleanup_pop(0);
    return NULL;
}

int main(void) {
    pthread_t outer;
    void *result;
    sem_init(&end, 0, 0);
    pthread_create(&inner, NULL, waits, NULL);
    pthread_create(&outer, NULL, joins, NULL);
    pthread_cancel(outer);
    pthread_join(outer, &result);
    assert(result == PTHREAD_CANCELED);
    pthread_join(inner, &result);
    assert(result == NULL);
    return 0;
}
