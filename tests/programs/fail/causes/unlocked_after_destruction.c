// mazurka:
// verdict: violation
// violation: sync
// cause: none
// unlike: unlocked twice
//
// The mutex is unlocked once more, but what is wrong is that it was destroyed before.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

int main(void) {
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  pthread_mutex_destroy(&m);
  pthread_mutex_unlock(&m);
}
