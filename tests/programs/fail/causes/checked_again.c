// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// unlike: check-then-act
//
// The thread releases the lock and comes back, but checks again in the same place before it acts. The limit itself is wrong.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int items = 1, taken;

static void *first(void *unused) {
  for (int round = 0; round < 2; round++) {
    pthread_mutex_lock(&m);
    if (items > 0) {
      items--;
      taken++;
      assert(taken < 2);
    }
    pthread_mutex_unlock(&m);
  }
  return unused;
}

static void *second(void *unused) {
  pthread_mutex_lock(&m);
  items++;
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
