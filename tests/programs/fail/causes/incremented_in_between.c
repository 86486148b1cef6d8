// mazurka:
// verdict: violation
// violation: assertion
// cause: lost update
// unlike: no mutual exclusion
//
// An update is lost between two other writes of the same variable. Both threads look at it, but it is data and no lock.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_assume(int);

static atomic_int x, done;

static void *first(void *unused) {
  atomic_store(&x, 1);
  int seen = atomic_load(&x);
  __VERIFIER_assume(seen == 1 && atomic_load(&done));
  atomic_store(&x, seen + 1);
  seen = atomic_load(&x);
  atomic_store(&x, seen);
  return unused;
}

static void *second(void *unused) {
  int seen = atomic_load(&x);
  __VERIFIER_assume(seen == 1);
  atomic_store(&x, seen + 10);
  atomic_store(&done, 1);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(atomic_load(&x) == 12);
}
