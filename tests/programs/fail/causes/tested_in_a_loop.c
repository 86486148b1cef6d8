// mazurka: --check assertions
// verdict: violation
// violation: assertion
// cause: none
// unlike: `if` instead of `while` around a wait
//
// Another thread changes the variable after the notification, and the condition is tested in a loop: what is wrong is that the
// thread wants exactly one.
#include <assert.h>
#include <pthread.h>

void __VERIFIER_assume(int);

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int count, waiting;

static void *first(void *unused) {
  pthread_mutex_lock(&m);
  waiting = 1;
  while (count == 0) pthread_cond_wait(&changed, &m);
  assert(count == 1);
  pthread_mutex_unlock(&m);
  return unused;
}

static void *second(void *unused) {
  pthread_mutex_lock(&m);
  __VERIFIER_assume(waiting);
  count = 1;
  pthread_cond_signal(&changed);
  count = 2;
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
