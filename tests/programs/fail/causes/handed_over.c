// mazurka:
// verdict: violation
// violation: sync
// cause: unlocked by another thread
// unlike: unlocked twice
// unlike: unlock after a failed trylock
//
// The thread has unlocked the mutex before, once for each lock. Now main holds it, tells the thread so, and lets it unlock.
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int your_turn;

static void *first(void *unused) {
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  if (atomic_load(&your_turn)) pthread_mutex_unlock(&m);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, first, 0);
  pthread_mutex_lock(&m);
  atomic_store(&your_turn, 1);
  pthread_join(t, 0);
}
