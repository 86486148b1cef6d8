// mazurka:
// verdict: violation
// violation: assertion
// cause: no mutual exclusion
//
// Peterson's lock with its two stores swapped. The counter misses an increment, but it is the lock that is wrong.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag[2], turn;
static int counter;

static void *work(void *arg) {
  int me = arg != 0, other = !me;
  atomic_store(&turn, other);
  atomic_store(&flag[me], 1);
  while (atomic_load(&flag[other]) && atomic_load(&turn) == other) {
  }
  counter = counter + 1;
  atomic_store(&flag[me], 0);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, work, 0);
  pthread_create(&b, 0, work, &a);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(counter == 2);
}
