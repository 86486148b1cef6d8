// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// unlike: unlocked twice
//
// A recursive mutex is unlocked twice after it was locked twice, as it should be; something else fails.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m;
static int x;

int main(void) {
  pthread_mutexattr_t kind;
  pthread_mutexattr_init(&kind);
  pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&m, &kind);
  pthread_mutex_lock(&m);
  pthread_mutex_lock(&m);
  int seen = x;
  pthread_mutex_unlock(&m);
  pthread_mutex_unlock(&m);
  assert(seen == 1);
}
