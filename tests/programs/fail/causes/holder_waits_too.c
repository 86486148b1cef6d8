// mazurka:
// verdict: violation
// violation: deadlock
// cause: no wake-up
// unlike: lock never released
// unlike: lock order
//
// The thread that holds the mutex has not forgotten it: it waits for a notification that nobody gives.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static pthread_mutex_t data = PTHREAD_MUTEX_INITIALIZER;
static int ready;

static void *first(void *unused) {
  pthread_mutex_lock(&data);
  pthread_mutex_lock(&m);
  while (!ready) pthread_cond_wait(&changed, &m);
  pthread_mutex_unlock(&m);
  pthread_mutex_unlock(&data);
  return unused;
}

static void *second(void *unused) {
  pthread_mutex_lock(&data);
  pthread_mutex_unlock(&data);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
