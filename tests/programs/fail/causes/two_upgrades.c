// mazurka:
// verdict: violation
// violation: deadlock
// cause: lock upgrade
//
// Both threads have the read lock, and each waits for the write lock until the other one releases it.
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int x;

static void *work(void *unused) {
  pthread_rwlock_rdlock(&lock);
  if (x == 0) {
    pthread_rwlock_wrlock(&lock);
    x = 1;
    pthread_rwlock_unlock(&lock);
  }
  pthread_rwlock_unlock(&lock);
  return unused;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, work, 0);
  pthread_create(&b, 0, work, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
