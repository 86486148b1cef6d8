// mazurka:
// verdict: violation
// violation: assertion
// cause: publication before initialisation
//
// The node can be seen before its value is written. In the other order of these two stores nothing fails.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
  atomic_int value;
};

static _Atomic(struct node *) head;

static void *producer(void *unused) {
  struct node *made = calloc(1, sizeof *made);
#ifdef REPAIRED
  atomic_store(&made->value, 42);
  atomic_store(&head, made);
#else
  atomic_store(&head, made);
  atomic_store(&made->value, 42);
#endif
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, producer, 0);
  struct node *seen = atomic_load(&head);
  if (seen) assert(atomic_load(&seen->value) == 42);
  pthread_join(t, 0);
}
