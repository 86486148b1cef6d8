// mazurka:
// verdict: violation
// violation: deadlock
// cause: lock held while waiting
// unlike: too few threads at a barrier
//
// The barrier is for two threads, and the second one would come: it waits for the mutex that the first one holds at the barrier.
#include <pthread.h>

static pthread_barrier_t meet;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *first(void *unused) {
  pthread_mutex_lock(&m);
  pthread_barrier_wait(&meet);
  pthread_mutex_unlock(&m);
  return unused;
}

static void *second(void *unused) { return first(unused); }

int main(void) {
  pthread_t t, u;
  pthread_barrier_init(&meet, 0, 2);
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
