// Barriers, read-write locks, once, keys, semaphores.
#include <pthread.h>
#include <semaphore.h>
static pthread_barrier_t barrier; static pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER; static pthread_once_t once = PTHREAD_ONCE_INIT; static pthread_key_t key; static sem_t sem;
static void init(void) { pthread_key_create(&key, 0); sem_init(&sem, 0, 1); }
static void *run(void *p) { pthread_once(&once, init); pthread_setspecific(key, p); pthread_rwlock_rdlock(&rw); pthread_rwlock_unlock(&rw); sem_wait(&sem); sem_post(&sem); pthread_barrier_wait(&barrier); if (p) pthread_exit(pthread_getspecific(key)); return p; }
int main(void) { pthread_t t; pthread_barrier_init(&barrier, 0, 2); pthread_create(&t, 0, run, &t); run(0); pthread_join(t, 0); return pthread_equal(t, pthread_self()); }
