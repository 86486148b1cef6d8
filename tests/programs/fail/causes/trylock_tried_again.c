// mazurka:
// verdict: violation
// violation: sync
// cause: unlocked twice
// unlike: unlock after a failed trylock
//
// The first trylock fails, the second one may succeed, and the mutex is unlocked once too often after that.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *first(void *unused) {
  if (pthread_mutex_trylock(&m) == 0) {
    pthread_mutex_unlock(&m);
    return unused;
  }
  if (pthread_mutex_trylock(&m) == 0) {
    pthread_mutex_unlock(&m);
    pthread_mutex_unlock(&m);
  }
  return unused;
}

static void *second(void *unused) {
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
