// mazurka:
// verdict: violation
// violation: assertion
// cause: lost update
// unlike: no mutual exclusion
//
// Both threads read and write two variables, and none is used as a lock: nobody meant to exclude the other.
#include <assert.h>
#include <pthread.h>

static int hits, bytes;

static void *work(void *unused) {
  hits = hits + 1;
  bytes = bytes + 8;
  return unused;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, work, 0);
  pthread_create(&b, 0, work, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(hits == 2 && bytes == 16);
}
