// mazurka:
// verdict: violation
// violation: memory
// cause: none
// unlike: race on a pointer or index
// unlike: race
//
// The other thread changes what this one reads, in any order, but the index that is out of bounds is always the same.
#include <pthread.h>
#include <stdatomic.h>

static int array[2];
static atomic_int limit = 1;

static void *first(void *unused) {
  int index = atomic_load(&limit) > 0 ? 2 : 3;
  array[index] = 1;
  return unused;
}

static void *second(void *unused) {
  atomic_store(&limit, 2);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
