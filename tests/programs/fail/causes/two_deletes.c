// mazurka:
// verdict: violation
// violation: memory
// cause: check-then-act
// message: null pointer
//
// A hash map: both threads find the node, and then both unlink it.
#include <pthread.h>
#include <stdlib.h>
#include <assert.h>
struct node { int key; struct node *next; };
struct bucket { pthread_mutex_t lock; struct node *head; };
static struct { int size; struct bucket buckets[2]; } map = { 2, { { PTHREAD_MUTEX_INITIALIZER, 0 }, { PTHREAD_MUTEX_INITIALIZER, 0 } } };
static void insert(int key) {
  struct bucket *b = &map.buckets[key % map.size];
  struct node *n = malloc(sizeof *n);
  n->key = key;
  pthread_mutex_lock(&b->lock);
  n->next = b->head;
  b->head = n;
  pthread_mutex_unlock(&b->lock);
}
static struct node *find(int key) {
  struct bucket *b = &map.buckets[key % map.size];
  pthread_mutex_lock(&b->lock);
  struct node *n = b->head;
  while (n && n->key != key) n = n->next;
  pthread_mutex_unlock(&b->lock);
  return n;
}
static void delete(int key) {
  struct node *n = find(key);
  if (!n) return;
  struct bucket *b = &map.buckets[key % map.size];
  pthread_mutex_lock(&b->lock);
  struct node **p = &b->head;
#ifdef REPAIRED
  while (*p && *p != n) p = &(*p)->next;
  if (!*p) {
    pthread_mutex_unlock(&b->lock);
    return;
  }
#else
  while (*p != n) p = &(*p)->next;
#endif
  *p = n->next;
  pthread_mutex_unlock(&b->lock);
  free(n);
}
static void *deleter(void *x) { delete(3); return 0; }
int main(void) {
  insert(3); insert(5);
  pthread_t a, b;
  pthread_create(&a, 0, deleter, 0);
  pthread_create(&b, 0, deleter, 0);
  pthread_join(a, 0); pthread_join(b, 0);
}
