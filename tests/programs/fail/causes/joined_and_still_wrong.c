// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// unlike: missing join
//
// The thread that main has created is joined before main looks; another one, which main has not created, comes later.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;
static pthread_t inner;

static void *late(void *unused) {
  atomic_store(&x, 1);
  return unused;
}

static void *first(void *unused) {
  pthread_create(&inner, 0, late, 0);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, first, 0);
  pthread_join(t, 0);
  assert(atomic_load(&x) == 1);
  pthread_join(inner, 0);
}
