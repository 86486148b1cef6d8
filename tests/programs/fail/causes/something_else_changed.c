// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// unlike: check-then-act
//
// What the thread has checked stays as it is; what it uses later was never checked.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_assume(int);

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int size, mode;
static atomic_int started;

static void *first(void *unused) {
  pthread_mutex_lock(&m);
  int seen = size;
  pthread_mutex_unlock(&m);
  atomic_store(&started, 1);
  __VERIFIER_assume(atomic_load(&started) == 2);
  pthread_mutex_lock(&m);
  if (seen == 0) assert(mode == 0);
  pthread_mutex_unlock(&m);
  return unused;
}

static void *second(void *unused) {
  __VERIFIER_assume(atomic_load(&started) == 1);
  pthread_mutex_lock(&m);
  mode = 1;
  pthread_mutex_unlock(&m);
  atomic_store(&started, 2);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
