// mazurka:
// verdict: violation
// violation: uninitialized
// cause: publication before initialisation
//
// The same without a value before: what is read was never written.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
  int value;
};

static _Atomic(struct node *) head;

static void *producer(void *unused) {
  struct node *made = malloc(sizeof *made);
  atomic_store(&head, made);
  made->value = 42;
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, producer, 0);
  struct node *seen = atomic_load(&head);
  if (seen && seen->value != 42) return 1;
  pthread_join(t, 0);
}
