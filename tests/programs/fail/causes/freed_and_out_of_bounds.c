// mazurka:
// verdict: violation
// violation: memory
// cause: none
// unlike: use after free
// unlike: double free
// unlike: premature reclamation
// unlike: use after scope
//
// A block was freed before, but the access that fails is to another one, behind its end.
#include <pthread.h>
#include <stdlib.h>

static void *first(void *unused) {
  int *block = malloc(4);
  *block = 1;
  free(block);
  return unused;
}

static int *shared;

static void *second(void *unused) {
  shared[1] = 2;
  return unused;
}

int main(void) {
  pthread_t t, u;
  shared = malloc(sizeof *shared);
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  free(shared);
}
