// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// unlike: lost update
// unlike: no mutual exclusion
//
// An update of `last` is lost in every execution that is shown, but nobody reads it: what fails is the order of the two
// writes of `state`.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int last, state;

static void *first(void *unused) {
  int seen = atomic_load(&last);
  atomic_store(&state, 1);
  atomic_store(&last, seen + 1);
  assert(atomic_load(&state) == 1);
  return unused;
}

static void *second(void *unused) {
  atomic_store(&last, 7);
  atomic_store(&state, 2);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
