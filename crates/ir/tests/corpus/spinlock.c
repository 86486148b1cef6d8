// A ticket lock and a test-and-set lock.
#include <pthread.h>
#include <stdatomic.h>
struct ticket { atomic_uint next, serving; };
static struct ticket lock; static atomic_bool other; static int shared;
static void acquire(struct ticket *l) { unsigned me = atomic_fetch_add_explicit(&l->next, 1, memory_order_relaxed); while (atomic_load_explicit(&l->serving, memory_order_acquire) != me) { } }
static void release(struct ticket *l) { atomic_fetch_add_explicit(&l->serving, 1, memory_order_release); }
static void *worker(void *p) { acquire(&lock); shared++; release(&lock); while (atomic_exchange(&other, 1)) ; shared--; atomic_store(&other, 0); return p; }
int main(void) { pthread_t a, b; pthread_create(&a, 0, worker, 0); pthread_create(&b, 0, worker, &b); void *r; pthread_join(a, &r); pthread_join(b, 0); return shared + (r != 0); }
