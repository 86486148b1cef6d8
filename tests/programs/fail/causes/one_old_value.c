// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// unlike: inconsistent read
//
// The reader sees the new value of one variable and nothing old: the writer never writes the other one.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *first(void *unused) {
  if (atomic_load(&x) == 1) assert(atomic_load(&y) == 1);
  return unused;
}

static void *second(void *unused) {
  atomic_store(&x, 1);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
