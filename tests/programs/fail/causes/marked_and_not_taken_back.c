// mazurka:
// verdict: violation
// violation: assertion
// cause: lost update
// unlike: no mutual exclusion
//
// The first thread writes a variable before its update, and the second one looks at it, but it is never reset: no lock.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int started, counter;

static void *first(void *unused) {
  atomic_store(&started, 1);
  int seen = atomic_load(&counter);
  atomic_store(&counter, seen + 1);
  return unused;
}

static void *second(void *unused) {
  (void)atomic_load(&started);
  int seen = atomic_load(&counter);
  atomic_store(&counter, seen + 1);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(atomic_load(&counter) == 2);
}
