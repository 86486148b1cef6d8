// mazurka:
// verdict: error
// message: call_chain.c:18:34: the function measure_temperature is not known
// message: in sensor at
// message: call_chain.c:18
// message: in worker at
// message: call_chain.c:22
// message: --nondet-extern
//
// The message tells who called the unknown function. Only the second thread comes to it, and only in some
// interleavings.
#include <pthread.h>
#include <stdatomic.h>

extern int measure_temperature(void);
static atomic_int ready;

static int sensor(void) { return measure_temperature(); }

static void *worker(void *p) {
  (void)p;
  return ready ? (void *)(long)sensor() : 0;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, worker, 0);
  ready = 1;
  pthread_join(thread, 0);
  return 0;
}
