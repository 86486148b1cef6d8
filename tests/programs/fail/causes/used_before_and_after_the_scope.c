// mazurka:
// verdict: violation
// violation: memory
// cause: use after scope
// unlike: missing join
//
// The variable of the function is gone, and the thread that uses it was not created by the one whose variable it is.
#include <pthread.h>
#include <stdatomic.h>

static _Atomic(int *) shared;

static void *first(void *unused) {
  int local = 1;
  atomic_store(&shared, &local);
  return unused;
}

static void *second(void *unused) {
  int *found = atomic_load(&shared);
  if (found) *found = 2;
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
