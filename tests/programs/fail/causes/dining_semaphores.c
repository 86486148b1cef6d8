// mazurka:
// verdict: violation
// violation: deadlock
// cause: lock order
// unlike: semaphore not posted
//
// Three philosophers with semaphores for forks. Each semaphore is posted as often as it is taken, on every path: that
// each has taken one and waits for the next is what goes wrong.
#include <pthread.h>
#include <semaphore.h>
#define N 3

static sem_t forks[N];

static void *eat(void *arg) {
  long i = (long)arg;
  sem_wait(&forks[i]);
  sem_wait(&forks[(i + 1) % N]);
  sem_post(&forks[i]);
  sem_post(&forks[(i + 1) % N]);
  return 0;
}

int main(void) {
  pthread_t t[N];
  for (long i = 0; i < N; i++) sem_init(&forks[i], 0, 1);
  for (long i = 0; i < N; i++) pthread_create(&t[i], 0, eat, (void *)i);
  for (long i = 0; i < N; i++) pthread_join(t[i], 0);
}
