// mazurka:
// verdict: verified
// executions: 2
// because: two threads take a number each, under the lock of the generator, in two orders
//
// Random numbers are the same in every execution: those of glibc for the seed 1.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static int numbers[2];

static void *take(void *number) {
  *(int *)number = rand();
  return 0;
}

int main(void) {
  pthread_t threads[2];
  for (int i = 0; i < 2; i++) pthread_create(&threads[i], 0, take, &numbers[i]);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
  int first = 1804289383, second = 846930886;
  assert(numbers[0] == first ? numbers[1] == second : numbers[0] == second && numbers[1] == first);
  assert(rand() == 1681692777);
  return 0;
}
