// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// unlike: publication before initialisation
//
// The node has a value when it is published, and gets another one later: no publication before initialisation. Which
// order was meant nobody can tell from this.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
  atomic_int value;
};

static _Atomic(struct node *) head;

static void *producer(void *unused) {
  struct node *made = malloc(sizeof *made);
  atomic_store(&made->value, 1);
  atomic_store(&head, made);
  atomic_store(&made->value, 42);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, producer, 0);
  struct node *seen = atomic_load(&head);
  if (seen) assert(atomic_load(&seen->value) == 42);
  pthread_join(t, 0);
}
