// mazurka:
// verdict: violation
// violation: deadlock
// cause: lock held while waiting
// unlike: semaphore not posted
//
// The semaphore would be posted, but the thread that does it waits for a lock that the waiting one holds.
#include <pthread.h>
#include <semaphore.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static sem_t items;

static void *first(void *unused) {
  pthread_mutex_lock(&m);
  sem_wait(&items);
  pthread_mutex_unlock(&m);
  return unused;
}

static void *second(void *unused) {
  pthread_mutex_lock(&m);
  sem_post(&items);
  pthread_mutex_unlock(&m);
  return unused;
}

int main(void) {
  pthread_t t, u;
  sem_init(&items, 0, 0);
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
