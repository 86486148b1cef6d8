// mazurka: --check assertions
// verdict: violation
// violation: assertion
// cause: none
// unlike: `if` instead of `while` around a wait
//
// The thread tests once, and what it has waited for is so when it returns: a loop would not have helped. What was changed after the
// notification it has not tested.
#include <assert.h>
#include <pthread.h>

void __VERIFIER_assume(int);

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int ready, data, waiting;

static void *first(void *unused) {
  pthread_mutex_lock(&m);
  waiting = 1;
  if (!ready) pthread_cond_wait(&changed, &m);
  assert(ready && data == 1);
  pthread_mutex_unlock(&m);
  return unused;
}

static void *second(void *unused) {
  pthread_mutex_lock(&m);
  __VERIFIER_assume(waiting);
  ready = 1;
  pthread_cond_signal(&changed);
  data = 2;
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
