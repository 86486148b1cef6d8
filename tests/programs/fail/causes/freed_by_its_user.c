// mazurka:
// verdict: violation
// violation: memory
// cause: use after free
// unlike: premature reclamation
//
// Another thread has taken the block out of use, but the one that has found it frees it itself and uses it afterwards.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

void __VERIFIER_assume(int);

static _Atomic(int *) shared;

static void *first(void *unused) {
  int *found = atomic_load(&shared);
  __VERIFIER_assume(found && !atomic_load(&shared));
  free(found);
  *found = 1;
  return unused;
}

static void *second(void *unused) {
  atomic_store(&shared, 0);
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
