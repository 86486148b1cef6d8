// mazurka:
// verdict: violation
// violation: deadlock
// cause: signal instead of broadcast
// naive: yes
//
// A signal may wake any waiter, also one whose condition does not hold: it goes back to sleep and the
// right one is never woken.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int turn;

static void *first_waiter(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    while (turn != 1) pthread_cond_wait(&changed, &mutex);
    turn = 2;
    pthread_mutex_unlock(&mutex);
    pthread_cond_broadcast(&changed);
    return 0;
}

static void *second_waiter(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    while (turn != 2) pthread_cond_wait(&changed, &mutex);
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, first_waiter, 0);
    pthread_create(&second, 0, second_waiter, 0);
    pthread_mutex_lock(&mutex);
    turn = 1;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&mutex);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
