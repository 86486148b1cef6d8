// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// unlike: ABA
//
// The value comes back, but the compare-and-swap expects another one and fails.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_assume(int);

static atomic_int top = 1, step;

static void *first(void *unused) {
  (void)atomic_load(&top);
  atomic_store(&step, 1);
  __VERIFIER_assume(atomic_load(&step) == 2);
  int expected = 9;
  assert(atomic_compare_exchange_strong(&top, &expected, 5));
  return unused;
}

static void *second(void *unused) {
  __VERIFIER_assume(atomic_load(&step) == 1);
  atomic_store(&top, 2);
  atomic_store(&top, 1);
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
