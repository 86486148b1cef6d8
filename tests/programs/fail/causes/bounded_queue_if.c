// mazurka:
// verdict: violation
// violation: assertion
// cause: `if` instead of `while` around a wait
// message: q->count > 0
//
// A bounded queue whose consumers wait with `if`: one is woken, but another consumer was faster.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#define CAP 1
struct slot {
  int value;
};
struct queue { pthread_mutex_t lock; pthread_cond_t not_empty, not_full; int head, count; struct slot slots[CAP]; };
static struct queue *q;
static void put(struct queue *q, int v) {
  pthread_mutex_lock(&q->lock);
  while (q->count == CAP) pthread_cond_wait(&q->not_full, &q->lock);
  q->slots[(q->head + q->count) % CAP].value = v;
  q->count++;
  pthread_cond_signal(&q->not_empty);
  pthread_mutex_unlock(&q->lock);
}
static int get(struct queue *q) {
  pthread_mutex_lock(&q->lock);
#ifdef REPAIRED
  while (q->count == 0) pthread_cond_wait(&q->not_empty, &q->lock);
#else
  if (q->count == 0) pthread_cond_wait(&q->not_empty, &q->lock);
#endif
  assert(q->count > 0);
  int v = q->slots[q->head].value;
  q->head = (q->head + 1) % CAP;
  q->count--;
  pthread_cond_signal(&q->not_full);
  pthread_mutex_unlock(&q->lock);
  return v;
}
static void *consumer(void *p) { get(q); return 0; }
int main(void) {
  q = calloc(1, sizeof *q);
  pthread_mutex_init(&q->lock, 0); pthread_cond_init(&q->not_empty, 0); pthread_cond_init(&q->not_full, 0);
  pthread_t a, b;
  pthread_create(&a, 0, consumer, 0);
  pthread_create(&b, 0, consumer, 0);
  put(q, 1); put(q, 2);
  pthread_join(a, 0); pthread_join(b, 0);
  return 0;
}
