// mazurka:
// verdict: violation
// violation: sync
// cause: none
// unlike: unlocked twice
// unlike: unlocked by another thread
//
// The thread has unlocked the mutex with which it waits: it is the wait that needs it.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

static void *first(void *unused) {
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  pthread_cond_wait(&changed, &m);
  return unused;
}

static void *second(void *unused) {
  pthread_cond_signal(&changed);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
