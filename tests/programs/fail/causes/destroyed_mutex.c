// mazurka:
// verdict: violation
// violation: sync
// message: mutex m is destroyed while it is held
// cause: destroyed while in use
//
// main destroys the mutex without waiting for the thread that is between lock and unlock. That is what goes wrong:
// with a join before it nothing fails.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void *work(void *unused) {
  pthread_mutex_lock(&m);
  x++;
  pthread_mutex_unlock(&m);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
#ifdef REPAIRED
  pthread_join(t, 0);
  pthread_mutex_destroy(&m);
#else
  pthread_mutex_destroy(&m);
  pthread_join(t, 0);
#endif
}
