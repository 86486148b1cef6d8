// mazurka:
// verdict: violation
// violation: deadlock
// cause: none
// unlike: too few threads at a barrier
//
// Each barrier is for two threads, and both threads go to both of them, in different orders.
#include <pthread.h>

static pthread_barrier_t one, two;

static void *first(void *unused) {
  pthread_barrier_wait(&one);
  pthread_barrier_wait(&two);
  return unused;
}

static void *second(void *unused) {
  pthread_barrier_wait(&two);
  pthread_barrier_wait(&one);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_barrier_init(&one, 0, 2);
  pthread_barrier_init(&two, 0, 2);
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
