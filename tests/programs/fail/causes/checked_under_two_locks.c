// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// unlike: check-then-act
//
// The thread checks under one lock and acts under another one, which the writer does not use: it never takes a lock again.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int size = 1;

static void *first(void *unused) {
  pthread_mutex_lock(&a);
  int seen = size;
  pthread_mutex_unlock(&a);
  pthread_mutex_lock(&b);
  assert(size == seen);
  pthread_mutex_unlock(&b);
  return unused;
}

static void *second(void *unused) {
  pthread_mutex_lock(&a);
  size = 2;
  pthread_mutex_unlock(&a);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
