// mazurka:
// verdict: violation
// violation: memory
// cause: use after free
// unlike: premature reclamation
//
// The pointer is written before the block is freed, but it still leads to the block; and another pointer is reset.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) shared, other;

static void *first(void *unused) {
  int *found = atomic_load(&shared);
  if (found) *found = 1;
  return unused;
}

static void *second(void *unused) {
  int *block = atomic_load(&shared);
  atomic_store(&shared, block);
  atomic_store(&other, 0);
  free(block);
  return unused;
}

int main(void) {
  pthread_t t, u;
  int *block = malloc(sizeof *block);
  if (!block) return 0;
  atomic_store(&shared, block);
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
