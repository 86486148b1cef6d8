// mazurka: --check all
// verdict: violation
// violation: assertion
// cause: none
// unlike: data race
// unlike: race
// unlike: lost update
//
// The two writes are not ordered, but the assertion fails after either of them.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *first(void *unused) {
  atomic_store(&x, 1);
  return unused;
}

static void *second(void *unused) {
  atomic_store(&x, 2);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(atomic_load(&x) == 0);
}
