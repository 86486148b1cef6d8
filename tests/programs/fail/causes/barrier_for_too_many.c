// mazurka:
// verdict: violation
// violation: deadlock
// cause: too few threads at a barrier
//
// The barrier is for three, and main comes to it only once: nobody is left to complete the second round.
#include <pthread.h>

static pthread_barrier_t rounds;

static void *work(void *unused) {
  pthread_barrier_wait(&rounds);
  pthread_barrier_wait(&rounds);
  return unused;
}

int main(void) {
  pthread_t a, b;
  pthread_barrier_init(&rounds, 0, 3);
  pthread_create(&a, 0, work, 0);
  pthread_create(&b, 0, work, 0);
  pthread_barrier_wait(&rounds);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
