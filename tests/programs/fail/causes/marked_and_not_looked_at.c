// mazurka:
// verdict: violation
// violation: assertion
// cause: lost update
// unlike: no mutual exclusion
//
// Each thread says where it is before and after its update, and the other one does not look at that: no lock. What both look at is
// never written.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int busy[2], mode, counter;

static void add(int me) {
  atomic_store(&busy[me], 1);
  (void)atomic_load(&mode);
  int seen = atomic_load(&counter);
  atomic_store(&counter, seen + 1);
  atomic_store(&busy[me], 0);
}

static void *first(void *unused) {
  add(0);
  return unused;
}

static void *second(void *unused) {
  add(1);
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
