// mazurka:
// verdict: violation
// violation: memory
// cause: premature reclamation
//
// The readers are counted, but the updater does not wait until the count is 0: a reader that has the old
// configuration reads it after it was freed. The block was taken out of use correctly, and freed too early.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct config {
  int limit;
};

static _Atomic(struct config *) current;
static atomic_int readers;

static struct config *config(int limit) {
  struct config *made = malloc(sizeof *made);
  made->limit = limit;
  return made;
}

static void *reader(void *unused) {
  atomic_fetch_add(&readers, 1);
  struct config *seen = atomic_load(&current);
  int limit = seen->limit;
  atomic_fetch_sub(&readers, 1);
  assert(limit > 0);
  return unused;
}

static void *updater(void *unused) {
  struct config *old = atomic_exchange(&current, config(2));
#ifdef REPAIRED
  while (atomic_load(&readers) != 0) {
  }
#endif
  free(old);
  return unused;
}

int main(void) {
  pthread_t a, b;
  atomic_store(&current, config(1));
  pthread_create(&a, 0, reader, 0);
  pthread_create(&b, 0, updater, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  free(atomic_load(&current));
}
