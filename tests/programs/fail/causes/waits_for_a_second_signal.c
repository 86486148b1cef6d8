// mazurka:
// verdict: violation
// violation: deadlock
// cause: no wake-up
// unlike: missed wake-up
// unlike: signal instead of broadcast
//
// The notification came before the thread waits, and it would have waited all the same: what it has tested was never changed.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int wanted, other;

static void *first(void *unused) {
  pthread_mutex_lock(&m);
  while (!wanted) pthread_cond_wait(&changed, &m);
  pthread_mutex_unlock(&m);
  return unused;
}

static void *second(void *unused) {
  pthread_mutex_lock(&m);
  other = 1;
  pthread_cond_signal(&changed);
  pthread_mutex_unlock(&m);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
