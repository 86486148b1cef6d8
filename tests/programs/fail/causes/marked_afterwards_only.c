// mazurka:
// verdict: violation
// violation: assertion
// cause: lost update
// unlike: no mutual exclusion
//
// Both threads look at a variable before their update, and one of them writes it afterwards: nobody has taken it as a lock.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int mode, counter;

static void *first(void *unused) {
  (void)atomic_load(&mode);
  int seen = atomic_load(&counter);
  atomic_store(&counter, seen + 1);
  atomic_store(&mode, 1);
  return unused;
}

static void *second(void *unused) {
  (void)atomic_load(&mode);
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
