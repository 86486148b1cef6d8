// mazurka:
// verdict: violation
// violation: deadlock
// cause: lock never released
// unlike: livelock
// unlike: value never written
// unlike: never terminates
//
// Nobody spins: the thread that would have written the value waits for a mutex that its holder never releases.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int value;

static void *first(void *unused) {
  pthread_mutex_lock(&m);
  return unused;
}

static void *second(void *unused) {
  pthread_mutex_lock(&m);
  value = 1;
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
