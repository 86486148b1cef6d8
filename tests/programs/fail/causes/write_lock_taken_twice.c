// mazurka:
// verdict: violation
// violation: deadlock
// cause: lock taken twice
// unlike: lock upgrade
//
// The thread that waits for the write lock has it already.
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

int main(void) {
  pthread_rwlock_wrlock(&lock);
  pthread_rwlock_wrlock(&lock);
  pthread_rwlock_unlock(&lock);
}
