// mazurka:
// verdict: violation
// violation: assertion
// cause: inconsistent read
// unlike: publication before initialisation
//
// Two halves of one value: the second one was never written before, but the first one is no pointer to it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int low, high;

static void *writer(void *unused) {
  atomic_store(&low, 1);
  atomic_store(&high, 1);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, writer, 0);
  int seen = atomic_load(&low);
  assert(!seen || atomic_load(&high) == 1);
  pthread_join(t, 0);
}
