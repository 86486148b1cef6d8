// mazurka:
// verdict: violation
// violation: deadlock
// cause: lock never released
// unlike: lock order
// unlike: threads wait for each other
// unlike: lock taken twice
//
// The thread that holds the mutex has ended; two others wait for it, and not for each other, although each of them holds a lock.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;

static void *first(void *unused) {
  pthread_mutex_lock(&a);
  pthread_mutex_lock(&m);
  return unused;
}

static void *second(void *unused) {
  pthread_mutex_lock(&b);
  pthread_mutex_lock(&m);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
