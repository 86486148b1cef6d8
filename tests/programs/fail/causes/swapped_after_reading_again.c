// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// unlike: ABA
//
// The value comes back, but the thread reads it again after that: its compare-and-swap expects what is there now.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int top = 1, done, swapped;

static void *first(void *unused) {
  int seen = atomic_load(&top);
  int before = atomic_load(&done), after = atomic_load(&done);
  seen = atomic_load(&top);
  if (!before && after && atomic_compare_exchange_strong(&top, &seen, 5)) atomic_store(&swapped, 1);
  return unused;
}

static void *second(void *unused) {
  atomic_store(&top, 2);
  atomic_store(&top, 1);
  atomic_store(&done, 1);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(!atomic_load(&swapped));
}
