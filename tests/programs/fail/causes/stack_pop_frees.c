// mazurka:
// verdict: violation
// violation: memory
// cause: premature reclamation
//
// Two threads pop from a Treiber stack and free what they have popped. One has read the top, the other one pops and
// frees that node, and the first one reads its next pointer: what hazard pointers are for.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
  struct node *next;
};

static _Atomic(struct node *) top;

static void *pop(void *unused) {
  struct node *seen = atomic_load(&top);
  while (seen && !atomic_compare_exchange_strong(&top, &seen, seen->next)) {
  }
  free(seen);
  return unused;
}

static void push(void) {
  struct node *made = malloc(sizeof *made);
  made->next = atomic_load(&top);
  atomic_store(&top, made);
}

int main(void) {
  pthread_t a, b;
  push();
  push();
  pthread_create(&a, 0, pop, 0);
  pthread_create(&b, 0, pop, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
