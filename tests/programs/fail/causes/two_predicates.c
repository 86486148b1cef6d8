// mazurka:
// verdict: violation
// violation: deadlock
// cause: signal instead of broadcast
//
// One condition variable for two conditions: the signal for the first one wakes the thread that waits for the second
// one, which goes back to sleep, and the right one is never woken. A broadcast would wake both.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int ready[2];

static void *wait_for(void *flag) {
  pthread_mutex_lock(&m);
  while (!*(int *)flag) pthread_cond_wait(&changed, &m);
  pthread_mutex_unlock(&m);
  return 0;
}

static void set(int *flag) {
  pthread_mutex_lock(&m);
  *flag = 1;
  pthread_cond_signal(&changed);
  pthread_mutex_unlock(&m);
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, wait_for, &ready[0]);
  pthread_create(&b, 0, wait_for, &ready[1]);
  set(&ready[0]);
  pthread_join(a, 0);
  set(&ready[1]);
  pthread_join(b, 0);
}
