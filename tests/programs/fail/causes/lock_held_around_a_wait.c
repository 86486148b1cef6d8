// mazurka:
// verdict: violation
// violation: deadlock
// cause: lock held while waiting
// unlike: no wake-up
//
// The thread that would notify the waiting one needs the outer lock, which the wait does not release.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static pthread_mutex_t outer = PTHREAD_MUTEX_INITIALIZER;
static int ready;

static void *first(void *unused) {
  pthread_mutex_lock(&outer);
  pthread_mutex_lock(&m);
  while (!ready) pthread_cond_wait(&changed, &m);
  pthread_mutex_unlock(&m);
  pthread_mutex_unlock(&outer);
  return unused;
}

static void *second(void *unused) {
  pthread_mutex_lock(&outer);
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_signal(&changed);
  pthread_mutex_unlock(&m);
  pthread_mutex_unlock(&outer);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
