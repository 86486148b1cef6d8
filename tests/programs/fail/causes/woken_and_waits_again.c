// mazurka:
// verdict: violation
// violation: deadlock
// cause: no wake-up
// unlike: signal instead of broadcast
// unlike: missed wake-up
//
// The only thread that waits is the one that is woken, and it waits again: a broadcast would wake nobody else.
#include <pthread.h>

void __VERIFIER_assume(int);

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int count, waiting;

static void *first(void *unused) {
  pthread_mutex_lock(&m);
  waiting = 1;
  while (count < 2) pthread_cond_wait(&changed, &m);
  pthread_mutex_unlock(&m);
  return unused;
}

static void *second(void *unused) {
  pthread_mutex_lock(&m);
  __VERIFIER_assume(waiting);
  count++;
  pthread_cond_signal(&changed);
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
