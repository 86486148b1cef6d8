// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// unlike: check-then-act
//
// Between the check and its use another thread reads the variable, and does not change it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_assume(int);

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int size, step;

static void *first(void *unused) {
  pthread_mutex_lock(&m);
  int seen = atomic_load(&size);
  pthread_mutex_unlock(&m);
  atomic_store(&step, 1);
  __VERIFIER_assume(atomic_load(&step) == 2);
  pthread_mutex_lock(&m);
  assert(atomic_load(&size) > seen);
  pthread_mutex_unlock(&m);
  return unused;
}

static void *second(void *unused) {
  __VERIFIER_assume(atomic_load(&step) == 1);
  (void)atomic_load(&size);
  atomic_store(&step, 2);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
