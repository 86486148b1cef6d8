// mazurka:
// verdict: violation
// violation: sync
// message: is unlocked by a thread that does not hold it
// cause: none
// unlike: unlocked by another thread
// unlike: destroyed while in use
//
// Nobody holds the mutex yet when main unlocks it: that says the message, and nothing is destroyed.
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
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
}
