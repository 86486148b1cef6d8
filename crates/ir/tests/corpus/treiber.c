// A lock-free stack.
#include <stdatomic.h>
#include <stdlib.h>
struct node { int value; struct node *next; };
static _Atomic(struct node *) top;
void push(int v) { struct node *n = malloc(sizeof *n); n->value = v; n->next = atomic_load_explicit(&top, memory_order_relaxed); while (!atomic_compare_exchange_weak_explicit(&top, &n->next, n, memory_order_release, memory_order_relaxed)) ; }
int pop(int *v) { struct node *n = atomic_load(&top); do { if (!n) return 0; } while (!atomic_compare_exchange_weak(&top, &n, n->next)); *v = n->value; return 1; }
int main(void) { int v = 0; push(3); push(4); return pop(&v) + v; }
