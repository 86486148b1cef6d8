// mazurka:
// verdict: violation
// violation: assertion
// cause: publication before initialisation
//
// Double-checked locking that stores the pointer before the object is complete: who finds the pointer takes no lock.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct single {
  atomic_int value;
};

static _Atomic(struct single *) instance;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static struct single *get(void) {
  if (!atomic_load(&instance)) {
    pthread_mutex_lock(&m);
    if (!atomic_load(&instance)) {
      struct single *made = calloc(1, sizeof *made);
      atomic_store(&instance, made);
      atomic_store(&made->value, 7);
    }
    pthread_mutex_unlock(&m);
  }
  return atomic_load(&instance);
}

static void *work(void *unused) {
  assert(atomic_load(&get()->value) == 7);
  return unused;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, work, 0);
  pthread_create(&b, 0, work, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
