// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// unlike: check-then-act
//
// The thread itself changes what it has checked, between the two critical sections.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int size;

static void *first(void *unused) {
  pthread_mutex_lock(&m);
  int seen = atomic_load(&size);
  pthread_mutex_unlock(&m);
  atomic_fetch_add(&size, 1);
  pthread_mutex_lock(&m);
  assert(atomic_load(&size) == seen);
  pthread_mutex_unlock(&m);
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
