// mazurka: --check assertions
// verdict: violation
// violation: assertion
// cause: none
// unlike: `if` instead of `while` around a wait
// unlike: check-then-act
//
// The thread waits once and then tests in another place what it finds, and goes away if it is nothing: that is no mistake, and the
// lock was released by the wait. What the thread says about it is wrong.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int count, gave_up;

static void *first(void *unused) {
  pthread_mutex_lock(&m);
  if (count == 0) pthread_cond_wait(&changed, &m);
  int none = count == 0;
  if (!none) count--;
  pthread_mutex_unlock(&m);
  if (none) gave_up = 1;
  assert(!gave_up);
  return unused;
}

static void *second(void *unused) {
  pthread_mutex_lock(&m);
  count = 1;
  pthread_cond_broadcast(&changed);
  count = 0;
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
