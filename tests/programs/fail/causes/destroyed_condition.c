// mazurka:
// verdict: violation
// violation: sync
// message: is destroyed while threads wait at it
// cause: destroyed while in use
//
// The flag is set, but nobody notifies the thread that waits, and main destroys what it waits at.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed;
static int done;

static void *wait_for_it(void *unused) {
  pthread_mutex_lock(&m);
  while (!done) pthread_cond_wait(&changed, &m);
  pthread_mutex_unlock(&m);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_cond_init(&changed, 0);
  pthread_create(&t, 0, wait_for_it, 0);
  pthread_mutex_lock(&m);
  done = 1;
  pthread_mutex_unlock(&m);
  pthread_cond_destroy(&changed);
  pthread_join(t, 0);
}
