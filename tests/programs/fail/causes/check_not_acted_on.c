// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// unlike: check-then-act
//
// What the thread has read under the lock is changed before it takes the lock again, but then it uses something else.
#include <assert.h>
#include <pthread.h>

void __VERIFIER_assume(int);

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int size, mode;

static void *first(void *unused) {
  pthread_mutex_lock(&m);
  int seen = size;
  pthread_mutex_unlock(&m);
  __VERIFIER_assume(seen == 0);
  pthread_mutex_lock(&m);
  assert(mode == 0);
  pthread_mutex_unlock(&m);
  return unused;
}

static void *second(void *unused) {
  pthread_mutex_lock(&m);
  size = 1;
  mode = 1;
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
