// mazurka:
// verdict: violation
// violation: deadlock
// cause: too few threads at a barrier
//
// Three threads were counted, main included, but main only waits for the others to end.
#include <pthread.h>

static pthread_barrier_t meet;

static void *work(void *unused) {
  pthread_barrier_wait(&meet);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_barrier_init(&meet, 0, 3);
  pthread_create(&t, 0, work, 0);
  pthread_create(&u, 0, work, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
