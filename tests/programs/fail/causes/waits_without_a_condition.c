// mazurka: --check assertions
// verdict: violation
// violation: assertion
// cause: none
// unlike: `if` instead of `while` around a wait
//
// The thread waits for a signal and for no condition. What it has read before is as it was, and it does not look at it again.
#include <assert.h>
#include <pthread.h>

void __VERIFIER_assume(int);

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int id = 3, data, waiting;

static void *first(void *unused) {
  pthread_mutex_lock(&m);
  int mine = id;
  waiting = 1;
  pthread_cond_wait(&changed, &m);
  assert(data == mine);
  pthread_mutex_unlock(&m);
  return unused;
}

static void *second(void *unused) {
  pthread_mutex_lock(&m);
  __VERIFIER_assume(waiting);
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
