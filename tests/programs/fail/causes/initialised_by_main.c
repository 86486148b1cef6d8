// mazurka:
// verdict: violation
// violation: assertion
// cause: inconsistent read
// unlike: publication before initialisation
//
// The node has the value that main gave it before there were other threads; the producer publishes it first and changes it
// later. The reader sees half of that update, but nothing that was never initialised.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
  atomic_int value;
};

static _Atomic(struct node *) head;

static void *producer(void *made) {
  struct node *node = made;
  atomic_store(&head, node);
  atomic_store(&node->value, 42);
  return 0;
}

static void *consumer(void *unused) {
  struct node *seen = atomic_load(&head);
  if (seen) assert(atomic_load(&seen->value) == 42);
  return unused;
}

int main(void) {
  pthread_t t, u;
  struct node *made = malloc(sizeof *made);
  if (!made) return 0;
  atomic_store(&made->value, 1);
  pthread_create(&t, 0, producer, made);
  pthread_create(&u, 0, consumer, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
