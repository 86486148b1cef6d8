// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// unlike: ABA
//
// The value is changed twice between the read and the compare-and-swap, and does not come back: the swap fails, as it should.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int top = 1, failed;

static void *first(void *unused) {
  int seen = atomic_load(&top);
  if (!atomic_compare_exchange_strong(&top, &seen, 5)) atomic_store(&failed, 1);
  return unused;
}

static void *second(void *unused) {
  atomic_store(&top, 2);
  atomic_store(&top, 3);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(!atomic_load(&failed));
}
