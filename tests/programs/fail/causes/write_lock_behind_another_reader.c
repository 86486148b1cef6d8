// mazurka:
// verdict: violation
// violation: deadlock
// cause: none
// unlike: lock upgrade
// unlike: lock taken twice
//
// The writer waits for the read lock of another thread, which ended without releasing it; its own one was released.
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

static void *first(void *unused) {
  pthread_rwlock_rdlock(&lock);
  return unused;
}

static void *second(void *unused) {
  pthread_rwlock_rdlock(&lock);
  pthread_rwlock_unlock(&lock);
  pthread_rwlock_wrlock(&lock);
  pthread_rwlock_unlock(&lock);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
