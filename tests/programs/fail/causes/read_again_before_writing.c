// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// unlike: lost update
//
// The thread reads what the other one has written before it writes: nothing is lost. Whether 6 is wrong is another question.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *first(void *unused) {
  int seen = atomic_load(&x);
  seen = atomic_load(&x);
  atomic_store(&x, seen + 1);
  return unused;
}

static void *second(void *unused) {
  atomic_store(&x, 5);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(atomic_load(&x) != 6);
}
