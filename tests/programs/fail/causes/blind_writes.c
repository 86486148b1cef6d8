// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// unlike: lost update
//
// Each thread writes without having read: no update depends on what is overwritten. The schedule is forced.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_assume(int);

static atomic_int x, done;

static void *first(void *unused) {
  atomic_store(&x, 1);
  __VERIFIER_assume(atomic_load(&done));
  atomic_store(&x, 2);
  return unused;
}

static void *second(void *unused) {
  __VERIFIER_assume(atomic_load(&x) == 1);
  atomic_store(&x, 3);
  atomic_store(&done, 1);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(atomic_load(&x) == 3);
}
