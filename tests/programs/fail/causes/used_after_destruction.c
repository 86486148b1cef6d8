// mazurka:
// verdict: violation
// violation: sync
// message: is used after it was destroyed
// cause: none
// unlike: destroyed while in use
//
// Nobody holds the mutex when it is destroyed; the thread comes too late for it.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *unused) {
  pthread_mutex_destroy(&m);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  pthread_join(t, 0);
  pthread_mutex_lock(&m);
}
