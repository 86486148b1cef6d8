// mazurka:
// verdict: verified
//
// Cleanup handlers run in reverse order when the thread exits, and when they are popped so.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int log[4], used;

static void note(void *number) { log[used++] = (int)(long)number; }
static void unlock(void *held) { pthread_mutex_unlock(held); }

static void leave(void) { pthread_exit((void *)9); }

static void *work(void *unused) {
    (void)unused;
    pthread_cleanup_push(note, (void *)4);
    pthread_cleanup_push(note, (void *)1);
    pthread_cleanup_pop(1);
    pthread_cleanup_push(note, (void *)5);
    pthread_cleanup_pop(0);
    pthread_mutex_lock(&mutex);
    pthread_cleanup_push(unlock, &mutex);
    pthread_cleanup_push(note, (void *)2);
    leave();
    pthread_cleanup_pop(0);
    pthread_cleanup_pop(0);
    pthread_cleanup_pop(0);
    return 0;
}

int main(void) {
    pthread_t thread;
    void *result;
    pthread_create(&thread, 0, work, 0);
    pthread_join(thread, &result);
    assert(result == (void *)9 && used == 3);
    assert(log[0] == 1 && log[1] == 2 && log[2] == 4);
    assert(pthread_mutex_trylock(&mutex) == 0);
    return 0;
}
