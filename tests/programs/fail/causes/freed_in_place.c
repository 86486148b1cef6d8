// mazurka:
// verdict: violation
// violation: memory
// cause: use after free
// unlike: premature reclamation
//
// The block is freed while the shared pointer still leads to it: it was never taken out, so that waiting for those who
// have found it before would not help.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) current;

static void *reader(void *unused) {
  int *seen = atomic_load(&current);
  if (seen) *seen = 2;
  return unused;
}

int main(void) {
  pthread_t t;
  atomic_store(&current, malloc(sizeof(int)));
  pthread_create(&t, 0, reader, 0);
  free(atomic_load(&current));
  pthread_join(t, 0);
}
